/** The two losses as curves over the score of the right class, with the levels of guessing and of the floor. */

import { rulerShapes } from '#draw/axes.ts';
import type { Shape } from '#draw/paint.ts';
import { at, hatched, line, path, text, through } from '#draw/shapes.ts';
import { formatNumber } from '#spec/format.ts';
import { REACH, twicePoint } from './TwiceSoftmax.model.ts';
import { LEFT, TOP, type TwiceFrame, type TwiceScene } from './twiceFrame.ts';

export function gridShapes(
  { words, lang }: TwiceScene,
  { right, floor, last, most, x, y }: TwiceFrame,
): readonly Shape[] {
  const step = most > 9 ? 4 : most > 5 ? 2 : 1;
  const values = Array.from({ length: Math.floor(most / step) }, (_, i) => (i + 1) * step);
  const scores = [-5, 0, 5, 10, 15];
  return [
    ...values.flatMap((v) => [
      line(`g${v}`, 'm-grid', LEFT, y(v), right, y(v)),
      text(`gt${v}`, '', LEFT - 8, y(v) + 5, formatNumber(v, { as: 'whole' }, lang), 'end'),
    ]),
    text('zero', 'ink', LEFT - 8, floor + 5, '0', 'end'),
    line('base', 'm-ruler', LEFT, floor, right, floor),
    ...rulerShapes(
      'scores',
      [...scores.map((z) => ({ at: x(z), words: formatNumber(z, { as: 'whole' }, lang) })), { at: right, words: '+∞' }],
      floor,
      LEFT - 20,
      right + 14,
      false,
    ),
    text('score', 'map', (LEFT + last) / 2, floor + 44, words.score, 'middle'),
    text('axis', '', 0, TOP - 8, words.axis),
  ];
}

/** Guessing, and the floor that the second softmax puts in. */
export function levelShapes({ model, words, lang }: TwiceScene, frame: TwiceFrame): readonly Shape[] {
  const { right, floor, last, y } = frame;
  const nats = (v: number) => formatNumber(v, { as: 'fixed', digits: 3 }, lang);
  const bottom = y(model.floor);
  const twiceNow = model.pass === 'probabilities';
  const chance = words.chance(nats(model.chance));
  return [
    ...(twiceNow ? [hatched('below', LEFT, bottom, right - LEFT, floor - bottom, { class: 'm-cut-open' })] : []),
    line('floor', 'm-frame', LEFT, bottom, right, bottom),
    line('chance', 'm-was', LEFT, y(model.chance), right, y(model.chance)),
    text('chance-words', 'halo', last - 8, y(model.chance) - 7, chance, 'end'),
  ];
}

const Z = Array.from({ length: 81 }, (_, i) => REACH.min + (i * (REACH.max - REACH.min)) / 80);
const CURVES = new Map<string, { readonly once: string; readonly twice: string }>();

export function curveShapes(scene: TwiceScene, frame: TwiceFrame): readonly Shape[] {
  const { once, twice } = curves(scene, frame);
  const right = scene.model.pass === 'logits';
  const css = (mine: boolean) => (mine ? 'm-loss' : 'm-loss-side');
  return [
    path('once-case', 'm-case', once),
    path('once', css(right), once),
    path('twice-case', 'm-case', twice),
    path('twice', css(!right), twice),
    ...breakShapes(frame),
  ];
}

/** Between the last score and +∞ something is left out: the axis is broken there. */
function breakShapes({ last, floor }: TwiceFrame): readonly Shape[] {
  return [
    path('gap', 'm-case', `M${at(last + 18)},${floor + 7}l6,-14`),
    path('break', 'm-tick', `M${at(last + 15)},${floor + 7}l6,-14m0,14l6,-14`),
  ];
}

/** The curves of one number of classes: they stand still while the score moves. */
function curves({ model, width, height }: TwiceScene, { x, y, most, right }: TwiceFrame) {
  const key = `${model.classes} ${width} ${height}`;
  const known = CURVES.get(key);
  if (known) return known;
  if (CURVES.size > 40) CURVES.clear();
  const points = [
    ...Z.map((z) => [z, twicePoint(model.classes, z)] as const),
    [Infinity, twicePoint(model.classes, Infinity)] as const,
  ];
  const curve = (of: 'once' | 'twice') =>
    through(
      points
        .filter(([, point]) => point[of] <= most)
        .map(([z, point]) => [Math.min(right, x(z)), y(point[of])] as const),
    );
  const made = { once: curve('once'), twice: curve('twice') };
  CURVES.set(key, made);
  return made;
}
