/** Ctrl+Z in a figure takes its last change back; with Shift, or as Ctrl+Y, it returns. Text fields keep their own. */

import type { Past } from '#figure/past.ts';

/** @returns gives the keys back */
export function listenForUndo(pastOf: (id: string) => Past | undefined): () => void {
  const pressed = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const target = event.target as Element;
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
    if (target.matches('input, textarea, select')) return;
    const past = pastOf(target.closest('figure')?.id ?? '');
    if (!past) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) past.redo();
    else past.undo();
  };
  document.addEventListener('keydown', pressed);
  return () => document.removeEventListener('keydown', pressed);
}
