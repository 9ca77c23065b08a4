/** A line that the reader types, as a chain of a real network's shares, beside two chains that forget. */

import { speaks } from '#nets/speaks.ts';
import { figure, type Readout, type Table } from '#spec/figure.ts';
import { netsOf } from './asked.model.ts';
import { linePrepared } from './lineData.model.ts';
import { FIRST, type LineModel, lineHolds, lineModel, lineParams, UNSEEN, WAYS, type Way } from './lineModel.model.ts';
import { powerText } from './powerText.model.ts';

export type { LineModel } from './lineModel.model.ts';

type Quoted = Readout<LineModel>;
const NATS = { as: 'fixed', digits: 3 } as const;

/** e to the power of nats that may be many: no share is said to be 0 because a machine lost it. */
const product = (way: Way): Quoted => ({
  of: ({ chains }) => powerText(chains[way].total),
  format: { as: 'whole' },
  hue: 'area',
});

const factor = (way: Way): Quoted => ({
  of: (m) => shareAt(m, way),
  format: { as: 'share' },
  hue: 'area',
  width: 4.5,
});

/** Share of the link looked at; NaN if there is none. */
export const shareAt = ({ chains, at }: LineModel, way: Way): number => Math.exp(chains[way].logs[at] ?? NaN);

function table(m: LineModel): Table {
  const cell = (log: number) => ({ value: Math.exp(log), format: { as: 'share' } as const, hue: 'area' as const });
  const rows = m.tokens.map(({ text, pair, single }, i) => [
    text,
    cell(m.chains.net.logs[i] as number),
    cell(m.chains.pair.logs[i] as number),
    `${pair[0]} / ${pair[1]}`,
    cell(m.chains.single.logs[i] as number),
    `${single[0]} / ${single[1]}`,
  ]);
  const total = (way: Way) => ({ value: m.chains[way].total, format: NATS });
  return {
    columns: ['token', 'net', 'pair', 'pairCount', 'single', 'singleCount'],
    rows: rows.length > 0 ? rows : [['—', '—', '—', '—', '—', '—']],
    total: ['ln Π', total('net'), total('pair'), '', total('single'), ''],
  };
}

const each = (prefix: string, of: (way: Way) => Quoted) =>
  Object.fromEntries(WAYS.map((way) => [`${prefix}${way.charAt(0).toUpperCase()}${way.slice(1)}`, of(way)]));

export const line = figure({
  id: 'line',
  params: lineParams,
  model: lineModel,
  along: {
    voice: ({ voice, line }) => ({ line: speaks(voice, line) ? line : FIRST[voice === 'novelist' ? 'en' : 'zh'].line }),
  },
  nets: ({ voice }) => netsOf(voice),
  actions: {
    /** A line with a pair that the corpus does not have, which then counts for nothing. */
    zero: { to: ({ voice }) => ({ zeros: 'raw', line: UNSEEN[voice] }) },
    mixed: { to: () => ({ zeros: 'mixed' }) },
  },
  prepare: ({ voice, line }, found) => linePrepared(found, voice, line),
  holds: lineHolds,
  opens: { en: { ...FIRST.en, at: 2 } },
  readouts: {
    ...each('product', product),
    ...each('logs', (way): Quoted => ({ of: (m) => m.chains[way].total, format: NATS, width: 7 })),
    ...each('ppl', (way): Quoted => ({ of: (m) => m.chains[way].perplexity, format: { as: 'amount' }, width: 5 })),
    ...each('factor', factor),
    token: { of: (m: LineModel) => m.tokens[m.at]?.text ?? '—', format: { as: 'whole' } },
    count: { of: (m: LineModel) => m.tokens[m.at]?.pair[0] ?? NaN, format: { as: 'whole' }, width: 4 },
    of: { of: (m: LineModel) => m.tokens[m.at]?.pair[1] ?? NaN, format: { as: 'whole' }, width: 6 },
    unseen: { of: (m: LineModel) => (m.waiting ? NaN : m.unseen.length), format: { as: 'whole' }, width: 1 },
  } satisfies { readonly [name: string]: Quoted },
  table,
});
