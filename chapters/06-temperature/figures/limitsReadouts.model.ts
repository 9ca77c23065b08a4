/** What prose may quote from the limits. A bar that is not there reads as NaN, shown as a dash. */

import type { Readout } from '#spec/figure.ts';
import { OPENING } from './dialParams.model.ts';
import { type LimitsModel, sharesAt } from './limitsShares.model.ts';

type Quoted = Readout<LimitsModel>;

const share = (of: (model: LimitsModel) => number): Quoted => ({
  of,
  format: { as: 'share' },
  hue: 'area',
  width: 4.5,
});
const turned = sharesAt(OPENING.logits, -1);

export const limitsReadouts: { readonly [name: string]: Quoted } = {
  T: { of: (model) => model.temperature, format: { as: 'value', digits: 2 }, width: 5 },
  ...Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`q${i}`, share((model) => model.bars[i]?.share ?? NaN)])),
  ...Object.fromEntries(
    Array.from({ length: 6 }, (_, i): [string, Quoted] => {
      return [`n${i}`, { of: (model) => model.bars[i]?.name ?? '—', format: { as: 'whole' } }];
    }),
  ),
  greedy: { of: (model) => model.bars[model.greedy]?.name ?? '—', format: { as: 'whole' } },
  tied: { of: (model) => model.best.length, format: { as: 'whole' }, width: 1 },
  /** The opening scores of the dial at T = −1, last word. */
  turned3: share(() => turned[3] as number),
  turned0: share(() => turned[0] as number),
};
