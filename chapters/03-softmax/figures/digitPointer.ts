/**
 * A place to write on by mouse, finger or pen: from where the pointer goes down to where it comes up, all points.
 *
 * Nothing but this place takes the finger: a drag that begins beside it scrolls the page.
 */

/** Points from 0 to 1 across the place; further out where the pointer has left it. */
export interface Pen {
  readonly down: (x: number, y: number) => void;
  readonly move: (points: readonly (readonly [x: number, y: number])[]) => void;
  readonly up: () => void;
}

const PENS = new WeakMap<Element, Pen>();

/** Write at a mark; its style should have `touch-action: none`. Called again, another pen takes over. */
export function onPen(mark: SVGGraphicsElement, pen: Pen): void {
  const wired = PENS.has(mark);
  PENS.set(mark, pen);
  if (wired || !mark.isConnected) return;
  // Inside an SVG not every browser heeds `touch-action`: a finger would write and scroll at once.
  mark.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false });
  mark.addEventListener('pointerdown', (down) => {
    if (down.button !== 0 || !down.isPrimary) return;
    down.preventDefault();
    const { left, top, width, height } = mark.getBoundingClientRect();
    const now = () => PENS.get(mark) as Pen;
    const at = (event: PointerEvent) => [(event.clientX - left) / width, (event.clientY - top) / height] as const;
    mark.setPointerCapture(down.pointerId);

    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      event.stopPropagation();
      // A fast pen passes several points between two frames.
      const passed = event.getCoalescedEvents?.() ?? [];
      now().move((passed.length > 0 ? passed : [event]).map(at));
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      window.removeEventListener('pointermove', move, true);
      for (const name of ENDS) window.removeEventListener(name, end, true);
      now().up();
    };
    window.addEventListener('pointermove', move, true);
    for (const name of ENDS) window.addEventListener(name, end, true);
    now().down(...at(down));
  });
}

const ENDS = ['pointerup', 'pointercancel', 'lostpointercapture'] as const;
