/** A die with thousands of faces, largest first: what a picture shows of it, and where a point falls. */

import { cumulative } from '#math/draw.ts';
import { drawFrom } from '#math/drawFrom.ts';
import { entropy } from '#math/entropy.ts';
import { rankOrder } from '#math/rankOrder.ts';

export interface Face {
  readonly text: string;
  readonly share: number;
}

export interface Die {
  /** The largest faces. */
  readonly faces: readonly Face[];
  /** Mass of all others together, and how many of them have any. */
  readonly rest: number;
  readonly others: number;
  /** Nats, of all faces. */
  readonly entropy: number;
}

interface Ranked {
  readonly die: Die;
  readonly order: Uint32Array;
  readonly edges: Float64Array;
}

/** Faces that a picture can name. */
export const NAMED = 9;
const RANKED = new WeakMap<object, Ranked>();

/**
 * @param shares of every token, adding up to 1; the same object gives the same die
 * @param key what the die is kept with
 */
export function rankedDie(key: object, shares: () => Float64Array, name: (id: number) => string): Ranked {
  const known = RANKED.get(key);
  if (known) return known;
  const all = shares();
  const order = rankOrder(all);
  const falling = Float64Array.from(order, (id) => all[id] as number);
  const edges = cumulative(falling);
  const massless = falling.indexOf(0);
  const massive = massless < 0 ? falling.length : massless;
  const most = Math.min(NAMED, massive);
  const faces = Array.from({ length: most }, (_, i) => ({
    text: name(order[i] as number),
    share: falling[i] as number,
  }));
  const others = massive - most;
  const rest = others === 0 ? 0 : falling.subarray(most).reduce((a, b) => a + b, 0);
  const ranked = { die: { faces, rest, others, entropy: entropy(all) }, order, edges };
  RANKED.set(key, ranked);
  return ranked;
}

/** Number of the face under a point, counted from 0 by falling share. */
export const rankUnder = ({ edges }: Ranked, u: number): number => drawFrom(edges, u);

/** Which of the faces shown a point falls on; the number of faces for one of the others; undefined beyond them all. */
export function pieceUnder({ faces, rest }: Die, u: number): number | undefined {
  let edge = 0;
  for (let i = 0; i < faces.length; i++) {
    edge += (faces[i] as Face).share;
    if (u < edge) return i;
  }
  return rest > 0 ? faces.length : faces.length > 0 && edge > 1 - 1e-9 ? faces.length - 1 : undefined;
}
