/** The room that fingers have: knobs closer than two fingertips share what lies between them. */

import type { HandleData } from './handleData.ts';

/** Half of what a finger needs. */
const FINGER = 22;

/**
 * Handles whose touch areas do not lie on their neighbours'.
 *
 * A knob gives up room only on the axis that its nearest neighbour lies on; on the other it keeps all of it.
 */
export function withReach(handles: readonly HandleData[]): readonly HandleData[] {
  return handles.map((handle, i): HandleData => {
    let nearest = Infinity;
    let beside = true;
    handles.forEach((other, j) => {
      const [dx, dy] = [Math.abs(other.x - handle.x), Math.abs(other.y - handle.y)];
      const far = Math.hypot(dx, dy);
      if (i === j || far >= nearest) return;
      nearest = far;
      beside = dx >= dy;
    });
    const shared = Math.min(FINGER, nearest / 2);
    return { ...handle, reach: beside ? [shared, FINGER] : [FINGER, shared] };
  });
}
