/** The small picture of the running means, 76 × 38: three paths into their funnel. */

import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { line, path, through } from '#draw/shapes.ts';
import type { MeanModel } from './Mean.model.ts';
import { meanAt } from './meanPaths.model.ts';

const STEPS = [1, 2, 3, 4, 6, 8, 11, 16, 22, 32, 45, 64, 90, 128, 181, 256, 362, 512];
const x = (n: number) => 3 + (70 * Math.log(n)) / Math.log(512);

export function meanThumb(layer: Layer, { mean, sd, paths, steps }: MeanModel): void {
  const y = (value: number) => 19 - ((value - mean) / sd) * 9;
  const shown = STEPS.filter((n) => n <= steps);
  const band = (side: 1 | -1) => STEPS.map((n) => [x(n), 19 - (side * 16) / Math.sqrt(n)] as const);
  paint(sublayer(layer, 'thumb'), [
    path('band', 'm-own', through([...band(1), ...band(-1).toReversed()], true)),
    line('mean', 'm-edge-true', 3, 19, 73, 19),
    ...paths
      .slice(0, 3)
      .map((each, i) => path(`p${i}`, 'm-luck', through(shown.map((n) => [x(n), y(meanAt(each, n))] as const)))),
  ]);
}
