/** Can this perplexity be trusted? Its interval, for so many sentences, and twenty test sets that might have been. */

import { figure, type Readout, type Table } from '#spec/figure.ts';
import { plain } from '#spec/written.ts';
import { NINETY_FIVE, TOKENS, type TrustModel, trustModel, trustParams } from './trustModel.model.ts';

export type { TrustModel, TrustValues } from './trustModel.model.ts';

type Quoted = Readout<TrustModel>;
const PPL = { as: 'amount' } as const;
const ppl = (of: (m: TrustModel) => number): Quoted => ({ of, format: PPL, width: 5 });
const whole = (of: (m: TrustModel) => number, width: number): Quoted => ({ of, format: { as: 'whole' }, width });

/** As code writes it. */
const text = (of: (m: TrustModel) => string): Quoted => ({ of, format: { as: 'whole' } });

const measured = (m: TrustModel) => m.sets.map((set) => set.ppl);
const missed = (m: TrustModel) => m.sets.filter((set) => !set.holds).length;

/** The correlation at which the interval begins at a given perplexity; NaN where none does. */
function correlationFor({ ppl, naive }: TrustModel, low: number): number {
  const correlation = ((Math.log(ppl / low) / NINETY_FIVE / naive) ** 2 - 1) / (TOKENS - 1);
  return low < ppl && correlation >= 0 && correlation <= 1 ? correlation : NaN;
}

function table(m: TrustModel): Table {
  const { se, low, high } = m;
  const interval = (sign: string, end: number) => [
    `${plain(m.ppl)} × e`,
    { sup: `${sign}${NINETY_FIVE} × ${plain(se)}` },
    ` = ${plain(end)}`,
  ];
  return {
    columns: ['what', 'value'],
    rows: [
      ['N', { value: m.tokens, format: { as: 'whole' } }],
      ['1 + 19ρ', { value: m.design, format: { as: 'value', digits: 1 } }],
      ['N / (1 + 19ρ)', { value: m.effective, format: { as: 'amount' } }],
      ['se', { value: se, format: { as: 'amount' }, how: [`${plain(m.sd)} / √${plain(m.effective)} = ${plain(se)}`] }],
      ['2.5%', { value: low, format: PPL, how: interval('−', low) }],
      ['97.5%', { value: high, format: PPL, how: interval('', high) }],
      ...m.sets.map((set, i) => [`${i + 1}`, { value: set.ppl, format: PPL }] as const),
    ],
  };
}

export const trust = figure({
  id: 'trust',
  params: trustParams,
  model: trustModel,
  readouts: {
    low: ppl((m) => m.low),
    high: ppl((m) => m.high),
    ppl: { of: (m) => m.ppl, format: { as: 'value', digits: 1 }, width: 4 },
    tokens: whole((m) => m.tokens, 3),
    effective: { of: (m) => m.effective, format: { as: 'ratio' }, width: 3 },
    design: { of: (m) => m.design, format: { as: 'value', digits: 1 }, width: 3 },
    se: { of: (m) => m.se, format: { as: 'amount' }, width: 6 },
    /** As a factor: 1.41 means 41% up, or as much down by division. */
    factor: { of: (m) => m.high / m.ppl, format: { as: 'ratio' }, width: 4 },
    coverage: { of: (m) => m.coverage, format: { as: 'percent' }, width: 5 },
    eightAt: { of: (m) => correlationFor(m, 8), format: { as: 'fixed', digits: 3 }, width: 5 },
    missed: whole(missed, 2),
    claimed: whole((m) => m.sets.filter((set) => !set.claims).length, 2),
    least: ppl((m) => Math.min(...measured(m))),
    most: ppl((m) => Math.max(...measured(m))),
    logPpl: text((m) => plain(Math.log(m.ppl))),
    sdText: text((m) => plain(m.sd)),
    rhoText: text((m) => plain(m.correlation)),
    count: text((m) => String(m.sentences)),
    seedText: text((m) => String(m.seed)),
    lowText: text((m) => plain(m.low)),
    highText: text((m) => plain(m.high)),
    interval: {
      of: (m) => `${m.low.toFixed(2)}–${m.high.toFixed(2)}`,
      format: { as: 'whole' },
    },
  } satisfies { readonly [name: string]: Quoted },
  table,
});
