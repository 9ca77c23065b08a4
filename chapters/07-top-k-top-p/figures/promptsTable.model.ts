/** The two prompts as a table: for every rule how many words it keeps of each, with what mass. */

import type { Cell, Table } from '#spec/figure.ts';
import { plain } from '#spec/written.ts';
import { FIXED, type Kept, type PromptsModel, RULES, ruleOf } from './promptsModel.model.ts';

const count = ({ kept }: Kept): Cell => ({ value: kept, format: { as: 'whole' } });
const mass = ({ mass }: Kept): Cell => ({ value: mass, format: { as: 'share' }, hue: 'area' });

export function promptsTable(model: PromptsModel): Table {
  const set = { k: model.k, p: model.p, minp: model.minp, ...FIXED };
  return {
    columns: ['rule', 'keptA', 'massA', 'keptB', 'massB'],
    rows: RULES.map((rule) => {
      const [a, b] = [ruleOf(model.a, rule), ruleOf(model.b, rule)];
      const name = { k: 'top-k', p: 'top-p', minp: 'min-p', typical: 'typical', eta: 'η' }[rule];
      return [`${name} ${plain(set[rule])}`, count(a), mass(a), count(b), mass(b)];
    }),
  };
}
