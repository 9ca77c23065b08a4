/** What a page says that one figure has alone: next to nothing beside what the figure says. */

import type { FigureUi } from '#figure/ui.ts';
import type { Lang } from '#spec/format.ts';
import { figureUi as en } from './figureUi.en.ts';
import { figureUi as zh } from './figureUi.zh.ts';

export interface AloneWords {
  /** The way to the chapter. */
  readonly whole: string;
  readonly figure: FigureUi;
}

export const ALONE_WORDS: { readonly [L in Lang]: AloneWords } = {
  zh: { whole: '在书里打开这一章', figure: zh },
  en: { whole: 'Open this chapter in the book', figure: en },
};
