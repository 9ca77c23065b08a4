/**
 * The die that a text is given: every token with its share, the largest first.
 *
 * From a network that is here it is the whole vocabulary. From what the figure holds of its opening it is the forty
 * likeliest and the mass of the rest, with the same shares to the last digit. The textbook's is made up.
 */

import { countWhile } from '#math/countWhile.ts';
import { cumulative } from '#math/draw.ts';
import { logSumExp } from '#math/logSumExp.ts';
import { rankOrder } from '#math/rankOrder.ts';
import type { Speaker } from '#nets/speaker.ts';
import { END, partOf, readText, tokenName } from './loopText.model.ts';

export interface Die {
  /** Tokens of the vocabulary, and how many of them are known by name here. */
  readonly size: number;
  readonly known: number;
  /** Right edge of each known token's segment. */
  readonly edges: Float64Array;
  /** By rank from 0. A made-up die has no logits. */
  readonly share: (rank: number) => number;
  readonly logit: (rank: number) => number;
  readonly id: (rank: number) => number;
  readonly token: (rank: number) => string;
  /** The token that ends a text; −1 if there is none. */
  readonly end: number;
  /** Rank of the token the chapter asks about, −1 if there is no such token; and its share. */
  readonly asked: number;
  readonly askedShare: number;
  /** What the network read: the last tokens, how many there were, and how many at the front it no longer sees. */
  readonly tokens: readonly Token[];
  readonly read: number;
  readonly unseen: number;
  /** Characters it has no token for, each once, and where they stand in the text. */
  readonly lost: readonly string[];
  readonly lostAt: readonly number[];
  /** The first numbers of the vector, and how many there are; a made-up die has none. */
  readonly state: readonly number[];
  readonly width: number;
}

export interface Token {
  readonly id: number;
  readonly name: string;
}

/** How many numbers of the vector are shown, and how many tokens of the text. */
export const SHOWN_OF_STATE = 16;
export const SHOWN_OF_TEXT = 8;

const DICE = new WeakMap<Speaker, Map<string, Die>>();
/** A loop comes back to the last few places only. */
const KEPT = 12;

/** @param asked a token as it is written */
export function dieOf(speaker: Speaker, text: string, asked: string): Die {
  const dice = DICE.get(speaker) ?? new Map<string, Die>();
  DICE.set(speaker, dice);
  const part = partOf(text);
  const known = dice.get(part);
  if (known) return known;
  const die = thrown(speaker, text, asked);
  dice.set(part, die);
  if (dice.size > KEPT) dice.delete(dice.keys().next().value as string);
  return die;
}

function thrown(speaker: Speaker, text: string, asked: string): Die {
  const reading = readText(speaker, text);
  const logits = Float64Array.from(speaker.next(reading.ids));
  const state = speaker.state(reading.ids);
  const order = rankOrder(logits);
  const total = logSumExp(logits);
  const share = (rank: number) => Math.exp((logits[order[rank] as number] as number) - total);
  const id = (rank: number) => order[rank] as number;
  const wanted = speaker.read(asked).ids;
  const askedRank = wanted.length === 1 ? order.indexOf(wanted[0] as number) : -1;
  return {
    size: speaker.size,
    known: speaker.size,
    edges: cumulative(Float64Array.from(order, (_, rank) => share(rank))),
    share,
    logit: (rank) => logits[order[rank] as number] as number,
    id,
    token: (rank) => speaker.token(id(rank)),
    end: speaker.end,
    asked: askedRank,
    askedShare: askedRank < 0 ? NaN : share(askedRank),
    tokens: lastTokens(speaker, reading.ids),
    read: reading.ids.length,
    unseen: reading.unseen,
    lost: reading.lost,
    lostAt: reading.lostAt,
    state: Array.from(state.subarray(0, SHOWN_OF_STATE)),
    width: state.length,
  };
}

function lastTokens(speaker: Speaker, ids: Int32Array): readonly Token[] {
  // Where nothing was read there is the sign that begins a text.
  if (ids.length === 0) return [{ id: speaker.end, name: END }];
  const first = Math.max(0, ids.length - SHOWN_OF_TEXT);
  return Array.from(ids.subarray(first), (id, i) => {
    const before = first + i > 0 ? speaker.token(ids[first + i - 1] as number) : '';
    return { id, name: id === speaker.end ? END : tokenName(speaker.token(id), before) };
  });
}

/** Of a text that was read whole. */
export const WHOLE = { unseen: 0, lost: [], lostAt: [] } as const;

/** Rank of the face under a point; `known` if it lies beyond all that are known by name. */
export const faceUnder = ({ edges, known }: Die, u: number): number =>
  countWhile(known, (rank) => u >= (edges[rank] as number));
