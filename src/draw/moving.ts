/** Whether a pointer is dragging something just now: then what follows need not follow at once. */

let moves = false;

export const isMoving = (): boolean => moves;

export function whileMoving(move: () => void): void {
  moves = true;
  try {
    move();
  } finally {
    moves = false;
  }
}
