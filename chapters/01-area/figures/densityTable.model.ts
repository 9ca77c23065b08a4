/** The bell in numbers: what is exact, what the code prints, and how the two differ. */

import type { Cell, Table } from '#spec/figure.ts';
import { plain } from '#spec/written.ts';
import type { DensityModel } from './densityModel.model.ts';

export function densityTable(model: DensityModel): Table {
  const { from, to, units, sigma } = model;
  const sized = (x: number) => plain(x * units);
  const area = (value: number): Cell => {
    // Where seven places would show 0 or 1.
    const extreme = value !== 0 && Math.abs(value - 0.5) > 0.5 - 5e-8;
    return { value, format: extreme ? { as: 'share' } : { as: 'fixed', digits: 7 }, hue: 'area' };
  };
  return {
    columns: ['what', 'exact', 'code'],
    rows: [
      [
        `f(0) / ${model.unit}`,
        {
          value: model.peak,
          format: { as: 'amount' },
          how: [`1 / (${sized(sigma)} × √(2π)) = ${plain(model.peak)}`],
        },
        { value: model.printedPeak, format: { as: 'amount' } },
      ],
      [`${sized(from)} … ${sized(to)}`, area(model.area), ''],
      [`${sized(-5 * sigma)} … ${sized(5 * sigma)}`, area(model.within), area(model.printedArea)],
    ],
  };
}
