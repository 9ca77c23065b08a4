/** A layer that shows only what lies in a box: for pictures that go on beyond their border. */

import { type Layer, layerOf, setAttributes, sublayer } from './layer.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The named layer, cut at the box; in units of the picture around it.
 *
 * A nested `svg` cuts by itself. A `clipPath` would need an id that no other picture of the page has.
 */
export function windowLayer(parent: Layer, name: string, { x, y, width, height }: Box): Layer {
  const group = sublayer(parent, name).node() as SVGGElement;
  let window = group.firstElementChild as SVGSVGElement | null;
  if (!window) {
    window = group.ownerDocument.createElementNS(group.namespaceURI, 'svg') as SVGSVGElement;
    window.append(group.ownerDocument.createElementNS(group.namespaceURI, 'g'));
    group.append(window);
  }
  setAttributes(window, { class: 'm-window', overflow: 'hidden', x, y, width, height });
  // Within, the picture's own units count on.
  const inner = window.firstElementChild as SVGGElement;
  setAttributes(inner, { transform: `translate(${-x},${-y})` });
  return layerOf(inner);
}

/** The point of a box that is nearest to a point. */
export const intoBox = (
  { x, y, width, height }: Box,
  [px, py]: readonly [x: number, y: number],
  margin = 0,
): readonly [number, number] => [
  Math.min(x + width - margin, Math.max(x + margin, px)),
  Math.min(y + height - margin, Math.max(y + margin, py)),
];

export const inBox = ({ x, y, width, height }: Box, [px, py]: readonly [x: number, y: number]): boolean =>
  px >= x && px <= x + width && py >= y && py <= y + height;
