/** From scores to shares: everything the prize machine shows, computed once per change. */

import { argmax, ties } from '#math/argmax.ts';
import { cumulative, draw } from '#math/draw.ts';
import { bits, entropy } from '#math/entropy.ts';
import { type Rule, shares, weight } from '#math/shares.ts';
import { sum } from '#math/sum.ts';
import { DRAWN, type PrizeValues } from './prizeParams.model.ts';

export interface PrizeBar {
  readonly index: number;
  readonly name: string;
  readonly logit: number;
  /** f(z): e^z, z², … */
  readonly weight: number;
  /** ln f(z), −∞ for 0; NaN for a negative weight. */
  readonly logWeight: number;
  /** NaN if there is no distribution. May be negative or above 1 under the rule `raw`. */
  readonly share: number;
  /** Left and right edge on the strip; NaN if the shares make no strip. */
  readonly from: number;
  readonly to: number;
  /** A logit of −∞. */
  readonly masked: boolean;
}

export interface PrizeModel {
  readonly rule: Rule;
  readonly base: PrizeValues['base'];
  /** 0 logits, 1 weights, 2 shares, and everything between. */
  readonly stage: number;
  readonly u: number;
  readonly seed: number;
  readonly bars: readonly PrizeBar[];
  /** Sum of the weights; ±∞ and NaN possible where a masked logit has an infinite weight. */
  readonly total: number;
  /** Sum of the shares, without the noise of rounding; NaN if there are none. */
  readonly sharesTotal: number;
  /** Nothing has any weight: there is no distribution. */
  readonly empty: boolean;
  /** Shares are at least 0 and add up to 1: there is a strip, and u falls on something. */
  readonly drawable: boolean;
  /** Index of the bar under u; undefined without a strip. */
  readonly hit: number | undefined;
  /** What greedy decoding takes: the first of the largest logits. */
  readonly greedy: number;
  /** All bars with the largest logit, if more than one. */
  readonly tied: readonly number[];
  readonly lamps: {
    readonly nonNegative: boolean;
    readonly sumsToOne: boolean;
    /** No lower score has a larger share. */
    readonly keepsOrder: boolean;
    /** The same bonus for all changes nothing, whatever the scores: a fact about the rule. */
    readonly onlyDifferences: boolean;
  };
  readonly pair: {
    readonly first: number;
    readonly second: number;
    /** Difference of the two logits. */
    readonly gap: number;
    /** How many times the first weight is the second. */
    readonly ratio: number;
  };
  /** In nats; NaN without a strip, like the two that follow. */
  readonly entropy: number;
  readonly bits: number;
  readonly effective: number;
  readonly smallest: number;
  /** The blocks that a source text drew for exactly these scores, as shares. */
  readonly asPrinted: readonly number[] | undefined;
}

/** The largest double below 1: a share beside which others are left, however small, is never all of the strip. */
const ALMOST_ALL = 1 - 2 ** -53;

export function prizeModel(values: PrizeValues): PrizeModel {
  const { logits, rule } = values;
  const base = values.base === 'e' ? Math.E : Number(values.base);
  const found = shares(logits, rule, base);
  const weights = logits.map((z) => weight(z, rule, base));
  const sharesTotal = found ? Number(sum(found).toFixed(12)) : NaN;
  const nonNegative = found?.every((p) => p >= 0) ?? false;
  const sumsToOne = sharesTotal === 1;
  const strip = found && nonNegative && sumsToOne ? found : undefined;
  const edges = strip && cumulative(strip);
  const nats = strip ? entropy(strip) : NaN;
  const best = ties(logits);
  const alone = weights.filter((w) => w !== 0).length === 1;
  return {
    rule,
    base: values.base,
    stage: values.stage,
    u: values.u,
    seed: values.seed,
    bars: logits.map((logit, index) => ({
      index,
      name: values.names[index] as string,
      logit,
      weight: weights[index] as number,
      logWeight: rule === 'exp' ? logit * Math.log(base) : Math.log(weights[index] as number),
      share: rule !== 'raw' && found?.[index] === 1 && !alone ? ALMOST_ALL : (found?.[index] ?? NaN),
      from: edges ? (edges[index - 1] ?? 0) : NaN,
      to: edges?.[index] ?? NaN,
      masked: logit === -Infinity,
    })),
    total: sum(weights),
    sharesTotal,
    empty: !found,
    drawable: strip !== undefined,
    hit: strip && draw(strip, values.u),
    greedy: argmax(logits),
    tied: best.length > 1 ? best : [],
    lamps: {
      nonNegative,
      sumsToOne,
      keepsOrder: found !== undefined && keepsOrder(logits, found),
      onlyDifferences: rule === 'exp',
    },
    pair: pairOf(values, weights, base),
    entropy: nats,
    bits: bits(nats),
    effective: Math.exp(nats),
    smallest: found ? found.reduce((a, b) => Math.min(a, b)) : NaN,
    asPrinted:
      rule === 'exp' && values.base === 'e' && same(logits, DRAWN.logits) ? DRAWN.blocks.map((b) => b / 6) : undefined,
  };
}

const same = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((x, i) => x === b[i]);

const keepsOrder = (logits: readonly number[], found: Float64Array) =>
  logits.every((a, i) => logits.every((b, j) => a <= b || (found[i] as number) >= (found[j] as number)));

/** The largest change of a share if every logit grew by 2; NaN without shares. */
export function moved({ bars, rule, base, empty }: PrizeModel): number {
  const after = shares(
    bars.map(({ logit }) => logit + 2),
    rule,
    base === 'e' ? Math.E : Number(base),
  );
  if (!after || empty) return NaN;
  const changes = bars.map(({ share }, i) => (share === after[i] ? 0 : Math.abs((after[i] as number) - share)));
  return Number(Math.max(...changes).toFixed(12));
}

function pairOf(values: PrizeValues, weights: readonly number[], base: number): PrizeModel['pair'] {
  const first = Math.min(values.first, weights.length - 1);
  const second = Math.min(values.second, weights.length - 1);
  const gap = Number(((values.logits[first] as number) - (values.logits[second] as number)).toFixed(3)) + 0;
  const ratio = values.rule === 'exp' ? base ** gap : (weights[first] as number) / (weights[second] as number);
  return { first, second, gap, ratio };
}
