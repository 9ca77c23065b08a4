/**
 * The figure whose embed script is being made, in one language, as a module: `virtual:embed-figure`, with nothing of its
 * chapter's other figures and nothing of the other language.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ESTree, Plugin } from 'vite';
import type { Lang } from '#spec/format.ts';
import { ROOT } from './place.ts';

const NAME = 'virtual:embed-figure';

/**
 * @param folder as in `03-softmax`
 * @param tag of the figure, after which the files of its model and its view are named
 */
export function embedFigure(folder: string, tag: string, lang: Lang): Plugin {
  const id = idOf(folder, tag);
  const other = lang === 'zh' ? 'en' : 'zh';
  // Of a pair of files, one a language, both names lead to the one that is spoken here.
  const pair = new RegExp(`(^|[./])${other}(?=(\\.words)?\\.ts$)`);
  return {
    name: 'embed-figure',
    enforce: 'pre',
    resolveId(asked, importer, options) {
      if (asked === NAME) return `\0${NAME}`;
      return pair.test(asked) ? this.resolve(asked.replace(pair, `$1${lang}`), importer, options) : null;
    },
    load: (file) => (file === `\0${NAME}` ? sourceOf(folder, tag, lang) : null),
    transform: {
      order: 'post',
      handler(code, file) {
        if (!file.endsWith(`/${folder}/${lang}.words.ts`)) return null;
        return { code: wordsOf(id, code, this.parse(code)), map: null };
      },
    },
  };
}

const source = (folder: string, file: string): string =>
  readFileSync(join(ROOT, 'chapters', folder, 'figures', file), 'utf8');

function idOf(folder: string, tag: string): string {
  const id = /\bid: '([^']+)'/.exec(source(folder, `${tag}.model.ts`))?.[1];
  if (id === undefined) throw new Error(`${tag}.model.ts of ${folder} does not say what its figure is called`);
  return id;
}

function sourceOf(folder: string, tag: string, lang: Lang): string {
  const figure = `/chapters/${folder}/figures/${tag}`;
  const asks = source(folder, `${tag}.tsx`).includes('network: NetworkLine');
  return `
import * as model from '${figure}.model.ts';
export const spec = Object.values(model).find((each) => each?.params && each.readouts);
export { ${tag} as Figure } from '${figure}.tsx';
export { default as figureWords } from '/chapters/${folder}/${lang}.words.ts';
export const lang = '${lang}';
export const slug = '${folder.replace(/^\d+-/, '')}';
${asks ? "export { embedAsked as asked } from '/src/app/embedNetworks.ts';" : 'export const asked = undefined;'}
`;
}

/** The words of a chapter without those of its other figures. */
function wordsOf(id: string, code: string, { body }: ESTree.Program): string {
  const object = body.map(wordsIn).find((found) => found !== undefined);
  if (!object) throw new Error(`no words found for ${id}`);
  const kept = object.properties.filter((p) => p.type !== 'Property' || keyOf(p) === id);
  if (kept.length === 0) throw new Error(`no words found for ${id}`);
  return `${code.slice(0, object.start)}{${kept.map((p) => code.slice(p.start, p.end)).join(',')}}${code.slice(object.end)}`;
}

/** `const words = { … }` or `export default { … }` */
function wordsIn(statement: ESTree.Program['body'][number]): ESTree.ObjectExpression | undefined {
  const found =
    statement.type === 'ExportDefaultDeclaration'
      ? statement.declaration
      : statement.type === 'VariableDeclaration'
        ? statement.declarations.find(({ id }) => id.type === 'Identifier' && id.name === 'words')?.init
        : undefined;
  return found?.type === 'ObjectExpression' ? found : undefined;
}

const keyOf = ({ key }: ESTree.ObjectProperty): unknown =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : undefined;
