/** A biased street: the mean goes to that of whoever is sampled, however many they are. */

import { figure, type Readout, type Table } from '#spec/figure.ts';
import { plain } from '#spec/written.ts';
import { BAND } from './meanPaths.model.ts';
import { MEN, WOMEN } from './people.model.ts';
import { PRINTED, type StreetModel, streetModel, streetParams } from './streetModel.model.ts';

export type { StreetModel, StreetValues } from './streetModel.model.ts';

type Quoted = Readout<StreetModel>;
const TWO = { as: 'fixed', digits: 2 } as const;
const cm = (of: (m: StreetModel) => number, hue?: 'true'): Quoted => ({
  of,
  format: TWO,
  width: 5.5,
  ...(hue ? { hue } : {}),
});

function table(m: StreetModel): Table {
  const counts = [...new Set([...PRINTED.map(([n]) => n), m.n])].sort((a, b) => a - b);
  return {
    columns: ['n', 'printed', 'limit', 'half', 'bias', 'observed'],
    rows: counts.map((n) => {
      const half = (BAND * m.sd) / Math.sqrt(n);
      const printed = PRINTED.find(([count]) => count === n)?.[1];
      return [
        { value: n, format: { as: 'whole' } },
        printed === undefined ? '' : { value: printed, format: { as: 'fixed', digits: 1 }, hue: 'print' },
        { value: m.limit, format: TWO },
        { value: half, format: TWO, how: [`${BAND} × ${plain(m.sd)} / √${n} = ${plain(half)}`] },
        { value: m.bias, format: TWO },
        n === m.n ? { value: m.observed, format: TWO } : '',
      ];
    }),
  };
}

export const street = figure({
  id: 'street',
  params: streetParams,
  model: streetModel,
  readouts: {
    limit: cm((m) => m.limit),
    truth: cm((m) => m.truth, 'true'),
    bias: cm((m) => m.bias),
    off: { ...cm((m) => Math.abs(m.bias)), width: 3.5 },
    half: cm((m) => m.half),
    observed: cm((m) => m.observed),
    sd: { of: (m) => m.sd, format: { as: 'fixed', digits: 1 }, width: 3 },
    misled: { of: (m) => m.misled, format: { as: 'whole' }, width: 2 },
    men: { of: () => MEN, format: { as: 'value', digits: 1 } },
    women: { of: () => WOMEN, format: { as: 'fixed', digits: 1 } },
    mix: { of: () => (MEN + WOMEN) / 2, format: { as: 'value', digits: 1 } },
  } satisfies { readonly [name: string]: Quoted },
  table,
  actions: {
    fair: { to: ({ population }) => ({ sample: population }) },
  },
});
