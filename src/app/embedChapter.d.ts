/** Given by the build: the chapter of the figure whose embed script is being made. */
declare module 'virtual:embed-chapter' {
  export const chapter: import('#prose/chapter.ts').Chapter;
  export const slug: string;
  export const zh: import('#prose/chapter.ts').ChapterWords;
  export const en: import('#prose/chapter.ts').ChapterWords;
}
