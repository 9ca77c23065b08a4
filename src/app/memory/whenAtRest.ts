/** A page begins to remember what its figures did once it is at rest, or as soon as somebody asks. */

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

export interface Remembering {
  /** Fails where its code cannot be had. */
  readonly begin: () => Promise<void>;
  readonly end: () => void;
}

export function whenAtRest({ chapter, lives, words, lang }: Parts): Remembering {
  let begun: Promise<void> | undefined;
  let forget: (() => void) | undefined;
  let over = false;
  const load = async () => {
    const { rememberAll } = await import('./rememberAll.ts');
    const specs = new Map(Object.values(chapter.figures).map((figure) => [figure.spec.id, figure]));
    const figures = [...specs].map(([id, figure]) => ({
      live: lives[id] as Live,
      words: words[id] as never,
      loadView: async () => (await figure.load()).view as AnyView | undefined,
    }));
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
