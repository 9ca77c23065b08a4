/** The faces of a die that are shown one by one, what is left of it, and how often each came. */

import { type Die, faceUnder } from './loopDie.model.ts';

export interface LoopFace {
  readonly name: string;
  /** Number in the vocabulary; −1 where there is none. */
  readonly id: number;
  readonly logit: number;
  readonly share: number;
  /** How often it was thrown. */
  readonly count: number;
}

/** All other faces together. */
export interface LoopRest {
  readonly share: number;
  readonly size: number;
  readonly count: number;
  /** Where some of them end on the strip: those wide enough to be seen. */
  readonly cuts: readonly number[];
}

/** Smaller ones share a segment; three are named in any case. */
const NAMED = { share: 0.01, least: 3, most: 9 } as const;
/** How many have their score shown. */
const SCORED = 9;
const SEEN = 0.002;

/** How many of the largest faces have a segment of their own. */
export function namedOf({ known, share }: Die): number {
  let named = 0;
  while (named < Math.min(known, NAMED.most) && (named < NAMED.least || share(named) >= NAMED.share)) named++;
  return named;
}

/** The likeliest faces, with their scores; the first `named` are segments. */
export function facesOf(
  die: Die,
  counts: (rank: number) => number,
  nameAt: (rank: number) => string,
): readonly LoopFace[] {
  return Array.from({ length: Math.min(die.known, SCORED) }, (_, rank) => ({
    name: nameAt(rank),
    id: die.id(rank),
    logit: die.logit(rank),
    share: die.share(rank),
    count: counts(rank),
  }));
}

/**
 * How often each rank was thrown.
 *
 * @param points none if nobody throws: then the largest comes every time
 */
export function tallyOf(die: Die, points: Float64Array | undefined, throws: number): (rank: number) => number {
  if (!points) return (rank) => (rank === 0 ? throws : 0);
  const counts = new Map<number, number>();
  for (const u of points) {
    const rank = faceUnder(die, u);
    counts.set(rank, (counts.get(rank) ?? 0) + 1);
  }
  return (rank) => counts.get(rank) ?? 0;
}

export function restOf(die: Die, named: number, throws: number, counts: (rank: number) => number): LoopRest {
  const first = die.edges[named - 1] as number;
  const cuts: number[] = [];
  for (let rank = named; rank < die.known && die.share(rank) >= SEEN; rank++) cuts.push(die.edges[rank] as number);
  let count = throws;
  for (let rank = 0; rank < named; rank++) count -= counts(rank);
  return { share: Math.max(0, 1 - first), size: die.size - named, count, cuts };
}
