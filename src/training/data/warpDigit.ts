/** A digit as another hand might have written it: turned, stretched, slanted, moved, in a thicker or a thinner pen. */

import type { Random } from '../../math/random.ts';

const SIDE = 28;
const MIDDLE = (SIDE - 1) / 2;

/** Grey of a pixel; beyond the edge is paper. */
function grey(image: Float32Array, i: number, j: number): number {
  return i < 0 || j < 0 || i >= SIDE || j >= SIDE ? 0 : (image[j * SIDE + i] as number);
}

/** Grey at a place between the pixels' centres. */
function greyAt(image: Float32Array, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = x - left;
  const down = y - top;
  return (
    (1 - down) * ((1 - right) * grey(image, left, top) + right * grey(image, left + 1, top)) +
    down * ((1 - right) * grey(image, left, top + 1) + right * grey(image, left + 1, top + 1))
  );
}

/** Each pixel a share of the way to the largest (or smallest) of itself and its four neighbours. */
function changePen(image: Float32Array, pick: (a: number, b: number) => number, share: number): Float32Array {
  const changed = new Float32Array(image.length);
  for (let j = 0; j < SIDE; j++) {
    for (let i = 0; i < SIDE; i++) {
      const own = grey(image, i, j);
      const across = pick(grey(image, i - 1, j), grey(image, i + 1, j));
      const down = pick(grey(image, i, j - 1), grey(image, i, j + 1));
      changed[j * SIDE + i] = own + share * (pick(own, pick(across, down)) - own);
    }
  }
  return changed;
}

/**
 * A digit, warped at random: turned by up to 15°, stretched by up to 18 % each way, slanted by up to 0.2, moved by up to 2.5
 * pixels; in a third of the cases each the pen grows or shrinks.
 *
 * **Shape** (784,) in, (784,) out, greys 0 to 1
 */
export function warpDigit(image: Float32Array, random: Random): Float32Array {
  const within = (reach: number) => (2 * random() - 1) * reach;
  const angle = within(Math.PI / 12);
  const [stretchX, stretchY] = [1 + within(0.18), 1 + within(0.18)];
  const slant = within(0.2);
  const [moveX, moveY] = [within(2.5), within(2.5)];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const warped = new Float32Array(SIDE * SIDE);
  for (let j = 0; j < SIDE; j++) {
    for (let i = 0; i < SIDE; i++) {
      const x = i - MIDDLE - moveX;
      const y = j - MIDDLE - moveY;
      const slanted = (cos * x + sin * y) / stretchX + slant * y;
      warped[j * SIDE + i] = greyAt(image, slanted + MIDDLE, (cos * y - sin * x) / stretchY + MIDDLE);
    }
  }
  const pen = random();
  if (pen < 1 / 3) return changePen(warped, Math.max, random());
  if (pen < 2 / 3) return changePen(warped, Math.min, random());
  return warped;
}
