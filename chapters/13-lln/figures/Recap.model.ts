/** A strip cut at three tenths, and points thrown at it: the part of them that falls left comes nearer to the area. */

import { nextSeed, uniform } from '#math/random.ts';
import { figure, type Readout } from '#spec/figure.ts';
import { number, seed, type Values } from '#spec/params.ts';
import { plain } from '#spec/written.ts';

const MOST = 10_000;
/** The area of the left piece. */
export const AREA = 0.3;

const params = {
  n: number({ min: 1, max: MOST, step: 0.1, scale: 'log', whole: true, initial: 30 }),
  seed: seed({ initial: 5 }),
};
export type RecapValues = Values<typeof params>;

export interface RecapModel {
  readonly n: number;
  readonly seed: number;
  /** How many points fell left of the cut, and what part of all of them that is. */
  readonly left: number;
  readonly share: number;
  /** Two standard errors of that part. */
  readonly half: number;
}

let thrown: { readonly seed: number; readonly left: Uint16Array } | undefined;

/** How many of the first points fell left: the same throws as long as the seed stays. */
function leftOf(seed: number): Uint16Array {
  if (thrown?.seed !== seed) {
    const next = uniform(seed);
    const left = new Uint16Array(MOST);
    for (let i = 0, count = 0; i < MOST; i++) {
      if (next() < AREA) count++;
      left[i] = count;
    }
    thrown = { seed, left };
  }
  return thrown.left;
}

function model({ n, seed }: RecapValues): RecapModel {
  const left = leftOf(seed)[n - 1] as number;
  return { n, seed, left, share: left / n, half: 2 * Math.sqrt((AREA * (1 - AREA)) / n) };
}

const share = { format: { as: 'percent' }, hue: 'area', width: 5 } as const;

export const recap = figure({
  id: 'recap',
  params,
  model,
  readouts: {
    n: { of: (m) => m.n, format: { as: 'whole' }, width: 5 },
    left: { of: (m) => m.left, format: { as: 'whole' }, width: 4 },
    area: { of: () => AREA, ...share },
    share: { of: (m) => m.share, ...share },
    half: { of: (m) => m.half, ...share },
  } satisfies { readonly [name: string]: Readout<RecapModel> },
  table: (m) => ({
    columns: ['n', 'left', 'share', 'half'],
    rows: [
      [
        { value: m.n, format: { as: 'whole' } },
        { value: m.left, format: { as: 'whole' } },
        { value: m.share, format: { as: 'share' }, how: [`${m.left} / ${m.n} = ${plain(m.share)}`] },
        { value: m.half, format: { as: 'share' }, how: [`2 × √(0.3 × 0.7 / ${m.n}) = ${plain(m.half)}`] },
      ],
    ],
  }),
  actions: { again: { to: (values) => ({ seed: nextSeed(values.seed) }) } },
});
