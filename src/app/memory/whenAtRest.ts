/** A page begins to remember what its figures did once it is at rest. */

import type { Live } from '#figure/live.ts';
import type { Chapter, ChapterWords } from '#prose/chapter.ts';
import type { Lang } from '#spec/format.ts';
import type { AnyView } from './known.ts';

/** Milliseconds: the first second belongs to the reader. */
const REST = 1200;

interface Parts {
  readonly chapter: Chapter;
  readonly lives: { readonly [id: string]: Live };
  readonly words: ChapterWords;
  readonly lang: Lang;
}

/** @returns ends it */
export function whenAtRest({ chapter, lives, words, lang }: Parts): () => void {
  let forget: (() => void) | undefined;
  const load = async () => {
    const { rememberAll } = await import('./rememberAll.ts');
    const figures = Object.values(chapter.figures).map(({ spec, load }) => ({
      live: lives[spec.id] as Live,
      words: words[spec.id] as never,
      loadView: async () => (await load()).view as AnyView | undefined,
    }));
    if (!over) forget = rememberAll(figures, lang);
  };
  let over = false;
  // A page without memory is still the page.
  const timer = setTimeout(() => void load().catch(() => undefined), REST);
  return () => {
    over = true;
    clearTimeout(timer);
    forget?.();
  };
}
