/** Where the ink of a picture is. */

import type { Box } from './areaAverage.ts';

/** Paler than this is paper: the faint rim of a stroke shall not decide how large a digit is taken to be. */
const FAINT = 0.1;

/**
 * The smallest rectangle around all ink, or null if there is none.
 *
 * **Shape** image (side · side,) row by row, 0 (paper) to 1 (ink)
 */
export function inkBox(image: Float32Array, side: number): Box | null {
  let [left, top, right, bottom] = [side, side, 0, 0];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (!((image[y * side + x] as number) > FAINT)) continue;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x + 1);
      bottom = Math.max(bottom, y + 1);
    }
  }
  return right === 0 ? null : { left, top, right, bottom };
}

/** The point on which the ink inside a box would balance, in pixels from the picture's corner. */
export function centreOfMass(image: Float32Array, side: number, box: Box): readonly [x: number, y: number] {
  let [mass, across, down] = [0, 0, 0];
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const ink = image[y * side + x] as number;
      mass += ink;
      across += ink * (x + 0.5);
      down += ink * (y + 0.5);
    }
  }
  return [across / mass, down / mass];
}
