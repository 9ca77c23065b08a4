/** One vocabulary, two prompts: a sure one and an open one, and what the same three rules keep of each. */

import { figure } from '#spec/figure.ts';
import { promptsModel, promptsParams, SHAPES } from './promptsModel.model.ts';
import { promptsReadouts } from './promptsReadouts.model.ts';
import { promptsTable } from './promptsTable.model.ts';

export type { Prompt, PromptsModel, PromptsValues } from './promptsModel.model.ts';

export const prompts = figure({
  id: 'prompts',
  params: promptsParams,
  model: promptsModel,
  readouts: promptsReadouts,
  table: promptsTable,
  actions: {
    two: { preset: true, to: () => ({ a: SHAPES.sum, b: SHAPES.poem }) },
    zipf: { preset: true, to: () => ({ a: SHAPES.sum, b: SHAPES.zipf }) },
    alike: { preset: true, to: ({ b }) => ({ a: b }) },
  },
});
