/** A bell of area 1: its height is a density and may be anything, the area of an interval is a probability. */

import { figure, type Readout } from '#spec/figure.ts';
import { type DensityModel, densityModel, densityParams, sixDigits } from './densityModel.model.ts';
import { densityTable } from './densityTable.model.ts';

export type { DensityModel, DensityValues } from './densityModel.model.ts';

type Quoted = Readout<DensityModel>;
/** A length, in the unit that is chosen. */
const length = (of: (m: DensityModel) => number): Quoted => ({
  of: (m) => Number((of(m) * m.units).toPrecision(10)),
  format: { as: 'value', digits: 0 },
  width: 3.5,
});

export const density = figure({
  id: 'density',
  params: densityParams,
  model: densityModel,
  readouts: {
    sigma: length((m) => m.sigma),
    a: length((m) => m.from),
    b: length((m) => m.to),
    wide: length((m) => m.to - m.from),
    unit: { of: (m: DensityModel) => m.unit, format: { as: 'whole' } },
    peak: { of: (m: DensityModel) => m.peak, format: { as: 'amount' }, width: 4.5 },
    area: { of: (m: DensityModel) => m.area, format: { as: 'share' }, hue: 'area', width: 4.5 },
    percent: { of: (m: DensityModel) => m.area, format: { as: 'percent' }, hue: 'area', width: 5 },
    slab: { of: (m: DensityModel) => m.slab, format: { as: 'amount' }, width: 5.5 },
    within: { of: (m: DensityModel) => m.within, format: { as: 'fixed', digits: 7 }, hue: 'area' },
    outside: { of: (m: DensityModel) => 1 - m.within, format: { as: 'amount' } },
    points: { of: (m: DensityModel) => m.points, format: { as: 'whole' }, width: 4 },
    printedPeak: { of: (m: DensityModel) => sixDigits(m.printedPeak), format: { as: 'whole' }, width: 6.5 },
    exactPeak: { of: (m: DensityModel) => sixDigits(m.peak), format: { as: 'whole' }, width: 7 },
    printedArea: { of: (m: DensityModel) => m.printedArea, format: { as: 'fixed', digits: 7 }, width: 8 },
    /** As Python writes them. */
    pySigma: { of: (m: DensityModel) => String(m.sigma), format: { as: 'whole' } },
    pyPoints: { of: (m: DensityModel) => String(m.points), format: { as: 'whole' } },
    pyPeak: { of: (m: DensityModel) => (m.printedPeak * m.units).toFixed(4), format: { as: 'whole' } },
    pyArea: { of: (m: DensityModel) => m.printedArea.toFixed(7), format: { as: 'whole' } },
  } satisfies { readonly [name: string]: Quoted },
  table: densityTable,
});
