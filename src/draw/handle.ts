/**
 * The one handle of the book: a round knob on whatever can be dragged.
 *
 * It is an ARIA slider. One that moves in the plane is two sliders on one knob, since a slider has one value; both
 * answer to all four arrow keys, and the focus goes to the axis that moved, so that its value is spoken.
 * Listeners are attached once and read the datum when something happens: a redraw leaves no stale closures.
 */

import { onDrag } from './drag.ts';
import type { Grip, HandleData, StepSize } from './handleData.ts';
import { build, SIDES } from './handleParts.ts';
import { hundredths } from './hundredths.ts';
import { inTurn } from './inTurn.ts';
import { joinKeyed } from './join.ts';
import { type Layer, setAttributes, sublayer } from './layer.ts';

const DATA = new WeakMap<Element, HandleData>();
const WIRED = new WeakSet<Element>();

/** Draw handles, above everything else: call it last. */
export function drawHandles(layer: Layer, handles: readonly HandleData[]): void {
  joinKeyed(sublayer(layer, 'handles'), handles, (group, data, shown) => {
    if (!group.firstElementChild) build(group, data);
    DATA.set(group, data);
    update(group, data, shown);
    if (!WIRED.has(group) && group.isConnected) wire(group);
  });
}

function update(group: SVGElement, data: HandleData, shown: HandleData | undefined): void {
  const held = data.grips.some((grip) => grip.held);
  if (!shown || !standsStill(data, shown)) {
    setAttributes(group, {
      class: `handle ${data.direction} ${data.hue}${limitsOf(data)}${held ? ' held' : ''}`,
      transform: `translate(${hundredths(data.x)},${hundredths(data.y)})`,
      // Whoever hides or locks parameters finds the handle by it.
      'data-param': data.grips.map((grip) => grip.param).join(' '),
      'data-nudge': data.nudge && !group.hasAttribute('data-touched') ? '' : undefined,
    });
    const hit = (group.firstElementChild as Element).firstElementChild as Element;
    setAttributes(hit, { rx: data.reach?.[0] ?? 22, ry: data.reach?.[1] ?? 22 });
  }
  if (held) data.grips.forEach((grip, i) => void setAttributes(group.children[i] as Element, valueSaid(grip)));
  unspoken.add(group);
  inTurn(speakAll);
}

/** Nothing that can be seen of it has changed. */
const standsStill = (a: HandleData, b: HandleData): boolean =>
  a.x === b.x &&
  a.y === b.y &&
  a.reach?.[0] === b.reach?.[0] &&
  a.reach?.[1] === b.reach?.[1] &&
  a.grips.every((grip, i) => {
    const { now, held, min, max } = b.grips[i] as Grip;
    return grip.now === now && grip.held === held && grip.min === min && grip.max === max;
  });

const valueSaid = (grip: Grip) => ({
  'aria-valuenow': Math.min(grip.max, Math.max(grip.min, grip.now)).toString(),
  'aria-valuetext': grip.text(),
});

/** The value of the one in hand follows at once; all else that is said can wait its turn. */
const unspoken = new Set<SVGElement>();

function speakAll(): void {
  for (const group of unspoken) speak(group);
  unspoken.clear();
}

function speak(group: SVGElement): void {
  const data = DATA.get(group) as HandleData;
  data.grips.forEach((grip, i) => {
    setAttributes(group.children[i] as Element, {
      'aria-label': grip.label(),
      'aria-valuemin': grip.min,
      'aria-valuemax': grip.max,
      ...valueSaid(grip),
      'aria-orientation': axisOf(data, i) === 'y' ? 'vertical' : undefined,
    });
  });
}

const limitsOf = (data: HandleData): string =>
  data.grips
    .map((grip, i) => {
      const [less, more] = SIDES[axisOf(data, i)];
      return grip.now <= grip.min ? ` at-${less}` : grip.now >= grip.max ? ` at-${more}` : '';
    })
    .join('');

const axisOf = (data: HandleData, index: number): 'x' | 'y' =>
  data.direction === 'xy' ? (index ? 'y' : 'x') : data.direction;

function wire(group: SVGElement): void {
  WIRED.add(group);
  const now = () => DATA.get(group) as HandleData;
  const touched = () => setAttributes(group, { 'data-touched': '', 'data-nudge': undefined });
  const grip = group.firstElementChild as SVGElement;
  let from: HandleData;
  onDrag(grip.firstElementChild as SVGGraphicsElement, {
    start: () => {
      from = now();
      grip.focus({ preventScroll: true, focusVisible: false } as FocusOptions);
      touched();
      setAttributes(group, { 'data-keys': undefined });
      for (const g of from.grips) g.start();
    },
    move: (dx, dy) => now().move(from.x + dx, from.y + dy),
    end: () => {
      for (const g of now().grips) g.end();
    },
  });
  for (const [i, each] of [...group.children].entries()) {
    each.addEventListener('keydown', (event) => {
      if (!press(event as KeyboardEvent, now(), i, group)) return;
      event.preventDefault();
      touched();
      // A focus that came by pointer shows its ring as soon as keys are used.
      setAttributes(group, { 'data-keys': '' });
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
  else if (event.key === ' ' && data.press) data.press();
  else return false;
  return true;
}
