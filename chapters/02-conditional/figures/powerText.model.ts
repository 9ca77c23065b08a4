/** Products of many shares as text: four digits and a power of ten, from their logarithm, so that none is lost as 0. */

/**
 * @param nats ln of the product; −∞ is a product of 0, NaN one that is not defined
 * @example powerText(Math.log(0.03125)); // '.03125'
 * @example powerText(-10.092); // '4.141 × 10⁻⁵'
 */
export function powerText(nats: number): string {
  if (Number.isNaN(nats)) return '—';
  if (nats === -Infinity) return '0';
  if (nats > -1e-12) return '1';
  const decades = nats / Math.LN10;
  if (decades >= -3) return Math.exp(nats).toPrecision(4).replace(/^0/, '');
  const power = Math.floor(decades + 1e-12);
  const lead = Math.min(9.999, 10 ** (decades - power));
  const raised = [...String(-power)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
  return `${lead.toFixed(3)} × 10⁻${raised}`;
}
