/** Axes: grid lines with their numbers, a zero line, ticks of a ruler. */

import type { Scale } from './axisFit.ts';
import type { Shape } from './paint.ts';
import { at, line, path, text } from './shapes.ts';

/** Horizontal grid lines, one mark, with their numbers to the left, and the zero line in ink. */
export function gridShapes(
  values: readonly number[],
  scale: Scale,
  from: number,
  to: number,
  show: (value: number) => string,
): readonly Shape[] {
  const y0 = scale.at(0);
  return [
    ...(values.length
      ? [path('grid', 'm-grid', values.map((v) => `M${at(from)},${at(scale.at(v))}H${at(to)}`).join(''))]
      : []),
    ...values.map((value) => text(`gt${value}`, '', from - 8, scale.at(value) + 5, show(value), 'end')),
    line('zero', 'm-zero', from, y0, to, y0),
    text('zero-text', 'ink', from - 8, y0 + 5, '0', 'end'),
  ];
}

export interface Tick {
  readonly at: number;
  /** Long ticks have a number. */
  readonly words?: string;
}

/** The book's ruler: a line with ticks below it, the numbers under the long ones, turned in at both ends. */
export function rulerShapes(
  key: string,
  ticks: readonly Tick[],
  y: number,
  from: number,
  to: number,
  base = true,
): readonly Shape[] {
  const d = ticks.map((tick) => `M${at(tick.at)},${y}v${tick.words === undefined ? 5 : 8}`).join('');
  const named = ticks.filter((tick) => tick.words);
  return [
    ...(base ? [line(`${key}-line`, 'm-ruler', from, y, to, y)] : []),
    path(`${key}-ticks`, 'm-tick', d),
    ...named.map((tick, i) =>
      text(
        `${key}-${i}`,
        '',
        tick.at,
        y + 23,
        tick.words as string,
        tick.at < from + 12 ? 'start' : tick.at > to - 12 ? 'end' : 'middle',
      ),
    ),
  ];
}
