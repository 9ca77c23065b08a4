/** Strokes of a pen as a picture: each pixel is as dark as the pen's round tip came near to it. */

import { PEN } from './pen.ts';

/** Points of one stroke, x to the right and y down, both from 0 to 1 across the canvas. */
export type Stroke = readonly (readonly [x: number, y: number])[];

/** Pixels along a side of the picture: four for each one that the network sees. */
export const DRAWING_SIDE = 112;

/**
 * Draws strokes with a round pen.
 *
 * A pixel's ink is the share of it within the pen's radius of the nearest segment, taken as that of a straight edge
 * square to the distance. A stroke of one point is a dot.
 *
 * **Shape** result (side · side,) row by row, 0 (paper) to 1 (ink)
 * **Cost** by the area around each segment, not by the picture: about 0.3 ms for 150 points
 */
export function drawStrokes(strokes: readonly Stroke[], side = DRAWING_SIDE, pen = PEN): Float32Array {
  const image = new Float32Array(side * side);
  const radius = (pen * side) / 2;
  for (const stroke of strokes) {
    for (let n = Math.min(1, stroke.length - 1); n >= 0 && n < stroke.length; n++) {
      const [x0, y0] = stroke[Math.max(0, n - 1)] as readonly [number, number];
      const [x1, y1] = stroke[n] as readonly [number, number];
      drawSegment(image, side, radius, x0 * side, y0 * side, x1 * side, y1 * side);
    }
  }
  return image;
}

function drawSegment(
  image: Float32Array,
  side: number,
  radius: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length2 = dx * dx + dy * dy;
  const reach = radius + 0.5;
  const [left, right] = [Math.max(0, Math.floor(Math.min(x0, x1) - reach)), Math.min(side, Math.max(x0, x1) + reach)];
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(y0, y1) - reach)), Math.min(side, Math.max(y0, y1) + reach)];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const place = y * side + x;
      if (image[place] === 1) continue;
      const [px, py] = [x + 0.5 - x0, y + 0.5 - y0];
      const along = length2 === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length2));
      const distance = Math.sqrt((px - along * dx) ** 2 + (py - along * dy) ** 2);
      const ink = Math.min(1, reach - distance);
      if (ink > (image[place] as number)) image[place] = ink;
    }
  }
}
