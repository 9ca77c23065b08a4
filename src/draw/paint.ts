/** Paint a list of marks of any kind, in order: what comes later in the list lies on top. */

import { inTurn } from './inTurn.ts';
import { joinKeyed } from './join.ts';
import { changeAttributes, type Layer, type Mark } from './layer.ts';

/** A mark that knows its element: drawing functions are lists of these, so geometry is tested as numbers. */
export interface Shape extends Mark {
  readonly tag: 'rect' | 'line' | 'path' | 'circle' | 'text';
}

/**
 * Draw shapes into a layer that holds nothing else.
 *
 * Cost: about 0.1 µs an unchanged attribute; a changed one costs what the document takes.
 */
export function paint(layer: Layer, shapes: readonly Shape[]): void {
  joinKeyed(layer, shapes, show);
}

function show(element: SVGElement, { attributes, text }: Shape, shown: Shape | undefined): void {
  changeAttributes(element, attributes, shown?.attributes);
  if (text === undefined || text === shown?.text) return;
  if (!shown) {
    element.textContent = text;
    return;
  }
  unwritten.set(element, text);
  inTurn(writeTexts);
}

/** While something is dragged, marks follow every move, and numbers as fast as they can be read. */
const unwritten = new Map<SVGElement, string>();

function writeTexts(): void {
  for (const [element, text] of unwritten) {
    const written = element.firstChild as Text | null;
    // Cheaper than a new text node.
    if (written) written.data = text;
    else element.textContent = text;
  }
  unwritten.clear();
}
