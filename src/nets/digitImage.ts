/** A drawing as the network that reads digits wants it: 28 × 28 greys, framed as the digits were that it learnt from. */

import { areaAverage } from './areaAverage.ts';
import { centreOfMass, inkBox } from './inkBox.ts';

/** Pixels along a side of what the network sees. */
export const DIGIT_SIDE = 28;

/** Pixels that the longer side of the ink fills. */
export const FILLED = 20;

/** Where the digits of MNIST balance, as measured: half a pixel right of and below the middle. */
export const BALANCE = 14.5;

/**
 * How a drawing is framed.
 *
 * - `whole`: the whole canvas is shrunk, wherever on it the digit is and however large
 * - `box`: the ink is cut out, its longer side made 20 pixels, its box put in the middle
 * - `mass`: the same, but its centre of mass is put where it is in the digits of MNIST
 */
export type Framing = 'whole' | 'box' | 'mass';

/**
 * The drawing as 28 × 28 greys, or null if there is no ink.
 *
 * **Shape** image (side · side,) row by row, 0 (paper) to 1 (ink); result (784,)
 * **Source** the framing of MNIST: LeCun, Cortes, Burges, "The MNIST database of handwritten digits" (1998).
 */
export function digitImage(image: Float32Array, side: number, framing: Framing = 'mass'): Float32Array | null {
  const box = inkBox(image, side);
  if (!box) return null;
  if (framing === 'whole') {
    const all = { left: 0, top: 0, right: side, bottom: side };
    return areaAverage(image, side, all, { left: 0, top: 0, scale: DIGIT_SIDE / side }, DIGIT_SIDE);
  }
  const scale = FILLED / Math.max(box.right - box.left, box.bottom - box.top);
  const [x, y] =
    framing === 'mass' ? centreOfMass(image, side, box) : [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const middle = framing === 'mass' ? BALANCE : DIGIT_SIDE / 2;
  return areaAverage(image, side, box, { left: x - middle / scale, top: y - middle / scale, scale }, DIGIT_SIDE);
}
