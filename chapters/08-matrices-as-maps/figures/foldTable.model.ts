/** What each tool can do at best, and what the reader has done so far. */

import type { Cell, Table } from '#spec/figure.ts';
import type { Format } from '#spec/format.ts';
import { TOOLS } from './foldFit.model.ts';
import type { FoldModel } from './foldModel.model.ts';

const ERROR: Format = { as: 'fixed', digits: 4 };
const SIGNS = { matrix: 'W', bias: 'W + b', relu: 'W + b, ReLU' };

export function foldTable({ best, tool, error }: FoldModel): Table {
  return {
    columns: ['tool', 'best', 'yours'],
    rows: TOOLS.map((each): readonly Cell[] => [
      SIGNS[each],
      { value: best[each].error, format: ERROR },
      each === tool ? { value: error, format: ERROR } : '',
    ]),
  };
}
