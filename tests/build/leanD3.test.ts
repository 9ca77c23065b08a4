/** What is left of D3 is all that the book calls, and all that this calls. */

import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { leanArray, leanSelection } from '#build/leanD3.ts';

const read = (name: string) => readFileSync(`node_modules/${name}/dist/${name}.mjs`, 'utf8');
const whole = read('d3-selection');
const left = leanSelection(whole);

const methodsOf = (code: string): readonly string[] => {
  const list = /selection\.prototype = \{([^}]*)\}/.exec(code)?.[1] ?? '';
  return [...list.matchAll(/^\s*(\w+): (selection_\w+)/gm)].map((method) => method[1] as string);
};

test('methods that nothing calls are gone, and those left call none of them', () => {
  // Functions have a method `call`, too.
  const gone = methodsOf(whole).filter((name) => !methodsOf(left).includes(name) && name !== 'call');
  expect(gone).toContain('dispatch');
  for (const name of methodsOf(left)) {
    const body = new RegExp(`function selection_${name}\\(.*?\\n\\}`, 's').exec(whole)?.[0] ?? '';
    expect(body).not.toMatch(/ClassList|Local/);
    for (const missing of gone) expect(body).not.toMatch(new RegExp(`\\.${missing}\\(`));
  }
});

test('two kinds of objects that no method left makes have lost theirs', () => {
  expect(whole.length - left.length).toBeGreaterThan(1000);
  expect(left).not.toMatch(/(ClassList|Local)\.prototype/);
  expect(left).toMatch(/EnterNode\.prototype/);
});

test('joins by keys and functions are the same', async () => {
  const lean = await import(`data:text/javascript,${encodeURIComponent(left)}`);
  const { document } = new JSDOM('<svg></svg>').window;
  const svg = document.querySelector('svg') as SVGElement;
  const join = (keys: string) =>
    lean
      .select(svg)
      .selectChildren()
      .data([...keys], (d: string) => d)
      .join((enter: { append: (make: (d: string) => Element) => object }) =>
        enter.append((d) => Object.assign(document.createElementNS(svg.namespaceURI, 'g'), { id: d })),
      )
      .nodes();
  const [a, b, c] = join('abc');
  expect(join('cda')).toEqual([c, expect.objectContaining({ id: 'd' }), a]);
  expect([...svg.children].map(({ id }) => id).join('')).toBe('cda');
  expect(b.isConnected).toBe(false);
});

test('nothing is asked for by its name any more', () => {
  const kept = methodsOf(left).map((name) => new RegExp(`function selection_${name}\\(.*?\\n\\}`, 's').exec(left)?.[0]);
  expect(kept.join()).toContain('bindKey');
  expect(kept.join()).not.toMatch(/creator|selector|childMatcher|bindIndex/);
});

test('a module of arrays says the same whether it computes at once or by whoever needs it', async () => {
  const lean = leanArray(read('d3-array'));
  const { ticks, bisectLeft, blur2 } = await import(`data:text/javascript,${encodeURIComponent(lean)}`);
  const d3 = await import('d3');
  expect(ticks(0, 7, 5)).toEqual(d3.ticks(0, 7, 5));
  expect(bisectLeft([1, 2, 3], 2)).toBe(1);
  expect(blur2).toBeTypeOf('function');
});

test('what is written otherwise is refused', () => {
  expect(() => leanSelection('Selection.prototype = {};')).toThrow('no longer lists');
  expect(() => leanArray('export const two = 2;')).toThrow('0 instead of 7');
});
