/** The sheet of paper as a figure. */

import { figure } from '#spec/figure.ts';
import { type Best, best, relu, type Tool } from './foldFit.model.ts';
import { type FoldValues, foldModel, foldParams, SPINE } from './foldModel.model.ts';
import { foldReadouts } from './foldReadouts.model.ts';
import { foldTable } from './foldTable.model.ts';
import { CREASES } from './foldTargets.model.ts';

export type { FoldModel, FoldValues } from './foldModel.model.ts';

/** The best that the tool can do, as values of the figure. */
export function asValues({ matrix, shift, bends }: Best, tool: Tool): Partial<FoldValues> {
  const rounded = (xs: readonly number[]) => xs.map((x) => Math.round(x * 1000) / 1000 + 0);
  if (tool === 'matrix') return { m: rounded(matrix) };
  if (tool === 'bias') return { m: rounded(matrix), shift: rounded(shift) };
  const [a, b, c, d] = matrix;
  const spine = SPINE.flatMap((x) => [0, 1].map((axis) => spineAt(x, axis as 0 | 1)));
  return { m: rounded([1, b, 0, d]), spine: rounded(spine) };

  function spineAt(x: number, axis: 0 | 1): number {
    const straight = shift[axis] + (axis === 0 ? a : c) * x;
    return bends.reduce((sum, bend, k) => sum + bend[axis] * relu(x - (CREASES[k] as number)), straight);
  }
}

export const fold = figure({
  id: 'fold',
  params: foldParams,
  model: foldModel,
  readouts: foldReadouts,
  table: foldTable,
  actions: {
    best: { to: ({ target, tool }) => asValues(best(target, tool), tool) },
    flat: { to: () => ({ m: foldParams.m.initial, shift: foldParams.shift.initial, spine: foldParams.spine.initial }) },
  },
});
