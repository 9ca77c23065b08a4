/** A page begins to remember what its figures did once it is at rest, or as soon as somebody asks. */

import type { Lang } from '#spec/format.ts';
import type { Known } from './known.ts';

/** Milliseconds: the first second belongs to the reader. */
const REST = 1200;

export interface Remembering {
  /** Fails where its code cannot be had. */
  readonly begin: () => Promise<void>;
  readonly end: () => void;
}

export function whenAtRest(figures: readonly Known[], lang: Lang): Remembering {
  let begun: Promise<void> | undefined;
  let forget: (() => void) | undefined;
  let over = false;
  const load = async () => {
    const { rememberAll } = await import('./rememberAll.ts');
    if (!over) forget = rememberAll(figures, lang);
  };
  const begin = () => {
    begun ??= load().catch((error) => {
      // Perhaps the next time.
      begun = undefined;
      throw error;
    });
    return begun;
  };
  // A page without memory is still the page.
  const timer = setTimeout(() => void begin().catch(() => undefined), REST);
  return {
    begin,
    end: () => {
      over = true;
      clearTimeout(timer);
      forget?.();
    },
  };
}
