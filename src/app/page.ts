/** What a page of the book is, once it is loaded. */

import type { ReactElement } from 'react';
import type { Live } from '#figure/live.ts';
import type { FigureSpec, FigureWords } from '#spec/figure.ts';
import { pathOf, type Route } from './routes.ts';
import type { AppWords } from './words/words.ts';

/** Figures by id, with the words for what may be wrong about a link to them. */
export type PageFigures = {
  readonly [id: string]: { readonly spec: FigureSpec; readonly words: FigureWords<never> };
};

/** Joins the figures of a page to the address; gives what ends that. */
export type Connect = (lives: readonly Live[]) => () => void;

export interface Page {
  readonly route: Route;
  readonly words: AppWords;
  /** Of the document. */
  readonly title: string;
  /** Of a chapter, the build alone knows it. */
  readonly description: string;
  readonly figures: PageFigures;
  readonly body: (connect: Connect) => ReactElement;
  /** Source files beyond the entry that the browser will ask for, for preloading: known where pages are prerendered. */
  readonly modules: readonly string[];
}

/** Tells pages apart. */
export const keyOf = (page: Page): string => (page.route.kind === 'missing' ? 'missing' : pathOf(page.route));
