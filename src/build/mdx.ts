/** How a chapter's prose is read: Markdown with tables, formulas and the devices of the book. */

import mdx from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import type { Plugin, Rollup } from 'vite';
import { recmaSure } from './recmaSure.ts';
import { rehypeStill } from './rehypeStill.ts';
import { remarkCalc } from './remarkCalc.ts';
import { remarkChineseLines } from './remarkChineseLines.ts';
import { remarkCode } from './remarkCode.ts';
import { remarkFormulas } from './remarkFormulas.ts';
import { remarkHeadings } from './remarkHeadings.ts';
import { remarkLive } from './remarkLive.ts';
import { remarkNowrap } from './remarkNowrap.ts';
import { remarkWordsOnly } from './remarkWordsOnly.ts';
import { stampOf } from './stampOf.ts';

/** In their order: numbers must be elements before their punctuation can join them. */
export const remarkPlugins = [
  remarkGfm,
  remarkMath,
  remarkWordsOnly,
  remarkCalc,
  remarkHeadings,
  remarkChineseLines,
  remarkFormulas,
  remarkCode,
  remarkNowrap,
  remarkLive,
];

/**
 * The words of the figures come with the prose they stand in: who asks for a chapter's text gets both. The stamp tells
 * the page that belongs to this script from one of another edition.
 */
function withWords(result: Rollup.TransformResult, id: string, source: string): Rollup.TransformResult {
  const lang = /\/chapters\/[^/]+\/(zh|en)\.mdx$/.exec(id)?.[1];
  if (lang === undefined || typeof result !== 'object' || result?.code === undefined) return result;
  const more = `export { default as words } from './${lang}.words.ts';\nexport const stamp = '${stampOf(source)}';\n`;
  return { ...result, code: `${result.code}\n${more}` };
}

/**
 * Before React's plugin, which then sees JavaScript. Components come to the prose as a property.
 *
 * Built for a browser, prose comes without the text that a prerendered page has, and
 * `import.meta.env.PROSE_APART` says so. While one works on the book, and in tests, it is whole.
 */
export function prosePlugin(): Plugin {
  const read = (apart: boolean) =>
    mdx({
      remarkPlugins,
      rehypePlugins: [[rehypeStill, { keep: !apart }]],
      recmaPlugins: apart ? [recmaSure] : [],
    });
  let plugin = read(false);
  return {
    name: 'prose',
    enforce: 'pre',
    config: (config, env) => {
      if (env.command !== 'build') return undefined;
      const apart = env.isSsrBuild !== true;
      plugin = read(apart);
      plugin.config(config, env);
      return apart ? { define: { 'import.meta.env.PROSE_APART': 'true' } } : undefined;
    },
    transform: async (value, id) => withWords((await plugin.transform(value, id)) as Rollup.TransformResult, id, value),
  };
}
