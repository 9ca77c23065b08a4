// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataTable } from '#figure/DataTable.tsx';
import { click, open, type Page, press } from './fixture.ts';

let page: Page;
beforeEach(() => {
  page = open(DataTable, { open: true });
});
afterEach(() => page.close());

const rows = () => page.all<HTMLTableRowElement>('tr').map((row) => [...row.cells].map((c) => c.textContent));
const set = (patch: object) => act(() => void page.live.set(patch));

test('the table has heads, numbers and the row under the rule', () => {
  expect(rows()).toEqual([
    ['Item', 'Score', 'Share'],
    ['光', '3.5', '.8764'],
    ['色', '1.2', '.0879'],
    ['亮', '0.3', '.0357'],
    ['total', '', '1.0000'],
  ]);
  expect(page.the('table + p').textContent).toContain('rounded');
});

test('it follows a change by writing texts into the same elements', () => {
  const before = page.all('td, th');
  set({ logits: [0, 0, 0], names: ['月', '色', '亮'] });
  expect(rows()[1]).toEqual(['月', '0.0', '.3333']);
  expect(page.all('td, th')).toEqual(before);
});

test('after React renders again the texts are still the latest', () => {
  set({ logits: [0, 0, 0] });
  page.rerender({ lang: 'zh' });
  page.rerender();
  expect(rows()[1]).toEqual(['光', '0.0', '.3333']);
  set({ logits: [3.5, 1.2, 0.3] });
  expect(rows()[1]).toEqual(['光', '3.5', '.8764']);
});

test('another number of rows is rendered', () => {
  set({ logits: [1, 1, 1, 1], names: ['a', 'b', 'c', 'd'] });
  expect(rows().map((r) => r[0])).toEqual(['Item', 'a', 'b', 'c', 'd', 'total']);
  set({ logits: [1, 1] });
  expect(rows()).toHaveLength(4);
});

test('hidden it is in the page and rests; opened it is up to date', () => {
  page.rerender({ open: false });
  set({ logits: [0, 0] });
  expect(rows()).toHaveLength(5);
  page.rerender({ open: true });
  expect(rows()[1]).toEqual(['光', '0.0', '.5000']);
});

test('a number opens the formula it came from, live; Escape closes it', () => {
  const share = page.all('tbody button')[0] as HTMLElement;
  click(share);
  const how = page.the('.how');
  expect(how.innerHTML).toContain('e<sup>3.5</sup> / sum');
  expect(share.getAttribute('aria-expanded')).toBe('true');
  expect(share.getAttribute('aria-controls')).toBe(how.id);
  set({ logits: [2, 1.2, 0.3] });
  expect(page.the('.how').innerHTML).toContain('e<sup>2</sup>');
  press(share, 'Escape');
  expect(page.all('.how')).toHaveLength(0);
  expect(share.getAttribute('aria-expanded')).toBe('false');
  set({ logits: [0, 0, 0] });
  expect(rows()[1]).toEqual(['光', '0.0', '.3333']);
});
