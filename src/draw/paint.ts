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

function show(element: SVGElement, wanted: Shape, shown: Shape | undefined): void {
  if (wanted === shown) return;
  const { attributes, text } = wanted;
  changeAttributes(element, attributes, shown?.attributes);
  if (text === undefined || text === shown?.text) return;
  unwritten.set(element, text);
  // Other words, or a longer number, would not fit where the mark already is.
  if (shown?.text && onlyDigitsDiffer(shown.text, text)) inTurn(writeTexts);
  else write(element);
}

/** While something is dragged, marks follow every move, and digits as fast as they can be read. */
const unwritten = new Map<SVGElement, string>();

const onlyDigitsDiffer = (a: string, b: string): boolean =>
  a.length === b.length && a.split('').every((sign, i) => sign === b[i] || (isDigit(sign) && isDigit(b[i] as string)));

const isDigit = (sign: string): boolean => sign >= '0' && sign <= '9';

function writeTexts(): void {
  for (const element of unwritten.keys()) write(element);
}

function write(element: SVGElement): void {
  const text = unwritten.get(element) as string;
  unwritten.delete(element);
  const written = element.firstChild as Text | null;
  // Cheaper than a new text node.
  if (written) written.data = text;
  else element.textContent = text;
}
