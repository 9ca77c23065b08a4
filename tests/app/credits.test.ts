/** The page of credits says what is used, all of it, under the licence its package states. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUILDING, DATA, RUNNING, TRAINING } from '#app/credits.ts';

const read = (file: string) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
const book = read('package.json');
const training = read('src/training/package.json');
const named = (of: { readonly [name: string]: string }) =>
  Object.keys(of).filter((name) => !name.startsWith('@types/'));
const names = (of: readonly { readonly name: string }[]) => of.map(({ name }) => name).sort();

test('every package of the book is credited where it is used', () => {
  expect(names(RUNNING)).toEqual(named(book.dependencies).sort());
  expect(names(BUILDING)).toEqual(named(book.devDependencies).sort());
});

test('every package of the training is credited, software or data', () => {
  const data = DATA.filter(({ debian }) => !debian).map(({ from }) => from);
  expect([...names(TRAINING), ...data].sort()).toEqual(named(training.devDependencies).sort());
});

test.each([...RUNNING, ...BUILDING])('$name is $licence', ({ name, licence }) => {
  expect(read(`node_modules/${name}/package.json`).license).toBe(licence);
});
