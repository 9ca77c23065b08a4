/**
 * Thousands of points under one map: a few paths that are made once and moved by their `transform`.
 *
 * A frame then costs ten attributes, however many points there are; the strokes keep their width. Square ends and ten
 * paths instead of one: drawn by the processor alone, a frame takes a third of the time that round ends in one path do.
 */

import { uniform } from '#math/random.ts';
import type { Affine } from './mappedPlane.ts';
import type { Shape } from './paint.ts';
import type { PlaneScale } from './plane.ts';
import { path } from './shapes.ts';

export const CLOUD = 3000;
const PATHS = 10;

let made: readonly string[] | undefined;

/** A spiral with two arms: it turns one way, and the other way in a mirror. */
function spiral(): readonly string[] {
  const random = uniform(8);
  const paths = Array<string>(PATHS).fill('');
  for (let i = 0; i < CLOUD; i++) {
    const far = Math.sqrt(random());
    const off = (random() + random() + random() - 1.5) * (0.9 - 0.45 * far);
    const turn = (i % 2) * Math.PI + 0.4 + 3.4 * far + off;
    const [x, y] = [0.1 + 1.9 * far * Math.cos(turn), 0.1 + 1.9 * far * Math.sin(turn)];
    paths[i % PATHS] += `M${x.toFixed(3)},${y.toFixed(3)}h0`;
  }
  return paths;
}

export function cloudShapes(affine: Affine, { to, unit }: PlaneScale): readonly Shape[] {
  made ??= spiral();
  const [a, b, c, d] = invertible(affine.matrix);
  const [x, y] = to(affine.shift);
  const entries = [a, -c, b, -d].map((entry) => entry * unit);
  const transform = `matrix(${[...entries, x, y].map(short).join(',')})`;
  return made.map((d, i) => path(`cloud${i}`, 'm-cloud', d, { transform, 'vector-effect': 'non-scaling-stroke' }));
}

/**
 * Browsers draw nothing under a transform that has no inverse. A flattened cloud is given a width of a thousandth of
 * a unit, which is less than a tenth of a pixel.
 */
function invertible([a, b, c, d]: Affine['matrix']): Affine['matrix'] {
  const size = a * a + b * b + c * c + d * d;
  if (size === 0) return [1e-3, 0, 0, 1e-3];
  if (Math.abs(a * d - b * c) > 1e-6 * size) return [a, b, c, d];
  const width = 1e-3 / Math.sqrt(size);
  return [a + width * d, b - width * c, c - width * b, d + width * a];
}

const short = (x: number): number => Number(x.toFixed(5)) + 0;
