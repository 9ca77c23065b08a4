/** Given by the build: the figure whose embed script is being made, in one language. */
declare module 'virtual:embed-figure' {
  export const spec: import('#spec/figure.ts').FigureSpec;
  export const Figure: import('#prose/chapter.ts').FigureComponent;
  export const slug: string;
  export const lang: import('#spec/format.ts').Lang;
  /** Of the chapter, only those of this figure. */
  export const figureWords: import('#prose/chapter.ts').ChapterWords;
  /** Missing where the figure asks no network. */
  export const asked: import('./scopeOf.ts').AskedOf | undefined;
}
