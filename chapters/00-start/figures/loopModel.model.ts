/** One turn of the loop: a text is read, gets its die, and a point falls on one of the faces. */

import { speakerIn } from '#nets/found.ts';
import type { Found } from '#spec/figure.ts';
import openings from './Loop.opening.json' with { type: 'json' };
import { BOOK, bookDie } from './loopBook.model.ts';
import { type Die, dieOf, faceUnder } from './loopDie.model.ts';
import { facesOf, type LoopFace, type LoopRest, namedOf, restOf, tallyOf } from './loopFaces.model.ts';
import { type HeldDie, heldDie } from './loopHeld.model.ts';
import { LAST_STATION, type LoopValues, type Net, OPENS } from './loopParams.model.ts';
import { END, partOf, tokenName } from './loopText.model.ts';
import { pointsAt } from './loopThrows.model.ts';

/** The face under the point. */
export interface LoopHit {
  /** From 0. */
  readonly rank: number;
  readonly name: string;
  /** As it is added to the text. */
  readonly token: string;
  readonly share: number;
}

export interface LoopModel
  extends Pick<Die, 'tokens' | 'read' | 'unseen' | 'lost' | 'lostAt' | 'state' | 'width' | 'size'> {
  readonly net: Net;
  readonly die: LoopValues['die'];
  readonly mode: LoopValues['mode'];
  readonly stage: number;
  readonly speed: number;
  readonly seed: number;
  readonly throws: number;
  /** Whether the network that would have to be asked is not here. */
  readonly waiting: boolean;
  readonly prefix: string;
  readonly grown: string;
  /** How many texts have ended so far. */
  readonly ended: number;
  /** The likeliest, of which the first `named` have a segment of their own on the strip. */
  readonly faces: readonly LoopFace[];
  readonly named: number;
  readonly rest: LoopRest;
  /** Where the point lies; none if nobody throws, or not yet. */
  readonly u: number | undefined;
  readonly hit: LoopHit | undefined;
  /** Whose throws are counted: 光, or Ahab, after the text it opens with; elsewhere the likeliest. */
  readonly asked: { readonly name: string; readonly share: number; readonly count: number };
}

const HELD = openings as unknown as { readonly [N in Net]?: HeldDie };

/** The die that the figure holds itself, if it is that of these values. */
function heldAt({ net, prefix, grown }: LoopValues): Die | undefined {
  const held = HELD[net];
  return held && grown === '' && prefix === OPENS[net].prefix ? heldDie(held) : undefined;
}

/** Whether the figure can show these values without a network. */
export function holdsLoop(values: LoopValues): boolean {
  if (values.die === 'book') return true;
  const die = heldAt(values);
  return die !== undefined && faceUnder(die, pointOf(values) ?? 0) < die.known;
}

/** The points thrown at this place of the text; none where the largest is taken. */
function thrownAt({ mode, seed, grown, throws }: LoopValues): Float64Array | undefined {
  return mode === 'top' ? undefined : pointsAt(seed, [...grown].length, throws);
}

const pointOf = (values: LoopValues): number | undefined =>
  values.mode === 'hand' ? values.u : thrownAt(values)?.[values.throws - 1];

export function loopModel(values: LoopValues, _drawn?: number, found: Found = {}): LoopModel {
  const { net, die: kind, mode, stage, speed, seed, throws } = values;
  const asked = kind === 'book' ? BOOK.names[0] : OPENS[net].asked;
  const [prefix, grown] = kind === 'book' ? [BOOK.prefix, ''] : [values.prefix, values.grown];
  const text = prefix + grown;
  const fixed = { net, die: kind, mode, stage, speed, seed, throws, prefix, grown, ended: text.split(END).length - 1 };
  const speaker = speakerIn(found, net);
  const die = kind === 'book' ? bookDie : speaker ? dieOf(speaker, text, asked) : heldAt(values);
  const name = asked.trim();
  if (!die) return { ...fixed, ...NOTHING, asked: { name, share: NaN, count: NaN } };
  const nameAt = (rank: number) => (die.id(rank) === die.end ? END : tokenName(die.token(rank), partOf(text)));
  const counts = tallyOf(die, thrownAt(values), throws);
  const named = namedOf(die);
  const faces = facesOf(die, counts, nameAt);
  const { tokens, read, unseen, lost, lostAt, state, width, size } = die;
  const u = stage < LAST_STATION ? undefined : pointOf(values);
  const rank = faceUnder(die, u ?? 0);
  return {
    ...fixed,
    waiting: false,
    ...{ tokens, read, unseen, lost, lostAt, state, width, size },
    faces,
    named,
    rest: restOf(die, named, throws, counts),
    u,
    hit: stage < LAST_STATION || rank >= die.known ? undefined : hitOf(die, rank, nameAt(rank)),
    asked: text === OPENS[net].prefix || kind === 'book' ? askedOf(die, name, counts) : likeliest(faces),
  };
}

type Asked = LoopModel['asked'];

/** How often it came is not known if it is not known by name. */
const askedOf = (die: Die, name: string, counts: (rank: number) => number): Asked => ({
  name,
  share: die.askedShare,
  count: die.asked < 0 || die.asked >= die.known ? NaN : counts(die.asked),
});

function likeliest([first]: readonly LoopFace[]): Asked {
  return { name: first?.name ?? '', share: first?.share ?? NaN, count: first?.count ?? NaN };
}

function hitOf(die: Die, rank: number, name: string): LoopHit {
  const token = die.id(rank) === die.end ? END : die.token(rank);
  return { rank, name, token, share: die.share(rank) };
}

/** What there is to say before the network has come. */
const NOTHING = {
  waiting: true,
  tokens: [],
  read: 0,
  unseen: 0,
  lost: [],
  lostAt: [],
  state: [],
  width: 0,
  size: 0,
  faces: [],
  named: 0,
  rest: { share: NaN, size: 0, count: 0, cuts: [] },
  u: undefined,
  hit: undefined,
} as const;
