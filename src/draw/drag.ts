/**
 * Dragging by mouse, finger or pen, through pointer events.
 *
 * The grip never jumps to the pointer: what is told is how far the pointer has come since it went down. While it is
 * down no one else hears of its moves, since a page that listens to all of them pays for each.
 */

import { writeAll } from './inTurn.ts';
import { whileMoving } from './moving.ts';

export interface Drag {
  readonly start: () => void;
  /** How far the pointer has come, in units of the picture around the grip, outside a picture in pixels. */
  readonly move: (dx: number, dy: number) => void;
  /** @param event `pointerup`, or another where the browser has taken the pointer away */
  readonly end: (event: PointerEvent) => void;
}

/**
 * Listen at a mark; its style should have the `touch-action` of what a finger may do there.
 *
 * @param signal ends the listening
 */
export function onDrag(mark: SVGGraphicsElement | HTMLElement, drag: Drag, signal?: AbortSignal): void {
  const picture = 'ownerSVGElement' in mark ? mark.ownerSVGElement : undefined;
  // Inside an SVG not every browser heeds `touch-action`: a finger would drag and scroll at once.
  if (picture) mark.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false });
  const press = (down: PointerEvent) => {
    if (down.button !== 0 || !down.isPrimary) return;
    // No selecting of text, and no mouse events beside the pointer's own.
    down.preventDefault();
    const unit = picture?.getScreenCTM?.()?.a ?? 1;
    mark.setPointerCapture(down.pointerId);

    const over = new AbortController();
    const listen = { capture: true, signal: over.signal };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      event.stopPropagation();
      whileMoving(() => drag.move((event.pageX - down.pageX) / unit, (event.pageY - down.pageY) / unit));
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      over.abort();
      drag.end(event);
      writeAll();
    };
    window.addEventListener('pointermove', move, listen);
    for (const name of ENDS) window.addEventListener(name, end, listen);
    drag.start();
  };
  mark.addEventListener('pointerdown', press as EventListener, signal ? { signal } : {});
}

const ENDS = ['pointerup', 'pointercancel', 'lostpointercapture'] as const;
