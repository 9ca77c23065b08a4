/**
 * A pencil over some bars: wherever the pointer goes, the bars it passes take its height.
 *
 * A finger draws sideways; moved up or down first, it scrolls the page, as everywhere. Listeners are attached once and
 * ask for the latest pad when something happens.
 */

import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { rect } from '#draw/shapes.ts';

export interface Pad {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly bars: readonly number[];
  /** The greatest height a bar can have. */
  readonly most: number;
  readonly set: (bars: readonly number[], at: number) => void;
}

const PADS = new WeakMap<Element, Pad>();

/** Draw the place that takes the pencil, over everything it should work on. */
export function drawPad(layer: Layer, pad: Pad): void {
  const into = sublayer(layer, 'pad');
  paint(into, [rect('pad', 'pencil-pad', pad.x, pad.y, pad.width, pad.height)]);
  const element = into.node()?.firstElementChild as SVGRectElement;
  const wired = PADS.has(element);
  if (!wired && !element.isConnected) return;
  PADS.set(element, pad);
  if (!wired) wire(element);
}

type Place = readonly [index: number, height: number];

/** The bar under a place, and how high it is there. */
export function placeOn({ x, y, width, height, bars, most }: Pad, px: number, py: number): Place {
  const index = Math.min(bars.length - 1, Math.max(0, Math.floor(((px - x) / width) * bars.length)));
  return [index, Math.round(most * Math.min(1, Math.max(0, 1 - (py - y) / height)))];
}

/** The bars after a straight stroke from one place to another. */
export function stroke(bars: readonly number[], [from, low]: Place, [to, high]: Place): readonly number[] {
  const drawn = [...bars];
  const steps = Math.abs(to - from);
  for (let i = 0; i <= steps; i++) {
    const t = steps === 0 ? 1 : i / steps;
    drawn[from + Math.sign(to - from) * i] = Math.round(low + (high - low) * t);
  }
  return drawn;
}

function wire(element: SVGRectElement): void {
  let last: Place | undefined;
  let undecided = false;
  let began = { x: 0, y: 0 };
  const now = () => PADS.get(element) as Pad;
  const placeOf = (event: PointerEvent): Place => {
    const matrix = element.getScreenCTM() as DOMMatrix;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return placeOn(now(), point.x, point.y);
  };
  const draw = (event: PointerEvent) => {
    const place = placeOf(event);
    const pad = now();
    pad.set(stroke(pad.bars, last ?? place, place), place[0]);
    last = place;
  };
  keepSideways(element);
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    element.setPointerCapture(event.pointerId);
    last = undefined;
    // A finger has not said yet whether it means to draw or to scroll.
    undecided = event.pointerType === 'touch';
    began = { x: event.clientX, y: event.clientY };
    if (undecided) last = placeOf(event);
    else draw(event);
  });
  element.addEventListener('pointermove', (event) => {
    if (!element.hasPointerCapture(event.pointerId)) return;
    // A finger that moves up or down first means to scroll.
    undecided &&= Math.abs(event.clientX - began.x) <= Math.abs(event.clientY - began.y);
    if (!undecided) draw(event);
  });
}

/** Inside an SVG not every browser heeds `touch-action`: whoever moves sideways first draws, and nothing else moves. */
function keepSideways(element: SVGRectElement): void {
  let began: Touch | undefined;
  let draws: boolean | undefined;
  element.addEventListener(
    'touchstart',
    (event) => {
      [began, draws] = [event.touches[0], undefined];
    },
    { passive: true },
  );
  element.addEventListener(
    'touchmove',
    (event) => {
      const now = event.touches[0];
      if (!began || !now) return;
      draws ??= Math.abs(now.clientX - began.clientX) > Math.abs(now.clientY - began.clientY);
      if (draws && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
}
