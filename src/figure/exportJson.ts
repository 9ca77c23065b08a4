/** Everything a figure knows at its present state, for programs: values, readouts and table; ±∞ as in links. */

import { writeNumber } from '#spec/readNumber.ts';
import type { Live } from './live.ts';

/**
 * What is not to be told may be in any readout: then there are none.
 *
 * @param link the address that opens this state */
export function exportJson(live: Live, link: string): string {
  const model = live.model();
  const { params } = live.spec;
  const values = Object.entries(live.store.getState()).filter(([name]) => !params[name]?.unsaid);
  const told = values.length === Object.keys(params).length;
  const readouts = Object.entries(live.spec.readouts).map(([name, readout]) => [name, readout.of(model)]);
  const { columns, rows, total } = live.spec.table(model);
  const content = {
    figure: live.spec.id,
    link,
    values: Object.fromEntries(values),
    ...(told && { readouts: Object.fromEntries(readouts) }),
    table: { columns, rows, ...(total && { total }) },
  };
  return `${JSON.stringify(content, plain, 2)}\n`;
}

/** A cell is its value; a number JSON has no sign for is written as in a link, or null if it is none. */
function plain(_key: string, value: unknown): unknown {
  if (typeof value === 'number')
    return Number.isNaN(value) ? null : Number.isFinite(value) ? value : writeNumber(value);
  if (value !== null && typeof value === 'object' && 'value' in value && 'format' in value)
    return plain('', value.value);
  return value;
}
