/** A parameter's value as text, with the decimals its grid needs: 3.5, 1.663, −∞. */

import { formatNumber, type Lang } from './format.ts';
import { type Bounds, decimals } from './number.ts';

export function valueText(bounds: Bounds, x: number, lang: Lang): string {
  return formatNumber(x, { as: 'fixed', digits: Number.isFinite(x) ? decimals(bounds, x) : 0 }, lang);
}
