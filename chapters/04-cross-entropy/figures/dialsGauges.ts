/** Four gauges on one measure: how far above its own least value each number stands, in nats a word. */

import type { Shape } from '#draw/paint.ts';
import { at, dot, line, path, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import type { Scene } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { DialsWords } from '../words.ts';
import type { DialName, DialsModel, dials } from './ThreeDials.model.ts';

export type DialsParams = typeof dials.params;
export type DialsScene = Scene<DialsParams, DialsModel, DialsWords>;

const NAMES: readonly DialName[] = ['nll', 'ce', 'kl', 'file'];
const DIGITS: { readonly [name in DialName]: number } = { nll: 2, ce: 4, kl: 4, file: 1 };
/** Nats a word from the left end to the right. */
const ROOM = 1.5;
const PITCH = 52;
const INSET = 10;

export function gaugeShapes(scene: DialsScene, top: number): readonly Shape[] {
  const { model, width } = scene;
  const x = (above: number) => INSET + (Math.min(ROOM, above) / ROOM) * (width - 2 * INSET - 6);
  const row = (i: number) => top + 26 + i * PITCH;
  const shared = model.dials.kl.above;
  const said = NAMES.map((name) => wordsOf(scene, name));
  // Numbers stand in one column, if the names fit before it.
  const room = Math.min(...said.map(({ taken }) => width - taken));
  const wide = Math.max(...said.map(({ name }) => textWidth(name, 14)));
  const column = wide <= room ? wide + 10 : undefined;
  return [
    ...(Number.isNaN(shared)
      ? []
      : [line('shared', 'm-was', x(shared), row(0) - 2, x(shared), row(NAMES.length - 1) + 2)]),
    ...NAMES.flatMap((name, i) => gauge(scene, name, row(i), x, column)),
  ];
}

/** What is written over a gauge, and how much of its line is taken by what is not its name. */
function wordsOf({ model, words, lang }: DialsScene, name: DialName) {
  const dial = model.dials[name];
  const number = (value: number) => formatNumber(value, { as: 'fixed', digits: DIGITS[name] }, lang);
  const least = words.least(dial.least === 0 ? '0' : number(dial.least));
  const value = number(dial.value);
  return { name: words.dials[name], value, least, taken: textWidth(value, 16) + textWidth(least, 14) + 30 };
}

function gauge(
  scene: DialsScene,
  name: DialName,
  y: number,
  x: (above: number) => number,
  column: number | undefined,
): readonly Shape[] {
  const { model, width } = scene;
  const dial = model.dials[name];
  const { name: whole, value, least, taken } = wordsOf(scene, name);
  const label = fitText(whole, width - taken, 14);
  const right = width - 6;
  const off = dial.above > ROOM;
  const [zero, here] = [x(0), off ? right - 4 : x(dial.above)];
  return [
    text(`${name}-label`, 'ink halo', 0, y - 13, label.text, 'start', label.size),
    text(`${name}-value`, 'big bold ink halo', column ?? textWidth(label.text, label.size) + 10, y - 12, value),
    text(`${name}-least`, 'true halo', width, y - 13, least, 'end'),
    line(`${name}-line`, 'm-ruler', zero, y, right, y),
    line(`${name}-zero`, 'm-true', zero, y - 7, zero, y + 7),
    ...(Number.isNaN(dial.value)
      ? []
      : off
        ? [path(`${name}-off`, 'm-loss', `M${at(here - 14)},${y}H${at(here)}m-7,-6l8,6l-8,6`)]
        : [dot(`${name}-here`, 'm-dot', here, y, 6)]),
  ];
}
