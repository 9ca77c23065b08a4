/** The chapter whose embed script is being made, as a module: `virtual:embed-chapter`. */

import type { Plugin } from 'vite';

const NAME = 'virtual:embed-chapter';

/** @param folder as in `03-softmax` */
export const embedChapter = (folder: string): Plugin => ({
  name: 'embed-chapter',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: (id) => (id === `\0${NAME}` ? sourceOf(folder) : null),
});

const sourceOf = (folder: string): string => `
export { chapter } from '/chapters/${folder}/chapter.ts';
export { default as zh } from '/chapters/${folder}/zh.words.ts';
export { default as en } from '/chapters/${folder}/en.words.ts';
export const slug = '${folder.replace(/^\d+-/, '')}';
`;
