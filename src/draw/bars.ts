/** Logits as blue bars on a zero line, each with a movable lip at its end. */

import type { Scale } from './axisFit.ts';
import { type Layer, sublayer } from './layer.ts';
import { paint, type Shape } from './paint.ts';
import { at, hatched, line, path, rect, text } from './shapes.ts';
import { fitText, textWidth } from './textWidth.ts';

export interface Bar {
  readonly key: string;
  readonly name: string;
  /** −∞ is a bar without an end. */
  readonly value: number;
  /** The value as text, the most exact first (0), then rounded more and more (up to 2); the first that fits is shown. */
  readonly text: (rounding: 0 | 1 | 2) => string;
  readonly bold?: boolean;
  /** Where it stood when the drag began. */
  readonly was?: { readonly value: number; readonly words: string } | undefined;
}

export interface BarsData {
  readonly x: number;
  readonly width: number;
  /** Bottom of the lane: bars without an end stop here. */
  readonly floor: number;
  readonly scale: Scale;
  readonly bars: readonly Bar[];
  /** Values stand above the knobs instead of beside them. */
  readonly narrow: boolean;
}

export interface BarPlace {
  readonly centre: number;
  readonly width: number;
  /** The movable end. */
  readonly end: number;
  readonly zero: number;
  readonly column: number;
  readonly endless: boolean;
}

/** Where the bars stand: each takes 36 % of its column, at most 58 units. */
export function barPlaces(data: Pick<BarsData, 'x' | 'width' | 'floor' | 'scale' | 'bars'>): readonly BarPlace[] {
  const column = data.width / data.bars.length;
  return data.bars.map(({ value }, i) => ({
    centre: data.x + column * (i + 0.5),
    width: Math.min(58, column * 0.36),
    end: value === -Infinity ? data.floor - 14 : data.scale.at(value),
    zero: data.scale.at(0),
    column,
    endless: value === -Infinity,
  }));
}

export function drawBars(layer: Layer, data: BarsData): readonly BarPlace[] {
  const places = barPlaces(data);
  paint(sublayer(layer, 'bars'), barShapes(data, places));
  return places;
}

export function barShapes(data: BarsData, places: readonly BarPlace[]): readonly Shape[] {
  const shapes: Shape[] = [];
  const each = (shape: (bar: Bar, place: BarPlace) => readonly Shape[]) =>
    data.bars.forEach((bar, i) => void shapes.push(...shape(bar, places[i] as BarPlace)));
  each((bar, place) => (place.endless ? endlessShapes(bar, place, data.floor) : bodyShapes(bar, place)));
  each((bar, place) => wasShapes(bar, place, data));
  each(nameShapes);
  each((bar, place) => valueShapes(bar, place, data.narrow, data.x + data.width + 1));
  return shapes;
}

function bodyShapes({ key }: Bar, { centre, width, end, zero }: BarPlace): readonly Shape[] {
  const left = centre - width / 2;
  return [
    rect(`${key}b`, 'm-map', left, Math.min(zero, end), width, Math.abs(zero - end)),
    path(`${key}l`, 'm-lip', `M${at(left - 3)},${at(end)}h${at(width + 6)}`),
  ];
}

/** Hatched, open below: it goes on without end. */
function endlessShapes({ key }: Bar, { centre, width, zero }: BarPlace, floor: number): readonly Shape[] {
  const left = centre - width / 2;
  const step = width / 4;
  const torn = [0, 1, 2, 3].map((i) => `l${at(step / 2)},${i % 2 ? -5 : 5}l${at(step / 2)},${i % 2 ? 5 : -5}`).join('');
  return [
    hatched(`${key}b`, left, zero, width, floor + 4 - zero, { class: 'm-cut-open' }),
    path(`${key}t`, 'm-torn', `M${at(left)},${at(floor + 4)}${torn}`),
    path(
      `${key}s`,
      'm-cut-edge',
      `M${at(left)},${at(zero)}V${at(floor + 4)}M${at(left + width)},${at(zero)}V${at(floor + 4)}`,
    ),
  ];
}

function nameShapes({ key, name }: Bar, { centre, zero, column, end, endless }: BarPlace): readonly Shape[] {
  const fitted = fitText(name, column - 4, 19);
  const below = !endless && end <= zero;
  return [text(`${key}n`, 'name halo', centre, below ? zero + 23 : zero - 10, fitted.text, 'middle', fitted.size)];
}

function valueShapes(bar: Bar, place: BarPlace, narrow: boolean, edge: number): readonly Shape[] {
  const { centre, width, column, end, endless } = place;
  const up = !endless && end <= place.zero;
  const key = `${bar.key}v`;
  const css = `map halo${bar.bold ? ' bold' : ''}`;
  const side = Math.max(20, endless ? width / 2 + 3 : 0);
  const room = Math.min(edge - centre, narrow ? column / 2 : column - width / 2 - 6) - side;
  const exact = bar.text(0);
  if ((!narrow || endless) && textWidth(exact, narrow ? 14 : 16) <= room)
    return [text(key, narrow ? css : `big ${css}`, centre + side, endless ? end + 5 : up ? end - 8 : end + 19, exact)];
  const words = fitting(bar, column - 3);
  const size = Math.min(14, Math.max(SMALLEST, (14 * (column - 3)) / textWidth(words, 14)));
  return [text(key, css, centre, up || endless ? end - 18 : end + 29, words, 'middle', size)];
}

/** No text in a picture is smaller. */
const SMALLEST = 12;

/** The most exact text that fits; a value with decimals keeps one of them, since −0.3 is not 0. */
function fitting(bar: Bar, room: number): string {
  const texts = ([0, 1, 2] as const).map((rounding) => bar.text(rounding));
  return texts.find((words) => textWidth(words, SMALLEST) <= room) ?? bar.text(2);
}

function wasShapes({ key, was, value }: Bar, { centre, width }: BarPlace, data: BarsData): readonly Shape[] {
  if (!was || was.value === value || !Number.isFinite(was.value)) return [];
  const y = data.scale.at(was.value);
  const half = width / 2;
  const over = Math.min(12, data.width / data.bars.length / 2 - half);
  const shapes = [
    line(`${key}c`, 'm-case', centre - half, y, centre + half, y),
    line(`${key}w`, 'm-was', centre - half - over, y, centre + half + over, y),
  ];
  const left = data.width / data.bars.length - width - 30;
  if (textWidth(was.words, 14) > left) return shapes;
  return [...shapes, text(`${key}wt`, 'halo', centre - half - over - 4, y + 5, was.words, 'end')];
}
