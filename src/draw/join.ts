/**
 * D3's keyed join, with a fast path: if the same marks come in the same order, elements are only updated.
 *
 * A drag joins the same hundred marks sixty times a second, and nearly always nothing enters, leaves or moves. Each
 * element is updated with what it showed before, so that only differences reach the document.
 */

import type { Layer } from './layer.ts';

interface Keyed {
  readonly key: string;
  /** Of the element it needs, else a group; an element of another kind under the same key is replaced. */
  readonly tag?: string;
}

interface Joined {
  readonly data: readonly Keyed[];
  readonly elements: readonly SVGElement[];
}

const JOINED = new WeakMap<Element, Joined>();

/**
 * Make the children of a layer match the data. The layer must belong to this join alone.
 *
 * @param update is given what the element shows so far; nothing if it is new
 */
export function joinKeyed<D extends Keyed>(
  layer: Layer,
  data: readonly D[],
  update: (element: SVGElement, wanted: D, shown: D | undefined) => void,
): void {
  const parent = layer.node() as SVGGElement;
  const joined = JOINED.get(parent);
  if (joined && standsStill(joined, data, parent)) {
    JOINED.set(parent, { data, elements: joined.elements });
    for (let i = 0; i < data.length; i++) update(joined.elements[i] as SVGElement, data[i] as D, joined.data[i] as D);
    return;
  }
  const elements = rejoin(layer, data);
  JOINED.set(parent, { data, elements });
  const shown = new Map(joined?.elements.map((element, i) => [element, joined.data[i]]));
  for (const [i, element] of elements.entries()) update(element, data[i] as D, shown.get(element) as D | undefined);
}

function standsStill({ data, elements }: Joined, wanted: readonly Keyed[], parent: Element): boolean {
  if (data.length !== wanted.length || (elements[0] && elements[0].parentNode !== parent)) return false;
  for (let i = 0; i < data.length; i++) {
    const [before, now] = [data[i] as Keyed, wanted[i] as Keyed];
    if (before.key !== now.key || before.tag !== now.tag) return false;
  }
  return true;
}

/** Elements keep their identity, and with it the focus. */
function rejoin(layer: Layer, data: readonly Keyed[]): readonly SVGElement[] {
  return layer
    .selectChildren<SVGElement, Keyed | undefined>()
    .data(data, (d) => (d ? `${d.tag} ${d.key}` : ''))
    .join((enter) =>
      enter.append((d) => layer.node()?.ownerDocument.createElementNS(NS, (d as Keyed).tag ?? 'g') as SVGElement),
    )
    .nodes();
}

const NS = 'http://www.w3.org/2000/svg';
