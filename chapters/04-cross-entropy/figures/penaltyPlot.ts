/** What stands still while the point moves: grid, curve, the marks of the tables, the strip that is the axis. */

import { rulerShapes } from '#draw/axes.ts';
import type { Shape } from '#draw/paint.ts';
import { at, dot, line, path, rect, text, through } from '#draw/shapes.ts';
import { textWidth } from '#draw/textWidth.ts';
import { surprise } from '#math/surprise.ts';
import { formatNumber } from '#spec/format.ts';
import { LEAST, MARKS, TOP } from './PenaltyCurve.model.ts';
import type { PenaltyFrame, PenaltyScene } from './penaltyFrame.ts';

const STRIP = 12;

export function plotShapes(scene: PenaltyScene, frame: PenaltyFrame): readonly Shape[] {
  return [
    ...gridLines(scene, frame),
    ...(scene.model.axis === 'log' ? powerAxis(scene, frame) : stripAxis(scene, frame)),
    text('p', 'area', (frame.left + frame.right) / 2, scene.height - 6, scene.words.share, 'middle'),
    ...(scene.model.axis === 'log' ? printedShapes(scene, frame) : []),
    path('curve', 'm-loss', curveOf(scene, frame)),
    ...markShapes(scene, frame),
  ];
}

function gridLines({ model, words, lang }: PenaltyScene, frame: PenaltyFrame): readonly Shape[] {
  const { left, right, top, y } = frame;
  const most = TOP[model.axis] * model.scale;
  const step = most > 12 ? 5 : 2;
  const values = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
  return [
    ...values.flatMap((value) => {
      const place = y(value / model.scale);
      const number = formatNumber(value, { as: 'whole' }, lang);
      return [
        ...(value > 0 ? [line(`g${value}`, 'm-grid', left, place, right, place)] : []),
        text(`gt${value}`, '', left - 8, place + 5, number, 'end'),
      ];
    }),
    text('unit', '', 0, top - 48, words.axis(words.units[model.unit])),
  ];
}

/** The share is an area: the axis is a strip of length 1, filled as far as p. */
function stripAxis({ model }: PenaltyScene, { left, right, floor, x }: PenaltyFrame): readonly Shape[] {
  const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1].map((v) => ({
    at: x(v),
    words: v === 1 || v === 0 ? String(v) : `.${v * 10}`,
  }));
  return [
    rect('fill', 'm-area', left, floor, model.p * (right - left), STRIP),
    ...(model.p > 0 && model.p < 1 ? [line('edge', 'm-sep', x(model.p), floor, x(model.p), floor + STRIP)] : []),
    rect('outline', 'm-area-edge', left, floor, right - left, STRIP),
    ...rulerShapes('ruler', ticks, floor + STRIP, left, right, false),
  ];
}

function powerAxis(_: PenaltyScene, { left, right, floor, x }: PenaltyFrame): readonly Shape[] {
  const powers = [1, 0.1, 0.01, 1e-3, 1e-4, 1e-5, 1e-6];
  const ticks = powers.map((v, i) => ({
    at: x(v),
    words: i < 3 ? String(v).replace('0.', '.') : `10⁻${'³⁴⁵⁶'[i - 3]}`,
  }));
  const torn = x(LEAST) - 18;
  return [
    line('base', 'm-ruler', x(LEAST) - 12, floor, right, floor),
    line('base0', 'm-ruler', left, floor, torn - 8, floor),
    path('break', 'm-tick', `M${at(torn - 11)},${floor + 6}l6,-12M${at(torn + 3)},${floor + 6}l6,-12`),
    ...rulerShapes('ruler', [{ at: left, words: '0' }, ...ticks], floor, left, right, false),
  ];
}

/** "Only 2 more": what a source prints for a tenth of the share, as a line of its own. */
function printedShapes({ words }: PenaltyScene, { x, y, floor }: PenaltyFrame): readonly Shape[] {
  const d = through([
    [x(LEAST), y(12)],
    [x(1), y(0)],
  ]);
  return [
    path('printed-case', 'm-case', d),
    path('printed', 'm-print', d),
    text('printed-words', 'print halo', x(LEAST) + 6, floor - 16, words.printed),
  ];
}

const CURVES = new Map<string, string>();

/** Over the powers of ten it is a straight line. */
function curveOf({ model, width, height }: PenaltyScene, { x, y }: PenaltyFrame): string {
  const key = `${model.axis} ${width} ${height}`;
  let d = CURVES.get(key);
  if (d === undefined) {
    const losses =
      model.axis === 'log'
        ? [surprise(LEAST), 0]
        : Array.from({ length: 91 }, (_, i) => TOP.linear * (1 - i / 90) ** 1.5);
    d = through(losses.map((loss) => [x(Math.exp(-loss)), y(loss)] as const));
    CURVES.set(key, d);
  }
  return d;
}

/** The shares of the tables, each with its penalty where there is room for it and the point does not stand on it. */
function markShapes({ model, words, lang }: PenaltyScene, { x, y, right }: PenaltyFrame): readonly Shape[] {
  const [px, py] = [x(model.p), y(model.loss)];
  return MARKS.flatMap((p) => {
    const loss = surprise(p);
    const share = formatNumber(p, { as: 'value', digits: 0 }, lang).replace('0.', '.');
    const said = `${share} → ${formatNumber(loss * model.scale, { as: 'fixed', digits: 3 }, lang)}`;
    const long = textWidth(said, 14);
    const covered = Math.abs(y(loss) - py) < 30 && Math.abs(x(p) - px) < long + 40;
    // In a narrow picture the numbers of the point reach far to the left.
    const corner = y(loss) < 100 ? right - textWidth(words.more('.9', '0.000'), 14) - 8 : right + 8;
    const fits = x(p) + 12 + long < corner;
    return [
      dot(`m${p}`, 'm-loss-mark', x(p), y(loss), 4),
      text(`mt${p}`, 'halo', x(p) + 12, y(loss) - 6, fits && !covered ? said : ''),
    ];
  });
}
