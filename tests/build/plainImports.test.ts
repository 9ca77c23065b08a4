/** Chunks import each other as browsers do, and carry no lists for a helper that is not there. */

import { expect, test } from 'vitest';
import { withoutLists } from '#build/plainImports.ts';

test('the lists of files go, with what reads them, and nothing else does', () => {
  const lists = 'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/main.css"])))=>i.map(i=>d[i]);\n';
  const code = 'import{t}from"./main.js";var a=()=>t(()=>import(`./Later.js`),__vite__mapDeps([0,12]));';
  expect(withoutLists(lists + code)).toBe('import{t}from"./main.js";var a=()=>t(()=>import(`./Later.js`));');
  expect(withoutLists('f(a,[0]);')).toBe('f(a,[0]);');
});
