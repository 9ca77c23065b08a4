/** Made-up points in a square, each with the side of a line it lies on, and the coin that may replace that label. */

import { uniform } from '#math/random.ts';

export interface Points {
  /** From −1 to 1. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** 1 on the upper side of the line, else 0. */
  readonly side: Uint8Array;
  /** A point whose number is below the noise has the coin as its label. */
  readonly luck: Float64Array;
  readonly coin: Uint8Array;
}

export const MOST_POINTS = 10_000;
export const FRESH_POINTS = 4000;

/** The line that says which label is right: upwards from left to right. */
const upper = (x: number, y: number): number => (y > 0.45 * x - 0.1 ? 1 : 0);

function pointsFrom(seed: number, count: number): Points {
  const next = uniform(seed);
  const points = {
    x: new Float64Array(count),
    y: new Float64Array(count),
    side: new Uint8Array(count),
    luck: new Float64Array(count),
    coin: new Uint8Array(count),
  };
  for (let i = 0; i < count; i++) {
    const [x, y] = [2 * next() - 1, 2 * next() - 1];
    points.x[i] = x;
    points.y[i] = y;
    points.side[i] = upper(x, y);
    points.luck[i] = next();
    points.coin[i] = next() < 0.5 ? 0 : 1;
  }
  return points;
}

let kept: { readonly seed: number; readonly train: Points; readonly fresh: Points } | undefined;

/** Training points, of which any size takes the first, and points that no model has seen. */
export function dataOf(seed: number): { readonly train: Points; readonly fresh: Points } {
  if (kept?.seed !== seed) {
    kept = {
      seed,
      train: pointsFrom(seed, MOST_POINTS),
      fresh: pointsFrom((seed + 0x7f4a7c15) % 2 ** 32, FRESH_POINTS),
    };
  }
  return kept;
}

/** The labels of the first points at so much noise. */
export function labelsOf({ side, luck, coin }: Points, size: number, noise: number): Uint8Array {
  const labels = new Uint8Array(size);
  for (let i = 0; i < size; i++) labels[i] = ((luck[i] as number) < noise ? coin[i] : side[i]) as number;
  return labels;
}
