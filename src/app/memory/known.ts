/** What a page knows of a figure that it remembers things of. */

import type { Live } from '#figure/live.ts';
import type { View } from '#figure/view.ts';
import type { Chapter, ChapterWords } from '#prose/chapter.ts';
import type { FigureWords } from '#spec/figure.ts';
import type { Params } from '#spec/params.ts';

export type AnyView = View<Params, unknown, FigureWords<unknown>>;

export interface Known {
  readonly live: Live;
  readonly words: FigureWords<never>;
  readonly loadView: () => Promise<AnyView | undefined>;
}

export function knownOf(
  { figures }: Chapter,
  lives: { readonly [id: string]: Live },
  words: ChapterWords,
): readonly Known[] {
  const shown = new Map(Object.values(figures).map((figure) => [figure.spec.id, figure]));
  return [...shown].map(([id, figure]) => ({
    live: lives[id] as Live,
    words: words[id] as never,
    loadView: async () => (await figure.load()).view as AnyView | undefined,
  }));
}
