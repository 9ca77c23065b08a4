/** Shares against T from −5 to 5: broken at 0, where the line from the left and the line from the right do not meet. */

import { gridShapes, rulerShapes } from '#draw/axes.ts';
import { scale } from '#draw/axisFit.ts';
import type { Shape } from '#draw/paint.ts';
import { dot, line, path, text, through } from '#draw/shapes.ts';
import { fitText } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { LimitsFrame, LimitsScene } from './limitsScene.ts';
import { sharesAt } from './limitsShares.model.ts';

/** The ends of the axis. */
const REACH = 5;
/** On each side, closer together near 0. */
const POINTS = 44;

export function plotShapes(scene: LimitsScene, frame: LimitsFrame): readonly Shape[] {
  const { model, lang, words, narrow } = scene;
  const x = plotScale(frame).at;
  const shares = scale([0, 1], frame.floor, frame.top);
  const y = shares.at;
  const right = frame.x + frame.width;
  const logits = model.bars.map((bar) => bar.logit);
  const now = x(model.temperature);
  const ticks = Array.from({ length: 11 }, (_, i) => {
    const place = x(i - REACH);
    const free = Math.abs(place - now) > 14 && (!narrow || i % 2 === 1);
    return free ? { at: place, words: formatNumber(i - REACH, { as: 'whole' }, lang) } : { at: place };
  });
  return [
    ...gridShapes([0.5, 1], shares, frame.x, right, (p) => formatNumber(p, { as: 'value', digits: 0 }, lang)),
    line('middle', 'm-zero', x(0), frame.top - 10, x(0), frame.floor),
    text('below', '', x(-5), frame.top - 8, words.below),
    ...(model.empty ? [] : curves(logits, x, y)),
    ...rulerShapes('t', ticks, frame.floor, frame.x, right),
    line('now', 'm-stem', now, frame.top - 2, now, frame.knob - 9),
    ...(model.empty ? [] : model.bars.map((bar, i) => dot(`dot${i}`, 'm-dot', now, y(bar.share), 4.5))),
    ...(model.empty ? [] : labels(scene, now, y, frame.top + 6)),
  ];
}

export const plotScale = (frame: LimitsFrame) => ({
  at: (t: number) => frame.x + ((t + REACH) / (2 * REACH)) * frame.width,
  value: (place: number) => ((place - frame.x) / frame.width) * 2 * REACH - REACH,
});

/** Each share is one line left of 0 and one right of it; rings at 0 for what is only approached from below. */
function curves(logits: readonly number[], x: (t: number) => number, y: (share: number) => number): readonly Shape[] {
  const [left, right] = sides(logits);
  const along = (points: readonly (readonly [number, readonly number[]])[], i: number) =>
    through(points.map(([t, shares]) => [x(t), y(shares[i] as number)]));
  const lowest = left[0]?.[1] ?? [];
  const highest = right[0]?.[1] ?? [];
  return logits.flatMap((_, i) => [
    path(`left${i}`, 'm-edge m-open', along(left, i)),
    path(`right${i}`, 'm-edge m-open', along(right, i)),
    dot(`ring${i}`, 'm-ring', x(0), y(lowest[i] as number), 4),
    dot(`full${i}`, 'm-full', x(0), y(highest[i] as number), 4),
  ]);
}

type Points = readonly (readonly [t: number, shares: readonly number[]])[];
let drawn: { readonly key: string; readonly sides: readonly [Points, Points] } | undefined;

function sides(logits: readonly number[]): readonly [Points, Points] {
  const key = logits.join();
  if (drawn?.key !== key) {
    const steps = Array.from({ length: POINTS + 1 }, (_, k) => REACH * (k / POINTS) ** 2);
    const side = (sign: 1 | -1): Points =>
      steps.map((t) => [t * sign, t === 0 ? limitAt(logits, sign) : sharesAt(logits, t * sign)]);
    drawn = { key, sides: [side(-1), side(1)] };
  }
  return drawn.sides;
}

/** Towards 0 from above the largest share alike, from below the smallest. */
function limitAt(logits: readonly number[], sign: 1 | -1): readonly number[] {
  return sharesAt(sign > 0 ? logits : logits.map((z) => (z === -Infinity ? z : -z)), 0);
}

/** From one label to the next, in units. */
const LINE = 20;

/** Names beside the dots; those that share a dot share a label. */
function labels(
  { model, width }: LimitsScene,
  now: number,
  y: (share: number) => number,
  highest: number,
): readonly Shape[] {
  const groups: { y: number; names: string[] }[] = [];
  for (const bar of [...model.bars].sort((a, b) => b.share - a.share)) {
    const last = groups.at(-1);
    const place = y(bar.share);
    if (last && place - last.y < LINE) last.names.push(bar.name);
    else groups.push({ y: place, names: [bar.name] });
  }
  const side = now + 90 > width ? -1 : 1;
  let base = -Infinity;
  return groups.map((group, i) => {
    const fitted = fitText(group.names.join(' '), 110, 19);
    // Above the dot, but neither where the words of the axis are nor on the label before.
    base = Math.max(group.y - 7 < highest ? group.y + 21 : group.y - 7, base + LINE);
    return text(`label${i}`, 'name halo', now + 11 * side, base, fitted.text, side > 0 ? 'start' : 'end', fitted.size);
  });
}
