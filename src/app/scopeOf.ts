/** What figures need to know of the page they are on. */

import type { Live } from '#figure/live.ts';
import type { Scope } from '#figure/scope.ts';
import type { FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import { figureAddresses } from './addresses.ts';
import type { AppWords } from './words/words.ts';

interface Parts {
  readonly lang: Lang;
  readonly lives: readonly Live[];
  readonly figureWords: { readonly [id: string]: FigureWords<never> };
  readonly numbers: { readonly [id: string]: string };
  readonly words: AppWords;
  /** Path of the page below the base, and of the folder its embed pages are in. */
  readonly path: string;
  readonly embed: string;
}

export function scopeOf({ lang, lives, figureWords, numbers, words, path, embed }: Parts): Scope {
  return {
    lang,
    figures: Object.fromEntries(lives.map((live) => [live.spec.id, live])),
    words: figureWords as unknown as Scope['words'],
    numbers,
    ui: words.figure,
    ...figureAddresses(path, embed),
  };
}
