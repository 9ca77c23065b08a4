/**
 * Dragging by mouse, finger or pen, through pointer events.
 *
 * The grip never jumps to the pointer: what is told is how far the pointer has come since it went down. While it is
 * down no one else hears of its moves, since a page that listens to all of them pays for each.
 */

import { whileMoving } from './moving.ts';

export interface Drag {
  readonly start: () => void;
  /** How far the pointer has come, in units of the picture around the grip. */
  readonly move: (dx: number, dy: number) => void;
  readonly end: () => void;
}

/** Listen at a mark; its style should have `touch-action: none`. */
export function onDrag(mark: SVGGraphicsElement, drag: Drag): void {
  // Inside an SVG not every browser heeds `touch-action`: a finger would drag and scroll at once.
  mark.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false });
  mark.addEventListener('pointerdown', (down) => {
    if (down.button !== 0 || !down.isPrimary) return;
    // No selecting of text, and no mouse events beside the pointer's own.
    down.preventDefault();
    const unit = mark.ownerSVGElement?.getScreenCTM?.()?.a ?? 1;
    mark.setPointerCapture(down.pointerId);

    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      event.stopPropagation();
      whileMoving(() => drag.move((event.pageX - down.pageX) / unit, (event.pageY - down.pageY) / unit));
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      window.removeEventListener('pointermove', move, true);
      for (const name of ENDS) window.removeEventListener(name, end, true);
      drag.end();
    };
    window.addEventListener('pointermove', move, true);
    for (const name of ENDS) window.addEventListener(name, end, true);
    drag.start();
  });
}

const ENDS = ['pointerup', 'pointercancel', 'lostpointercapture'] as const;
