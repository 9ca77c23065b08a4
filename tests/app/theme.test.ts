// @vitest-environment jsdom
/** Themes, and what is remembered: nothing fails where storage is refused. */

import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { readersLang } from '#app/readersLang.ts';
import { recall, remember } from '#app/storage.ts';
import { chooseTheme, storedTheme } from '#app/theme.ts';
import { keepOf } from '#app/ticks.ts';

const script = readFileSync('public/theme.js', 'utf8');
const root = document.documentElement;
const grounds = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((m) => m.content);
const refuse = () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete root.dataset['theme'];
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fcfbf7">' +
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#191815">';
});

it('keeps a choice, shows it, and gives the browser’s frame the same ground', () => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)">';
  chooseTheme('dark');
  expect([storedTheme(), root.dataset['theme'], grounds()]).toEqual(['dark', 'dark', ['#191815', '#191815']]);
  chooseTheme('system');
  expect([storedTheme(), root.dataset['theme'], grounds()]).toEqual(['system', undefined, ['#fcfbf7', '#191815']]);
});

it('the script before the first paint follows the link, then the choice, then nothing', () => {
  const run = () => new Function(script)();
  run();
  expect(root.dataset['theme']).toBeUndefined();
  remember('theme', 'light');
  run();
  expect(root.dataset['theme']).toBe('light');
  history.replaceState(null, '', '?theme=dark');
  run();
  expect(root.dataset['theme']).toBe('dark');
  history.replaceState(null, '', '?');
});

it('the grounds in script, theme and style sheet are the same', () => {
  const tokens = readFileSync('src/app/styles/tokens.css', 'utf8');
  const [light, dark, darkAgain] = [...tokens.matchAll(/--paper: (#\w+)/g)].map(([, colour]) => colour as string);
  expect(darkAgain).toBe(dark);
  for (const file of [script, readFileSync('src/app/theme.ts', 'utf8'), readFileSync('src/app/heads.ts', 'utf8')]) {
    expect(file).toContain(light);
    expect(file).toContain(dark);
  }
});

it('the two dark themes of the style sheet are alike', () => {
  const tokens = readFileSync('src/app/styles/tokens.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const from = (start: string) => {
    const open = tokens.indexOf('{', tokens.indexOf(start));
    return [...tokens.slice(open, tokens.indexOf('}', open)).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, n, v]) => `${n} ${v}`,
    );
  };
  const chosen = from(":root[data-theme='dark']");
  expect(chosen.length).toBeGreaterThan(20);
  expect(from(':root:not([data-theme])')).toEqual(chosen);
});

it('remembers nothing and fails nowhere where storage is refused', () => {
  refuse();
  expect(recall('theme')).toBeUndefined();
  chooseTheme('dark');
  expect(root.dataset['theme']).toBe('dark');
  expect(storedTheme()).toBe('system');
  new Function(script)();
  const ticks = keepOf('softmax');
  ticks.add('half');
  expect(ticks.has('half')).toBe(false);
  expect(['zh', 'en']).toContain(readersLang());
});

it('keeps the ticks of each chapter apart', () => {
  keepOf('softmax').add('half');
  keepOf('softmax').add('plus2');
  expect([keepOf('softmax').has('half'), keepOf('softmax').has('plus2'), keepOf('lln').has('half')]).toEqual([
    true,
    true,
    false,
  ]);
});
