/** Ctrl+Z in a figure takes its last change back; with Shift, or as Ctrl+Y, it returns. Text fields keep their own. */

import type { Past } from '#figure/past.ts';

/** A slider and a box to tick have nothing of their own to take back. */
const WRITTEN_IN = 'input:not([type=range], [type=checkbox], [type=radio]), textarea';

/** @returns gives the keys back */
export function listenForUndo(pastOf: (id: string) => Past | undefined): () => void {
  let touched = '';
  const touch = ({ target }: Event) => {
    touched = figureAt(target as Element);
  };
  const pressed = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const target = event.target as Element;
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
    if (target.matches(WRITTEN_IN)) return;
    // Whoever drew or dragged by hand may have the focus nowhere.
    const past = pastOf(target === document.body ? touched : figureAt(target));
    if (!past) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) past.redo();
    else past.undo();
  };
  document.addEventListener('pointerdown', touch, true);
  document.addEventListener('keydown', pressed);
  return () => {
    document.removeEventListener('pointerdown', touch, true);
    document.removeEventListener('keydown', pressed);
  };
}

const figureAt = (element: Element): string => element.closest('figure')?.id ?? '';
