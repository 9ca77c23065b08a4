/** What the chapters before found, in short: the average of n throws settles at the mean, within about σ/√n of it. */

import { nextSeed, uniform } from '#math/random.ts';
import { figure, type Readout } from '#spec/figure.ts';
import { number, seed, type Values } from '#spec/params.ts';
import { plain } from '#spec/written.ts';

export const MOST_THROWS = 400;
export const FACE_MEAN = 3.5;
const FACE_SD = Math.sqrt(35 / 12);

const params = {
  n: number({ min: 1, max: MOST_THROWS, step: 0.1, scale: 'log', whole: true, initial: 20 }),
  seed: seed({ initial: 14 }),
};
export type RecapValues = Values<typeof params>;

export interface RecapModel {
  readonly n: number;
  /** The average of the first 1, 2, 3, … throws. */
  readonly averages: Float64Array;
  readonly average: number;
  /** σ/√n */
  readonly error: number;
}

let thrown: { readonly seed: number; readonly averages: Float64Array } | undefined;

/** The same throws as long as the seed stays. */
function averagesOf(of: number): Float64Array {
  if (thrown?.seed !== of) {
    const next = uniform(of);
    let total = 0;
    const averages = Float64Array.from({ length: MOST_THROWS }, (_, i) => {
      total += 1 + Math.floor(6 * next());
      return total / (i + 1);
    });
    thrown = { seed: of, averages };
  }
  return thrown.averages;
}

export const errorAfter = (n: number): number => FACE_SD / Math.sqrt(n);

function model({ n, seed }: RecapValues): RecapModel {
  const averages = averagesOf(seed);
  return { n, averages, average: averages[n - 1] as number, error: errorAfter(n) };
}

const fixed = (of: (m: RecapModel) => number): Readout<RecapModel> => ({
  of,
  format: { as: 'fixed', digits: 2 },
  width: 4,
});

export const recap = figure({
  id: 'recap',
  params,
  model,
  readouts: {
    n: { of: (m: RecapModel) => m.n, format: { as: 'whole' }, width: 3 },
    average: fixed((m) => m.average),
    error: fixed((m) => m.error),
  } satisfies { readonly [name: string]: Readout<RecapModel> },
  table: (m) => ({
    columns: ['throws', 'average', 'error'],
    rows: [...new Set([1, 4, 25, 100, 400, m.n])]
      .sort((a, b) => a - b)
      .map((n) => [
        String(n),
        { value: m.averages[n - 1] as number, format: { as: 'fixed', digits: 4 }, hue: 'area' },
        {
          value: errorAfter(n),
          format: { as: 'fixed', digits: 4 },
          how: [`√(35/12) / √${n} = ${plain(errorAfter(n))}`],
        },
      ]),
  }),
  actions: { again: { to: (values) => ({ seed: nextSeed(values.seed) }) } },
});
