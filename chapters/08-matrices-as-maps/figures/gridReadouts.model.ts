/** What prose may quote from the grid. All of it is about the whole map, however far the film has come. */

import type { Eigen2 } from '#math/eigen2.ts';
import type { Readout } from '#spec/figure.ts';
import { formatNumber } from '#spec/format.ts';
import { plain } from '#spec/written.ts';
import type { GridModel, MapFacts } from './gridModel.model.ts';

type Quoted = Readout<GridModel>;

const entry = (of: (map: MapFacts) => number): Quoted => ({
  of: ({ whole }) => of(whole),
  format: { as: 'value', digits: 1 },
  hue: 'map',
  width: 3.5,
});

const factor = (value: number): string => `×${formatNumber(value, { as: 'fixed', digits: 2 }, 'en')}`;

/** The factors along directions that stay: "×2.00, ×1.00", one of them alone, or a dash. */
export function factorsText(eigen: Eigen2): string {
  if (eigen.kind === 'none') return '—';
  if (eigen.kind === 'all') return factor(eigen.value);
  return eigen.pairs.map(({ value }) => factor(value)).join(', ');
}

const area = (of: (map: MapFacts) => number): Quoted => ({
  of: ({ whole }) => of(whole),
  // Entries have three decimals at most: all six of their products, so that nothing but 0 reads as 0.
  format: { as: 'value', digits: 2 },
  hue: 'area',
  width: 4,
});

/** Where both arrows point: "(1.8, 0.5), (−0.6, 1.6)". */
const columnsText = ({ matrix: [a, b, c, d] }: MapFacts): string =>
  [
    [a, c],
    [b, d],
  ]
    .map((column) => `(${column.map(plain).join(', ')})`)
    .join(', ');

const bracketed = (x: number) => (x < 0 ? `(${plain(x)})` : plain(x));
const detWritten = ({ matrix: [a, b, c, d] }: MapFacts): string =>
  `${bracketed(a)} · ${bracketed(d)} \u2212 ${bracketed(b)} · ${bracketed(c)}`;

export const gridReadouts: { readonly [name: string]: Quoted } = {
  a: entry(({ matrix }) => matrix[0]),
  b: entry(({ matrix }) => matrix[1]),
  c: entry(({ matrix }) => matrix[2]),
  d: entry(({ matrix }) => matrix[3]),
  e: entry(({ shift }) => shift[0]),
  f: entry(({ shift }) => shift[1]),
  x: { ...entry(() => 0), of: ({ point }) => point[0], hue: 'ink' },
  y: { ...entry(() => 0), of: ({ point }) => point[1], hue: 'ink' },
  /** As sentences write it: 1 rather than 1.0. */
  px: { of: ({ point }) => point[0], format: { as: 'value', digits: 0 }, width: 1.3 },
  py: { of: ({ point }) => point[1], format: { as: 'value', digits: 0 }, width: 2.3 },
  imageX: { ...entry(({ image }) => image[0]), format: { as: 'fixed', digits: 2 } },
  imageY: { ...entry(({ image }) => image[1]), format: { as: 'fixed', digits: 2 } },
  det: area(({ det }) => det),
  area: area(({ det }) => Math.abs(det)),
  /** "1.8 · 1.6 − (−0.6) · 0.5" */
  detWritten: { of: ({ whole }) => detWritten(whole), format: { as: 'whole' }, hue: 'map' },
  columns: { of: ({ whole }) => columnsText(whole), format: { as: 'whole' }, hue: 'map' },
  rank: { of: ({ whole }) => whole.rank, format: { as: 'whole' }, width: 1 },
  factors: { of: ({ whole }) => factorsText(whole.eigen), format: { as: 'whole' }, width: 8 },
  crossing: { of: (model) => model.crossing ?? NaN, format: { as: 'fixed', digits: 2 }, width: 4 },
  shownArea: { of: ({ shown }) => shown.det, format: { as: 'fixed', digits: 2 }, hue: 'area', width: 4 },
};
