/** Three chains of one line: the network's, one that remembers a single token, and one that remembers nothing. */

import { sum } from '#math/sum.ts';
import type { Found } from '#spec/figure.ts';
import { choice, number, text, type Values } from '#spec/params.ts';
import opening from './Line.opening.json' with { type: 'json' };
import { type LineData, type LineToken, lineData, MOST } from './lineData.model.ts';

export const FIRST = {
  zh: { voice: 'poet', line: '床前明月光' },
  en: { voice: 'novelist', line: 'Call me Ishmael.' },
} as const;

/** In each of these lines one pair is nowhere in the corpus: 月香, and me Captain. */
export const UNSEEN = { poet: '床前明月香', novelist: 'Call me Captain Ahab.' } as const;

export const lineParams = {
  voice: choice({ choices: ['poet', 'novelist'], initial: FIRST.zh.voice }),
  line: text({ initial: FIRST.zh.line, maxLength: 28 }),
  /** Which link is looked at, counted from 0. */
  at: number({ min: 0, max: MOST - 1, step: 1, initial: 4 }),
  zeros: choice({ choices: ['mixed', 'raw'], initial: 'mixed' }),
};
export type LineValues = Values<typeof lineParams>;

/** What the figure holds itself, by voice: of the lines it opens with. */
const HELD = opening as unknown as { readonly [V in LineValues['voice']]?: LineData };
const first = ({ voice, line }: Pick<LineValues, 'voice' | 'line'>) =>
  Object.values(FIRST).some((each) => each.voice === voice && each.line === line);
export const lineHolds = (values: LineValues): boolean => first(values) && HELD[values.voice] !== undefined;

export const WAYS = ['net', 'pair', 'single'] as const;
export type Way = (typeof WAYS)[number];

export interface Chained {
  /** ln of each factor: −∞ where it is 0, NaN where the context itself was never seen. */
  readonly logs: readonly number[];
  readonly total: number;
  readonly perplexity: number;
}

export interface LineModel {
  readonly waiting: boolean;
  readonly voice: LineValues['voice'];
  readonly line: string;
  readonly zeros: LineValues['zeros'];
  readonly tokens: readonly LineToken[];
  readonly lost: string;
  readonly left: number;
  /** The link looked at, or to be looked at once it is there; −1 if there is none. */
  readonly at: number;
  readonly chains: { readonly [W in Way]: Chained };
  /** Links that the corpus does not have, one token looking back. */
  readonly unseen: readonly number[];
}

/** How much of the pairs' counts goes into the mixture; the rest is for single tokens. */
export const PAIRS = 0.9;

function logOf(way: Way, { net, pair, single }: LineToken, size: number, raw: boolean): number {
  if (way === 'net') return net;
  const alone = raw ? single[0] / single[1] : (single[0] + 1) / (single[1] + size);
  if (way === 'single') return Math.log(alone);
  if (raw) return Math.log(pair[0] / pair[1]);
  // After a token that was never seen there is nothing to mix.
  return Math.log(pair[1] === 0 ? alone : PAIRS * (pair[0] / pair[1]) + (1 - PAIRS) * alone);
}

function chained(logs: readonly number[]): Chained {
  if (logs.length === 0) return { logs, total: NaN, perplexity: NaN };
  const total = logs.some(Number.isNaN) ? NaN : sum(logs);
  return { logs, total, perplexity: Math.exp(-total / logs.length) };
}

export function lineModel(values: LineValues, _drawn?: number, found: Found = {}): LineModel {
  const { voice, line, zeros } = values;
  const data = lineData(found, voice, line) ?? (first(values) ? HELD[voice] : undefined);
  const tokens = data?.tokens ?? [];
  const chain = (way: Way) => chained(tokens.map((token) => logOf(way, token, data?.size ?? 0, zeros === 'raw')));
  return {
    waiting: data === undefined,
    voice,
    line,
    zeros,
    tokens,
    lost: data?.lost ?? '',
    left: data?.left ?? 0,
    at: data ? Math.min(values.at, tokens.length - 1) : values.at,
    chains: { net: chain('net'), pair: chain('pair'), single: chain('single') },
    unseen: tokens.flatMap(({ pair }, i) => (pair[0] === 0 ? [i] : [])),
  };
}
