/** The inside of the network: how the ink is framed, what is seen, and one hidden unit. It comes with the network. */

import type { HandleData } from '#draw/handleData.ts';
import type { Shape } from '#draw/paint.ts';
import { at, line, path, rect, text } from '#draw/shapes.ts';
import { fitText } from '#draw/textWidth.ts';
import type { DigitLook, DigitNet } from '#nets/digitNet.ts';
import { formatNumber } from '#spec/format.ts';
import { cellShapes, levelsOf } from './digitCells.ts';
import type { DigitFrame, DigitScene, Square } from './digitScene.ts';

/** Heights in the panel, from its top. */
const UNITS = { head: 152, top: 162, floor: 202, knob: 224 };
const ADDED = { head: 262, top: 270, floor: 306, values: 322, names: 340 };
const LARGEST = 112;

/** Sums over the template of a hidden unit: what it finds, what it would rather not have found, and its own constant. */
export function unitSums({ inner, innerBias }: DigitNet, { image, hidden }: DigitLook, unit: number) {
  const products = image.map((ink, i) => ink * (inner[unit * image.length + i] as number));
  const sum = (sign: 1 | -1) => products.reduce((total, x) => total + (sign * x > 0 ? x : 0), 0);
  return {
    products,
    plus: sum(1),
    minus: sum(-1),
    bias: innerBias[unit] as number,
    value: hidden[unit] as number,
  };
}

const unitAt = (unit: number, { x, width }: DigitFrame['panel']) => x + 1 + ((unit + 0.5) * (width - 2)) / 128;
const most = (values: Float32Array) => values.reduce((m, x) => Math.max(m, Math.abs(x)), 0);
const cross = (x: number, y: number, arm: number) =>
  `M${at(x - arm)},${at(y)}h${2 * arm}M${at(x)},${at(y - arm)}v${2 * arm}`;

/** On the pad: the rectangle that is cut out, and where the ink balances. */
export function framingShapes(
  { values }: DigitScene,
  { pad: [x, y, side] }: DigitFrame,
  look: DigitLook,
): readonly Shape[] {
  const { left, top, right, bottom } = look.box;
  const aim = cross(x + look.balance[0] * side, y + look.balance[1] * side, 7);
  return [
    ...(values.scale
      ? [rect('box', 'm-aim', x + left * side, y + top * side, (right - left) * side, (bottom - top) * side)]
      : []),
    ...(values.centre ? [path('case', 'm-aim case', aim), path('aim', 'm-aim', aim)] : []),
  ];
}

export function insideShapes(scene: DigitScene, frame: DigitFrame, net: DigitNet, look: DigitLook): readonly Shape[] {
  const { words, values } = scene;
  const { x, y, width } = frame.panel;
  const gap = 14;
  const side = Math.min(LARGEST, (width - 3 * gap) / (3 + 20 / 28));
  const small = (side * 20) / 28;
  const size = net.inner.length / look.hidden.length;
  const template = net.inner.subarray(values.unit * size, (values.unit + 1) * size);
  const { products } = unitSums(net, look, values.unit);
  const picture = (
    key: string,
    said: string,
    [left, top, wide]: Square,
    cells: Int8Array,
    css: readonly [string, string?],
  ) => {
    const head = fitText(said, Math.min(wide + gap - 2, x + width - left - 6), 14);
    return [
      text(`${key}-head`, '', left, y - 10, head.text, 'start', head.size),
      rect(`${key}-frame`, 'm-mould', left, top, wide, wide),
      ...cellShapes(key, css, cells, [left, top, wide]),
    ];
  };
  const place = (i: number): Square => [x + 1 + small + gap + i * (side + gap), y, side];
  const [seen, pixel] = [place(0), side / 28];
  const inner = `M${at(seen[0] + 4 * pixel)},${at(y + 4 * pixel)}h${at(20 * pixel)}v${at(20 * pixel)}h${at(-20 * pixel)}Z`;
  const signs = ['above', 'below'] as const;
  return [
    ...picture('cut', '20 × 20', [x + 1, y, small], levelsOf(look.cut, 1), ['ink']),
    ...picture('seen', '28 × 28', seen, levelsOf(look.image, 1), ['ink']),
    path('inner', 'm-rung', values.scale && values.centre ? inner : ''),
    ...picture('template', words.template, place(1), levelsOf(template, most(template)), signs),
    ...picture('product', words.product, place(2), levelsOf(products, most(template)), signs),
    ...unitShapes(scene, frame, net, look),
    ...addedShapes(scene, frame, net, look),
  ];
}

