/** All shares against T: smooth lines from one well holding everything to all wells alike. No jump anywhere. */

import { rulerShapes } from '#draw/axes.ts';
import type { HandleData } from '#draw/handleData.ts';
import type { Shape } from '#draw/paint.ts';
import { at, dot, line, path, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { softmax } from '#math/softmax.ts';
import { formatNumber } from '#spec/format.ts';
import { fraction } from '#spec/number.ts';
import { temperature } from './dialParams.model.ts';
import { temperatureText } from './wellsSaid.model.ts';
import type { WellsFrame, WellsScene } from './wellsScene.ts';

const POINTS = 72;
const LONG = [0.05, 0.2, 1, 5, 20];
const SHORT = [0.1, 0.5, 2, 10];
/** From one name to the next. */
const BETWEEN = 22;

export function curveShapes(scene: WellsScene, { curve }: WellsFrame): readonly Shape[] {
  const { model, values, lang, words: labelled } = scene;
  const x = (t: number) => curve.x + fraction(temperature, t) * curve.width;
  const y = (share: number) => curve.floor - share * (curve.floor - curve.top);
  const now = x(values.T);
  const right = curve.x + curve.width;
  const title = fitText(labelled.curve, scene.width - curve.x + 8, 14);
  const said = temperatureText(model);
  const side = now + 30 + textWidth(said, 14) > scene.width ? -1 : 1;
  // The axis is that of the unstretched scores: stretched, its numbers grow with T.
  const named = curve.width < 200 ? LONG.filter((_, i) => i % 2 === 0) : LONG;
  const ticks = [...LONG, ...SHORT].map((t) => {
    const words = formatNumber(Number((t * model.stretch).toPrecision(2)), { as: 'value', digits: 0 }, lang);
    return named.includes(t) && Math.abs(x(t) - now) > 16 ? { at: x(t), words } : { at: x(t) };
  });
  return [
    ...[0, 0.5, 1].flatMap((p) => [
      line(`g${p}`, 'm-grid', curve.x, y(p), right, y(p)),
      text(`gt${p}`, '', curve.x - 8, y(p) + 5, formatNumber(p, { as: 'value', digits: 0 }, lang), 'end'),
    ]),
    text('title', '', curve.x - 18, curve.top - 20, title.text, 'start', title.size === 14 ? undefined : title.size),
    ...lines(model.depths).map((points, i) =>
      path(`line${i}`, 'm-edge m-open', points.map(([t, p], k) => `${k ? 'L' : 'M'}${at(x(t))},${at(y(p))}`).join('')),
    ),
    ...rulerShapes('t', ticks, curve.floor, curve.x, right),
    line('now', 'm-stem', now, curve.top, now, curve.knob - 9),
    ...model.wells.map((well, i) => dot(`dot${i}`, 'm-dot', now, y(well.expected), 4)),
    ...labels(scene, now, y),
    text('t-name', 'ink', now + 20 * side, curve.knob + 5, said, side > 0 ? 'start' : 'end'),
  ];
}

/** Names beside the line of the present T, pushed apart until none covers another. */
function labels({ model, width }: WellsScene, now: number, y: (share: number) => number): readonly Shape[] {
  const order = model.wells.map((well) => ({ well, y: y(well.expected) })).sort((a, b) => a.y - b.y);
  const placed = apart(
    order.map((each) => each.y),
    y(0) - 12,
  );
  const side = now + 76 > width ? -1 : 1;
  const touches = (i: number) => (placed[i + 1] ?? Infinity) - (placed[i] as number) < BETWEEN + 2;
  const moved = order.map((each, i) => Math.abs((placed[i] as number) - each.y) > 2);
  // Names that stand close together stand in one column.
  for (let i = 0; i < moved.length - 1; i++) if (moved[i] && touches(i)) moved[i + 1] = true;
  for (let i = moved.length - 2; i >= 0; i--) if (moved[i + 1] && touches(i)) moved[i] = true;
  return [
    ...order.map(({ well }, i) => {
      const fitted = fitText(well.name, 52, 19);
      return text(
        `label${well.index}`,
        'name halo',
        now + (moved[i] ? 21 : 10) * side,
        (placed[i] as number) + 6,
        fitted.text,
        side > 0 ? 'start' : 'end',
        fitted.size,
      );
    }),
    // Over the halos of the names.
    ...order.flatMap(({ well, y: own }, i) =>
      moved[i]
        ? [line(`lead${well.index}`, 'm-leader', now + 4 * side, own, now + 18 * side, placed[i] as number)]
        : [],
    ),
  ];
}

/** Heights at least a line of names apart, none below the lowest, each as near its own as that allows. */
function apart(own: readonly number[], lowest: number): readonly number[] {
  const placed: number[] = [];
  for (const each of own) placed.push(Math.max(each, (placed.at(-1) ?? -Infinity) + BETWEEN));
  for (let i = placed.length - 1, limit = lowest; i >= 0; i--, limit = (placed[i + 1] as number) - BETWEEN)
    placed[i] = Math.min(placed[i] as number, limit);
  return placed;
}

type Point = readonly [t: number, share: number];
let drawn: { readonly depths: readonly number[]; readonly lines: readonly (readonly Point[])[] } | undefined;

/** They depend on the wells alone, so a turn of T draws them as they were. */
function lines(depths: readonly number[]): readonly (readonly Point[])[] {
  if (drawn?.depths !== depths) {
    const { min, max } = temperature;
    const at = Array.from({ length: POINTS + 1 }, (_, k) => min * (max / min) ** (k / POINTS));
    const shares = at.map((t) => softmax(depths, { temperature: t }) as Float64Array);
    drawn = { depths, lines: depths.map((_, i) => at.map((t, k): Point => [t, shares[k]?.[i] ?? 0])) };
  }
  return drawn.lines;
}

export function curveHandle(scene: WellsScene, { curve }: WellsFrame): HandleData {
  const grip = scene.grip('T');
  const { min, max } = temperature;
  return {
    key: 'T',
    x: curve.x + fraction(temperature, scene.values.T) * curve.width,
    y: curve.knob,
    direction: 'x',
    hue: 'ink',
    grips: [grip],
    nudge: true,
    move: (to) => grip.set(min * (max / min) ** ((to - curve.x) / curve.width)),
  };
}
