/** The text so far as a network reads it: what was begun anew, what it lacks characters for, what it still sees. */

import type { Speaker } from '#nets/speaker.ts';

/** Where a text ended and the next one began. */
export const END = '¶';

/** The part of a text that a network continues: what comes after the last end. */
export const partOf = (text: string): string => text.slice(text.lastIndexOf(END) + 1);

export interface Reading {
  /** Its tokens, and how many of them, at the front, the network no longer sees. */
  readonly ids: Int32Array;
  readonly unseen: number;
  /** Characters that its vocabulary does not have, each once. */
  readonly lost: readonly string[];
  /** Where they stand in the part of the text that was read, in units of `String.length`. */
  readonly lostAt: readonly number[];
}

/** What a network reads of a text. */
export function readText(speaker: Speaker, text: string): Reading {
  const { ids, lost } = speaker.read(partOf(text));
  return {
    ids,
    unseen: unseenOf(ids.length, speaker.context),
    lost: [...new Set(lost.map(({ character }) => character.replace(' ', '␣')))],
    lostAt: lost.map(({ at }) => at),
  };
}

/**
 * How many tokens are out of sight: a speaker's window moves half a context at a time.
 *
 * @param read without the token that begins a text, which has its place in the context too
 * @example unseenOf(64, 65); // 0
 * @example unseenOf(65, 65); // 31
 */
export function unseenOf(read: number, context: number): number {
  const over = read + 1 - context;
  const half = Math.floor(context / 2);
  return over <= 0 ? 0 : half * Math.ceil(over / half) - 1;
}

/**
 * A token as a label: without the space before it; a piece that goes on within a word has a hyphen before it.
 *
 * @example tokenName(' Ahab', 'Captain'); // 'Ahab'
 * @example tokenName('ildad', 'Captain B'); // '-ildad'
 */
export function tokenName(token: string, before: string): string {
  const bare = token.trim();
  if (bare === '') return '␣';
  return /^[a-z]/i.test(token) && /[a-z]$/i.test(before) ? `-${bare}` : bare;
}
