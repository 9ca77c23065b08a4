/**
 * A keyed join with a fast path: elements that are already there, in order, are only updated.
 *
 * A drag joins the same hundred marks sixty times a second. Elements keep their identity (and with it the focus);
 * an element moves in the document only if its neighbour is the wrong one.
 */

import type { Layer } from './layer.ts';

const JOINED = new WeakMap<Element, Map<string, Element>>();

/**
 * Make the children of a layer match the data. The layer must belong to this join alone.
 *
 * @param tag of the element a datum needs; an element of another kind under the same key is replaced
 */
export function joinKeyed<D extends { readonly key: string }>(
  layer: Layer,
  data: readonly D[],
  tag: (d: D) => string,
  update: (element: SVGElement, d: D, fresh: boolean) => void,
): void {
  const parent = layer.node() as SVGGElement;
  let known = JOINED.get(parent);
  if (!known) JOINED.set(parent, (known = new Map()));
  let next = parent.firstElementChild;
  for (const d of data) {
    let element = known.get(d.key) as SVGElement | undefined;
    const wanted = tag(d);
    const fresh = !element || element.parentNode !== parent || element.localName !== wanted;
    if (fresh) {
      if (element === next) next = next?.nextElementSibling ?? null;
      element?.remove();
      element = parent.ownerDocument.createElementNS(parent.namespaceURI, wanted) as SVGElement;
      known.set(d.key, element);
    }
    if (element === next) next = next?.nextElementSibling ?? null;
    else parent.insertBefore(element as SVGElement, next);
    update(element as SVGElement, d, fresh);
  }
  removeFrom(next, known);
}

/** What is left after the last joined element belongs to no datum. */
function removeFrom(first: Element | null, known: Map<string, Element>): void {
  if (!first) return;
  const gone = new Set<Element>();
  for (let rest: Element | null = first; rest; ) {
    const after: Element | null = rest.nextElementSibling;
    gone.add(rest);
    rest.remove();
    rest = after;
  }
  for (const [key, element] of known) if (gone.has(element)) known.delete(key);
}
