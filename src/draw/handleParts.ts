/** What a handle is made of: touch area, knob, halo, focus ring, and for each side a triangle and a stop. */

import type { HandleData } from './handleData.ts';

const TRIANGLES: { readonly [side: string]: string } = {
  up: 'M0,-5.8L3.2,-1.7H-3.2Z',
  down: 'M0,5.8L3.2,1.7H-3.2Z',
  right: 'M5.8,0L1.7,3.2V-3.2Z',
  left: 'M-5.8,0L-1.7,3.2V-3.2Z',
};
const SMALL_TRIANGLES: { readonly [side: string]: string } = {
  up: 'M0,-6.6L2.3,-3.5H-2.3Z',
  down: 'M0,6.6L2.3,3.5H-2.3Z',
  right: 'M6.6,0L3.5,2.3V-2.3Z',
  left: 'M-6.6,0L-3.5,2.3V-2.3Z',
};
const STOPS: { readonly [side: string]: string } = {
  up: 'M-8,-14.5H8',
  down: 'M-8,14.5H8',
  right: 'M14.5,-8V8',
  left: 'M-14.5,-8V8',
};

/** The sides of each axis: towards the smaller value, towards the larger. */
export const SIDES = { x: ['left', 'right'], y: ['down', 'up'] } as const;

type Attributes = { readonly [name: string]: string | number };
type Add = (parent: Element, tag: string, attributes: Attributes) => Element;

/** Fill the group of a new handle. Its first child is the (first) slider and holds all that is seen. */
export function build(group: SVGElement, { direction }: HandleData): void {
  const add: Add = (parent, tag, attributes) => {
    const child = parent.ownerDocument.createElementNS(group.namespaceURI, tag);
    for (const name in attributes) child.setAttribute(name, String(attributes[name]));
    return parent.appendChild(child);
  };
  const grip = add(group, 'g', { class: 'grip', role: 'slider', tabindex: 0 });
  add(grip, 'ellipse', { class: 'hit', rx: 22, ry: 22 });
  const knob = add(grip, 'g', { class: 'knobs' });
  add(knob, 'circle', { class: 'halo-ring', r: 15 });
  addRing(add, knob);
  add(knob, 'circle', { class: 'knob', r: 9 });
  const triangles = direction === 'xy' ? SMALL_TRIANGLES : TRIANGLES;
  for (const axis of ['x', 'y'] as const) {
    if (!direction.includes(axis)) continue;
    for (const side of SIDES[axis]) {
      add(knob, 'path', { class: `arr ${side}`, d: triangles[side] as string });
      add(knob, 'path', { class: `stop ${side}`, d: STOPS[side] as string });
    }
  }
  if (direction === 'xy') addRing(add, add(group, 'g', { class: 'grip second', role: 'slider', tabindex: 0 }));
}

function addRing(add: Add, to: Element): void {
  add(to, 'circle', { class: 'gap', r: 12 });
  add(to, 'circle', { class: 'ring', r: 14.5 });
}
