/** What a key means while a page is shown on a wall. */

export type Step = 'next' | 'previous' | 'leave';

const STEPS: { readonly [key: string]: Step } = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  PageUp: 'previous',
  Escape: 'leave',
};

/** What takes arrow keys and Escape for itself: fields, knobs, tabs, and a menu or a dialog that is open. */
const CONTROL = 'input, select, textarea, [role="slider"], [role="tab"], [role="spinbutton"], details[open], dialog';

interface Pressed {
  readonly key: string;
  readonly target: EventTarget | null;
  readonly defaultPrevented: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

export function stepOf(event: Pressed): Step | undefined {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const step = STEPS[event.key];
  const busy = event.target instanceof Element && event.target.closest(CONTROL) !== null;
  return busy ? undefined : step;
}
