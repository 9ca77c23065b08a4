/** How far the share of one place may be from its probability, ninety-five times in a hundred. */

/** 95 % of a bell are within so many σ. */
const TWO_SIDED = 1.959963984540054;
const SURE = 0.95;
/** From so many expected on, the bell is near enough; below, it would leave out one in six where one in twenty is meant. */
const MANY = 50;

/**
 * Half the height of the band round a probability p that holds the share of n trials with a probability of 95 %.
 *
 * Where few are expected, the counts nearest to np are taken in until their binomial masses reach 95 %: then the band
 * holds at least that much, and more where a single count has more.
 *
 * @param n trials, a whole number of at least 1
 * @param p from 0 to 1
 * @returns from 0 to 1
 * @example shareBand(1, 0.25); // 0.75: both a share of 0 and one of 1 are inside
 */
export function shareBand(n: number, p: number): number {
  const rare = Math.min(p, 1 - p);
  if (n * rare >= MANY) return TWO_SIDED * Math.sqrt((p * (1 - p)) / n);
  // Counts of the rarer side; beyond four times as many and thirty, next to nothing is left.
  const last = Math.min(n, Math.floor(4 * n * rare) + 30);
  const masses = new Float64Array(last + 1);
  masses[0] = (1 - rare) ** n;
  for (let k = 0; k < last; k++) masses[k + 1] = ((masses[k] as number) * (n - k) * rare) / ((k + 1) * (1 - rare));
  const away = (k: number) => Math.abs(k / n - rare);
  let low = Math.floor(n * rare);
  let high = low + 1;
  let held = 0;
  let reach = 0;
  while (held < SURE && (low >= 0 || high <= last)) {
    const k = high > last || (low >= 0 && away(low) <= away(high)) ? low-- : high++;
    held += masses[k] as number;
    reach = away(k);
  }
  return reach;
}
