/**
 * A keyed join with a fast path: if the same keys come in the same order, elements are only updated.
 *
 * A drag joins the same hundred marks sixty times a second. Elements keep their identity (and with it the focus);
 * an element moves in the document only if its neighbour is the wrong one.
 */

import type { Layer } from './layer.ts';

interface Joined {
  keys: string[];
  tags: string[];
  elements: SVGElement[];
}

const JOINED = new WeakMap<Element, Joined>();

/**
 * Make the children of a layer match the data. The layer must belong to this join alone.
 *
 * @param tag of the element a datum needs; an element of another kind under the same key is replaced
 */
export function joinKeyed<D extends { readonly key: string }>(
  layer: Layer,
  data: readonly D[],
  tag: (d: D) => string,
  update: (element: SVGElement, d: D) => void,
): void {
  const parent = layer.node() as SVGGElement;
  let joined = JOINED.get(parent);
  if (!joined || !standsStill(joined, data, tag, parent)) {
    joined = rejoin(joined, data, tag, parent);
    JOINED.set(parent, joined);
  }
  for (let i = 0; i < data.length; i++) update(joined.elements[i] as SVGElement, data[i] as D);
}

function standsStill<D extends { readonly key: string }>(
  { keys, tags, elements }: Joined,
  data: readonly D[],
  tag: (d: D) => string,
  parent: Element,
): boolean {
  if (keys.length !== data.length || (elements[0] && elements[0].parentNode !== parent)) return false;
  for (let i = 0; i < data.length; i++) {
    const d = data[i] as D;
    if (keys[i] !== d.key || tags[i] !== tag(d)) return false;
  }
  return true;
}

function rejoin<D extends { readonly key: string }>(
  before: Joined | undefined,
  data: readonly D[],
  tag: (d: D) => string,
  parent: Element,
): Joined {
  const known = new Map<string, SVGElement>();
  before?.elements.forEach((element, i) => {
    if (element.parentNode === parent) known.set(before.keys[i] as string, element);
  });
  const after: Joined = { keys: [], tags: [], elements: [] };
  let next = parent.firstElementChild;
  for (const d of data) {
    const wanted = tag(d);
    const old = known.get(d.key);
    const element =
      old?.localName === wanted
        ? old
        : (parent.ownerDocument.createElementNS(parent.namespaceURI, wanted) as SVGElement);
    if (element === next) next = next.nextElementSibling;
    else parent.insertBefore(element, next);
    after.keys.push(d.key);
    after.tags.push(wanted);
    after.elements.push(element);
  }
  // What comes after the last joined element belongs to no datum.
  while (next) {
    const gone: Element = next;
    next = next.nextElementSibling;
    gone.remove();
  }
  return after;
}
