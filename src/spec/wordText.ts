/** The share of the one word of a vocabulary that is looked up, as text: however small, it is a number. */

import { formatNumber, type Lang } from './format.ts';

/** .0053, 2.3 × 10⁻⁵ */
export const wordText = (share: number, lang: Lang): string =>
  formatNumber(share, share < 0.0001 ? { as: 'amount' } : { as: 'share' }, lang);
