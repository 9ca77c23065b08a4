/** Given by the build: the figure whose embed script is being made. */
declare module 'virtual:embed-figure' {
  export const spec: import('#spec/figure.ts').FigureSpec;
  export const Figure: import('#prose/chapter.ts').FigureComponent;
  export const slug: string;
  export const zh: import('#prose/chapter.ts').ChapterWords;
  export const en: import('#prose/chapter.ts').ChapterWords;
  /** Missing where the figure asks no network. */
  export const asked: import('./scopeOf.ts').AskedOf | undefined;
}
