/** The hand on a number that stands on a ruler: dragging sideways, arrow keys, and a tap or a digit to type. */

import { whileMoving } from '#figure/inTurn.ts';
import { keyed } from '#figure/keyed.ts';
import type { Bounds } from '#spec/number.ts';

/** Pixels of dragging, and of ruler, to one step. */
export const STEP_WIDTH = 6;
/** A press that moves less than this is a tap. */
const TAP = 3;

export interface RulerActions {
  readonly bounds: Bounds;
  /** Undefined while there is nothing to move, such as an item the reader has removed. */
  readonly now: () => number | undefined;
  /** How many steps away from `start` the limits are: at most 0, at least 0. */
  readonly range: (start: number) => readonly [down: number, up: number];
  readonly drag: (start: number, steps: number) => void;
  readonly set: (x: number) => void;
  /** @param first what was typed already */
  readonly type: (first?: string) => void;
}

/** @returns a function that takes the hand off again */
export function attachRuler(element: HTMLElement, actions: RulerActions): () => void {
  let held: { id: number; x: number; start: number; steps: number; moved: boolean } | undefined;

  const slide = (pixels: number) => element.style.setProperty('--slide', String(Math.round(pixels * 10) / 10));

  const down = (e: PointerEvent) => {
    const start = actions.now();
    if (e.button !== 0 || held || start === undefined) return;
    // Without this WebKit selects text; it also keeps the focus away, which is therefore set by hand.
    e.preventDefault();
    element.focus({ preventScroll: true });
    element.setPointerCapture(e.pointerId);
    element.classList.add('held');
    held = { id: e.pointerId, x: e.clientX, start, steps: 0, moved: false };
    window.addEventListener('pointermove', move, true);
    for (const type of ENDS) window.addEventListener(type, end, true);
  };

  const letGo = () => {
    held = undefined;
    window.removeEventListener('pointermove', move, true);
    for (const type of ENDS) window.removeEventListener(type, end, true);
  };

  const move = (e: PointerEvent) => {
    if (held?.id !== e.pointerId) return;
    // A page that listens to all moves pays for each.
    e.stopPropagation();
    const dx = e.clientX - held.x;
    if (!held.moved && Math.abs(dx) <= TAP) return;
    held.moved = true;
    const [least, most] = actions.range(held.start);
    const exact = Math.min(most, Math.max(least, dx / STEP_WIDTH));
    slide((exact * STEP_WIDTH) % STEP_WIDTH);
    // Rounding would stop short of a limit that lies off the grid of steps.
    const steps = exact === most || exact === least ? exact : Math.round(exact);
    if (steps === held.steps) return;
    held.steps = steps;
    const { start } = held;
    whileMoving(() => actions.drag(start, steps));
  };

  const end = (e: PointerEvent) => {
    if (held?.id !== e.pointerId) return;
    const tapped = !held.moved && e.type === 'pointerup';
    letGo();
    element.classList.remove('held');
    slide(0);
    if (tapped) actions.type();
  };

  const key = (e: KeyboardEvent) => {
    const now = actions.now();
    if (e.ctrlKey || e.metaKey || now === undefined) return;
    const next = keyed(actions.bounds, now, e);
    if (next !== undefined) actions.set(next);
    else if (e.key === 'Enter') actions.type();
    else if (STARTS_NUMBER.test(e.key)) actions.type(e.key);
    else return;
    e.preventDefault();
  };

  const gone = new AbortController();
  const on = { signal: gone.signal };
  element.addEventListener('pointerdown', down, on);
  element.addEventListener('keydown', key, on);
  return () => {
    gone.abort();
    letGo();
  };
}

const ENDS = ['pointerup', 'pointercancel', 'lostpointercapture'] as const;

const STARTS_NUMBER = /^[-+.\u2212\d\uff10-\uff19\uff0d\u221e]$/;
