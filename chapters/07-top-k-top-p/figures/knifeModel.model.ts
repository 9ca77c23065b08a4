/** Everything the knife shows: shares by rank, where the cut lies, what every convention would keep, what is drawn. */

import { keptByK, type Ties, tiedAt } from '#math/cutTopK.ts';
import { keptByP, type NucleusRule } from '#math/cutTopP.ts';
import { logitLoss } from '#math/logitLoss.ts';
import { strictly } from '#math/strictly.ts';
import { keptByMinP, withMass } from './fallingCuts.model.ts';
import { type KnifeValues, OPENING, PRINTED } from './knifeParams.model.ts';
import { fewAt, logitsOf, massOf, type Ranked, vocabularyAt } from './knifeShares.model.ts';

/** How one reading of the same knife cuts. */
export interface Convention {
  readonly key: NucleusRule | Ties | 'first' | 'last';
  readonly kept: number;
  readonly mass: number;
}

export interface KnifeModel {
  readonly few: boolean;
  readonly method: KnifeValues['method'];
  readonly rule: NucleusRule;
  readonly ties: Ties;
  readonly T: number;
  readonly k: number;
  readonly p: number;
  readonly minp: number;
  readonly when: KnifeValues['when'];
  /** How many bars there are. */
  readonly size: number;
  /** Undefined if there is no distribution to cut. */
  readonly ranked: Ranked | undefined;
  /** By index; empty for the vocabulary. */
  readonly names: readonly string[];
  /** Of the few bars, also while the vocabulary is shown. */
  readonly logits: readonly number[];
  /** How many of the first ranks are kept, and their mass; 0 if nothing is. */
  readonly kept: number;
  readonly mass: number;
  /** The readings of the present method side by side; none for plain random sampling. */
  readonly conventions: readonly Convention[];
  /** How many bars of one height the blade of a cut by count falls among; 1 if it falls beside them, 0 if it cuts nothing. */
  readonly tied: number;
  /** Rank (from 0) that u falls on after the cut; undefined if nothing is left. */
  readonly hit: number | undefined;
  readonly u: number;
  /** Decimals of u that tell where it fell: three, or as many as are needed. */
  readonly places: number;
  readonly seed: number;
  /** The word that comes next in truth: its rank from 0, its surprise in nats before the cut and after. */
  readonly answer: { readonly rank: number; readonly before: number; readonly after: number } | undefined;
  /** A bar looked up in the vocabulary: number from 1. */
  readonly find: number;
  /** What a source text prints for exactly these bars. */
  readonly printed:
    | {
        readonly shares: readonly number[];
        /** Of what it keeps: printed for k = 3; for p = .7 only the words are, and these are their parts of .59 + .23. */
        readonly after: readonly number[] | undefined;
        readonly keeps: readonly string[] | undefined;
      }
    | undefined;
}

export function knifeModel(values: KnifeValues): KnifeModel {
  const { size, method, rule, ties, when, T, k, p, minp, u, seed, find } = values;
  const few = size === 'few';
  const ranked = few ? fewAt(values, T) : vocabularyAt(T);
  const names = !few ? [] : values.bars === 'scores' ? values.names : values.words;
  const count = ranked ? keptOf(ranked, values, rule, ties) : 0;
  const mass = ranked ? massOf(ranked, count) : 0;
  const hit = ranked && count > 0 ? hitOf(ranked, count, mass, u) : undefined;
  return {
    few,
    method,
    rule,
    ties,
    T,
    k,
    p,
    minp,
    when,
    size: few ? names.length : (ranked?.masses.length ?? 0),
    ranked,
    names,
    logits: logitsOf(values),
    kept: count,
    mass,
    conventions: ranked ? conventionsOf(ranked, values) : [],
    tied: ranked ? tiedBy(ranked.masses, method === 'greedy' ? 1 : k) : 0,
    hit,
    u,
    places: ranked && hit !== undefined ? placesOf(u, (x) => hitOf(ranked, count, mass, x) === hit) : PLACES,
    seed,
    answer: ranked && few ? answerOf(ranked, values, names.length, count) : undefined,
    find,
    printed: few ? printedFor(values) : undefined,
  };
}

/** Bars of mass 0 are never kept: there is nothing to draw. */
const keptOf = (ranked: Ranked, values: KnifeValues, rule: NucleusRule, ties: Ties): number =>
  Math.min(countOf(ranked, values, rule, ties), withMass(ranked.masses));

function countOf(ranked: Ranked, values: KnifeValues, rule: NucleusRule, ties: Ties): number {
  const { masses, totals } = ranked;
  const { method, k, p, when } = values;
  switch (method) {
    case 'greedy':
      return ties === 'all' ? tiedAt(masses, 0) : 1;
    case 'random':
      return masses.length;
    case 'top-k':
      return keptByK(masses, k, ties);
    case 'top-p':
      return keptByP(totals, p, rule);
    case 'min-p':
      return minpOf(ranked, values, when);
  }
}

