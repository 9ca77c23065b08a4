/** What a chapter tells the book about itself. Everything else of a chapter is its prose and its figures. */

import type { ComponentType, ReactNode } from 'react';
import type { FigureSpec, FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';

/** Something the reader is asked to bring about, recognised from the figure itself. */
export interface Challenge {
  readonly figure: string;
  /** True once the reader is there. */
  readonly solved: (model: never, values: never) => boolean;
  /** The readout shown while the reader is on the way. */
  readonly now: string;
}

/** A figure as a tag in the prose; its children are the caption. It carries the view it was made from. */
export type FigureComponent = ComponentType<{ readonly children?: ReactNode }> & { readonly view?: unknown };

export interface ChapterFigure {
  // biome-ignore lint/suspicious/noExplicitAny: a chapter's figures have different models
  readonly spec: FigureSpec<any, any>;
  /** Its picture and controls, which are loaded apart from what prose and links need to know of a figure. */
  readonly load: () => Promise<FigureComponent>;
  /** Whether it counts in the numbering of figures. */
  readonly numbered: boolean;
}

/** One sentence for search engines and shared links, in `about.ts` of a chapter: no reader has to load it. */
export type Description = { readonly [L in Lang]: string };

export interface Chapter {
  readonly title: { readonly [L in Lang]: string };
  /** The one question the chapter answers. */
  readonly question: { readonly [L in Lang]: string };
  /** Tag in the prose → figure, in order of appearance. */
  readonly figures: { readonly [tag: string]: ChapterFigure };
  readonly challenges: { readonly [id: string]: Challenge };
  /** What the reader guesses first, where it is not one of several answers. */
  readonly guess?: 'share';
  /** The figure whose picture stands for the chapter on cards. */
  readonly face: string;
}

/** The words of all figures of a chapter in one language; the default export of `zh.words.ts` and `en.words.ts`. */
export type ChapterWords = { readonly [figureId: string]: FigureWords<never> };
