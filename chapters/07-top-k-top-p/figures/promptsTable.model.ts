/** The two prompts as a table: for every rule how many words it keeps of each, with what mass. */

import type { Cell, Table } from '#spec/figure.ts';
import { plain } from '#spec/written.ts';
import { type Kept, type PromptsModel, ruleOf } from './promptsModel.model.ts';

const count = ({ kept }: Kept): Cell => ({ value: kept, format: { as: 'whole' } });
const mass = ({ mass }: Kept): Cell => ({ value: mass, format: { as: 'share' }, hue: 'area' });

export function promptsTable(model: PromptsModel): Table {
  const set = { k: model.k, p: model.p, minp: model.minp };
  return {
    columns: ['rule', 'keptA', 'massA', 'keptB', 'massB'],
    rows: (['k', 'p', 'minp'] as const).map((rule) => {
      const [a, b] = [ruleOf(model.a, rule), ruleOf(model.b, rule)];
      const name = { k: 'top-k', p: 'top-p', minp: 'min-p' }[rule];
      return [`${name} ${plain(set[rule])}`, count(a), mass(a), count(b), mass(b)];
    }),
  };
}
