/** A logarithmic axis of counts cut into columns: of thousands of steps in one column, the lowest and the highest stay. */

export const MOST = 100_000;
/** Columns for each factor of ten, before empty ones are left out. */
const PER_DECADE = 40;

/** Last step of each column that has a step. */
export const LAST_OF: readonly number[] = columnEnds();

function columnEnds(): readonly number[] {
  const ends: number[] = [];
  for (let i = 1; i <= 5 * PER_DECADE; i++) {
    const end = i === 5 * PER_DECADE ? MOST : Math.ceil(10 ** (i / PER_DECADE)) - 1;
    if (end >= 1 && end !== ends.at(-1)) ends.push(end);
  }
  return ends;
}

/** How many columns are full after so many steps. */
export function fullColumns(steps: number): number {
  let [low, high] = [0, LAST_OF.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((LAST_OF[middle] as number) <= steps) low = middle + 1;
    else high = middle;
  }
  return low;
}
