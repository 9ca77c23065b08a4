/** What prose may quote from the two distributions. A bar that is not there reads as NaN, shown as a dash. */

import { crossEntropy, klDivergence } from '#math/crossEntropy.ts';
import { entropy } from '#math/entropy.ts';
import { logitLoss } from '#math/logitLoss.ts';
import type { Readout } from '#spec/figure.ts';
import type { TwoBar, TwoModel } from './twoModel.model.ts';

type Quoted = Readout<TwoModel>;

function perBar(
  letter: string,
  of: (bar: TwoBar) => number,
  shown: Omit<Quoted, 'of'>,
): { readonly [name: string]: Quoted } {
  return Object.fromEntries(
    Array.from({ length: 6 }, (_, i): [string, Quoted] => {
      return [letter + i, { of: ({ bars }) => (bars[i] ? of(bars[i]) : NaN), ...shown }];
    }),
  );
}

const nats = (of: (model: TwoModel) => number): Quoted => ({ of, format: { as: 'fixed', digits: 4 }, width: 5.5 });
/** As a program writes them: 0.000001, and no power of ten beside a raised exponent. */
const code = (of: (bar: TwoBar) => number): Quoted => ({
  of: ({ bars }) => bars.map((bar) => String(Number((of(bar) || 0).toPrecision(6)))).join(', '),
  format: { as: 'whole' },
});

const constant = (value: number, digits: number): Quoted => ({ of: () => value, format: { as: 'fixed', digits } });

/** The scores that the chapter on softmax opens with, and the loss of their first word. */
const SCORES = [3.5, 1.2, 0.3, -0.5];
const SCORED = logitLoss(SCORES, 0) as number;

/** The P that the figure opens with, and two answers to it that sentences speak of. */
const P = [0.6, 0.3, 0.1];
const EVEN = [1 / 3, 1 / 3, 1 / 3];
const ALMOST = [0.999998, 0.000001, 0.000001];

export const twoReadouts: { readonly [name: string]: Quoted } = {
  ...perBar('p', (bar) => bar.p, { format: { as: 'percent' }, hue: 'true', width: 5 }),
  ...perBar('q', (bar) => bar.q, { format: { as: 'percent' }, hue: 'area', width: 5 }),
  ...perBar('c', (bar) => bar.cost, { format: { as: 'fixed', digits: 3 }, width: 4.5 }),
  n0: { of: ({ bars }) => (bars[0] as TwoBar).name, format: { as: 'whole' } },
  H: nats((m) => m.entropy),
  CE: nats((m) => m.crossEntropy),
  KL: nats((m) => m.divergence),
  bits: { of: (m) => m.crossEntropy / Math.LN2, format: { as: 'fixed', digits: 4 }, width: 5.5 },
  listP: { ...code((bar) => bar.p), hue: 'true' },
  listQ: { ...code((bar) => bar.q), hue: 'area' },
  least: constant(entropy(P), 4),
  even: constant(crossEntropy(P, EVEN), 3),
  evenExtra: constant(klDivergence(P, EVEN), 4),
  almost: constant(crossEntropy(P, ALMOST), 3),
  scoredShare: { of: () => Math.exp(-SCORED), format: { as: 'share' }, hue: 'area' },
  scored: { of: () => SCORED, format: { as: 'fixed', digits: 4 } },
};
