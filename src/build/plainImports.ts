/**
 * `import()` as the browser has it.
 *
 * Vite wraps each in code that first fetches its style sheets and chunks. The book has one style sheet, and its pages
 * name their chunks themselves (`loads.ts`); in a classic script the wrapper does not even parse as intended.
 */

import type { Plugin } from 'vite';

export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = withoutLists(chunk.code);
    },
  },
});

/** The lists of files that the wrapper would have fetched: each chunk still carries them, and nothing reads them. */
export function withoutLists(code: string): string {
  return code.replace(/^const __vite__mapDeps=.*\n/m, '').replace(/,__vite__mapDeps\(\[[\d,]*\]\)/g, '');
}
