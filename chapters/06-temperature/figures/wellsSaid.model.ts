/** T and the factor that depths and T are multiplied by, said alike wherever they are said: T is what its control shows. */

import { formatNumber } from '#spec/format.ts';
import type { WellsModel } from './wellsShares.model.ts';

const valueText = (x: number, digits: number) => formatNumber(x, { as: 'value', digits }, 'en');

/** "3 × ", in front of T or a depth; nothing where the factor is 1. */
export const factorText = ({ stretch }: WellsModel): string => (stretch === 1 ? '' : `${valueText(stretch, 0)} × `);

/** "T = 1.0"; multiplied, "3 × T = 3.0" */
export const temperatureText = (model: WellsModel): string =>
  `${factorText(model)}T = ${valueText(Number(model.temperature.toPrecision(4)), 1)}`;
