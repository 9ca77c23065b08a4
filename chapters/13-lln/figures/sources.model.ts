/** The four laws one can draw from: a die, heights, bars of the reader's own, and Cauchy's, which has no mean. */

import { cauchyQuantile } from '#math/cauchy.ts';
import { countWhile } from '#math/countWhile.ts';
import { cumulative } from '#math/draw.ts';
import { sum } from '#math/sum.ts';
import { heightAt, heightMean, heightSd } from './people.model.ts';

export const SOURCES = ['die', 'height', 'own', 'cauchy'] as const;
export type Source = (typeof SOURCES)[number];

export interface Law {
  /** NaN where there is none. */
  readonly mean: number;
  readonly sd: number;
  /** What the picture shows of the line of values. */
  readonly range: readonly [low: number, high: number];
  /** Shares of the values 1, 2, 3 …; empty for a law that is a curve. */
  readonly shares: readonly number[];
  /** The draw that a number from 0 to below 1 stands for. */
  readonly draw: (u: number) => number;
}

const FACES = 6;

const DIE: Law = {
  mean: (1 + FACES) / 2,
  sd: Math.sqrt((FACES ** 2 - 1) / 12),
  range: [0.5, FACES + 0.5],
  shares: Array<number>(FACES).fill(1 / FACES),
  draw: (u) => 1 + Math.floor(FACES * u),
};

const HEIGHT: Law = {
  mean: heightMean(0.5),
  sd: heightSd(0.5),
  range: [140, 188],
  shares: [],
  draw: heightAt,
};

/** Up to here the law is shown; about one draw in sixteen is beyond. */
export const CAUCHY_REACH = 10;

const CAUCHY: Law = {
  mean: NaN,
  sd: NaN,
  range: [-CAUCHY_REACH, CAUCHY_REACH],
  shares: [],
  draw: (u) => cauchyQuantile(Math.min(1 - 2 ** -53, u + 2 ** -54)),
};

/**
 * Bars that somebody has drawn, as a law of the values 1, 2, 3 …
 *
 * @param masses none negative, not all 0 for a law to exist
 * @returns undefined if there is no mass at all
 */
function ownLaw(masses: readonly number[]): Law | undefined {
  const total = sum(masses);
  if (!(total > 0)) return undefined;
  const shares = masses.map((mass) => mass / total);
  const mean = sum(shares.map((share, i) => share * (i + 1)));
  const only = shares.indexOf(1);
  const edges = cumulative(shares);
  return {
    mean: only < 0 ? mean : only + 1,
    sd: only < 0 ? Math.sqrt(sum(shares.map((share, i) => share * (i + 1 - mean) ** 2))) : 0,
    range: [0.5, masses.length + 0.5],
    shares,
    draw: (u) => 1 + countWhile(edges.length, (i) => u >= (edges[i] as number)),
  };
}

export function lawOf(source: Source, own: readonly number[]): Law | undefined {
  if (source === 'own') return ownLaw(own);
  return source === 'die' ? DIE : source === 'height' ? HEIGHT : CAUCHY;
}
