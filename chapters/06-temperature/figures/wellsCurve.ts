/** All shares against T: smooth lines from one well holding everything to all wells alike. No jump anywhere. */

import { gridShapes, rulerShapes } from '#draw/axes.ts';
import { scale } from '#draw/axisFit.ts';
import type { HandleData } from '#draw/handleData.ts';
import type { Shape } from '#draw/paint.ts';
import { at, dot, line, path, text, through } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { softmax } from '#math/softmax.ts';
import { formatNumber } from '#spec/format.ts';
import { fraction } from '#spec/number.ts';
import { temperature } from './dialParams.model.ts';
import { temperatureText } from './wellsSaid.model.ts';
import { NAMES, type WellsFrame, type WellsScene } from './wellsScene.ts';

const POINTS = 72;
const LONG = [0.05, 0.2, 1, 5, 20];
const SHORT = [0.1, 0.5, 2, 10];
/** From one name to the next. */
const BETWEEN = 22;

export function curveShapes(scene: WellsScene, frame: WellsFrame): readonly Shape[] {
  const { curve } = frame;
  const { model, values, lang, words: labelled } = scene;
  const x = (t: number) => curve.x + fraction(temperature, t) * curve.width;
  const shares = scale([0, 1], curve.floor, curve.top);
  const y = shares.at;
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
    ...gridShapes([0.5, 1], shares, curve.x, right, (p) => formatNumber(p, { as: 'value', digits: 0 }, lang)),
    text('title', '', curve.x - 18, curve.top - 20, title.text, 'start', title.size === 14 ? undefined : title.size),
    ...lines(model.depths).map((points, i) =>
      path(`line${i}`, 'm-edge m-open', through(points.map(([t, p]) => [x(t), y(p)]))),
    ),
    ...rulerShapes('t', ticks, curve.floor, curve.x, right),
    line('now', 'm-stem', now, curve.top, now, curve.knob - 9),
    ...model.wells.map((well, i) => dot(`dot${i}`, 'm-dot', now, y(well.expected), 4)),
    ...labels(scene, frame, y),
    text('t-name', 'ink', now + 20 * side, curve.knob + 5, said, side > 0 ? 'start' : 'end'),
  ];
}

/** Names where the lines end, fanned out: there no line goes on that they could lie across. */
function labels({ model, held }: WellsScene, { curve }: WellsFrame, y: (share: number) => number): readonly Shape[] {
  const right = curve.x + curve.width;
  const own = lines(model.depths).map((points) => y((points.at(-1) as Point)[1]));
  const order = model.wells.map((well) => well.index).sort((a, b) => (own[a] as number) - (own[b] as number));
  const placed = apart(
    order.map((i) => own[i] as number),
    curve.top - 4,
    curve.floor - 6,
  );
  return order.flatMap((index, i) => {
    const [from, to] = [own[index] as number, placed[i] as number];
    const name = fitText(model.wells[index]?.name ?? '', NAMES - 20, 19);
    const bold = held?.param === 'depths' && held.index === index ? ' bold' : '';
    return [
      path(`lead${index}`, 'm-leader', `M${at(right + 2)},${at(from)}L${at(right + 15)},${at(to)}`),
      text(`label${index}`, `name${bold}`, right + 19, to + 6, name.text, 'start', name.size),
    ];
  });
}

/** Heights a line of names apart, about the middle of their own, within the picture. */
function apart(own: readonly number[], highest: number, lowest: number): readonly number[] {
  const step = Math.min(BETWEEN, (lowest - highest) / Math.max(1, own.length - 1));
  const placed: number[] = [];
  for (const each of own) placed.push(Math.max(each, highest, (placed.at(-1) ?? -Infinity) + step));
  // What was pushed down is moved up again by half, so that names lie around their lines.
  const pushed = own.reduce((most, each, i) => Math.max(most, (placed[i] as number) - each), 0);
  for (const [i, each] of placed.entries()) placed[i] = each - pushed / 2;
  for (let i = placed.length - 1, limit = lowest; i >= 0; i--, limit = (placed[i + 1] as number) - step)
    placed[i] = Math.min(placed[i] as number, limit);
  return placed.map((each, i) => Math.max(each, highest + i * step));
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
