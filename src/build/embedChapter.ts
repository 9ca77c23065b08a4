/** The chapter whose embed script is being made, as a module: `virtual:embed-chapter`. One figure of it has a view. */

import type { Plugin } from 'vite';

const NAME = 'virtual:embed-chapter';
const ABSENT = '\0another-figure';
const VIEW = /^\.\/figures\/(\w+)\.tsx$/;

/**
 * @param folder as in `03-softmax`
 * @param tag of the figure, after which the file of its view is named
 */
export const embedChapter = (folder: string, tag: string): Plugin => ({
  name: 'embed-chapter',
  enforce: 'pre',
  resolveId: (id, importer) => {
    if (id === NAME) return `\0${NAME}`;
    const other = importer?.endsWith(`/${folder}/chapter.ts`) ? VIEW.exec(id)?.[1] : undefined;
    return other === undefined || other === tag ? null : ABSENT;
  },
  load: (id) => (id === `\0${NAME}` ? sourceOf(folder) : id === ABSENT ? 'export default undefined;' : null),
});

const sourceOf = (folder: string): string => `
export { chapter } from '/chapters/${folder}/chapter.ts';
export { default as zh } from '/chapters/${folder}/zh.words.ts';
export { default as en } from '/chapters/${folder}/en.words.ts';
export const slug = '${folder.replace(/^\d+-/, '')}';
`;
