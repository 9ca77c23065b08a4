/**
 * A sheet of area 1 with one cut, and a hundred points thrown at it blindly: about as many per cent of them fall on a
 * piece as its area says.
 */

import { nextSeed, uniform } from '#math/random.ts';
import { figure } from '#spec/figure.ts';
import { number, seed, type Values } from '#spec/params.ts';

export const POINTS = 100;

const params = {
  share: number({ min: 0, max: 1, step: 0.01, initial: 0.3 }),
  seed: seed({ initial: 5 }),
};
export type RecapValues = Values<typeof params>;

export interface RecapModel {
  /** Area of the left piece. */
  readonly share: number;
  /** From 0 to 1 both ways; from the left, and from the top. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** How many points fell left of the cut. */
  readonly inside: number;
}

let thrown: { readonly seed: number; readonly points: RecapModel['points'] } | undefined;

/** The same throw as long as the seed stays. */
function pointsOf(seed: number): RecapModel['points'] {
  if (thrown?.seed !== seed) {
    const next = uniform(seed);
    thrown = { seed, points: Array.from({ length: POINTS }, () => ({ x: next(), y: next() })) };
  }
  return thrown.points;
}

function model({ share, seed }: RecapValues): RecapModel {
  const points = pointsOf(seed);
  return { share, points, inside: points.filter(({ x }) => x < share).length };
}

export const recap = figure({
  id: 'recap',
  params,
  model,
  readouts: {
    share: { of: (m: RecapModel) => m.share, format: { as: 'percent' }, hue: 'area', width: 5 },
    area: { of: (m: RecapModel) => m.share, format: { as: 'value', digits: 0 }, hue: 'area', width: 3 },
    rest: { of: (m: RecapModel) => Number((1 - m.share).toFixed(2)), format: { as: 'value', digits: 0 }, width: 3 },
    inside: { of: (m: RecapModel) => m.inside, format: { as: 'whole' }, width: 2 },
    outside: { of: (m: RecapModel) => POINTS - m.inside, format: { as: 'whole' }, width: 2 },
  },
  table: (m) => ({
    columns: ['piece', 'area', 'points'],
    rows: [
      ['1', { value: m.share, format: { as: 'share' }, hue: 'area' }, { value: m.inside, format: { as: 'whole' } }],
      [
        '2',
        { value: 1 - m.share, format: { as: 'share' }, how: [`1 − ${m.share} = ${Number((1 - m.share).toFixed(2))}`] },
        { value: POINTS - m.inside, format: { as: 'whole' } },
      ],
    ],
    total: ['Σ', { value: 1, format: { as: 'whole' } }, { value: POINTS, format: { as: 'whole' } }],
  }),
  actions: { again: { to: (values) => ({ seed: nextSeed(values.seed) }) } },
});