/** All hidden units as bars, and the sum of the one looked at. */
function unitShapes(
  { values, words, lang }: DigitScene,
  { panel }: DigitFrame,
  net: DigitNet,
  look: DigitLook,
): readonly Shape[] {
  const { x, y, width } = panel;
  const [bar, largest] = [(width - 2) / 128, most(look.hidden) || 1];
  const floor = y + UNITS.floor;
  const bars = Array.from(look.hidden, (value, i) =>
    value > 0
      ? `M${at(x + 1 + i * bar)},${floor}v${at((value / largest) * (UNITS.top - UNITS.floor))}h${at(bar * 0.75)}V${floor}z`
      : '',
  );
  const sums = unitSums(net, look, values.unit);
  const [plus, minus, bias, value] = [sums.plus, sums.minus, sums.bias, sums.value].map((sum) =>
    formatNumber(sum, { as: 'fixed', digits: 2 }, lang),
  ) as [string, string, string, string];
  const head = fitText(words.unit(values.unit), width, 14);
  const here = unitAt(values.unit, panel);
  const side = here < x + width / 2 ? 1 : -1;
  const said = fitText(words.sum(plus, minus, bias, value), (side > 0 ? x + width - here : here - x) - 32, 14);
  return [
    text('units', 'ink', x, y + UNITS.head, head.text, 'start', head.size),
    path('bars', 'm-map', bars.join('')),
    line('units-floor', 'm-axis', x, floor, x + width, floor),
    line('here', 'm-stem', here, floor, here, y + UNITS.knob - 9),
    text('sum', 'map', here + 22 * side, y + UNITS.knob + 5, said.text, side > 0 ? 'start' : 'end', said.size),
  ];
}

/** What the unit adds to each of the ten logits. */
function addedShapes(
  { values, words, lang }: DigitScene,
  { panel }: DigitFrame,
  net: DigitNet,
  { hidden }: DigitLook,
): readonly Shape[] {
  const { x, y, width } = panel;
  const column = width / 10;
  const added = Array.from({ length: 10 }, (_, d) => {
    return (hidden[values.unit] as number) * (net.outer[d * hidden.length + values.unit] as number);
  });
  const reach = Math.max(1, ...added.map(Math.abs));
  const zero = y + (ADDED.floor + ADDED.top) / 2;
  const long = (value: number) => (value / reach) * (ADDED.floor - ADDED.top) * 0.5;
  const head = fitText(words.added, width, 14);
  return [
    text('added', '', x, y + ADDED.head, head.text, 'start', head.size),
    ...added.flatMap((value, digit) => {
      const [middle, end] = [x + column * (digit + 0.5), zero - long(value)];
      const said = formatNumber(value, { as: 'fixed', digits: 1 }, lang);
      return [
        rect(`a${digit}`, 'm-map', middle - column * 0.3, Math.min(end, zero), column * 0.6, Math.abs(end - zero)),
        text(`av${digit}`, 'map', middle, y + ADDED.values, said, 'middle', 12),
        text(`an${digit}`, 'ink', middle, y + ADDED.names, String(digit), 'middle'),
      ];
    }),
    line('added-zero', 'm-zero', x, zero, x + width, zero),
  ];
}

export function unitHandle(scene: DigitScene, { panel }: DigitFrame, { hidden }: DigitLook): HandleData {
  const grip = scene.grip('unit');
  const value = formatNumber(hidden[scene.values.unit] as number, { as: 'fixed', digits: 2 }, scene.lang);
  return {
    key: 'unit',
    x: unitAt(scene.values.unit, panel),
    y: panel.y + UNITS.knob,
    direction: 'x',
    hue: 'map',
    grips: [{ ...grip, text: () => `${grip.text()}, ${value}` }],
    move: (x) => grip.set(((x - panel.x - 1) * 128) / (panel.width - 2) - 0.5),
  };
}
