/** A `<details>` that closes like a menu: by Escape, which gives the focus back, or by a press elsewhere. */

import { type RefObject, useEffect } from 'react';

/** Close it; if the focus was inside, it goes to the summary. */
function shut(details: HTMLDetailsElement | null): void {
  if (!details?.open) return;
  const inside = details.contains(document.activeElement);
  details.open = false;
  if (inside) details.querySelector('summary')?.focus();
}

/** @returns closes it */
export function useDismiss(ref: RefObject<HTMLDetailsElement>): () => void {
  useEffect(() => {
    const details = ref.current as HTMLDetailsElement;
    const elsewhere = (event: Event) => {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const keyed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') shut(details);
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    details.addEventListener('keydown', keyed);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      details.removeEventListener('keydown', keyed);
    };
  }, [ref]);
  return () => shut(ref.current);
}
