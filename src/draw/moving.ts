/** Whether a pointer is dragging something just now: then what follows need not follow at once. */

let moves = false;
const later: (() => void)[] = [];

export const isMoving = (): boolean => moves;

export function whileMoving(move: () => void): void {
  moves = true;
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
  if (!act) return;
  try {
    act();
  } finally {
    actNow();
  }
}
