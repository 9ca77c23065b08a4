/** What prose may quote from the pipeline. */

import type { Readout } from '#spec/figure.ts';
import { ORDERS, type OrderModel } from './orderModel.model.ts';

type Quoted = Readout<OrderModel>;

const count: Omit<Quoted, 'of'> = { format: { as: 'whole' }, width: 1 };
const share: Omit<Quoted, 'of'> = { format: { as: 'percent' }, hue: 'area', width: 5 };

export const orderReadouts: { readonly [name: string]: Quoted } = {
  kept: { of: (m) => m.stages[3]?.kept ?? 0, ...count },
  keptOther: { of: (m) => m.other[3]?.kept ?? 0, ...count },
  first: { of: (m) => m.stages[3]?.shares[0] ?? NaN, ...share },
  firstOther: { of: (m) => m.other[3]?.shares[0] ?? NaN, ...share },
  order: { of: (m) => [...m.order].join(' → '), format: { as: 'whole' } },
  reversed: { of: (m) => [...m.reversed].join(' → '), format: { as: 'whole' } },
  T: { of: (m) => m.T, format: { as: 'value', digits: 1 }, width: 3 },
  p: { of: (m) => m.p, format: { as: 'percent' }, hue: 'area', width: 5 },
  ...Object.fromEntries(
    ORDERS.map((each): [string, Quoted] => [`kept${each}`, { of: (m) => m.counts[each] ?? 0, ...count }]),
  ),
};
