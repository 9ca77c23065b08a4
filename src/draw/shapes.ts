/** Short names for the shapes that all pictures are made of. Colours and weights come from the class. */

import { hundredths } from './hundredths.ts';
import type { Shape } from './paint.ts';

type More = { readonly [name: string]: string | number | undefined };

export const rect = (
  key: string,
  css: string,
  x: number,
  y: number,
  width: number,
  height: number,
  more?: More,
): Shape => ({
  key,
  tag: 'rect',
  attributes: { class: css, x, y, width: Math.max(0, width), height: Math.max(0, height), ...more },
});

/** A hatched rectangle: cut away, masked, or owed. */
export const hatched = (key: string, x: number, y: number, width: number, height: number, more?: More): Shape =>
  rect(key, 'm-cut', x, y, width, height, { fill: 'url(#hatch)', ...more });

export const line = (key: string, css: string, x1: number, y1: number, x2: number, y2: number, more?: More): Shape => ({
  key,
  tag: 'line',
  attributes: { class: css, x1, y1, x2, y2, ...more },
});

export const path = (key: string, css: string, d: string, more?: More): Shape => ({
  key,
  tag: 'path',
  attributes: { class: css, d, ...more },
});

export const dot = (key: string, css: string, cx: number, cy: number, r: number): Shape => ({
  key,
  tag: 'circle',
  attributes: { class: css, cx, cy, r },
});

export type Anchor = 'start' | 'middle' | 'end';

/**
 * A piece of text, in the sans of controls at 14 units.
 *
 * @param css further classes: name, big, bold, halo, and a colour: area, map, true, print, ink, on-area
 */
export const text = (
  key: string,
  css: string,
  x: number,
  y: number,
  words: string,
  anchor: Anchor = 'start',
  size?: number,
): Shape => ({
  key,
  tag: 'text',
  text: words,
  attributes: {
    class: css ? `t ${css}` : 't',
    x,
    y,
    'text-anchor': anchor === 'start' ? undefined : anchor,
    style: size === undefined ? undefined : `font-size:${Math.round(10 * size) / 10}px`,
  },
});

/** Rounded to hundredths, for the data of paths. */
export const at = hundredths;

/** The data of a path through points, closed on request. */
export const through = (points: readonly (readonly [x: number, y: number])[], closed = false): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${at(x)},${at(y)}`).join('') + (closed ? 'Z' : '');

/** Upright lines that move together are one mark: each attribute that changes has its price in every move of a drag. */
export const ticksShapes = (
  key: string,
  css: string,
  xs: readonly number[],
  y: number,
  height: number,
): readonly Shape[] =>
  xs.length === 0 ? [] : [path(key, css, xs.map((x) => `M${at(x)},${at(y)}v${at(height)}`).join(''))];
