/** Running means: the average of the first n draws, for many sequences side by side. */

import { figure } from '#spec/figure.ts';
import { meanModel, sequenceOf } from './meanModel.model.ts';
import { meanParams } from './meanParams.model.ts';
import { meanReadouts } from './meanReadouts.model.ts';
import { meanTable } from './meanTable.model.ts';

export type { MeanModel } from './meanModel.model.ts';
export type { MeanValues } from './meanParams.model.ts';

export const mean = figure({
  id: 'mean',
  params: meanParams,
  model: meanModel,
  sample: (values) => ({
    of: sequenceOf(values),
    size: values.n * values.paths,
    // On the logarithmic axis all steps of this kind are alike: the paths run along it at one speed.
    pace: (drawn) => Math.max(values.paths, Math.ceil(drawn / 6)),
  }),
  readouts: meanReadouts,
  table: meanTable,
  actions: {
    four: { to: ({ n }) => (n > 25_000 ? undefined : { n: 4 * n }) },
  },
});
