/** A drawing as text: the same functions that draw in the page, run on a group that is in no page. */

import { type Layer, layerOf } from './layer.ts';

let given: Document | undefined;

/** At build time there is no document; the build gives one. */
export function setDocument(document: Document): void {
  given = document;
}

/** A group that is not in the page, drawn on. */
export function detached(draw: (layer: Layer) => void): SVGGElement {
  const owner = given ?? document;
  const group = owner.createElementNS('http://www.w3.org/2000/svg', 'g') as SVGGElement;
  draw(layerOf(group));
  return group;
}

/** The inner markup of a group that `draw` has drawn on. */
export function markup(draw: (layer: Layer) => void): string {
  return detached(draw).innerHTML;
}
