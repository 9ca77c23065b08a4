/**
 * What follows a drag twenty times a second, since nobody reads faster, and between the sentences of the page rather
 * than with them: no frame has to do everything. Whatever moves without being dragged is written at once.
 */

import { atRest } from './atRest.ts';
import { afterwards, isMoving, now } from './moving.ts';

/** Milliseconds between two writings. */
const PACE = 50;
/** Milliseconds without a change after which everything is written. */
const REST = 120;

const waiting = new Set<() => void>();
const rest = atRest(REST, writeAll);
let last = -Infinity;
let asked = false;

/**
 * Write in turn; doing it once too often must not matter.
 *
 * @param fast whether changes follow each other fast: always while something is dragged
 */
export function inTurn(write: () => void, fast = isMoving()): void {
  if (!fast) {
    waiting.delete(write);
    write();
    return;
  }
  waiting.add(write);
  if (asked) return;
  asked = true;
  rest.changed();
  afterwards(afterMove);
}

/** Once for all that one move has reached. */
function afterMove(): void {
  asked = false;
  const since = now() - last;
  if (since < PACE) return;
  // Sentences are written with the first move of a drag, too: half a pace later the two are apart.
  last = since > 2 * PACE ? now() - PACE / 2 : now();
  writeAll();
}

/** As when the hand lets go. */
export function writeAll(): void {
  for (const write of waiting) {
    waiting.delete(write);
    write();
  }
}
