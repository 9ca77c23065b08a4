/** The grid: one matrix drags the whole plane along by two arrows. */

import { compose, determinant, type Matrix2 } from '#math/matrix2.ts';
import { between, polar, rotation } from '#math/polar2.ts';
import { figure } from '#spec/figure.ts';
import { gridModel } from './gridModel.model.ts';
import { type GridValues, gridParams } from './gridParams.model.ts';
import { gridReadouts } from './gridReadouts.model.ts';
import { gridTable } from './gridTable.model.ts';

export type { GridModel } from './gridModel.model.ts';
export type { GridValues } from './gridParams.model.ts';

const STEP = Math.PI / 12;

const preset = (matrix: Matrix2) => ({
  preset: true,
  to: (): Partial<GridValues> => ({ ...entries(matrix), e: 0, f: 0, morph: 1 }),
});

const matrixOf = ({ a, b, c, d }: GridValues): Matrix2 => [a, b, c, d];
const entries = ([a, b, c, d]: Matrix2) => ({ a, b, c, d });

/**
 * Turned on by 15°. What is near a whole number of such steps is put on it, and stretches of thousandths are rounded:
 * six steps from doing nothing are a quarter turn, to the last digit.
 */
function turned({ a, b, c, d }: GridValues): Partial<GridValues> | undefined {
  const { angle, stretch } = polar([a, b, c, d]);
  const steps = angle / STEP;
  const whole = Math.round(steps);
  const next = (Math.abs(steps - whole) < 0.01 ? whole : steps) + 1;
  const rounded = stretch.map((x) => Math.round(x * 500) / 500) as unknown as Matrix2;
  const near = rounded.every((x, i) => Math.abs(x - (stretch[i] as number)) < 0.0011);
  const turnedOn = compose(rotation(next * STEP), near ? rounded : stretch);
  const limit = gridParams.a.max;
  if (turnedOn.some((x) => Math.abs(x) > limit)) return undefined;
  return { ...entries(turnedOn.map((x) => Math.round(x * 1000) / 1000 + 0) as unknown as Matrix2), morph: 1 };
}

export const grid = figure({
  id: 'grid',
  params: gridParams,
  model: gridModel,
  between: (from, to, t) => entries(between(matrixOf(from), matrixOf(to), t)),
  readouts: gridReadouts,
  table: gridTable,
  actions: {
    rotate: preset([0, -1, 1, 0]),
    stretch: preset([2, 0, 0, 1]),
    project: preset([1, 0, 0, 0]),
    shear: preset([1, 1, 0, 1]),
    flip: preset([-1, 0, 0, 1]),
    identity: { to: preset([1, 0, 0, 1]).to },
    turn: { to: turned },
    bias: { to: ({ e, f }) => (e === 0 && f === 0 ? { e: 1, f: 0.5, morph: 1 } : { e: 0, f: 0 }) },
    undo: { to: ({ a, b, c, d }) => (determinant([a, b, c, d]) === 0 ? undefined : { morph: 0 }) },
  },
});
