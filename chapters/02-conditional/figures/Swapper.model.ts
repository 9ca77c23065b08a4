/** The die swapper: every token read swaps the die, and how much is remembered decides which one it is. */

import { nextSeed, uniform } from '#math/random.ts';
import { speaks } from '#nets/speaks.ts';
import { figure, type Readout, type Table } from '#spec/figure.ts';
import { netsOf } from './asked.model.ts';
import type { Die } from './ranked.model.ts';
import { FIRST, PRINTED_SUM, type SwapModel, swapHolds, swapModel, swapParams } from './swapModel.model.ts';

export type { SwapModel } from './swapModel.model.ts';

type Quoted = Readout<SwapModel>;
const NATS = { as: 'fixed', digits: 3 } as const;
const share = (of: (m: SwapModel) => number): Quoted => ({ of, format: { as: 'percent' }, hue: 'area', width: 5 });
const word = (of: (m: SwapModel) => string): Quoted => ({ of, format: { as: 'whole' } });

function table(m: SwapModel): Table {
  const faces = Math.max(m.die?.faces.length ?? 0, m.net?.faces.length ?? 0);
  const cells = (die: Die | undefined, i: number) => {
    const face = die?.faces[i];
    return face ? [face.text, { value: face.share, format: { as: 'share' } as const, hue: 'area' as const }] : ['', ''];
  };
  const rest = (die: Die | undefined) => [
    die ? `+ ${die.others}` : '—',
    { value: die ? die.rest : NaN, format: { as: 'share' } as const, hue: 'area' as const },
  ];
  return {
    columns: ['rank', 'token', 'share', 'netToken', 'netShare'],
    rows: [
      ...Array.from({ length: faces }, (_, i) => [String(i + 1), ...cells(m.die, i), ...cells(m.net, i)]),
      ['', ...rest(m.die), ...rest(m.net)],
    ],
  };
}

export const swapper = figure({
  id: 'swapper',
  params: swapParams,
  model: swapModel,
  along: {
    voice: ({ voice, line }) => ({ line: speaks(voice, line) ? line : FIRST[voice === 'novelist' ? 'en' : 'zh'].line }),
  },
  nets: ({ voice }) => (voice === 'printed' ? [] : netsOf(voice)),
  holds: swapHolds,
  opens: { en: FIRST.en },
  readouts: {
    seen: { of: (m: SwapModel) => m.rungs[m.context]?.seen ?? NaN, format: { as: 'whole' }, width: 7 },
    entropy: { of: (m: SwapModel) => m.die?.entropy ?? NaN, format: NATS, width: 4.5 },
    netEntropy: { of: (m: SwapModel) => m.net?.entropy ?? NaN, format: NATS, width: 4.5 },
    context: { of: (m: SwapModel) => m.context, format: { as: 'whole' }, width: 1 },
    read: { of: (m: SwapModel) => m.read, format: { as: 'whole' }, width: 2 },
    hit: word((m) => m.hit.text),
    netHit: word((m) => m.netHit.text),
    best: word((m) => m.die?.faces[0]?.text ?? '—'),
    bestShare: share((m) => m.die?.faces[0]?.share ?? NaN),
    netBest: word((m) => m.net?.faces[0]?.text ?? '—'),
    netBestShare: share((m) => m.net?.faces[0]?.share ?? NaN),
    next: word((m) => m.next?.text ?? '—'),
    nextShare: share((m) => (m.die ? (m.next?.counted[m.context] ?? NaN) : NaN)),
    netNextShare: share((m) => m.next?.net ?? NaN),
    missing: { of: () => 1 - PRINTED_SUM, format: { as: 'value', digits: 2 }, width: 3 },
  } satisfies { readonly [name: string]: Quoted },
  table,
  actions: {
    throw: { to: ({ seed }) => ({ u: Math.floor(uniform(seed)() * 1e6) / 1e6, seed: nextSeed(seed) }) },
    longer: { to: ({ read }) => (read < swapParams.read.max ? { read: read + 1 } : undefined) },
  },
});
