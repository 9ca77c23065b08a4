/** What prose may quote from the dials. */

import type { Readout } from '#spec/figure.ts';
import type { DialsModel } from './dialsModel.model.ts';

type Quoted = Readout<DialsModel>;
const fixed = (of: (model: DialsModel) => number, digits: number, width: number): Quoted => ({
  of,
  format: { as: 'fixed', digits },
  width,
});

export const dialsReadouts: { readonly [name: string]: Quoted } = {
  n: { of: (m) => m.n, format: { as: 'whole' }, width: 3 },
  nll: fixed((m) => m.dials.nll.value, 2, 4.5),
  ce: fixed((m) => m.dials.ce.value, 4, 5.5),
  kl: fixed((m) => m.dials.kl.value, 4, 5.5),
  bits: fixed((m) => m.dials.file.value, 1, 4.5),
  leastNll: fixed((m) => m.dials.nll.least, 2, 4.5),
  leastBits: fixed((m) => m.dials.file.least, 1, 3.5),
  shortest: fixed((m) => m.n * m.wholeBits, 0, 2),
  leastCe: fixed((m) => m.dials.ce.least, 4, 5.5),
};
