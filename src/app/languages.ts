/** The words of the site, fetched one language at a time. */

import type { Lang } from '#spec/format.ts';
import type { AppWords } from './words/words.ts';

export const loadAppWords: { readonly [L in Lang]: () => Promise<AppWords> } = {
  zh: () => import('./words/zh.ts').then((module) => module.zh),
  en: () => import('./words/en.ts').then((module) => module.en),
};
