/** All ways of sharing among three, as a triangle; softmax lays a whole line of logits onto each of its points. */

import { softmax } from '#math/softmax.ts';
import { cornerDistance, type Point, pointOf, type Triple } from '#math/triangle.ts';
import { figure } from '#spec/figure.ts';
import { list, number, type Values } from '#spec/params.ts';
import { simplexTable } from './simplexTable.model.ts';

/** Logits reach from −LIMIT to LIMIT. */
const LIMIT = 5;

const params = {
  logits: list({
    item: { min: -LIMIT, max: LIMIT, step: 0.1, fine: 0.001 },
    minLength: 3,
    maxLength: 3,
    initial: [1, 0, -1],
    added: 0,
  }),
  shift: number({ min: -5, max: 5, step: 0.1, initial: 0 }),
};
export type SimplexValues = Values<typeof params>;

export interface SimplexModel {
  /** As set, before the shift. */
  readonly logits: Triple;
  /** What is added to all three. */
  readonly shift: number;
  /** z + c: what softmax is given. */
  readonly shifted: Triple;
  readonly shares: Triple;
  /** Where these shares lie in the triangle. */
  readonly point: Point;
  /** The corner the point is nearest to; the first of them on a tie. */
  readonly nearest: number;
  /** How far that corner is, in sides of the triangle. */
  readonly distance: number;
  /** Points of the line z + c·1, from c = −5 to 5; all have the same shares. */
  readonly line: readonly { readonly shift: number; readonly logits: Triple }[];
}

/** Logits are kept to thousandths; sums of them are cleaned of what floating point adds. */
const plus = (logits: readonly number[], c: number) =>
  logits.map((z) => Number((z + c).toFixed(3)) + 0) as unknown as Triple;

function model(values: SimplexValues): SimplexModel {
  const shifted = plus(values.logits, values.shift);
  const shares = Array.from(softmax(shifted) as Float64Array) as unknown as Triple;
  const distances = shares.map((_, corner) => cornerDistance(shares, corner));
  const distance = Math.min(...distances);
  return {
    logits: values.logits as unknown as Triple,
    shift: values.shift,
    shifted,
    shares,
    point: pointOf(shares),
    nearest: distances.indexOf(distance),
    distance,
    line: Array.from({ length: 11 }, (_, i) => ({ shift: i - 5, logits: plus(values.logits, i - 5) })),
  };
}

/**
 * Logits that give these shares, with a wanted mean: the inverse of softmax, which leaves that one number free.
 *
 * zᵢ = ln pᵢ − mean(ln p) + mean. Where a logit would leave its limits all move together, since only differences count;
 * differences above 10, near the edges of the triangle, are cut to 10.
 *
 * @param p from 0 to 1, adding up to 1
 * @example logitsAt([1 / 3, 1 / 3, 1 / 3], 0.7); // [0.7, 0.7, 0.7]
 */
export function logitsAt(p: Triple, mean: number): Triple {
  const most = Math.max(p[0], p[1], p[2]);
  const logs = p.map((share) => Math.max(-2 * LIMIT, Math.log(share / most))) as unknown as Triple;
  const middle = (logs[0] + logs[1] + logs[2]) / 3;
  const lowest = Math.min(logs[0], logs[1], logs[2]);
  const up = Math.min(LIMIT, Math.max(-LIMIT - lowest, mean - middle));
  return logs.map((z) => Math.min(LIMIT, Math.max(-LIMIT, z + up)) + 0) as unknown as Triple;
}

const item = (i: number, of: (model: SimplexModel) => Triple) => (model: SimplexModel) => of(model)[i] as number;
const percent = (i: number) =>
  ({ of: item(i, (m) => m.shares), format: { as: 'percent' }, hue: 'area', width: 5 }) as const;
const share = (i: number) =>
  ({ of: item(i, (m) => m.shares), format: { as: 'share' }, hue: 'area', width: 4.5 }) as const;
const logit = (i: number) =>
  ({ of: item(i, (m) => m.shifted), format: { as: 'value', digits: 1 }, hue: 'map' }) as const;

export const simplex = figure({
  id: 'simplex',
  params,
  model,
  readouts: {
    p0: percent(0),
    p1: percent(1),
    p2: percent(2),
    q0: share(0),
    q1: share(1),
    q2: share(2),
    z0: logit(0),
    z1: logit(1),
    z2: logit(2),
    shift: { of: (m: SimplexModel) => m.shift, format: { as: 'value', digits: 1 }, hue: 'map', width: 4 },
    /** Counted from 1. */
    nearest: { of: (m: SimplexModel) => m.nearest + 1, format: { as: 'whole' } },
    distance: { of: (m: SimplexModel) => m.distance, format: { as: 'share' }, width: 4.5 },
  },
  table: simplexTable,
});
