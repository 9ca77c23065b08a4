/** The die of a text that the figure opens with: forty faces, and the mass of the rest, without a network. */

import { type Die, WHOLE } from './loopDie.model.ts';

/** What the figure holds of a network's answer, computed by `Loop.opening.ts`. */
export interface HeldDie {
  readonly size: number;
  readonly end: number;
  readonly tokens: readonly (readonly [id: number, name: string])[];
  /** Logarithm of the sum of all exponentials. */
  readonly total: number;
  readonly faces: readonly (readonly [id: number, token: string, logit: number])[];
  /** Of the token the chapter asks about, wherever it stands. */
  readonly asked: readonly [rank: number, logit: number];
  readonly state: readonly number[];
  readonly width: number;
}

export function heldDie({ size, end, tokens, total, faces, asked, state, width }: HeldDie): Die {
  const share = (rank: number) => Math.exp((faces[rank]?.[2] ?? -Infinity) - total);
  const edges = new Float64Array(faces.length);
  for (let rank = 0; rank < edges.length; rank++) edges[rank] = (edges[rank - 1] ?? 0) + share(rank);
  return {
    ...WHOLE,
    size,
    known: faces.length,
    edges,
    share,
    logit: (rank) => faces[rank]?.[2] ?? NaN,
    id: (rank) => faces[rank]?.[0] ?? -1,
    token: (rank) => faces[rank]?.[1] ?? '',
    end,
    asked: asked[0],
    askedShare: asked[0] < 0 ? NaN : Math.exp(asked[1] - total),
    tokens: tokens.map(([id, name]) => ({ id, name })),
    read: tokens.length,
    state,
    width,
  };
}
