// @vitest-environment jsdom
/** The address and the figures follow each other, and nothing else in the address is touched. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FigureRepair, syncLink } from '#app/linkSync.ts';
import { createLive, type Live } from '#figure/live.ts';
import { figure } from '#spec/figure.ts';
import { list, number } from '#spec/params.ts';

const dial = figure({
  id: 'dial',
  params: {
    T: number({ min: 0, max: 20, step: 0.1, initial: 1, aliases: ['temperature'] }),
    z: list({ item: { min: -6, max: 10, step: 0.1 }, minLength: 2, maxLength: 4, initial: [3, 1], added: 0 }),
  },
  model: (values) => values,
  readouts: {},
  table: () => ({ columns: [], rows: [] }),
});

let live: Live;
let told: (readonly FigureRepair[])[];
const open = (query: string, hash = '') => {
  history.replaceState({ key: 'kept' }, '', `/en/dial/${query}${hash}`);
  live = createLive(dial) as unknown as Live;
  told = [];
  return syncLink([live], (repairs) => told.push(repairs));
};
const T = () => (live.store.getState() as { readonly T: number }).T;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('takes the values an address asks for, and tells what it could not have', () => {
  const link = open('?dial.T=99&dial.z=1,2,3');
  link.read();
  expect(live.store.getState()).toEqual({ T: 20, z: [1, 2, 3] });
  expect(told).toEqual([[{ figure: 'dial', param: 'T', reason: 'too-large', asked: '99', used: 20 }]]);
  link.stop();
});

it('writes at most three times a second, and the last state in the end', () => {
  const link = open('');
  link.read();
  const replace = vi.spyOn(history, 'replaceState');
  for (let i = 1; i <= 100; i++) {
    live.set({ T: 1 + i / 10 });
    vi.advanceTimersByTime(10);
  }
  expect(replace.mock.calls.length).toBeLessThanOrEqual(4);
  vi.advanceTimersByTime(1000);
  expect(location.search).toBe('?dial.T=11');
  replace.mockRestore();
  link.stop();
});

it.each([
  ['the page is left', () => dispatchEvent(new Event('pagehide'))],
  ['the page goes out of sight', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
])('writes at once what is still to be written when %s', (_, happens) => {
  const link = open('');
  link.read();
  live.set({ T: 2 });
  expect(location.search).toBe('');
  happens();
  expect(location.search).toBe('?dial.T=2');
  link.stop();
  live.set({ T: 3 });
  happens();
  expect(location.search).toBe('?dial.T=2');
  vi.restoreAllMocks();
});

it('keeps unknown keys, the anchor and the state of the history', () => {
  const link = open('?utm=a%20b&dial.temperature=3&other.T=4', '#top');
  link.read();
  expect(T()).toBe(3);
  live.set({ T: 2 });
  link.flush();
  expect(location.search).toBe('?utm=a%20b&other.T=4&dial.T=2');
  expect(location.hash).toBe('#top');
  expect(history.state).toEqual({ key: 'kept' });
  live.set({ T: 1 });
  link.flush();
  expect(location.search).toBe('?utm=a%20b&other.T=4');
  link.stop();
});

it('reads again when the reader goes back, and does not write what it has just read', () => {
  const link = open('?dial.T=2');
  link.read();
  history.pushState(null, '', '?dial.T=5');
  const replace = vi.spyOn(history, 'replaceState');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(T()).toBe(5);
  vi.advanceTimersByTime(2000);
  expect(replace).not.toHaveBeenCalled();
  replace.mockRestore();
  link.stop();
});

it('leaves the address of another page alone', () => {
  const link = open('');
  link.read();
  live.set({ T: 7 });
  history.pushState(null, '', '/en/elsewhere/?dial.T=3');
  vi.advanceTimersByTime(2000);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(location.search).toBe('?dial.T=3');
  expect(T()).toBe(7);
  link.stop();
});

it('tries again later when the browser refuses to write', () => {
  const link = open('');
  link.read();
  const refuse = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  live.set({ T: 7 });
  vi.advanceTimersByTime(400);
  refuse.mockRestore();
  vi.advanceTimersByTime(10_000);
  expect(location.search).toBe('?dial.T=7');
  link.stop();
});

it('ten kilobytes of noise change nothing and throw nothing', () => {
  const noise = Array.from({ length: 500 }, (_, i) => `k${i}=%E0%A4%A&dial.T=${'x'.repeat(5)}`).join('&');
  const link = open(`?${noise}`);
  link.read();
  expect(T()).toBe(1);
  live.set({ T: 2 });
  link.flush();
  expect(location.search.endsWith('&dial.T=2')).toBe(true);
  link.stop();
});

it('the canonical address carries the state, on its own host', () => {
  document.head.innerHTML = '<link rel="canonical" href="https://book.example/en/dial/">';
  const link = open('?dial.T=4');
  link.read();
  const canonical = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  expect(canonical()).toBe('https://book.example/en/dial/?dial.T=4');
  live.reset();
  link.flush();
  expect(canonical()).toBe('https://book.example/en/dial/');
  link.stop();
});
