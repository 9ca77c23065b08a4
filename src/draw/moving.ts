/** Whether a pointer is dragging something just now: then what follows need not follow at once. */

let moves = false;
let moment: number | undefined;
const later: (() => void)[] = [];

export const isMoving = (): boolean => moves;

/** Milliseconds, as `performance.now` counts them: one and the same moment for all that a move brings about. */
export const now = (): number => moment ?? performance.now();

export function whileMoving(move: () => void): void {
  moves = true;
  moment = performance.now();
  try {
    move();
  } finally {
    moves = false;
    actNow();
  }
}

/** Once all have heard of the present change, and before the browser draws. */
export function afterwards(act: () => void): void {
  if (later.push(act) === 1 && !moves) queueMicrotask(actNow);
}

/** One that fails keeps no other from its turn. */
function actNow(): void {
  const act = later.shift();
  if (!act) {
    moment = undefined;
    return;
  }
  try {
    act();
  } finally {
    actNow();
  }
}
