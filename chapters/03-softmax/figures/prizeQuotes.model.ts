/** What only sentences and code quote: names, the scores as a program writes them, and where the first bar has half. */

import { logSumExp } from '#math/logSumExp.ts';
import { softmax } from '#math/softmax.ts';
import { sum } from '#math/sum.ts';
import type { Readout } from '#spec/figure.ts';
import { plain, shareText } from '#spec/written.ts';
import type { PrizeModel } from './prizeShares.model.ts';

type Quoted = Readout<PrizeModel>;

const logits = (model: PrizeModel) => model.bars.map((bar) => bar.logit);
const written = (model: PrizeModel, masked: string) =>
  logits(model)
    .map((z) => (z === -Infinity ? masked : String(z)))
    .join(', ');

/** The shares that the code gives: it is softmax itself, whatever rule the figure is set to. */
function softmaxWritten(model: PrizeModel): string {
  const shares = softmax(logits(model));
  const text = (p: number | undefined) => (p === undefined ? '—' : shareText(p).replace(/^([<>]?)\./, '$10.'));
  return logits(model)
    .map((_, i) => text(shares?.[i]))
    .join(', ');
}

/** The score at which the first bar, the others as they are, would hold half: its area is then theirs together. */
function halfAt({ bars, base, rule }: PrizeModel): number {
  if (rule !== 'exp') return NaN;
  const stretch = Math.log(base === 'e' ? Math.E : Number(base));
  return logSumExp(bars.slice(1).map((bar) => bar.logit * stretch)) / stretch;
}

/** Added one by one in double precision, as a program would: not always 1. */
const added = ({ bars }: PrizeModel) => {
  const total = bars.reduce((before, bar) => before + bar.share, 0);
  return Number.isFinite(total) && Math.abs(total - 1) < 1e-9 ? String(total) : plain(total);
};

export const prizeQuotes: { readonly [name: string]: Quoted } = {
  ...Object.fromEntries(
    Array.from({ length: 10 }, (_, i): [string, Quoted] => {
      return [`n${i}`, { of: (model) => model.bars[i]?.name ?? '—', format: { as: 'whole' } }];
    }),
  ),
  python: { of: (model) => written(model, '-float("inf")'), format: { as: 'whole' }, hue: 'map' },
  typescript: { of: (model) => written(model, '-Infinity'), format: { as: 'whole' }, hue: 'map' },
  softmax: { of: softmaxWritten, format: { as: 'whole' }, hue: 'area' },
  // What the formula says, whichever rule and base the machine is set to.
  expFirst: { of: (model) => Math.exp(model.bars[0]?.logit ?? NaN), format: { as: 'amount' }, hue: 'area', width: 5 },
  expSum: { of: (model) => sum(logits(model).map(Math.exp)), format: { as: 'amount' }, hue: 'area', width: 5 },
  expShare: {
    of: (model) => softmax(logits(model))?.[0] ?? NaN,
    format: { as: 'share' },
    hue: 'area',
    width: 4.5,
  },
  halfAt: { of: halfAt, format: { as: 'fixed', digits: 3 }, hue: 'map', width: 4.5 },
  added: { of: added, format: { as: 'whole' }, hue: 'area' },
};
