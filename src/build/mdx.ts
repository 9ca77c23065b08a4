/** How a chapter's prose is read: Markdown with tables, formulas and the devices of the book. */

import mdx from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import type { Plugin } from 'vite';
import { remarkChineseLines } from './remarkChineseLines.ts';
import { remarkCode } from './remarkCode.ts';
import { remarkFormulas } from './remarkFormulas.ts';
import { remarkHeadings } from './remarkHeadings.ts';
import { remarkNowrap } from './remarkNowrap.ts';
import { remarkWordsOnly } from './remarkWordsOnly.ts';

/** In their order: numbers must be elements before their punctuation can join them. */
export const remarkPlugins = [
  remarkGfm,
  remarkMath,
  remarkWordsOnly,
  remarkHeadings,
  remarkChineseLines,
  remarkFormulas,
  remarkCode,
  remarkNowrap,
];

/** Before React's plugin, which then sees JavaScript. Components come to the prose as a property. */
export const prosePlugin = (): Plugin => ({ ...(mdx({ remarkPlugins }) as Plugin), enforce: 'pre' });
