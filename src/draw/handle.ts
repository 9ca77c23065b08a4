/**
 * The one handle of the book: a round knob on whatever can be dragged.
 *
 * It is an ARIA slider. One that moves in the plane is two sliders on one knob, since a slider has one value; both
 * answer to all four arrow keys, and the focus goes to the axis that moved, so that its value is spoken.
 * Listeners are attached once and read the datum when something happens: a redraw leaves no stale closures.
 */

import { drag, select } from 'd3';
import type { Grip, HandleData, StepSize } from './handleData.ts';
import { joinKeyed } from './join.ts';
import { type Layer, setAttributes, sublayer } from './layer.ts';

const DATA = new WeakMap<Element, HandleData>();
const WIRED = new WeakSet<Element>();

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
const SIDES = { x: ['left', 'right'], y: ['down', 'up'] } as const;

/** Draw handles, above everything else: call it last. */
export function drawHandles(layer: Layer, handles: readonly HandleData[]): void {
  joinKeyed(
    sublayer(layer, 'handles'),
    handles,
    () => 'g',
    (group, data, fresh) => {
      if (fresh) build(group, data);
      DATA.set(group, data);
      update(group, data);
      if (!WIRED.has(group) && group.isConnected) wire(group);
    },
  );
}

function build(group: SVGElement, { direction }: HandleData): void {
  const add = (parent: Element, tag: string, attributes: { readonly [name: string]: string | number }): Element => {
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

function addRing(add: (parent: Element, tag: string, attributes: { readonly [name: string]: string | number }) => Element, to: Element): void {
  add(to, 'circle', { class: 'gap', r: 12 });
  add(to, 'circle', { class: 'ring', r: 14.5 });
}

function update(group: SVGElement, data: HandleData): void {
  const limits = data.grips.flatMap((grip, i) => {
    const [less, more] = SIDES[axisOf(data, i)];
    return grip.now <= grip.min ? [`at-${less}`] : grip.now >= grip.max ? [`at-${more}`] : [];
  });
  setAttributes(group, {
    class: ['handle', data.direction, data.hue, ...limits, ...(data.grips.some((g) => g.held) ? ['held'] : [])].join(' '),
    transform: `translate(${hundredths(data.x)},${hundredths(data.y)})`,
    'data-nudge': data.nudge && !group.hasAttribute('data-touched') ? '' : undefined,
  });
  data.grips.forEach((grip, i) => {
    setAttributes(group.children[i] as Element, {
      'aria-label': grip.label,
      'aria-valuemin': grip.min,
      'aria-valuemax': grip.max,
      'aria-valuenow': Math.min(grip.max, Math.max(grip.min, grip.now)).toString(),
      'aria-valuetext': grip.text,
      'aria-orientation': axisOf(data, i) === 'y' ? 'vertical' : undefined,
    });
  });
  const hit = (group.firstElementChild as Element).firstElementChild as Element;
  setAttributes(hit, { rx: data.reach?.[0] ?? 22, ry: data.reach?.[1] ?? 22 });
}

const hundredths = (x: number) => Math.round(100 * x) / 100;
const axisOf = (data: HandleData, index: number): 'x' | 'y' => (data.direction === 'xy' ? (index ? 'y' : 'x') : data.direction);

function wire(group: SVGElement): void {
  WIRED.add(group);
  const now = () => DATA.get(group) as HandleData;
  const touched = () => setAttributes(group, { 'data-touched': '', 'data-nudge': undefined });
  const grip = group.firstElementChild as SVGElement;
  const dragging = drag<SVGElement, unknown>()
    .container(() => group.ownerSVGElement as SVGSVGElement)
    .subject(() => ({ x: now().x, y: now().y }))
    .on('start', (event: { readonly sourceEvent: Event }) => {
      if (event.sourceEvent.type === 'mousedown') event.sourceEvent.preventDefault();
      grip.focus({ preventScroll: true, focusVisible: false } as FocusOptions);
      touched();
      for (const g of now().grips) g.start();
    })
    .on('drag', (event: { readonly x: number; readonly y: number }) => now().move(event.x, event.y))
    .on('end', () => {
      for (const g of now().grips) g.end();
    });
  select(grip.firstElementChild as SVGElement).call(dragging);
  for (const [i, each] of [...group.children].entries()) {
    each.addEventListener('keydown', (event) => {
      if (!press(event as KeyboardEvent, now(), i, group)) return;
      event.preventDefault();
      touched();
    });
  }
}

const ARROWS: { readonly [key: string]: readonly ['x' | 'y', -1 | 1] } = {
  ArrowLeft: ['x', -1],
  ArrowRight: ['x', 1],
  ArrowDown: ['y', -1],
  ArrowUp: ['y', 1],
};

/** @returns whether the key meant something */
function press(event: KeyboardEvent, data: HandleData, index: number, group: Element): boolean {
  if (event.ctrlKey || event.metaKey) return false;
  const own = data.grips[index] as Grip;
  const size: StepSize = event.shiftKey ? 'large' : event.altKey ? 'small' : 'normal';
  const arrow = ARROWS[event.key];
  if (arrow) {
    const other = data.direction === 'xy' && arrow[0] !== axisOf(data, index) ? 1 - index : index;
    if (other !== index) (group.children[other] as SVGElement).focus({ preventScroll: true });
    (data.grips[other] as Grip).step(arrow[1], size);
  } else if (event.key === 'PageUp' || event.key === 'PageDown') own.step(event.key === 'PageUp' ? 1 : -1, 'large');
  else if (event.key === 'Home' || event.key === 'End') own.toEnd(event.key === 'Home' ? -1 : 1);
  else return false;
  return true;
}
