/** The memoriser: a table that knows every training point by heart, and a line that cannot, on points never seen. */

import { figure, type Readout, type Table } from '#spec/figure.ts';
import { choice, number, seed, type Values } from '#spec/params.ts';
import { plain } from '#spec/written.ts';
import { type Line, lineFit, lossOf } from './lineFit.model.ts';
import { dataOf, FRESH_POINTS, labelsOf, MOST_POINTS } from './memoData.model.ts';

const params = {
  model: choice({ choices: ['table', 'line'], initial: 'line' }),
  size: number({ min: 10, max: MOST_POINTS, step: 0.1, scale: 'log', whole: true, initial: 100 }),
  noise: number({ min: 0, max: 1, step: 0.01, fine: 0.001, initial: 0.2 }),
  seed: seed({ initial: 9 }),
};
export type MemoriserValues = Values<typeof params>;

/** Points that are drawn, so that the square does not fill up. */
const SHOWN = 300;

export interface MemoriserModel {
  readonly kind: MemoriserValues['model'];
  readonly size: number;
  readonly noise: number;
  readonly seed: number;
  readonly train: number;
  readonly fresh: number;
  /** Two standard errors of the fresh loss; 0 where every fresh point costs the same. */
  readonly half: number;
  /** What the best of all models would pay on fresh points: the entropy of a label. */
  readonly best: number;
  readonly line: Line | undefined;
  readonly points: readonly { readonly x: number; readonly y: number; readonly label: number }[];
}

/** Entropy of a label that is the wrong one with half the noise. */
export function bestLoss(noise: number): number {
  const wrong = noise / 2;
  return wrong === 0 ? 0 : -wrong * Math.log(wrong) - (1 - wrong) * Math.log1p(-wrong);
}

/** The noise at which the best loss is so much. */
export function noiseFor(loss: number): number {
  if (loss >= Math.LN2) return 1;
  let [low, high] = [0, 1];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (bestLoss(middle) < loss) low = middle;
    else high = middle;
  }
  return high;
}

let fitted:
  | { readonly key: string; readonly line: Line; readonly train: number; readonly fresh: ReturnType<typeof lossOf> }
  | undefined;

function trained(size: number, noise: number, seed: number) {
  const key = `${size} ${noise} ${seed}`;
  if (fitted?.key !== key) {
    const { train, fresh } = dataOf(seed);
    const labels = labelsOf(train, size, noise);
    const line = lineFit(train, labels);
    fitted = {
      key,
      line,
      train: lossOf(line, train, labels).mean,
      fresh: lossOf(line, fresh, labelsOf(fresh, FRESH_POINTS, noise)),
    };
  }
  return fitted;
}

function model({ model: kind, size, noise, seed }: MemoriserValues): MemoriserModel {
  const { train } = dataOf(seed);
  const points = Array.from(labelsOf(train, Math.min(size, SHOWN), noise), (label, i) => ({
    x: train.x[i] as number,
    y: train.y[i] as number,
    label,
  }));
  const fixed = { kind, size, noise, seed, best: bestLoss(noise), points };
  // What the table has seen it is certain of, and right; of all else it knows nothing, and says half and half.
  if (kind === 'table') return { ...fixed, train: 0, fresh: Math.LN2, half: 0, line: undefined };
  const fit = trained(size, noise, seed);
  const half = (2 * fit.fresh.sd) / Math.sqrt(FRESH_POINTS);
  return { ...fixed, train: fit.train, fresh: fit.fresh.mean, half, line: fit.line };
}

type Quoted = Readout<MemoriserModel>;
const LOSS = { as: 'fixed', digits: 4 } as const;
const loss = (of: (m: MemoriserModel) => number, hue?: 'true'): Quoted => ({
  of,
  format: LOSS,
  width: 5.5,
  ...(hue ? { hue } : {}),
});

function table(m: MemoriserModel): Table {
  const wrong = m.noise / 2;
  return {
    columns: ['what', 'loss', 'half'],
    rows: [
      ['train', { value: m.train, format: LOSS }, ''],
      ['fresh', { value: m.fresh, format: LOSS }, { value: m.half, format: LOSS }],
      ['gap', { value: m.fresh - m.train, format: LOSS }, ''],
      [
        'min',
        {
          value: m.best,
          format: LOSS,
          hue: 'true',
          ...(wrong > 0
            ? {
                how: [
                  `−${plain(wrong)} ln ${plain(wrong)} − ${plain(1 - wrong)} ln ${plain(1 - wrong)} = ${plain(m.best)}`,
                ],
              }
            : {}),
        },
        '',
      ],
    ],
  };
}

export const memoriser = figure({
  id: 'memoriser',
  params,
  model,
  readouts: {
    train: loss((m) => m.train),
    fresh: loss((m) => m.fresh),
    half: loss((m) => m.half),
    gap: loss((m) => m.fresh - m.train),
    best: loss((m) => m.best, 'true'),
    coin: loss(() => Math.LN2, 'true'),
    size: { of: (m) => m.size, format: { as: 'whole' }, width: 5 },
    noise: { of: (m) => m.noise, format: { as: 'percent' }, width: 5 },
  } satisfies { readonly [name: string]: Quoted },
  table,
  actions: {
    coins: { to: () => ({ noise: 1 }) },
  },
});
