/** What the two figures with a real network ask: its logarithms of shares, and counts in the text it learnt from. */

import { logSoftmax } from '#math/logSoftmax.ts';
import type { Corpus } from '#nets/corpus.ts';
import { countAfter, type Following } from '#nets/counting.ts';
import { type CorpusName, corpusIn, type SpeakerName, speakerIn } from '#nets/found.ts';
import type { Speaker } from '#nets/speaker.ts';
import type { Found } from '#spec/figure.ts';

/** Who speaks, and the text in which is counted. */
export const VOICES = {
  poet: { net: 'poet', corpus: 'tang' },
  /** The poet midway through its training. */
  style: { net: 'poet-style', corpus: 'tang' },
  novelist: { net: 'novelist', corpus: 'whale' },
} as const satisfies { readonly [voice: string]: { readonly net: SpeakerName; readonly corpus: CorpusName } };
export type Voice = keyof typeof VOICES;

export const netsOf = (voice: Voice): readonly string[] => [VOICES[voice].net, VOICES[voice].corpus];
export const speakerOf = (found: Found, voice: Voice) => speakerIn(found, VOICES[voice].net);
export const corpusOf = (found: Found, voice: Voice) => corpusIn(found, VOICES[voice].corpus);

/** A token as pictures show it: an end of a line and a space before a word can be seen. */
export const shown = (text: string): string => text.replace(/^\s*\n\s*$/, '↵').replace(/^ /, '␣') || '↵';

const LOGS = new WeakMap<Speaker, Map<string, Float64Array>>();
const COUNTS = new WeakMap<Corpus, Map<string, Following>>();
const MOST_KEPT = 60;

function kept<V>(all: Map<string, V>, key: string, make: () => V): V {
  const known = all.get(key);
  if (known !== undefined) return known;
  if (all.size >= MOST_KEPT) all.clear();
  const made = make();
  all.set(key, made);
  return made;
}

function shelfOf<K extends object, V>(shelves: WeakMap<K, Map<string, V>>, of: K): Map<string, V> {
  const shelf = shelves.get(of) ?? new Map<string, V>();
  shelves.set(of, shelf);
  return shelf;
}

/** ln of the share of every token after begin + ids. */
export function logsAfter(speaker: Speaker, ids: readonly number[]): Float64Array {
  return kept(shelfOf(LOGS, speaker), ids.join(), () => logSoftmax(speaker.next(ids)) as Float64Array);
}

/** Whether {@link logsAfter} has nothing to compute. */
export const areKnown = (speaker: Speaker, ids: readonly number[]): boolean => shelfOf(LOGS, speaker).has(ids.join());

/** What followed these tokens in the corpus; none asks for every token, 0 for what begins a text. */
export function countsAfter(corpus: Corpus, context: readonly number[]): Following {
  return kept(shelfOf(COUNTS, corpus), context.join(), () => countAfter(corpus.ids, context, corpus.size));
}
