/**
 * D3 without what nothing in the book calls and a bundler keeps nevertheless.
 *
 * It cannot leave out methods of an object, nor what a module computes or assigns when it is loaded.
 */

import type { Plugin } from 'vite';

/** Methods of selections: what the book's two joins call, and what these call. */
const CALLED = [
  ...['select', 'selectAll', 'selectChildren', 'data', 'enter', 'exit', 'join', 'merge', 'order', 'remove'],
  ...['selection', 'node', 'nodes', 'each', 'append'],
];

/** The book selects and appends by functions, and binds by keys: what D3 has for names and places stays at home. */
const BY_FUNCTION: readonly (readonly [asked: string, count: number, instead: string])[] = [
  ['typeof name === "function" ? name : creator(name)', 2, 'name'],
  ['childrenFilter(typeof match === "function" ? match : childMatcher(match))', 1, 'childrenFilter(match)'],
  ['if (typeof select !== "function") select = selector(select);', 1, ''],
  ['else select = selectorAll(select);', 1, ''],
  [
    'typeof selector === "string"\n      ? new Selection([[document.querySelector(selector)]], [document.documentElement])\n      : ',
    1,
    '',
  ],
  ['key ? bindKey : bindIndex', 1, 'bindKey'],
];

const plugin = (name: string, id: RegExp, lean: (code: string) => string): Plugin => ({
  name: `lean-${name}`,
  apply: 'build',
  transform: { filter: { id }, handler: lean },
});

export const leanD3 = (): Plugin[] => [
  plugin('selection', /d3-selection\/dist\/d3-selection\.mjs$/, leanSelection),
  plugin('array', /d3-array\/dist\/d3-array\.mjs$/, leanArray),
];

/** @throws if something is not written as expected: then all of it would stay */
export function leanSelection(code: string): string {
  const all = /Selection\.prototype = selection\.prototype = \{([^}]*)\};/.exec(code)?.[1];
  if (!all) throw new Error('d3-selection no longer lists its methods in one place');
  const kept = all.split('\n').filter((line) => {
    const [, name] = /^\s*(\w+): selection_\w+,?$/.exec(line) ?? [];
    return name === undefined || CALLED.includes(name);
  });
  const called = without(code.replace(all, kept.join('\n')), /^(ClassList|Local)\.prototype = .*?^\};$/gms, 2);
  return BY_FUNCTION.reduce((lean, [asked, count, instead]) => without(lean, asked, count, instead), called);
}

/** What is computed at the top is computed by whoever needs it. */
export function leanArray(code: string): string {
  const computed = /^(const|var) (\w+) = ([\w.]+(?:\([\w.]+\)(?:\.\w+)?|\.(?:left|right)));$/gm;
  return without(code, computed, 7, '$1 $2 = /*#__PURE__*/ (() => $3)();');
}

function without(code: string, pattern: RegExp | string, count: number, replacement = ''): string {
  const found = typeof pattern === 'string' ? code.split(pattern).length - 1 : [...code.matchAll(pattern)].length;
  if (found !== count) throw new Error(`${found} instead of ${count} places in D3 are as expected`);
  return code.replaceAll(pattern, replacement);
}
