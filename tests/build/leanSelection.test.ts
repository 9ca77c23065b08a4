/** What is left of D3's selections is all that the book calls, and all that this calls. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lean } from '#build/leanSelection.ts';

const whole = readFileSync('node_modules/d3-selection/dist/d3-selection.mjs', 'utf8');

const methodsOf = (code: string): readonly string[] => {
  const list = /selection\.prototype = \{([^}]*)\}/.exec(code)?.[1] ?? '';
  return [...list.matchAll(/^\s*(\w+): (selection_\w+)/gm)].map((method) => method[1] as string);
};

test('methods that nothing calls are gone, and those left call none of them', () => {
  const left = methodsOf(lean(whole));
  // Functions have a method `call`, too.
  const gone = methodsOf(whole).filter((name) => !left.includes(name) && name !== 'call');
  expect(gone).toContain('dispatch');
  for (const name of left) {
    const body = new RegExp(`function selection_${name}\\(.*?\\n\\}`, 's').exec(whole)?.[0] ?? '';
    for (const missing of gone) expect(body).not.toMatch(new RegExp(`\\.${missing}\\(`));
  }
});

test('a selection that is written otherwise is refused', () => {
  expect(() => lean('Selection.prototype = {};')).toThrow('no longer lists');
});
