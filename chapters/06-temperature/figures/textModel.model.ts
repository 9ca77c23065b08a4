/** Text at T: what three ways of choosing make of one beginning, and one place of it looked at. */

import { speakerIn } from '#nets/found.ts';
import type { Speaker } from '#nets/speaker.ts';
import type { Asked, Looked, Written } from '#nets/threeWays.ts';
import type { Found } from '#spec/figure.ts';
import { heldLanes, heldLook, heldText, looksAsHeld } from './textHeld.model.ts';
import { LANES, type TextValues } from './textParams.model.ts';

export interface TextModel extends Pick<TextValues, 'net' | 'prefix' | 'T' | 'p' | 'lane'> {
  /** Whether the network that would have to be asked is not here. */
  readonly waiting: boolean;
  /** Greedy; drawn at T; drawn at T from what top-p leaves. */
  readonly lanes: readonly Written[];
  /** Which piece is looked at, from 0; −1 as long as there is none. */
  readonly at: number;
  readonly look: Looked | undefined;
  /** Characters of the beginning that the network has no token for, each once. */
  readonly lost: string;
}

const NOTHING: Written = {
  pieces: [],
  again: [],
  rare: [],
  fours: NaN,
  surprise: NaN,
  effective: NaN,
  whole: false,
};

export const textHolds = (values: TextValues): boolean => looksAsHeld(values) && heldText(values) !== undefined;

export const askedOf = (speaker: Speaker, { prefix, T: temperature, p, seed, length }: TextValues): Asked => ({
  after: Array.from(speaker.read(prefix).ids),
  temperature,
  p,
  seed,
  length,
});

/** @param drawn steps of the network, of all three together */
export function textModel(values: TextValues, drawn = 3 * values.length, found: Found = {}): TextModel {
  const { net, prefix, T, p, lane } = values;
  const speaker = speakerIn(found, net);
  const held = heldText(values);
  const asked = speaker && askedOf(speaker, values);
  const written = asked ? speaker.threeWays.write(asked, drawn) : LANES.map(() => NOTHING);
  // What is held is shown whole until as much has been written.
  const known = held ? heldLanes(held) : written;
  const lanes = written.map((each, i) => (each.whole ? each : (known[i] as Written)));
  const at = Math.min(values.at, (lanes[lane]?.pieces.length ?? 0) - 1);
  const lost = new Set(speaker?.read(prefix).lost.map(({ character }) => character));
  return {
    ...{ net, prefix, T, p, lane, lanes, at },
    waiting: !speaker && !held,
    look:
      (asked && speaker.threeWays.look(asked, drawn, lane, at)) ||
      (held && looksAsHeld(values) ? heldLook(held) : undefined),
    lost: [...lost].join(''),
  };
}
