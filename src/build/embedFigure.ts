/** The figure whose embed script is being made, as a module: `virtual:embed-figure`, with nothing of its chapter's others. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './place.ts';

const NAME = 'virtual:embed-figure';

/**
 * @param folder as in `03-softmax`
 * @param tag of the figure, after which the files of its model and its view are named
 */
export const embedFigure = (folder: string, tag: string): Plugin => ({
  name: 'embed-figure',
  enforce: 'pre',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: (id) => (id === `\0${NAME}` ? sourceOf(folder, tag) : null),
});

function sourceOf(folder: string, tag: string): string {
  const figure = `/chapters/${folder}/figures/${tag}`;
  const asks = readFileSync(join(ROOT, `${figure}.tsx`), 'utf8').includes('network: NetworkLine');
  return `
import * as model from '${figure}.model.ts';
export const spec = Object.values(model).find((each) => each?.params && each.readouts);
export { ${tag} as Figure } from '${figure}.tsx';
export { default as zh } from '/chapters/${folder}/zh.words.ts';
export { default as en } from '/chapters/${folder}/en.words.ts';
export const slug = '${folder.replace(/^\d+-/, '')}';
${asks ? "export { embedAsked as asked } from '/src/app/embedNetworks.ts';" : 'export const asked = undefined;'}
`;
}
