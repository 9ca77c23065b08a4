/** Who walks in the street and who lives in the country, as two strips; under them what follows, in words. */

import type { Shape } from '#draw/paint.ts';
import { dot, line, rect, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { StreetScene } from './streetShapes.ts';

export const STRIP_HEIGHT = 26;
/** What a knob on the cut takes of the room for words. */
const KNOB = 14;
/** Knobs stay within the picture. */
const EDGE = 12;

/** Where the strips lie: side by side, or one under the other. */
export function stripPlaces({ width, narrow }: StreetScene) {
  const column = narrow ? width : width / 2 - 10;
  return (['sample', 'population'] as const).map((key, i) => ({
    key,
    x: (narrow || i === 0 ? 0 : width / 2 + 10) + EDGE,
    y: narrow ? 28 + 66 * i : 28,
    width: column - 2 * EDGE,
  }));
}

export function stripShapes(scene: StreetScene): readonly Shape[] {
  const { model, words, lang, width, narrow } = scene;
  const said = words.said(model);
  const percent = (share: number) => formatNumber(share, { as: 'percent' }, lang);
  const strips = stripPlaces(scene).flatMap(({ key, x, y, width: wide }) => {
    const women = model[key];
    const cut = women * wide;
    const inside = (name: string, room: number) => (textWidth(name, 14) + KNOB + 12 < room ? name : '');
    return [
      rect(`${key}f`, 'm-area', x, y, cut, STRIP_HEIGHT),
      rect(`${key}o`, 'm-area-edge', x, y, wide, STRIP_HEIGHT),
      line(`${key}c`, 'm-edge', x + cut, y, x + cut, y + STRIP_HEIGHT),
      text(`${key}w`, 'on-area', x + 10, y + 18, inside(`${words.women} ${percent(women)}`, cut)),
      text(`${key}m`, 'ink', x + wide - 10, y + 18, inside(`${words.men} ${percent(1 - women)}`, wide - cut), 'end'),
    ];
  });
  const lines = narrow
    ? [18, 84, 144, 166].map((y) => [0, y] as const)
    : ([0, 1, 2, 3] as const).map((i) => [i % 2 ? width / 2 + 10 : 0, i < 2 ? 18 : 80] as const);
  const room = (narrow ? width : width / 2) - 40;
  return [
    ...strips,
    ...said.flatMap((words, i) => {
      const [x, y] = lines[i] as readonly [number, number];
      const fitted = fitText(words, room, 14);
      return [
        ...keyShapes(i, x + EDGE, y - 5),
        text(`said${i}`, 'ink', x + EDGE + 24, y, fitted.text, 'start', fitted.size === 14 ? undefined : fitted.size),
      ];
    }),
  ];
}

function keyShapes(i: number, x: number, y: number): readonly Shape[] {
  if (i === 0) return [line('k0', 'm-stem', x, y, x + 16, y)];
  if (i === 1) return [line('k1', 'm-edge-true', x, y, x + 16, y)];
  if (i === 2) return [rect('k2', 'm-cost', x, y - 5, 16, 10)];
  return [line('k3l', 'm-luck', x + 8, y - 7, x + 8, y + 7), dot('k3', 'm-tally', x + 8, y, 4.5)];
}
