// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Control } from '#figure/Control.tsx';
import { click, open, type Page, press, type } from './fixture.ts';

let page: Page;
beforeEach(() => {
  page = open(Control, { name: 'logits' });
});
afterEach(() => page.close());

const state = () => page.live.store.getState() as unknown as { logits: number[]; names: string[] };
const said = () =>
  page
    .all('.say')
    .map((e) => e.textContent)
    .filter(Boolean)
    .join('|');
const fields = () => page.all<HTMLInputElement>('.number-field');
const called = () => page.all<HTMLInputElement>('.text-field').map((f) => f.value);

test('every item has its name, slider, steps and field, under a name of its own', () => {
  expect(page.all('input[type=range]').map((s) => s.getAttribute('aria-label'))).toEqual([
    'score of 光',
    'score of 色',
    'score of 亮',
  ]);
  expect(called()).toEqual(['光', '色', '亮']);
  expect(fields().map((f) => f.value)).toEqual(['3.5', '1.2', '0.3']);
  const ids = page.all('[id]').map((e) => e.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('moving one item leaves the others', () => {
  press(page.all('input[type=range]')[1] as HTMLElement, 'ArrowUp');
  expect(state().logits).toEqual([3.5, 1.3, 0.3]);
});

test('−∞ can be typed where it is allowed, and stepping up enters the range', () => {
  for (const spelling of ['-inf', '−∞']) {
    type(fields()[0] as HTMLInputElement, spelling);
    press(fields()[0] as HTMLElement, 'Enter');
    expect(state().logits[0]).toBe(-Infinity);
    expect(fields()[0]?.value).toBe('−∞');
    expect(page.all('input[type=range]')[0]?.getAttribute('aria-valuetext')).toBe('−∞');
    click(page.button('score of 光: one step up'));
    expect(state().logits[0]).toBe(-6);
  }
  type(fields()[0] as HTMLInputElement, '∞');
  press(fields()[0] as HTMLElement, 'Enter');
  expect(state().logits[0]).toBe(10);
  expect(said()).toBe('∞ is too large; the highest is 10');
});

test('an item is added under a name that is free, until the list is full', () => {
  click(page.button('Add one'));
  expect(state()).toMatchObject({ logits: [3.5, 1.2, 0.3, 0], names: ['光', '色', '亮', '影'] });
  click(page.button('Add one'));
  expect(state().logits).toHaveLength(4);
  expect(page.button('Add one').getAttribute('aria-disabled')).toBe('true');
  expect(said()).toBe('At most 4');
  click(page.button('Remove 光'));
  click(page.button('Add one'));
  expect(state().names).toEqual(['色', '亮', '影', '光']);
});

test('an item is removed with its name, until the fewest are left', () => {
  click(page.button('Remove 色'));
  expect(state()).toMatchObject({ logits: [3.5, 0.3], names: ['光', '亮'] });
  expect(called()).toEqual(['光', '亮']);
  click(page.button('Remove 亮'));
  expect(state().logits).toHaveLength(2);
  expect(said()).toBe('At least 2 must stay');
});

test('removing the last row moves the focus to the row above', () => {
  const last = page.button('Remove 亮');
  last.focus();
  click(last);
  expect(document.activeElement).toBe(page.button('Remove 色'));
});

test('an item is renamed; a name too long is cut and said', () => {
  type(page.all<HTMLInputElement>('.text-field')[0] as HTMLInputElement, '月');
  expect(state().names).toEqual(['月', '色', '亮']);
  expect(page.all('input[type=range]')[0]?.getAttribute('aria-label')).toBe('score of 月');
  type(page.all<HTMLInputElement>('.text-field')[0] as HTMLInputElement, 'moonlight');
  expect(state().names[0]).toBe('moonli');
  expect(said()).toContain('too long');
});

test('pasted data are shown before they are used', () => {
  const paste = page.the('.paste');
  type(page.the<HTMLTextAreaElement>('textarea'), 'token,score\n甲,2\n乙,-1.5');
  expect(paste.textContent).toContain('2 understood: 甲 2.0 · 乙 −1.5');
  expect(state().logits).toEqual([3.5, 1.2, 0.3]);
  click(page.button('Use these'));
  expect(state()).toMatchObject({ logits: [2, -1.5], names: ['甲', '乙'] });
  expect(page.the<HTMLTextAreaElement>('textarea').value).toBe('');
});

test('pasted numbers without names keep the names that stand there', () => {
  type(page.the<HTMLTextAreaElement>('textarea'), '1 2 3');
  click(page.button('Use these'));
  expect(state()).toMatchObject({ logits: [1, 2, 3], names: ['光', '色', '亮'] });
});

test('too many, out of limits and unread pieces are said', () => {
  type(page.the<HTMLTextAreaElement>('textarea'), 'a 1\nb 20\nc 3\nd 4\ne 5\nnothing');
  const told = page.the('.paste').textContent;
  expect(told).toContain('5 given, at most 4 fit; the first 4 are used');
  expect(told).toContain('20 is too large; the highest is 10');
  expect(told).toContain('Not understood: nothing');
  click(page.button('Use these'));
  expect(state()).toMatchObject({ logits: [1, 10, 3, 4], names: ['a', 'b', 'c', 'd'] });
});

test('a text without numbers changes nothing', () => {
  type(page.the<HTMLTextAreaElement>('textarea'), 'moonlight before my bed');
  expect(page.the('.paste').textContent).toContain('No number found yet.');
  click(page.button('Use these'));
  expect(state().logits).toEqual([3.5, 1.2, 0.3]);
});
