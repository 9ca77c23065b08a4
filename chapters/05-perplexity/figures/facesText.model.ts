/** A number of faces as text: four digits, so that it is about as wide whatever it is; what is whole is written so. */

import { formatNumber } from '#spec/format.ts';

/**
 * @param faces ±∞ allowed; NaN, where no token was scored, is a dash
 * @example facesText(6.866); // '6.866'
 * @example facesText(4); // '4'
 * @example facesText(50304); // '50,304'
 */
export function facesText(faces: number): string {
  if (faces === 0) return '0';
  const size = Math.abs(faces);
  if (Number.isFinite(faces) && (size >= 1e7 || size < 0.01)) return formatNumber(faces, { as: 'amount' }, 'en');
  if (Math.abs(faces - Math.round(faces)) < 1e-9) return formatNumber(faces, { as: 'whole' }, 'en');
  const digits = size < 0.09995 ? 4 : size < 9.9995 ? 3 : size < 99.995 ? 2 : size < 999.95 ? 1 : 0;
  return formatNumber(faces, { as: 'fixed', digits }, 'en');
}
