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
});
