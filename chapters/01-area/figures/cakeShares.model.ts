/** One whole, cut into bars: what each holds, how high it is, and what follows when one of them is moved. */

import { bits, entropy } from '#math/entropy.ts';
import { uniform } from '#math/random.ts';
import { type CakeValues, DECIMALS } from './cakeParams.model.ts';
import { NOT_THROWN, type Throws, throwsOn } from './cakeThrows.model.ts';
import { type FoundWord, foundWord, VOCABULARY_ENTROPY, VOCABULARY_PLACE } from './cakeVocabulary.model.ts';

export interface CakeBar {
  readonly index: number;
  readonly name: string;
  /** Its area: a probability, if all of them make a distribution. */
  readonly area: number;
  /** Area divided by width. */
  readonly height: number;
  /** n times the area, and what n throws gave. */
  readonly expected: number;
  readonly observed: number;
}

export interface CakeModel {
  readonly size: CakeValues['size'];
  readonly locked: boolean;
  readonly bars: readonly CakeBar[];
  /** From left to right, which bar stands there. */
  readonly places: readonly number[];
  readonly width: number;
  readonly total: number;
  readonly lamps: { readonly nonNegative: boolean; readonly sumsToOne: boolean };
  /** Whether these areas are a distribution: then a die can be thrown. */
  readonly fair: boolean;
  readonly n: number;
  readonly throws: Throws;
  /** NaN where there is no distribution. */
  readonly entropy: number;
  readonly bits: number;
  /** Mean of the numbers on the faces; NaN if they are not numbers. */
  readonly meanFace: number;
  /** Mean of the places from the left: it depends on the order alone. */
  readonly meanPlace: number;
  readonly found: FoundWord;
}

/** Sums of numbers kept to a millionth. */
const clean = (x: number) => Number(x.toFixed(5)) + 0;

export function cakeModel(values: CakeValues): CakeModel {
  const { size, locked, width, n } = values;
  const areas = locked ? sharesOf(values.areas) : values.areas;
  const total = clean(areas.reduce((a, b) => a + b, 0));
  const lamps = { nonNegative: areas.every((a) => a >= 0), sumsToOne: Math.abs(total - 1) < 1e-9 };
  const fair = lamps.nonNegative && lamps.sumsToOne;
  const shares = fair ? sharesOf(areas) : areas;
  const throws = fair ? throwsOn(shares, n, values.seed) : NOT_THROWN;
  const places = placesOf(values, areas);
  const many = size === 'vocabulary';
  const nats = many ? VOCABULARY_ENTROPY : fair ? entropy(shares) : NaN;
  return {
    size,
    locked,
    bars: areas.map((area, index) => ({
      index,
      name: values.names[index] as string,
      area,
      height: area / width,
      expected: n * area,
      observed: throws.counts[index] ?? NaN,
    })),
    places,
    width,
    total: many ? 1 : total,
    lamps: many ? { nonNegative: true, sumsToOne: true } : lamps,
    fair,
    n,
    throws,
    entropy: nats,
    bits: bits(nats),
    meanFace: fair && !many ? mean(shares, values.names.map(numberOn)) : NaN,
    meanPlace: many ? VOCABULARY_PLACE : fair ? meanPlaceOf(shares, places) : NaN,
    found: foundWord(values.find, n, values.seed),
  };
}

/** What a face counts; a name like 1e999 is not a number that can be averaged. */
const numberOn = (name: string) => (Number.isFinite(Number(name)) ? Number(name) : NaN);

const mean = (shares: readonly number[], of: readonly number[]) =>
  shares.reduce((m, p, i) => m + p * (of[i] as number), 0);

const meanPlaceOf = (shares: readonly number[], places: readonly number[]) =>
  mean(
    places.map((bar) => shares[bar] as number),
    places.map((_, k) => k + 1),
  );

/** What is above 0, divided by its sum; all 0 if nothing is. */
export function sharesOf(areas: readonly number[]): readonly number[] {
  const total = areas.reduce((sum, a) => sum + Math.max(0, a), 0);
  return areas.map((a) => (total > 0 ? Math.max(0, a) / total : 0));
}

/**
 * One bar takes a share, and the others keep their proportions in what is left.
 *
 * @param areas as they were before; if the others had nothing, they get equal parts
 * @returns adding up to 1 but for a millionth each
 * @example moved([0.5, 0.25, 0.25], 0, 0.8); // [0.8, 0.1, 0.1]
 */
export function moved(areas: readonly number[], index: number, share: number): readonly number[] {
  const before = sharesOf(areas);
  const rest = before.reduce((sum, p, i) => (i === index ? sum : sum + p), 0);
  const left = 1 - share;
  return before.map((p, i) => {
    const now = i === index ? share : rest > 0 ? (p / rest) * left : left / (before.length - 1);
    return Number(now.toFixed(DECIMALS));
  });
}

/** The order in which the bars stand: as given, falling, or shuffled like cards. */
function placesOf({ order, deal }: CakeValues, areas: readonly number[]): readonly number[] {
  const places = areas.map((_, i) => i);
  if (order === 'falling') return places.sort((a, b) => (areas[b] as number) - (areas[a] as number) || a - b);
  if (order === 'given') return places;
  const next = uniform(deal);
  for (let i = places.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [places[i], places[j]] = [places[j] as number, places[i] as number];
  }
  return places;
}
