/**
 * The two scripts of an embed page fit together: what the first imports when it is needed comes from the second, and
 * what both have to have the same copy of comes from the first.
 */

import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './place.ts';

/** All that `src/app/embedRest.ts` brings, by the names of the files. */
const LATER = /\bimport\('\.\/(?:DataTable|MoreMenu|OwnData|notices)\.tsx?'\)/g;

/** In the script of a figure, `import()` of what is seldom needed asks for the other script, which holds all of it. */
export const restLater = (): Plugin => ({
  name: 'rest-later',
  enforce: 'pre',
  transform(code, file) {
    const asks = file.includes('/src/') && code.search(LATER) >= 0;
    if (!asks) return null;
    // By a name that no file has for something of its own.
    const from = `import { loadRest as $rest } from '/src/app/loadRest.ts';`;
    return { code: from + code.replace(LATER, () => '$rest()'), map: null };
  },
});

const SCOPE = join(ROOT, 'src/figure/scope.ts').replaceAll('\\', '/');

/** In the other script, what was left where `src/app/loadRest.ts` says. */
export const sharedFirst = (): Plugin => ({
  name: 'shared-first',
  enforce: 'pre',
  async resolveId(asked, importer, options) {
    if (asked === 'react') return '\0shared:react';
    if (!asked.endsWith('/scope.ts')) return null;
    const found = await this.resolve(asked, importer, options);
    return found?.id === SCOPE ? '\0shared:scope' : found;
  },
  load: (file) => (file.startsWith('\0shared:') ? `module.exports = areaMapShared.${file.slice(8)};` : null),
});
