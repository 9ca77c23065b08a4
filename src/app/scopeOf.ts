/** What figures need to know of the page they are on. */

import type { Networks } from '#figure/asking.ts';
import type { Live } from '#figure/live.ts';
import type { Scope } from '#figure/scope.ts';
import type { NetworkUi } from '#figure/ui.ts';
import type { FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import { figureAddresses } from './addresses.ts';
import type { AppWords } from './words/words.ts';

/** The networks of a page, and what is said of them in the languages that the page may be read in. */
export interface AskedOf {
  readonly networks: Networks;
  readonly ui: { readonly [L in Lang]?: NetworkUi };
}

interface Parts {
  readonly lang: Lang;
  readonly lives: readonly Live[];
  readonly figureWords: { readonly [id: string]: FigureWords<never> };
  readonly numbers: { readonly [id: string]: string };
  readonly words: Pick<AppWords, 'figure'>;
  /** Where a figure of the page asks networks. */
  readonly asked?: AskedOf | undefined;
  /** End of the page's path, after the language. */
  readonly tail: string;
}

export function scopeOf({ lang, lives, figureWords, numbers, words, asked, tail }: Parts): Scope {
  return {
    lang,
    figures: Object.fromEntries(lives.map((live) => [live.spec.id, live])),
    words: figureWords as unknown as Scope['words'],
    numbers,
    ui: figureUi(words, lang, asked),
    ...figureAddresses(lang, tail),
  };
}

/** What figures say, and of the networks they ask, where they ask some. */
export function figureUi(words: Pick<AppWords, 'figure'>, lang: Lang, asked: AskedOf | undefined): AppWords['figure'] {
  const network = asked?.ui[lang];
  return network ? { ...words.figure, network } : words.figure;
}
