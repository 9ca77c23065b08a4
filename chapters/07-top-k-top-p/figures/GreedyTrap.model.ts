/** Two words to write: the best first word, and after it the best second, need not make the best pair. */

import { figure, type Readout } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import { type GreedyModel, greedyModel, greedyParams, type Leaf } from './greedyModel.model.ts';
import { pairName } from './greedyNames.model.ts';
import { greedyTable } from './greedyTable.model.ts';

export type { GreedyModel, GreedyValues, Leaf } from './greedyModel.model.ts';

const path = (of: (m: GreedyModel) => number): Readout<GreedyModel> => ({
  of,
  format: { as: 'share' },
  hue: 'area',
  width: 4.5,
});

/** A path by its words, in each language: greedyZh, greedyEn. */
const named = (name: string, of: (m: GreedyModel) => Leaf) =>
  Object.fromEntries(
    (['zh', 'en'] as const).map((lang: Lang): [string, Readout<GreedyModel>] => [
      name + (lang === 'zh' ? 'Zh' : 'En'),
      { of: (m) => pairName(of(m), lang), format: { as: 'whole' } },
    ]),
  );

export const greedy = figure({
  id: 'greedy',
  params: greedyParams,
  model: greedyModel,
  readouts: {
    a: path((m) => m.firsts[0]?.share ?? NaN),
    b: path((m) => m.firsts[1]?.share ?? NaN),
    a1: path((m) => m.leaves[0]?.after ?? NaN),
    b1: path((m) => m.leaves[3]?.after ?? NaN),
    greedy: path((m) => m.greedy.path),
    found: path((m) => m.found.path),
    best: path((m) => m.best.path),
    ...named('greedy', (m) => m.greedy),
    ...named('found', (m) => m.found),
    ...named('best', (m) => m.best),
    ratio: { of: (m) => m.best.path / m.greedy.path, format: { as: 'ratio' }, width: 3.5 },
    seen: { of: (m) => m.leaves.filter((leaf) => leaf.seen).length, format: { as: 'whole' }, width: 1 },
    width: { of: (m) => m.width, format: { as: 'whole' }, width: 1 },
  } satisfies { readonly [name: string]: Readout<GreedyModel> },
  table: greedyTable,
});
