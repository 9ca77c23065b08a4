/** The dice after a text: one for each length of memory, counted; and the network's, which has read all of it. */

import type { Found } from '#spec/figure.ts';
import { corpusOf, countsAfter, logsAfter, shown, speakerOf, type Voice } from './asked.model.ts';
import { type Die, rankedDie, rankUnder } from './ranked.model.ts';

/** The longest memory that is counted. */
export const LONGEST = 4;
/** Tokens that the picture has room for. */
export const MOST = 24;

export interface Rung {
  /** What is remembered, as text. */
  readonly context: string;
  /** How often the corpus has it with something after it; if never, there is no die. */
  readonly seen: number;
  readonly die?: Die;
}

export interface SwapData {
  readonly tokens: readonly string[];
  readonly lost: string;
  readonly left: number;
  /** Counted dice, by length of memory. */
  readonly rungs: readonly Rung[];
  readonly net: Die;
  /** What the text goes on with, if it does: its share in each counted die, and in the network's. */
  readonly next?: { readonly text: string; readonly counted: readonly number[]; readonly net: number };
}

/** What a point falls on, said by a die that knows all its faces. */
export interface Under {
  /** '—' where there is no die. */
  readonly rungs: readonly string[];
  readonly net: string;
}

export interface Swapped {
  readonly data: SwapData;
  readonly under: Under;
}

/** @returns undefined as long as the network or the corpus is not here */
export function swapData(found: Found, voice: Voice, line: string, asked: number, u: number): Swapped | undefined {
  const [speaker, corpus] = [speakerOf(found, voice), corpusOf(found, voice)];
  if (!speaker || !corpus) return undefined;
  const { ids: all, lost } = speaker.read(line);
  const ids = Array.from(all.slice(0, MOST));
  const read = Math.min(asked, ids.length);
  const name = (id: number) => shown(speaker.token(id));
  const before = [speaker.end, ...ids.slice(0, read)];
  const contexts = Array.from({ length: LONGEST + 1 }, (_, c) => before.slice(Math.max(0, before.length - c)));
  const counts = contexts.map((context) => countsAfter(corpus, context));
  const counted = counts.map(({ seen, next }) =>
    seen === 0 ? undefined : rankedDie(next, () => Float64Array.from(next, (n) => n / seen), name),
  );
  const logs = logsAfter(speaker, ids.slice(0, read));
  const net = rankedDie(logs, () => logs.map(Math.exp), name);
  const follows = ids[read];
  const at = (ranked: (typeof counted)[number]) => (ranked ? name(ranked.order[rankUnder(ranked, u)] as number) : '—');
  return {
    data: {
      tokens: ids.map(name),
      lost: lost.map(({ character }) => shown(character)).join(''),
      left: all.length - ids.length,
      rungs: contexts.map((context, c) => {
        const ranked = counted[c];
        const seen = counts[c]?.seen as number;
        return { context: context.map(name).join(''), seen, ...(ranked ? { die: ranked.die } : {}) };
      }),
      net: net.die,
      ...(follows === undefined
        ? {}
        : {
            next: {
              text: name(follows),
              counted: counts.map(({ seen, next }) => (seen === 0 ? 0 : (next[follows] ?? 0) / seen)),
              net: Math.exp(logs[follows] as number),
            },
          }),
    },
    under: { rungs: counted.map(at), net: at(net) },
  };
}