/** Cut first, the shares before the temperature decide; their order is the same. */
function minpOf({ masses }: Ranked, values: KnifeValues, when: KnifeValues['when']): number {
  if (when === 'first') return keptByMinP(masses, values.minp);
  const cold = values.size === 'few' ? fewAt(values, 1) : vocabularyAt(1);
  return cold ? Math.min(keptByMinP(cold.masses, values.minp), withMass(masses)) : 0;
}

function conventionsOf(ranked: Ranked, values: KnifeValues): readonly Convention[] {
  const by = (key: Convention['key'], kept: number): Convention => ({ key, kept, mass: massOf(ranked, kept) });
  switch (values.method) {
    case 'random':
      return [];
    case 'greedy':
    case 'top-k':
      return (['index', 'all'] as const).map((ties) => by(ties, keptOf(ranked, values, values.rule, ties)));
    case 'top-p':
      return (['reach', 'printed', 'shifted'] as const).map((rule) =>
        by(rule, keptOf(ranked, values, rule, values.ties)),
      );
    case 'min-p':
      return (['first', 'last'] as const).map((when) => by(when, minpOf(ranked, values, when)));
  }
}

const PLACES = 3;

/** So many that the rounded point falls where the point itself does; it is never rounded to 1. */
function placesOf(u: number, same: (x: number) => boolean): number {
  let places = PLACES;
  for (; places < 9; places++) {
    const shown = Number(u.toFixed(places));
    if (shown < 1 && same(shown)) break;
  }
  return places;
}

/** The first rank whose part of the kept mass reaches beyond u. */
function hitOf({ masses, totals }: Ranked, kept: number, mass: number, u: number): number {
  let low = 0;
  let high = kept - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (u * mass < (totals[middle] as number)) high = middle;
    else low = middle + 1;
  }
  // Rounding must not end on a bar without mass.
  while (low > 0 && masses[low] === 0) low--;
  return low;
}

function answerOf({ order }: Ranked, values: KnifeValues, count: number, kept: number) {
  const logits = logitsOf(values);
  const item = Math.min(values.answer, count) - 1;
  const rank = order ? order.indexOf(item) : item;
  const left = Array.from({ length: kept }, (_, i) => logits[order?.[i] ?? i] as number);
  const loss = (among: readonly number[], place: number) =>
    logitLoss(among, place, { temperature: values.T }) ?? Infinity;
  return { rank, before: loss(logits, item), after: rank < kept ? loss(left, rank) : Infinity };
}

/** Bars without mass are not tied with each other: none of them is ever drawn. */
function tiedBy(masses: Float64Array, k: number): number {
  const some = withMass(masses);
  if (k >= some) return 0;
  // Equal ones that all fit in are no tie: whoever breaks it, they stay.
  return masses[k] === masses[k - 1] ? tiedAt(masses, k - 1) : 1;
}

/** The first two conventions that a source text used on these very scores are compared with what it printed. */
function printedFor({ bars, logits, T, method, k, p }: KnifeValues): KnifeModel['printed'] {
  const asPrinted =
    bars === 'scores' &&
    T === 1 &&
    logits.length === OPENING.logits.length &&
    logits.every((z, i) => z === OPENING.logits[i]);
  if (!asPrinted) return undefined;
  const seven = method === 'top-p' && p === 0.7;
  return {
    shares: PRINTED.shares,
    after: method === 'top-k' && k === 3 ? PRINTED.three : seven ? PRINTED.seven : undefined,
    keeps: seven ? OPENING.names.slice(0, PRINTED.seven.length) : undefined,
  };
}

/** Share of a rank after the cut: renormalised, 0 if cut away, NaN if nothing is left. */
export function shareAfter({ ranked, kept, mass }: KnifeModel, rank: number): number {
  if (!ranked || kept === 0) return NaN;
  if (rank >= kept) return 0;
  return kept === 1 ? 1 : strictly((ranked.masses[rank] as number) / mass);
}

/**
 * The ratio of min-p to the first share as it is shown.
 *
 * Dividing scores by T raises ratios to the power 1/T, so that a cut made before it lies elsewhere after it.
 */
export const shownRatio = ({ minp, when, T }: KnifeModel): number => (when === 'first' ? minp : minp ** (1 / T));
/** Which min-p lies at a ratio that is shown. */
export const ratioShown = ({ when, T }: KnifeModel, shown: number): number => (when === 'first' ? shown : shown ** T);

/** Item at a rank. */
export const itemAt = ({ ranked }: KnifeModel, rank: number): number => ranked?.order?.[rank] ?? rank;
/** Name of the bar at a rank; a bar of the vocabulary is called by its number. */
export const nameAt = (model: KnifeModel, rank: number): string =>
  model.few ? (model.names[itemAt(model, rank)] ?? '—') : `№ ${rank + 1}`;
