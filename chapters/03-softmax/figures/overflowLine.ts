/**
 * The number line of powers: e to such a power fits into the format in the middle, is 0 to the left, ∞ to the right.
 *
 * Above it the logits on the same scale; lines lead each logit to its power, straight down or, once the largest is
 * taken away, all slanting to the left. The scale is linear near 0 and logarithmic far out, so that −1 and 1000 both show.
 */

import type { Scale } from '#draw/axisFit.ts';
import type { Shape } from '#draw/paint.ts';
import { at, dot, hatched, line, path, rect, text } from '#draw/shapes.ts';
import { textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { OverflowScene } from './overflowScene.ts';

export const RULER_Y = 34;
const BAND = { y: 100, height: 30 };
const END = 3000;
const BEND = 2;

export function powerScale(width: number): Scale {
  const middle = width / 2;
  const unit = (middle - 1) / Math.asinh(END / BEND);
  return { at: (x) => middle + Math.asinh(x / BEND) * unit, value: (to) => BEND * Math.sinh((to - middle) / unit) };
}

export function lineShapes(scene: OverflowScene, x: Scale): readonly Shape[] {
  const { model, width } = scene;
  const [low, high] = [x.at(model.lowest), x.at(model.threshold)];
  const first = `z₁ = ${formatNumber(model.shift, { as: 'value', digits: 0 }, scene.lang)}`;
  return [
    ...bandShapes(scene, low, high),
    ...tickShapes(scene, x),
    line('ruler', 'm-axis', 0, RULER_Y, width, RULER_Y),
    text('z', 'map', 0, RULER_Y - 10, 'z'),
    ...model.rows.flatMap((row, r) => rowShapes(scene, row.logits, row.powers, r, x)),
    ...limitShapes(scene, low, high),
    text(
      'z1',
      'map halo',
      Math.min(width - textWidth(first, 14) / 2, x.at(model.shift)),
      RULER_Y - 19,
      first,
      'middle',
    ),
  ];
}

/** Beside both ends of what fits: inside, where it ends; outside, what becomes of numbers there. */
function limitShapes({ model, lang, words, width }: OverflowScene, low: number, high: number): readonly Shape[] {
  const tight = high - low < 100;
  const limit = (value: number) =>
    formatNumber(value, { as: 'fixed', digits: Math.abs(value) < 200 && !tight ? 2 : 1 }, lang);
  const fitting = (long: string, short: string, room: number) =>
    [long, short].find((words) => textWidth(words, 14) + 18 < room) ?? '';
  return [
    text('too-small', 'halo', low - 7, BAND.y - 9, fitting(words.tooSmall, '→ 0', low), 'end'),
    text('too-large', 'halo', high + 7, BAND.y - 9, fitting(words.tooLarge, '→ ∞', width - high)),
    text('low-text', 'ink halo', low + 5, BAND.y - 9, limit(model.lowest)),
    text('high-text', 'ink halo', high - 5, BAND.y - 9, limit(model.threshold), 'end'),
  ];
}

function bandShapes({ width }: OverflowScene, low: number, high: number): readonly Shape[] {
  const { y, height } = BAND;
  const right = width - 1;
  return [
    rect('fits', 'm-fits', low, y, high - low, height),
    hatched('zero', 1, y, low - 1, height, { class: 'm-cut-open' }),
    hatched('infinite', high, y, right - high, height, { class: 'm-cut-open' }),
    path(
      'ends',
      'm-cut-edge',
      `M1,${y}H${at(low)}M1,${y + height}H${at(low)}M${at(high)},${y}H${right}M${at(high)},${y + height}H${right}`,
    ),
    path('edges', 'm-area-edge', `M${at(low)},${y}H${at(high)}M${at(low)},${y + height}H${at(high)}`),
    line('low', 'm-frame', low, y - 6, low, y + height + 6),
    line('high', 'm-frame', high, y - 6, high, y + height + 6),
  ];
}

function tickShapes({ narrow, lang }: OverflowScene, x: Scale): readonly Shape[] {
  const values = narrow ? [-1000, -100, -10, 0, 10, 100, 1000] : [-1000, -100, -10, -1, 0, 1, 10, 100, 1000];
  const low = BAND.y + BAND.height;
  return [
    path('ticks', 'm-tick', values.map((v) => `M${at(x.at(v))},${low}v6`).join('')),
    ...values.map((v) =>
      text(
        `tick${v}`,
        '',
        x.at(v),
        low + 21,
        String(formatNumber(v, { as: 'fixed', digits: 0 }, lang)).replace(',', ''),
        'middle',
        narrow ? 12 : undefined,
      ),
    ),
  ];
}

/** Logits above, powers on the band, a line between. The second row is hollow. */
function rowShapes(
  { model }: OverflowScene,
  logits: readonly number[],
  powers: readonly number[],
  r: number,
  x: Scale,
): readonly Shape[] {
  const y = BAND.y + BAND.height / 2;
  const css = r ? 'm-ring-map' : 'm-dot-map';
  const clamp = (v: number) => x.at(Math.min(END, Math.max(-END, v)));
  return logits.flatMap((z, i) => {
    const [from, to] = [clamp(z), clamp(powers[i] as number)];
    const key = `${r}-${i}`;
    const broken = (powers[i] as number) > model.threshold || (powers[i] as number) < model.lowest;
    const mark = broken
      ? path(`p${key}`, 'm-broken', `M${at(to - 5)},${y - 5}l10,10m0,-10l-10,10`)
      : dot(`p${key}`, css, to, y, 4.5);
    return [
      line(`l${key}`, 'm-drop', from, RULER_Y, to, y),
      ...(broken ? [path(`c${key}`, 'm-case', `M${at(to - 5)},${y - 5}l10,10m0,-10l-10,10`)] : []),
      mark,
      dot(`z${key}`, css, from, RULER_Y, 4.5),
    ];
  });
}
