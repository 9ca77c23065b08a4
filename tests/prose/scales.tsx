/** A small figure to quote from: two named weights, what each share is, and a shift that no share depends on. */

import type { Scope } from '#figure/scope.ts';
import type { Chapter, FigureComponent } from '#prose/chapter.ts';
import { figure } from '#spec/figure.ts';
import { list, names, number } from '#spec/params.ts';

export const params = {
  weights: list({
    item: { min: -6, max: 10, step: 0.1, fine: 0.001, infinite: [-1] },
    minLength: 2,
    maxLength: 3,
    initial: [3, 1],
    added: 0,
  }),
  labels: names({ of: 'weights', initial: ['光', '色'], spare: ['亮'], maxLength: 4 }),
  shift: number({ min: -2, max: 2, step: 0.5, initial: 0 }),
};

export interface Model {
  readonly weights: readonly number[];
  readonly shares: readonly number[];
  readonly shift: number;
}

/** How often the model was computed; a test may watch it. */
export const counted = { models: 0 };

export const scales = figure<typeof params, Model>({
  id: 'scales',
  params,
  model: ({ weights, shift }) => {
    counted.models++;
    const powers = weights.map((w) => Math.exp(w));
    const sum = powers.reduce((a, b) => a + b);
    return { weights, shift, shares: powers.map((p) => p / sum) };
  },
  readouts: {
    w0: { of: (m) => m.weights[0] ?? NaN, format: { as: 'value', digits: 1 }, hue: 'map', width: 4 },
    p0: { of: (m) => m.shares[0] ?? NaN, format: { as: 'percent' }, hue: 'area' },
    tiny: { of: (m) => 1e-9 * (m.shares[0] ?? NaN), format: { as: 'share' } },
    leader: { of: (m) => ((m.shares[0] ?? 0) >= 0.5 ? 'first' : 'second'), format: { as: 'whole' } },
  },
  table: () => ({ columns: [], rows: [] }),
  actions: {
    plus2: { to: ({ weights }) => (weights.every((w) => w <= 8) ? { weights: weights.map((w) => w + 2) } : undefined) },
  },
});

export const words: Scope['words'] = {
  scales: {
    title: 'Scales',
    data: 'made up',
    params: { weights: 'weight of', labels: 'names', shift: 'shift' },
    refusals: { plus2: 'too tall for that' },
    columns: {},
    summary: () => 'scales',
  },
};

export const ScalesFigure: FigureComponent = ({ children }) => (
  <figure id="scales">
    <figcaption>{children}</figcaption>
  </figure>
);

export const chapter: Chapter = {
  title: { zh: '秤', en: 'Scales' },
  question: { zh: '哪边重？', en: 'Which is heavier?' },
  figures: {
    Scales: {
      spec: scales,
      load: async () => ScalesFigure,
      numbered: true,
    },
  },
  guess: 'share',
  challenges: {
    half: {
      figure: 'scales',
      solved: (m: Model) => Math.abs((m.shares[0] as number) - 0.5) < 1e-3,
      now: 'p0',
    },
  },
  face: 'scales',
};
