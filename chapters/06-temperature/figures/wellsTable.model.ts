/** The wells as a table: depth, energy, what Boltzmann expects, and who sits there. */

import type { Table } from '#spec/figure.ts';
import { plain, roundedSharesMiss } from '#spec/written.ts';
import type { WellsModel } from './wellsShares.model.ts';

export function wellsTable({ wells, particles, temperature }: WellsModel): Table {
  return {
    columns: ['name', 'depth', 'energy', 'expected', 'band', 'count', 'observed'],
    rows: wells.map((well) => [
      well.name,
      { value: well.depth, format: { as: 'value', digits: 1 }, hue: 'map' },
      { value: -well.depth + 0, format: { as: 'value', digits: 1 } },
      {
        value: well.expected,
        format: { as: 'share' },
        hue: 'area',
        how: ['e', { sup: `${plain(well.depth)}/${plain(temperature)}` }, ' / Σ'],
      },
      { value: well.band, format: { as: 'share' } },
      { value: well.count, format: { as: 'whole' } },
      {
        value: well.observed,
        format: { as: 'share' },
        hue: 'area',
        how: [`${well.count} / ${particles} = ${plain(well.observed)}`],
      },
    ]),
    rounded: roundedSharesMiss(wells.map((well) => well.expected)),
  };
}
