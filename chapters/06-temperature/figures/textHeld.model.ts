/** What the figure holds of both networks, to open without them: three texts, and one place of one of them. */

import { rankColumns } from '#math/rankColumns.ts';
import type { Looked, Written } from '#nets/threeWays.ts';
import openings from './Text.opening.json' with { type: 'json' };
import { type Net, OPENS, type TextValues, textParams } from './textParams.model.ts';

/** Written as lists: the figure loads both languages. */
export interface HeldText {
  readonly lanes: readonly HeldLane[];
  readonly look: readonly [
    name: string,
    rank: number,
    share: number,
    /** The ten largest, with their shares. */
    top: Looked['top'],
    tail: number,
    size: number,
    /** Of the columns, in millionths. */
    masses: readonly number[],
  ];
}
export type HeldLane = readonly [
  pieces: readonly string[],
  again: readonly number[],
  rare: readonly number[],
  fours: number,
  surprise: number,
  effective: number,
];

const HELD = openings as unknown as { readonly [N in Net]?: HeldText };

/** What is held of these values, wherever one looks. */
export function heldText({ net, prefix, seed, T, p, length }: TextValues): HeldText | undefined {
  const first = OPENS[net];
  const fixed = T === textParams.T.initial && p === textParams.p.initial && length === textParams.length.initial;
  return fixed && prefix === first.prefix && seed === first.seed ? HELD[net] : undefined;
}

export const looksAsHeld = ({ net, lane, at }: TextValues): boolean =>
  lane === textParams.lane.initial && at === OPENS[net].at;

export const heldLanes = ({ lanes }: HeldText): readonly Written[] =>
  lanes.map(([pieces, again, rare, fours, surprise, effective]) => ({
    ...{ pieces, again, rare, fours, surprise, effective },
    whole: true,
  }));

/** Of the axis of ranks, as many as the network's own answers have. */
const COLUMNS = 40;

export function heldLook({ look: [name, rank, share, top, tail, size, masses] }: HeldText): Looked {
  const { first, edges } = rankColumns(new Float64Array(size), COLUMNS);
  const mass = Float64Array.from(masses, (each) => each / 1e6);
  return {
    ...{ name, rank, share, top, tail, size, kept: size, before: undefined },
    columns: { size, first, edges, mass, highest: mass, lowest: mass },
  };
}
