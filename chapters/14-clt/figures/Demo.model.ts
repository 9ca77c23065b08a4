/** The repaired demonstration: Σ Wⱼ xⱼ for three ways of drawing W, computed exactly, and how far each is from the bell. */

import { figure, type Readout, type Table } from '#spec/figure.ts';
import { choice, number, type Values } from '#spec/params.ts';
import { plain } from '#spec/written.ts';
import { gaussianLaw, type SmoothLaw, type SteppedLaw, signsLaw, spreadOf, uniformLaw } from './demoLaws.model.ts';

export const WAYS = ['gaussian', 'signs', 'uniform'] as const;
export type Way = (typeof WAYS)[number];

const params = {
  n: number({ min: 1, max: 768, step: 0.1, scale: 'log', whole: true, initial: 1 }),
  W: choice({ choices: WAYS, initial: 'gaussian' }),
  x: number({ min: 0.05, max: 0.95, step: 0.01, initial: 0.5 }),
};
export type DemoValues = Values<typeof params>;

export interface DemoModel {
  readonly n: number;
  readonly W: Way;
  readonly q: number;
  readonly sd: number;
  readonly gaussian: SmoothLaw;
  readonly signs: SteppedLaw;
  readonly uniform: SmoothLaw;
}

type Laws = Pick<DemoModel, 'gaussian' | 'signs' | 'uniform'>;
const kept = new Map<string, Laws>();
const KEPT = 64;

/** Which W is looked at changes no law; a drag back and forth finds those it has seen. */
function lawsOf(n: number, q: number): Laws {
  const key = `${n} ${q}`;
  let laws = kept.get(key);
  if (!laws) {
    laws = { gaussian: gaussianLaw(n, q), signs: signsLaw(n, q), uniform: uniformLaw(n, q) };
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value as string);
    kept.set(key, laws);
  }
  return laws;
}

const gapOf = (m: DemoModel, way: Way) => m[way].gap.size;

function table(m: DemoModel): Table {
  return {
    columns: ['way', 'sd', 'D', 'jump'],
    rows: WAYS.map((way) => [
      way,
      {
        value: m.sd,
        format: { as: 'fixed', digits: 4 },
        how: [`√(${m.n} × 1/${m.n} × ${plain(m.q)}) = ${plain(m.sd)}`],
      },
      {
        value: gapOf(m, way),
        format: { as: 'share' },
        hue: 'area',
        how: [`|${m[way].gap.law.toFixed(8)} − ${m[way].gap.bell.toFixed(8)}| = ${plain(gapOf(m, way))}`],
      },
      { value: way === 'signs' ? (m.signs.masses[m.n] as number) : m[way].zero, format: { as: 'share' }, hue: 'area' },
    ]),
  };
}

const gapQuote = (way: Way): Readout<DemoModel> => ({
  of: (m) => gapOf(m, way),
  format: { as: 'amount' },
  hue: 'area',
  width: 6,
});

export const demo = figure({
  id: 'demo',
  params,
  model: ({ n, W, x }: DemoValues): DemoModel => ({ n, W, q: x, sd: spreadOf(x), ...lawsOf(n, x) }),
  readouts: {
    n: { of: (m: DemoModel) => m.n, format: { as: 'whole' }, width: 3 },
    q: { of: (m: DemoModel) => m.q, format: { as: 'value', digits: 1 }, width: 4 },
    sd: { of: (m: DemoModel) => m.sd, format: { as: 'fixed', digits: 4 }, width: 6 },
    ks: { of: (m: DemoModel) => gapOf(m, m.W), format: { as: 'amount' }, hue: 'area', width: 6 },
    ksGaussian: gapQuote('gaussian'),
    /** The same with more places: it gets small. */
    ksFine: { ...gapQuote('gaussian'), format: { as: 'fixed', digits: 7 } },
    ksSigns: gapQuote('signs'),
    ksUniform: gapQuote('uniform'),
    ratio: { of: (m: DemoModel) => gapOf(m, 'signs') / gapOf(m, 'gaussian'), format: { as: 'ratio' }, width: 4 },
  } satisfies { readonly [name: string]: Readout<DemoModel> },
  table,
  actions: {
    printed: { to: () => ({ n: 768, W: 'gaussian', x: 0.5 }) },
    honest: { to: () => ({ n: 8, W: 'signs', x: 0.5 }) },
  },
});
