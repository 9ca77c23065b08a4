/** A `<details>` that closes like a menu: by Escape, which gives the focus back, or when somebody turns elsewhere. */

import { type RefObject, useEffect, useRef } from 'react';

export function useDismiss(): { readonly ref: RefObject<HTMLDetailsElement>; readonly close: () => void } {
  const ref = useRef<HTMLDetailsElement>(null);
  /** If the focus was inside, it goes to the summary. */
  const close = () => {
    const details = ref.current;
    if (!details?.open) return;
    if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
    details.open = false;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what closes it never changes
  useEffect(() => {
    const over = new AbortController();
    const heard = (event: Event) => {
      const inside = ref.current?.contains(event.target as Node);
      if (event.type === 'keydown' ? inside && (event as KeyboardEvent).key === 'Escape' : !inside) close();
    };
    for (const name of ['pointerdown', 'focusin', 'keydown']) document.addEventListener(name, heard, over);
    return () => over.abort();
  }, []);
  return { ref, close };
}
