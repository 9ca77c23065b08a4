/** Can a matrix do this? A sheet of paper, a picture to match, and three tools to try it with. */

import { choice, list, type Values } from '#spec/params.ts';
import { type Best, best, TOOLS, type Tool } from './foldFit.model.ts';
import { CREASES, DONE, type Doing, errorBetween, TARGETS, type Target } from './foldTargets.model.ts';

const item = { min: -2, max: 2, step: 0.1, fine: 0.001 };
const places = (initial: readonly number[]) =>
  list({ item, minLength: initial.length, maxLength: initial.length, initial, added: 0 });

/** Places along the middle of the sheet: its ends, and where it may be creased. */
export const SPINE: readonly number[] = [-1, ...CREASES, 1];

export const foldParams = {
  target: choice({ choices: TARGETS, initial: 'parallelogram' }),
  tool: choice({ choices: TOOLS, initial: 'matrix' }),
  /** Where (1, 0) and (0, 1) go, row by row. Of these, ReLU uses the second column: what happens across the sheet. */
  m: places([1, 0, 0, 1]),
  /** Where the origin goes, where a bias is allowed. */
  shift: places([0, 0]),
  /** Where the five places of the spine go, where it may bend: x and y in turn. */
  spine: places(SPINE.flatMap((x) => [x, 0])),
};
export type FoldParams = typeof foldParams;
export type FoldValues = Values<FoldParams>;

export interface FoldModel {
  readonly target: Target;
  readonly tool: Tool;
  readonly error: number;
  /** The least that each tool can come to. */
  readonly best: { readonly [tool in Tool]: Best };
  /** As near as this tool comes, to within a fiftieth of the sheet. */
  readonly there: boolean;
  /** The target is met. */
  readonly matched: boolean;
}

/** Near enough that the two pictures look like one. */
export const MATCHED = 0.035;

/** Straight between two places of the spine, the rest of the sheet goes along. */
function bent(spine: readonly number[], [, b, , d]: readonly number[]): Doing {
  return (x, y) => {
    let strip = 0;
    while (strip < SPINE.length - 2 && x >= (SPINE[strip + 1] as number)) strip++;
    const [from, to] = [SPINE[strip] as number, SPINE[strip + 1] as number];
    const t = (x - from) / (to - from);
    const at = (axis: 0 | 1) =>
      (1 - t) * (spine[2 * strip + axis] as number) + t * (spine[2 * strip + 2 + axis] as number);
    return [at(0) + (b as number) * y, at(1) + (d as number) * y];
  };
}

/** What the reader has done to the sheet. */
export function doingOf({ tool, m, shift, spine }: FoldValues): Doing {
  if (tool === 'relu') return bent(spine, m);
  const [a, b, c, d] = m as readonly [number, number, number, number];
  const [e, f] = tool === 'bias' ? (shift as readonly [number, number]) : ([0, 0] as const);
  return (x, y) => [a * x + b * y + e, c * x + d * y + f];
}

export function foldModel(values: FoldValues): FoldModel {
  const { target, tool } = values;
  const raw = errorBetween(doingOf(values), DONE[target]);
  const error = raw < 1e-9 ? 0 : raw;
  const all = Object.fromEntries(TOOLS.map((each) => [each, best(target, each)])) as FoldModel['best'];
  return {
    target,
    tool,
    error,
    best: all,
    there: error <= all[tool].error + 0.02,
    matched: error < MATCHED,
  };
}
