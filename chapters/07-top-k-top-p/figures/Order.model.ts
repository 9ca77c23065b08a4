/** Temperature, top-k and top-p one after the other: the same three steps in another order may keep other words. */

import { figure } from '#spec/figure.ts';
import { orderModel, orderParams } from './orderModel.model.ts';
import { orderReadouts } from './orderReadouts.model.ts';
import { orderTable } from './orderTable.model.ts';

export type { OrderModel, OrderValues, Stage } from './orderModel.model.ts';

export const order = figure({
  id: 'order',
  params: orderParams,
  model: orderModel,
  readouts: orderReadouts,
  table: orderTable,
  actions: {
    hot: { preset: true, to: () => ({ T: 3, k: 8, p: 0.7, way: 'logits' }) },
    off: { preset: true, to: () => ({ T: 1, k: 8, p: 1, way: 'logits' }) },
    code: { preset: true, to: () => ({ T: 0.2, k: 8, p: 0.95, way: 'logits' }) },
    story: { preset: true, to: () => ({ T: 1.2, k: 8, p: 0.9, way: 'logits' }) },
    swap: {
      to: ({ order }) => ({ order: [...order].reverse().join('') as typeof order }),
    },
  },
});
