/** The law of the average under each tail: what lies left of any place, and the bell it is held against. */

import { cauchyCdf } from '#math/cauchy.ts';
import { normalBetween } from '#math/normal.ts';
import { paretoMoments, paretoQuantile } from '#math/pareto.ts';
import { strictly } from '#math/strictly.ts';
import { bellBelow } from './bellTable.model.ts';
import { type BreakersValues, partsOf, weightsOf } from './breakersParams.model.ts';
import { DIE_VARIANCE, type DiceMean, diceBelow, diceMean } from './diceMean.model.ts';
import { paretoSumBelow, type Terms } from './paretoSum.model.ts';

export interface AverageLaw {
  /** The share that lies left of a place, the place counted in. */
  readonly below: (x: number) => number;
  /** Middle and σ of the bell: those of the average, or where it has none, those that give the bell the same quartiles. */
  readonly middle: number;
  readonly width: number;
  readonly by: 'moments' | 'quartiles';
  /** Mean and sd of the average; infinite, or NaN, where there is none. */
  readonly mean: number;
  readonly sd: number;
  /** P(|average| > 10). */
  readonly beyond: number;
  /** Only of dice: they have jumps. */
  readonly dice?: DiceMean;
  /** The least value, if there is one. */
  readonly least: number;
}

/** A bell's quartiles are so many σ from its middle. */
const QUARTILE = 0.6744897501960817;
const FAR = 10;

export function averageLaw(values: BreakersValues): AverageLaw {
  const { first, other } = weightsOf(values);
  const { common, own } = partsOf(values);
  const { n, tail, correlation } = values;
  const spread = Math.sqrt(correlation + (1 - correlation) * (first * first + (n - 1) * other * other));
  if (tail === 'die') {
    const dice = diceMean(n, first, other, common, own);
    const sd = spread * Math.sqrt(DIE_VARIANCE);
    return {
      below: (x) => diceBelow(dice, x - 3.5),
      ...moments(3.5, sd),
      beyond: 0,
      dice,
      least: 3.5 - 2.5 * (common + own),
    };
  }
  if (tail === 'normal')
    return {
      below: (x) => bellBelow(x / spread),
      ...moments(0, spread),
      beyond: strictly(2 * normalBetween(FAR, Infinity, spread)),
      least: -Infinity,
    };
  if (tail === 'cauchy')
    return {
      below: cauchyCdf,
      middle: 0,
      width: 1 / QUARTILE,
      by: 'quartiles',
      mean: NaN,
      sd: NaN,
      beyond: 2 * cauchyCdf(-FAR),
      least: -Infinity,
    };
  return paretoLaw(values, spread);
}

const moments = (mean: number, sd: number) => ({ middle: mean, width: sd, by: 'moments' as const, mean, sd });

function paretoLaw(values: BreakersValues, spread: number): AverageLaw {
  const { alpha, n } = values;
  const { first, other } = weightsOf(values);
  const { common, own } = partsOf(values);
  const rest = first === other ? { factor: own * other, count: n } : { factor: own * other, count: n - 1 };
  const terms = [{ factor: common, count: 1 }, ...(first === other ? [] : [{ factor: own * first, count: 1 }]), rest];
  const below = paretoSumBelow(
    alpha,
    terms.filter(({ factor, count }) => factor > 1e-12 && count > 0),
  );
  // Counted from the median of one term, so that the common part does not move it.
  const median = paretoQuantile(0.5, alpha);
  const least = median + (1 - median) * (common + own);
  const each = paretoMoments(alpha);
  const mean = median + (each.mean - median) * (common + own);
  const sd = Math.sqrt(each.variance) * spread;
  const law = { below: (x: number) => below(x - least), least, mean, sd, beyond: strictly(1 - below(FAR - least)) };
  if (Number.isFinite(sd)) return { ...law, middle: mean, width: sd, by: 'moments' };
  const [low, high] = [quantile(below, 0.25, terms, alpha), quantile(below, 0.75, terms, alpha)];
  return { ...law, middle: least + (low + high) / 2, width: (high - low) / (2 * QUARTILE), by: 'quartiles' };
}

/** Where a share is reached, by narrowing down; where one large term would reach it is where to begin. */
function quantile(below: (t: number) => number, p: number, terms: readonly Terms[], alpha: number): number {
  let high = terms.reduce((t, { factor, count }) => t + factor * count, 0) * (paretoQuantile(p, alpha) - 1);
  while (below(high) < p) high *= 2;
  let low = high / 2;
  while (below(low) > p) low /= 2;
  high = 2 * low;
  let [atLow, atHigh] = [below(low) - p, below(high) - p];
  for (let i = 0; i < 40 && high - low > 1e-6 * high; i++) {
    // Between the chord and the middle: neither end stays for ever.
    const chord = low - (atLow * (high - low)) / (atHigh - atLow);
    const x = i % 3 === 2 ? (low + high) / 2 : Math.min(high, Math.max(low, chord));
    const at = below(x) - p;
    if (at < 0) [low, atLow] = [x, at];
    else [high, atHigh] = [x, at];
  }
  return (low + high) / 2;
}
