/** The hand on a number that stands on a ruler: dragging sideways, arrow keys, and a tap or a digit to type. */

import { onDrag } from '#figure/drag.ts';
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
  let held: { readonly start: number; steps: number; moved: boolean } | undefined;

  const slide = (pixels: number) => element.style.setProperty('--slide', String(Math.round(pixels * 10) / 10));

  const start = () => {
    element.focus({ preventScroll: true });
    const now = actions.now();
    if (now === undefined) return;
    element.classList.add('held');
    held = { start: now, steps: 0, moved: false };
  };

  const move = (dx: number) => {
    if (!held || (!held.moved && Math.abs(dx) <= TAP)) return;
    held.moved = true;
    const [least, most] = actions.range(held.start);
    const exact = Math.min(most, Math.max(least, dx / STEP_WIDTH));
    slide((exact * STEP_WIDTH) % STEP_WIDTH);
    // Rounding would stop short of a limit that lies off the grid of steps.
    const steps = exact === most || exact === least ? exact : Math.round(exact);
    if (steps === held.steps) return;
    held.steps = steps;
    actions.drag(held.start, steps);
  };

  const end = ({ type }: Event) => {
    const tapped = held && !held.moved && type === 'pointerup';
    held = undefined;
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
  onDrag(element, { start, move, end }, gone.signal);
  element.addEventListener('keydown', key, { signal: gone.signal });
  return () => gone.abort();
}

const STARTS_NUMBER = /^[-+.\u2212\d\uff10-\uff19\uff0d\u221e]$/;
