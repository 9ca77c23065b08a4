/**
 * A layer is a group whose children D3 owns. Everything a picture shows is drawn by functions of a layer and data.
 *
 * Drawing functions are idempotent and keyed: drawn twice they leave the same elements, so that the focus stays
 * where it is during a drag. The same functions draw in the page, at build time and for export.
 */

import { type Selection, select } from 'd3';
import { hundredths } from './hundredths.ts';

export type Layer = Selection<SVGGElement, unknown, null, undefined>;

/** The layer around an existing group. */
export const layerOf = (group: SVGGElement): Layer => select(group) as unknown as Layer;

const SUBLAYERS = new WeakMap<Element, Map<string, Layer>>();

/** The named layer within a layer; made on first use, in front of all earlier ones. */
export function sublayer(parent: Layer, name: string): Layer {
  const group = parent.node() as SVGGElement;
  let known = SUBLAYERS.get(group);
  if (!known) {
    known = new Map();
    SUBLAYERS.set(group, known);
  }
  const found = known.get(name);
  if (found?.node()?.parentNode === group) return found;
  const made = parent.append(() => group.ownerDocument.createElementNS(group.namespaceURI, 'g') as SVGGElement);
  made.node()?.setAttribute('data-layer', name);
  known.set(name, made);
  return made;
}

type Attributes = { readonly [name: string]: string | number | undefined };

/**
 * Set attributes, touching the document only where something changed.
 *
 * A drag redraws the whole picture; most of its marks stay as they are, and an unchanged attribute costs nothing.
 * Numbers are rounded to hundredths of a unit, and those that round alike are the same; undefined removes.
 *
 * @param shown what was set before; nothing for a new element
 */
export function changeAttributes(element: Element, wanted: Attributes, shown: Attributes | undefined): void {
  for (const name in wanted) {
    const value = wanted[name];
    const before = shown?.[name];
    if (value === before) continue;
    if (typeof value === 'number') {
      const near = hundredths(value);
      if (typeof before !== 'number' || hundredths(before) !== near) element.setAttribute(name, String(near));
    } else if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

const LAST = new WeakMap<Element, { [name: string]: string | number | undefined }>();

/** Set attributes of an element that no join looks after. */
export function setAttributes(element: Element, attributes: Attributes): void {
  const last = LAST.get(element);
  changeAttributes(element, attributes, last);
  if (last) Object.assign(last, attributes);
  else LAST.set(element, { ...attributes });
}

export interface Mark {
  readonly key: string;
  readonly attributes: Attributes;
  readonly text?: string;
}
