/** Arrows that point downhill: one for each example, their mean, and the true one, all on one scale. */

import { arrowShapes } from '#draw/arrow.ts';
import type { Shape } from '#draw/paint.ts';
import { at, dot, line, path, rect, through } from '#draw/shapes.ts';
import type { Scene } from '#figure/view.ts';
import type { GradientWords } from '../words.ts';
import { type GradientModel, type gradient, HALF } from './Gradient.model.ts';
import type { Pair } from './gradientRun.model.ts';

export type GradientParams = typeof gradient.params;
export type GradientScene = Scene<GradientParams, GradientModel, GradientWords>;

export interface GradientFrame {
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly to: (point: Pair) => Pair;
  readonly from: (at: Pair) => Pair;
}

export function gradientFrame({ width, height, narrow }: GradientScene): GradientFrame {
  const top = narrow ? 84 : 82;
  const unit = Math.min((width - 2) / HALF[0], (height - top - 2) / HALF[1]) / 2;
  const [cx, cy] = [1 + HALF[0] * unit, top + HALF[1] * unit];
  return {
    top,
    width: 2 * HALF[0] * unit,
    height: 2 * HALF[1] * unit,
    unit,
    to: ([x, y]) => [cx + x * unit, cy - y * unit],
    from: ([x, y]) => [(x - cx) / unit, (cy - y) / unit],
  };
}

const LEVELS = [0.5, 1, 1.6, 2.3, 3.1, 4, 5];

/** Lines of equal loss, as many as lie in the window whole. */
export function bowlShapes({ model }: GradientScene, frame: GradientFrame): readonly Shape[] {
  const [cx, cy] = frame.to([0, 0]);
  const rings = LEVELS.map((level) => [level, level / Math.sqrt(model.shape)] as const)
    .filter(([a, b]) => a < HALF[0] && b < HALF[1])
    .map(([a, b]) => {
      const [rx, ry] = [at(a * frame.unit), at(b * frame.unit)];
      return `M${at(cx - rx)},${at(cy)}a${rx},${ry} 0 1 0 ${2 * rx},0a${rx},${ry} 0 1 0 ${-2 * rx},0Z`;
    });
  return [
    rect('window', 'm-grid', 1, frame.top, frame.width, frame.height),
    path('rings', 'm-mould', rings.join('')),
    line('across', 'm-edge-true', cx - 6, cy, cx + 6, cy),
    line('up', 'm-edge-true', cx, cy - 6, cx, cy + 6),
  ];
}

/** The part of a line that lies in the window, in units of θ; nothing if it starts outside. */
function cutAt(from: Pair, to: Pair): Pair {
  let share = 1;
  for (const i of [0, 1] as const) {
    const way = to[i] - from[i];
    if (way > 0) share = Math.min(share, (HALF[i] - from[i]) / way);
    if (way < 0) share = Math.min(share, (-HALF[i] - from[i]) / way);
  }
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
}

/** The longest arrow of those that matter, in units of θ. */
const LONG = 1.7;

/** Units of θ for each unit of a gradient. */
function scaleOf({ truth, mean, one }: GradientModel): number {
  return LONG / Math.max(Math.hypot(...truth), Math.hypot(...mean), 0.5 * one);
}

/** The ring where the tip of the mean arrow lies 95 times in 100; to be cut at the window. */
export function ringShapes({ model }: GradientScene, { to, unit }: GradientFrame): readonly Shape[] {
  const scale = scaleOf(model);
  const [x, y] = to([model.x - scale * model.truth[0], model.y - scale * model.truth[1]]);
  const [rx, ry] = model.reach.map((half) => at(half * scale * unit)) as [number, number];
  const ring = `M${at(x - rx)},${at(y)}a${rx},${ry} 0 1 0 ${2 * rx},0a${rx},${ry} 0 1 0 ${-2 * rx},0Z`;
  return [path('chance', 'm-own', ring), path('ring', 'm-target-thin', ring)];
}

export function arrowsShapes({ model }: GradientScene, { to }: GradientFrame): readonly Shape[] {
  const start: Pair = [model.x, model.y];
  const scale = scaleOf(model);
  const tip = ([gx, gy]: Pair): Pair => [model.x - scale * gx, model.y - scale * gy];
  const origin = to(start);
  const singles = model.singles.map((each) => through([origin, to(cutAt(start, tip(each)))]));
  const truth = to(cutAt(start, tip(model.truth)));
  return [
    path('singles', 'm-rung', singles.join('')),
    ...greenArrow(origin, truth),
    ...arrowShapes('mean', origin, to(cutAt(start, tip(model.mean)))),
  ];
}

/** The true gradient: green, broader than the blue one that may cover it. */
function greenArrow(from: Pair, to: Pair): readonly Shape[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 1) return [];
  const [ex, ey] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const head = Math.min(length, 17);
  const foot: Pair = [to[0] - ex * head, to[1] - ey * head];
  const wings: readonly Pair[] = [to, [foot[0] - ey * 9, foot[1] + ex * 9], [foot[0] + ey * 9, foot[1] - ex * 9]];
  return [
    line('truth', 'm-truth', from[0], from[1], foot[0], foot[1], { style: 'stroke-width:7px' }),
    path('truth-head', 'm-lamp-on', through(wings, true)),
  ];
}

/** The steps, where they are in the window, and up to its edge where they leave it. */
export function pathShapes({ model }: GradientScene, { to }: GradientFrame): readonly Shape[] {
  const inside = ([x, y]: Pair) => Math.abs(x) <= HALF[0] && Math.abs(y) <= HALF[1];
  let before: Pair | undefined;
  let d = '';
  for (const point of model.path) {
    const seen = inside(point);
    if (seen || before) {
      const [x, y] = to(before && !seen ? cutAt(before, point) : point);
      d += `${before ? 'L' : 'M'}${at(x)},${at(y)}`;
    }
    before = seen ? point : undefined;
  }
  const last = model.path.at(-1) as Pair;
  const moved = model.path.length > 1 && inside(last);
  return [
    path('steps-case', 'm-luck-case', d),
    path('steps', 'm-luck', d),
    ...(moved ? [dot('end', 'm-tally', ...to(last), 5)] : []),
  ];
}
