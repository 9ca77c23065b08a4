/**
 * The average of n dice through a lens: unmagnified it is a point, magnified √n times it is as wide as one die, whatever
 * n is.
 */

import { sumOf } from '#math/sumOf.ts';
import { figure, type Readout } from '#spec/figure.ts';
import { number, type Values } from '#spec/params.ts';
import { plain } from '#spec/written.ts';
import { stairsGap } from './gap.model.ts';

export const MIDDLE = 3.5;
export const SIGMA = Math.sqrt(35 / 12);

const params = {
  n: number({ min: 1, max: 1000, step: 0.1, scale: 'log', whole: true, initial: 30 }),
  /** 0 magnifies once, 1 magnifies √n times: the power is n^(lens/2). */
  lens: number({ min: 0, max: 1, step: 0.01, fine: 0.001, initial: 0.4 }),
};
export type ZoomValues = Values<typeof params>;

export interface ZoomModel {
  readonly n: number;
  readonly lens: number;
  readonly magnification: number;
  /** σ/√n, and as it looks under the lens. */
  readonly width: number;
  readonly seen: number;
  /** Of the sum: at n, n + 1, …, 6n. */
  readonly masses: Float64Array;
  readonly ks: number;
  /** P(|average − 3.5| > 0.1) */
  readonly off: number;
}

let kept: Pick<ZoomModel, 'n' | 'masses' | 'ks' | 'off'> | undefined;

/** What the lens does not change. */
function lawOf(n: number): Pick<ZoomModel, 'n' | 'masses' | 'ks' | 'off'> {
  if (kept?.n === n) return kept;
  const masses = sumOf(new Float64Array(6).fill(1 / 6), n);
  const middle = (5 * n) / 2;
  let near = 0;
  for (let k = Math.ceil(middle - n / 10 - 1e-9); k <= middle + n / 10 + 1e-9; k++) near += masses[k] ?? 0;
  kept = { n, masses, ks: stairsGap(masses, middle, SIGMA * Math.sqrt(n)).size, off: Math.max(0, 1 - near) };
  return kept;
}

function model({ n, lens }: ZoomValues): ZoomModel {
  const magnification = n ** (lens / 2);
  const width = SIGMA / Math.sqrt(n);
  return { ...lawOf(n), lens, magnification, width, seen: width * magnification };
}

export const zoom = figure({
  id: 'zoom',
  params,
  model,
  readouts: {
    n: { of: (m: ZoomModel) => m.n, format: { as: 'whole' }, width: 4 },
    magnification: { of: (m: ZoomModel) => m.magnification, format: { as: 'ratio' }, width: 4 },
    width: { of: (m: ZoomModel) => m.width, format: { as: 'ratio' }, hue: 'area', width: 5 },
    seen: { of: (m: ZoomModel) => m.seen, format: { as: 'ratio' }, hue: 'area', width: 5 },
    sigma: { of: () => SIGMA, format: { as: 'fixed', digits: 3 } },
    ks: { of: (m: ZoomModel) => m.ks, format: { as: 'share' }, hue: 'area', width: 5 },
    off: { of: (m: ZoomModel) => m.off, format: { as: 'percent' }, hue: 'area', width: 5 },
  } satisfies { readonly [name: string]: Readout<ZoomModel> },
  table: (m) => ({
    columns: ['what', 'value'],
    rows: [
      ['sigma', { value: SIGMA, format: { as: 'fixed', digits: 4 }, how: [`√(35/12) = ${plain(SIGMA)}`] }],
      [
        'width',
        {
          value: m.width,
          format: { as: 'amount' },
          hue: 'area',
          how: [`${plain(SIGMA)} / √${m.n} = ${plain(m.width)}`],
        },
      ],
      ['magnification', { value: m.magnification, format: { as: 'amount' } }],
      [
        'seen',
        {
          value: m.seen,
          format: { as: 'amount' },
          hue: 'area',
          how: [`${plain(m.width)} × ${plain(m.magnification)} = ${plain(m.seen)}`],
        },
      ],
      ['D', { value: m.ks, format: { as: 'share' } }],
      ['off', { value: m.off, format: { as: 'share' } }],
    ],
  }),
});
