/**
 * D3's keyed join, with a fast path: if the same keys come in the same order, elements are only updated.
 *
 * A drag joins the same hundred marks sixty times a second, and nearly always nothing enters, leaves or moves.
 */

import type { Layer } from './layer.ts';

interface Joined {
  readonly keys: readonly string[];
  readonly elements: readonly SVGElement[];
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
  const keys = data.map((d) => `${tag(d)} ${d.key}`);
  let joined = JOINED.get(parent);
  if (!joined || !standsStill(joined, keys, parent)) {
    joined = { keys, elements: rejoin(layer, data, tag) };
    JOINED.set(parent, joined);
  }
  for (let i = 0; i < data.length; i++) update(joined.elements[i] as SVGElement, data[i] as D);
}

function standsStill({ keys, elements }: Joined, wanted: readonly string[], parent: Element): boolean {
  if (keys.length !== wanted.length || (elements[0] && elements[0].parentNode !== parent)) return false;
  return keys.every((key, i) => key === wanted[i]);
}

/** Elements keep their identity, and with it the focus. */
function rejoin<D extends { readonly key: string }>(layer: Layer, data: readonly D[], tag: (d: D) => string) {
  return layer
    .selectChildren<SVGElement, D | undefined>()
    .data(data, (d) => (d ? `${tag(d)} ${d.key}` : ''))
    .join((enter) => enter.append((d) => layer.node()?.ownerDocument.createElementNS(NS, tag(d as D)) as SVGElement))
    .order()
    .nodes();
}

const NS = 'http://www.w3.org/2000/svg';
