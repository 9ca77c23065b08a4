/** What prose may quote from the wells. A well that is not there reads as NaN, shown as a dash. */

import type { Readout } from '#spec/figure.ts';
import { temperatureText } from './wellsSaid.model.ts';
import { movedBy, type Well, type WellsModel } from './wellsShares.model.ts';

type Quoted = Readout<WellsModel>;
type Shown = Omit<Quoted, 'of'>;

const perWell = (letter: string, of: (well: Well) => number | string, shown: Shown) =>
  Object.fromEntries(
    Array.from({ length: 6 }, (_, i): [string, Quoted] => {
      return [letter + i, { of: (model) => (model.wells[i] ? of(model.wells[i]) : NaN), ...shown }];
    }),
  );

const PERCENT: Shown = { format: { as: 'percent' }, hue: 'area', width: 5 };

export const wellsReadouts: { readonly [name: string]: Quoted } = {
  T: { of: (model) => model.T, format: { as: 'value', digits: 1 }, width: 3 },
  told: { of: temperatureText, format: { as: 'whole' } },
  // Nothing to count before anything is multiplied.
  moved: { of: (model) => (model.stretch === 1 ? NaN : movedBy(model)), format: { as: 'whole' }, width: 3 },
  ...perWell('z', (well) => well.depth, { format: { as: 'value', digits: 1 }, hue: 'map', width: 3 }),
  ...perWell('c', (well) => well.count, { format: { as: 'whole' }, hue: 'area', width: 3 }),
  ...perWell('o', (well) => well.observed, PERCENT),
  ...perWell('p', (well) => well.expected, PERCENT),
  ...Object.fromEntries(
    Array.from({ length: 6 }, (_, i): [string, Quoted] => {
      return [`n${i}`, { of: (model) => model.wells[i]?.name ?? '—', format: { as: 'whole' } }];
    }),
  ),
  particles: { of: (model) => model.particles, format: { as: 'whole' }, width: 4 },
  stretch: { of: (model) => model.stretch, format: { as: 'value', digits: 1 }, width: 3 },
  worst: { of: (model) => model.worst, ...PERCENT, width: 4 },
  outside: { of: (model) => model.outside, format: { as: 'whole' }, width: 1 },
  energy: { of: (model) => model.energy, format: { as: 'fixed', digits: 3 }, width: 4.5 },
};
