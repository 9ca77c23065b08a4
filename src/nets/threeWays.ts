/**
 * One beginning written on in three ways: the largest each time, a draw at a temperature, a draw from what top-p leaves
 * of it. The last two have the same points.
 */

import { type RankColumns, rankColumns } from '#math/rankColumns.ts';
import { sum } from '#math/sum.ts';
import { createWriter, type Manner, type Place, type Writer } from './writing.ts';

export interface Asked {
  /** The beginning, in tokens. */
  readonly after: readonly number[];
  readonly temperature: number;
  readonly p: number;
  readonly seed: number;
  /** Tokens at most, in each of the three. */
  readonly length: number;
}

export interface Written {
  /** As they are written; the sign of the end is `END`. */
  readonly pieces: readonly string[];
  /** Which pieces are part of four in a row that were there before. */
  readonly again: readonly number[];
  /** Which pieces the network itself gives less than `RARE`, at T = 1. */
  readonly rare: readonly number[];
  /** Of four pieces in a row, the share of those that were there before; NaN without any four. */
  readonly fours: number;
  /** Nats a piece, by the shares at T = 1. */
  readonly surprise: number;
  /** e to the mean entropy of the strips they were chosen from. */
  readonly effective: number;
  /** All that was asked for, or up to its end. */
  readonly whole: boolean;
}

/** One place of a text: what could have come there, over the whole vocabulary, and what did. */
export interface Looked {
  readonly name: string;
  /** From 1. */
  readonly rank: number;
  /** At the temperature, before anything is cut; where the largest is taken, at T = 1. */
  readonly share: number;
  /** The ten largest, and what all others hold together. */
  readonly top: readonly (readonly [name: string, share: number])[];
  readonly tail: number;
  /** Shares by rank, and those at T = 1 if they are others. */
  readonly columns: RankColumns;
  readonly before: RankColumns | undefined;
  /** How many of the first are not cut away. */
  readonly kept: number;
  readonly size: number;
}

export interface ThreeWays {
  /** @param drawn steps of the network, of all three together */
  readonly write: (asked: Asked, drawn: number) => readonly Written[];
  /** How many of these steps have been made before. */
  readonly known: (asked: Asked) => number;
  /** @returns undefined if the text ends before, or is not written so far */
  readonly look: (asked: Asked, drawn: number, way: number, at: number) => Looked | undefined;
}

export const END = '¶';
const RARE = 0.001;
const TOP = 10;
/** Of the axis of ranks. */
export const COLUMNS = 40;
const GREEDY = 0;
const WAYS = [GREEDY, 1, 2] as const;

interface Language {
  readonly end: number;
  readonly token: (id: number) => string;
  readonly next: (ids: readonly number[]) => Float32Array;
}

export function createThreeWays(language: Language): ThreeWays {
  const writer = createWriter(language);
  const write = ({ after, ...asked }: Asked, drawn: number) =>
    WAYS.map((way) => {
      const due = dueOf(way, drawn, asked.length);
      return writer.write(after, mannerOf(asked, way), due);
    });
  return {
    write: (asked, drawn) =>
      write(asked, drawn).map((places) => written(language, places, places.length === asked.length)),
    known: (asked) => knownOf(writer, asked),
    look: (asked, drawn, way, at) => {
      const ids = write(asked, drawn)[way]?.map(({ id }) => id) ?? [];
      const id = ids[at];
      if (id === undefined) return undefined;
      return lookAt(language, writer, [...asked.after, ...ids.slice(0, at)], mannerOf(asked, way), id);
    },
  };
}

const mannerOf = ({ temperature, p, seed }: Omit<Asked, 'after'>, way: number): Manner => ({
  temperature: way === GREEDY ? 0 : temperature,
  p: way === 2 ? p : 1,
  seed,
});

/** The first text is written first, since no temperature changes it; then the two others, one token each in turn. */
export const dueOf = (way: number, drawn: number, length: number): number =>
  way === GREEDY ? Math.min(drawn, length) : Math.max(0, Math.min(length, Math.ceil((drawn - length + 1 - way) / 2)));

function knownOf(writer: Writer, asked: Asked): number {
  const { after, length } = asked;
  const [greedy = 0, drawn = 0, cut = 0] = WAYS.map((way) => writer.known(after, mannerOf(asked, way), length));
  return greedy < length ? greedy : length + 2 * Math.min(drawn, cut);
}

function written({ end, token }: Language, places: readonly Place[], all: boolean): Written {
  const ids = places.map(({ id }) => id);
  const mean = (of: (place: Place) => number) => sum(places.map(of)) / places.length;
  return {
    pieces: ids.map((id) => (id === end ? END : token(id))),
    ...repetition(ids),
    rare: places.flatMap(({ surprise }, i) => (surprise > -Math.log(RARE) ? [i] : [])),
    surprise: mean((place) => place.surprise),
    effective: Math.exp(mean((place) => place.entropy)),
    whole: all || ids.at(-1) === end,
  };
}

const FOUR = 4;

/**
 * Fours that were there before; the first time counts for nothing.
 *
 * @example repetition([...'abcdabcd']); // fours 0.2, one of five; again 4, 5, 6, 7
 */
export function repetition<T>(pieces: readonly T[]): Pick<Written, 'fours' | 'again'> {
  const seen = new Set<string>();
  const again = new Set<number>();
  const count = pieces.length - FOUR + 1;
  for (let i = 0; i < count; i++) {
    const four = pieces.slice(i, i + FOUR).join(' ');
    if (seen.has(four)) for (let j = i; j < i + FOUR; j++) again.add(j);
    seen.add(four);
  }
  return { fours: count < 1 ? NaN : 1 - seen.size / count, again: [...again] };
}

/** A piece as a name: without the space before it; what is nothing but space can be seen. */
const nameOf = (piece: string): string => piece.trim() || (piece.includes('\n') ? '↵' : '␣');

function lookAt(
  { end, token }: Language,
  writer: Writer,
  after: readonly number[],
  manner: Manner,
  id: number,
): Looked {
  const { order, shares, trained, kept } = writer.look(after, manner);
  const named = (each: number) => (each === end ? END : nameOf(token(each)));
  const place = order.indexOf(id);
  return {
    name: named(id),
    rank: place + 1,
    share: shares[place] as number,
    top: Array.from(order.subarray(0, TOP), (each, i) => [named(each), shares[i] as number] as const),
    tail: shares.subarray(TOP).reduce((total, share) => total + share, 0),
    columns: rankColumns(shares, COLUMNS),
    before: shares === trained || manner.temperature === 1 ? undefined : rankColumns(trained, COLUMNS),
    kept: manner.temperature === 0 ? shares.length : kept,
    size: shares.length,
  };
}
