/** Trials that fall one by one, their histogram on the lattice where they can land, and the exact law over it. */

import { binomialMasses } from '#math/binomial.ts';
import { dkwRadius } from '#math/dkwRadius.ts';
import { latticeMoments } from '#math/latticeMoments.ts';
import { nextSeed } from '#math/random.ts';
import { sumOf } from '#math/sumOf.ts';
import { figure, type Readout, type Table } from '#spec/figure.ts';
import { choice, number, seed, type Values } from '#spec/params.ts';
import { plain } from '#spec/written.ts';
import { type Trials, trialsOf } from './galtonTrials.model.ts';
import { shareBand } from './shareBand.model.ts';

const params = {
  kind: choice({ choices: ['coins', 'dice'], initial: 'coins' }),
  n: number({ min: 1, max: 20, step: 1, initial: 10 }),
  /** A step doubles them; and more of them come by falling, not by gliding there. */
  trials: number({ min: 1, max: 1_000_000, step: 1, scale: 'log', whole: true, initial: 1000 }),
  seed: seed({ initial: 3 }),
};
export type GaltonParams = typeof params;
export type GaltonValues = Values<GaltonParams>;

/** 95 %, for one place and for the whole staircase. */
const SURE = 0.95;
/** A count at the end of its band is inside, whatever rounding makes of the two. */
const ROUNDING = 1e-12;

export interface GaltonModel extends Trials {
  readonly kind: GaltonValues['kind'];
  readonly n: number;
  readonly trials: number;
  /** How many of them have landed. */
  readonly drawn: number;
  /** The first place is called so: 0 turns, or a sum of n. */
  readonly from: number;
  readonly law: Float64Array;
  readonly mean: number;
  readonly sd: number;
  readonly average: number;
  /** Half the height of the band at each place. */
  readonly bands: Float64Array;
  /** Places outside their band. */
  readonly outside: number;
  /** The largest gap between the running shares and those of the law, and what chance alone may make of it. */
  readonly gap: number;
  readonly radius: number;
}

let known: { readonly key: string; readonly law: Float64Array; readonly mean: number; readonly sd: number } | undefined;

function lawOf(kind: GaltonValues['kind'], n: number) {
  const key = `${kind} ${n}`;
  if (known?.key !== key) {
    const law = kind === 'coins' ? binomialMasses(n, 0.5) : sumOf(new Float64Array(6).fill(1 / 6), n);
    known = { key, law, ...latticeMoments(law, kind === 'coins' ? 0 : n) };
  }
  return known;
}

function model({ kind, n, trials, seed }: GaltonValues, asked = trials): GaltonModel {
  const drawn = Math.max(1, Math.min(trials, asked));
  const { law, mean, sd } = lawOf(kind, n);
  const taken = trialsOf(kind, n, seed, drawn);
  const from = kind === 'coins' ? 0 : n;
  const bands = law.map((p) => shareBand(drawn, p));
  let [gap, below, lawBelow, total, outside] = [0, 0, 0, 0, 0];
  taken.counts.forEach((count, k) => {
    below += count / drawn;
    lawBelow += law[k] as number;
    total += count * (from + k);
    gap = Math.max(gap, Math.abs(below - lawBelow));
    if (Math.abs(count / drawn - (law[k] as number)) > (bands[k] as number) + ROUNDING) outside++;
  });
  const radius = Math.min(1, dkwRadius(drawn, SURE));
  return { kind, n, trials, drawn, from, law, mean, sd, average: total / drawn, bands, outside, gap, radius, ...taken };
}

function table(m: GaltonModel): Table {
  const { drawn } = m;
  return {
    columns: ['place', 'count', 'share', 'law', 'band'],
    rows: [...m.law.keys()].map((k) => {
      const [count, p] = [m.counts[k] as number, m.law[k] as number];
      return [
        String(m.from + k),
        { value: count, format: { as: 'whole' } },
        {
          value: count / drawn,
          format: { as: 'share' },
          hue: 'area',
          how: [`${count} / ${drawn} = ${plain(count / drawn)}`],
        },
        { value: p, format: { as: 'share' } },
        { value: m.bands[k] as number, format: { as: 'share' } },
      ];
    }),
    total: [
      'Σ',
      { value: drawn, format: { as: 'whole' } },
      { value: 1, format: { as: 'share' }, hue: 'area' },
      { value: 1, format: { as: 'share' } },
      '',
    ],
  };
}

export const galton = figure({
  id: 'galton',
  params,
  model,
  sample: ({ kind, n, trials, seed }) => ({
    of: `${kind} ${n} ${seed}`,
    size: trials,
    // One by one at first, then more and more: a thousand take about a second.
    pace: (drawn) => Math.max(1, Math.ceil(drawn / 14)),
  }),
  readouts: {
    n: { of: (m: GaltonModel) => m.n, format: { as: 'whole' }, width: 2 },
    drawn: { of: (m: GaltonModel) => m.drawn, format: { as: 'whole' }, width: 4.5 },
    average: { of: (m: GaltonModel) => m.average, format: { as: 'fixed', digits: 3 }, hue: 'area', width: 4.5 },
    mean: { of: (m: GaltonModel) => m.mean, format: { as: 'fixed', digits: 1 }, width: 2.5 },
    gap: { of: (m: GaltonModel) => m.gap, format: { as: 'share' }, hue: 'area', width: 5 },
    radius: { of: (m: GaltonModel) => m.radius, format: { as: 'share' }, width: 5 },
    outside: { of: (m: GaltonModel) => m.outside, format: { as: 'whole' }, width: 2 },
    places: { of: (m: GaltonModel) => m.law.length, format: { as: 'whole' }, width: 3 },
  } satisfies { readonly [name: string]: Readout<GaltonModel> },
  table,
  actions: {
    again: { to: (values) => ({ seed: nextSeed(values.seed) }) },
    few: { to: () => ({ trials: 30 }) },
    thousand: { to: () => ({ trials: 1000 }) },
    million: { to: () => ({ trials: 1_000_000 }) },
  },
});
