/** Shares of a vocabulary as text, in one style: four places, and a power of ten for the one word that is looked up. */

import { formatNumber, type Lang } from './format.ts';

/** Smaller than this, four places would show .0000. */
const SMALL = 0.00005;

/** What many words hold together: .0362, <.0001. Never longer than five characters and a sign. */
export const massText = (mass: number, lang: Lang): string =>
  mass > 0 && mass < SMALL ? '<.0001' : formatNumber(mass, { as: 'share' }, lang);

/** What the word that is looked up holds: .0053, 2.3 × 10⁻⁵. */
export const wordText = (share: number, lang: Lang): string =>
  formatNumber(share, share < 0.0001 ? { as: 'amount' } : { as: 'share' }, lang);
