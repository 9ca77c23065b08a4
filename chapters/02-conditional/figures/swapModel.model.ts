/** The die after a text, its memory as long as the reader likes; beside it the network's die, and a point on both. */

import type { Found } from '#spec/figure.ts';
import { choice, number, seed, text, type Values } from '#spec/params.ts';
import { type Die, pieceUnder } from './ranked.model.ts';
import opening from './Swapper.opening.json' with { type: 'json' };
import { LONGEST, MOST, type Rung, type SwapData, type Swapped, swapData } from './swapData.model.ts';

export const FIRST = {
  zh: { voice: 'poet', line: '床前明月光，疑是地上霜。', read: 4 },
  en: { voice: 'novelist', line: 'Call me Ishmael. Some years ago', read: 2 },
} as const;

export const swapParams = {
  /** `printed` is a strip made up by one of the source texts. */
  voice: choice({ choices: ['poet', 'style', 'novelist', 'printed'], initial: FIRST.zh.voice }),
  line: text({ initial: FIRST.zh.line, maxLength: 32 }),
  /** How many tokens of the line have been read. */
  read: number({ min: 0, max: MOST, step: 1, initial: FIRST.zh.read }),
  context: number({ min: 0, max: LONGEST, step: 1, initial: 1 }),
  u: number({ min: 0, max: 0.999999, step: 0.01, fine: 0.001, grid: 0.000001, initial: 0.42 }),
  seed: seed({ initial: 7 }),
};
export type SwapValues = Values<typeof swapParams>;

/** What the figure holds itself: of the texts it opens with, as far as it has read them then. */
const HELD = opening as unknown as { readonly [voice: string]: Swapped | undefined };
const opens = ({ voice, line }: SwapValues) =>
  Object.values(FIRST).find((each) => each.voice === voice && each.line === line);
const first = (values: SwapValues) => opens(values)?.read === values.read;

/** The four shares that are printed for the line; .02 is missing. */
export const PRINTED: Die = {
  faces: [
    { text: '光', share: 0.92 },
    { text: '色', share: 0.03 },
    { text: '亮', share: 0.02 },
    { text: '下', share: 0.01 },
  ],
  rest: 0,
  others: 0,
  entropy: NaN,
};
export const PRINTED_SUM = 0.98;

export interface SwapModel {
  readonly waiting: boolean;
  readonly voice: SwapValues['voice'];
  readonly tokens: readonly string[];
  readonly lost: string;
  readonly left: number;
  readonly read: number;
  readonly context: number;
  readonly rungs: readonly Rung[];
  /** The die of the chosen memory; none if it was never seen. */
  readonly die: Die | undefined;
  readonly net: Die | undefined;
  readonly next: SwapData['next'];
  readonly u: number;
  /** Which piece of each strip lies under u, and the token; '—' where there is none. */
  readonly hit: { readonly piece: number | undefined; readonly text: string };
  readonly netHit: { readonly piece: number | undefined; readonly text: string };
}

function hitOf(die: Die | undefined, u: number, known: string | undefined): SwapModel['hit'] {
  const piece = die && pieceUnder(die, u);
  const text = known ?? (piece === undefined ? undefined : die?.faces[piece]?.text) ?? '—';
  return { piece, text };
}

const NOTHING = { tokens: [], lost: '', left: 0 } as const;

export function swapModel(values: SwapValues, _drawn?: number, found: Found = {}): SwapModel {
  const { voice, line, context, u } = values;
  const asked = voice === 'printed' ? undefined : swapData(found, voice, line, values.read, u);
  const held = opens(values) && HELD[voice];
  const data: SwapData | undefined = asked?.data ?? (first(values) ? held?.data : undefined);
  // What is held knows the tokens under the opening point alone.
  const under = asked?.under ?? (data && u === swapParams.u.initial ? held?.under : undefined);
  // While dice are awaited, the text that reading moves along stays.
  const text = data ?? held?.data;
  const { tokens, lost, left } = text ?? NOTHING;
  const rungs = data?.rungs ?? [];
  const die = voice === 'printed' ? PRINTED : rungs[context]?.die;
  return {
    waiting: voice !== 'printed' && data === undefined,
    voice,
    tokens,
    lost,
    left,
    read: text ? Math.min(values.read, tokens.length) : values.read,
    context,
    rungs,
    die,
    net: data?.net,
    next: data?.next,
    u,
    hit: hitOf(die, u, under?.rungs[context]),
    netHit: hitOf(data?.net, u, under?.net),
  };
}

export function swapHolds(values: SwapValues): boolean {
  if (values.voice === 'printed') return true;
  return first(values) && HELD[values.voice] !== undefined && values.u === swapParams.u.initial;
}
