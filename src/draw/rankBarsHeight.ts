/** How high the bars of a vocabulary stand: so that areas are masses, or by powers of ten. */

import type { RankColumns } from '#math/rankColumns.ts';
import type { RankBarsData } from './rankBarsData.ts';

/** Where the top of a column lies. */
export type HeightOf = (columns: RankColumns, column: number) => number;

/** Mass to a unit of the axis; a bar is as high as its mass by the width of the axis it stands on. */
const densityOf: HeightOf = ({ mass, edges }, c) =>
  (mass[c] as number) / ((edges[c + 1] as number) - (edges[c] as number));

export function heightScale(data: RankBarsData): HeightOf {
  const { top, floor } = data;
  if (data.height === 'log') {
    const lowest = lowestPower(data);
    return ({ highest }, c) => {
      const power = Math.log10(highest[c] as number);
      return floor - Math.max(0, Math.min(1, 1 - power / lowest)) * (floor - top);
    };
  }
  // The highest column touches the top, so that area is lost nowhere; an even spread stays low.
  let most = LEAST_PEAK;
  for (const columns of data.other ? [data.columns, data.other] : [data.columns])
    for (let c = 0; c < columns.mass.length; c++) most = Math.max(most, densityOf(columns, c));
  return (columns, c) => floor - (densityOf(columns, c) / most) * (floor - top);
}

/** No picture shows an even spread over the axis higher than five eighths of the lane. */
const LEAST_PEAK = 1.6;

/** The power of ten at the floor of a logarithmic lane: −6, further down in steps of two if need be, at most to −16. */
export function lowestPower({ columns, other }: RankBarsData): number {
  let least = 1e-6;
  for (const { lowest } of other ? [columns, other] : [columns])
    for (const p of lowest) if (p > 0 && p < least) least = p;
  return Math.max(-16, 2 * Math.floor(Math.log10(least) / 2));
}
