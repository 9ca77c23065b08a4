/**
 * D3's selections without the methods that nothing in the book calls.
 *
 * A bundler cannot leave out methods of an object. Those left are what the book's two joins call, and what these call.
 */

import type { Plugin } from 'vite';

const CALLED = [
  ...['select', 'selectAll', 'selectChildren', 'data', 'enter', 'exit', 'join', 'merge', 'order', 'remove'],
  ...['selection', 'node', 'nodes', 'each', 'attr', 'append'],
];

export const leanSelection = (): Plugin => ({
  name: 'lean-selection',
  apply: 'build',
  transform: {
    filter: { id: /d3-selection\/dist\/d3-selection\.mjs$/ },
    handler: (code) => lean(code),
  },
});

/** @throws if the methods are not written as expected: then all of them would stay */
export function lean(code: string): string {
  const all = /Selection\.prototype = selection\.prototype = \{([^}]*)\};/.exec(code)?.[1];
  if (!all) throw new Error('d3-selection no longer lists its methods in one place');
  const kept = all.split('\n').filter((line) => {
    const [, name] = /^\s*(\w+): selection_\w+,?$/.exec(line) ?? [];
    return name === undefined || CALLED.includes(name);
  });
  return code.replace(all, kept.join('\n'));
}
