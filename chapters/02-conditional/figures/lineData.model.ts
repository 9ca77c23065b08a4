/** A line of text as a chain: of each token, what the network gave it, and how often it was seen in the corpus. */

import type { Found } from '#spec/figure.ts';
import { areKnown, corpusOf, countsAfter, logsAfter, shown, speakerOf, type Voice } from './asked.model.ts';

/** Links of a chain that a picture has room for. */
export const MOST = 16;

export interface LineToken {
  readonly text: string;
  /** ln of the network's share. */
  readonly net: number;
  /** How often it came after the token before it, and how often anything did. */
  readonly pair: readonly [count: number, of: number];
  /** How often it is in the corpus, and how often anything is. */
  readonly single: readonly [count: number, of: number];
}

export interface LineData {
  /** Tokens in the vocabulary of the counts. */
  readonly size: number;
  readonly tokens: readonly LineToken[];
  /** Characters that the network does not have, and has skipped. */
  readonly lost: string;
  /** Tokens beyond the last one there is room for. */
  readonly left: number;
}

/** Tokens that a network reads in one slice of a frame. */
const SLICE = 3;

/** Asks for a few of the chain's logarithms, and says whether all are there. */
export function linePrepared(found: Found, voice: Voice, line: string): boolean {
  const speaker = speakerOf(found, voice);
  if (!speaker) return true;
  const ids = Array.from(speaker.read(line).ids.slice(0, MOST));
  const missing = ids.map((_, i) => ids.slice(0, i)).filter((before) => !areKnown(speaker, before));
  for (const before of missing.slice(0, SLICE)) logsAfter(speaker, before);
  return missing.length <= SLICE;
}

/** @returns undefined as long as the network or the corpus is not here */
export function lineData(found: Found, voice: Voice, line: string): LineData | undefined {
  const [speaker, corpus] = [speakerOf(found, voice), corpusOf(found, voice)];
  if (!speaker || !corpus) return undefined;
  const { ids: all, lost } = speaker.read(line);
  const ids = Array.from(all.slice(0, MOST));
  const single = countsAfter(corpus, []);
  const tokens = ids.map((id, i): LineToken => {
    const pair = countsAfter(corpus, [ids[i - 1] ?? speaker.end]);
    return {
      text: shown(speaker.token(id)),
      net: logsAfter(speaker, ids.slice(0, i))[id] as number,
      pair: [pair.next[id] ?? 0, pair.seen],
      single: [single.next[id] ?? 0, single.seen],
    };
  });
  return {
    size: corpus.size,
    tokens,
    lost: lost.map(({ character }) => shown(character)).join(''),
    left: all.length - ids.length,
  };
}
