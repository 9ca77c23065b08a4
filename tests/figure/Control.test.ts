// @vitest-environment jsdom

import { act, createElement, Profiler } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Control } from '#figure/Control.tsx';
import { click, leave, open, type Page, press, type } from './fixture.ts';

let page: Page;
const control = (name: string) => {
  page = open(Control, { name });
  return page;
};
const value = (name: string) => (page.live.store.getState() as Record<string, unknown>)[name];
const said = () =>
  page
    .all('.say')
    .map((e) => e.textContent)
    .filter(Boolean)
    .join('|');
afterEach(() => {
  page.close();
  vi.useRealTimers();
});

test('the slider is named, says its value, and gives whole steps', () => {
  const slider = control('u').the<HTMLInputElement>('input[type=range]');
  expect(slider.getAttribute('aria-label')).toBe('u');
  expect(slider.getAttribute('aria-valuetext')).toBe('0.42');
  type(slider, '0.37');
  expect(value('u')).toBe(0.37);
  expect(slider.getAttribute('aria-valuetext')).toBe('0.37');
});

test('dragging the slider to its end reaches a limit that lies between two steps', () => {
  const slider = control('u').the<HTMLInputElement>('input[type=range]');
  type(slider, slider.max);
  expect(value('u')).toBe(0.999);
});

test.each([
  ['ArrowRight', {}, 0.43],
  ['ArrowDown', {}, 0.41],
  ['ArrowUp', { altKey: true }, 0.421],
  ['ArrowUp', { shiftKey: true }, 0.52],
  ['PageDown', {}, 0.32],
  ['Home', {}, 0],
  ['End', {}, 0.999],
])('key %s %o on the slider', (key, modifiers, expected) => {
  press(control('u').the('input[type=range]'), key, modifiers);
  expect(value('u')).toBe(expected);
});

test('a slider on a log scale runs from limit to limit and shows 1 halfway', () => {
  const slider = control('temperature').the<HTMLInputElement>('input[type=range]');
  expect(Number(slider.value)).toBeCloseTo(0.5, 1);
  type(slider, '0');
  expect(value('temperature')).toBe(0.01);
  press(slider, 'End');
  expect(value('temperature')).toBe(100);
});

test('stepper buttons move one step, and at the limit say why not', () => {
  control('stage');
  const up = page.button('Stage: one step up');
  expect(up.getAttribute('aria-disabled')).toBe('true');
  click(up);
  expect(value('stage')).toBe(2);
  expect(said()).toBe('2.00 is the highest');
  click(page.button('Stage: one step down'));
  expect(value('stage')).toBe(1.95);
  expect(said()).toBe('');
  expect(up.hasAttribute('aria-disabled')).toBe(false);
});

test('a held stepper button repeats until it is let go, and letting go is not one more step', () => {
  vi.useFakeTimers();
  const down = control('stage').button('Stage: one step down');
  const pointer = (kind: string) =>
    act(() => void down.dispatchEvent(new MouseEvent(kind, { bubbles: true, button: 0 })));
  pointer('pointerdown');
  act(() => void vi.advanceTimersByTime(450 + 3 * 70));
  pointer('pointerup');
  click(down);
  act(() => void vi.advanceTimersByTime(1000));
  expect(value('stage')).toBe(1.8);
});

test('a typed number counts on Enter and on leaving, in any spelling', () => {
  const field = control('u').the<HTMLInputElement>('.number-field');
  type(field, '０．５');
  expect(value('u')).toBe(0.42);
  press(field, 'Enter');
  expect(value('u')).toBe(0.5);
  type(field, '0,125');
  leave(field);
  expect(value('u')).toBe(0.125);
  expect(field.value).toBe('0.125');
});

test('what cannot be read stays in the field with a message, and the value stays too', () => {
  const field = control('u').the<HTMLInputElement>('.number-field');
  type(field, 'half');
  press(field, 'Enter');
  expect(value('u')).toBe(0.42);
  expect(field.value).toBe('half');
  expect(said()).toBe('“half” is not a number; it stays 0.42');
  expect(page.root.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)?.textContent).toBe(said());
  press(page.the('input[type=range]'), 'ArrowUp');
  expect(field.value).toBe('0.43');
  expect(said()).toBe('');
});

test('Escape gives up what was typed', () => {
  const field = control('u').the<HTMLInputElement>('.number-field');
  type(field, '0.9');
  press(field, 'Escape');
  leave(field);
  expect(value('u')).toBe(0.42);
  expect(field.value).toBe('0.42');
});

test('a number beyond the limit becomes the limit, and it is said', () => {
  const field = control('stage').the<HTMLInputElement>('.number-field');
  type(field, '-3');
  press(field, 'Enter');
  expect(value('stage')).toBe(0);
  expect(said()).toBe('−3 is too small; the lowest is 0');
});

test('named places of a number are buttons', () => {
  click(control('stage').button('powers'));
  expect(value('stage')).toBe(1);
  expect(page.the('input[type=range]').getAttribute('aria-valuetext')).toBe('1.00 powers');
});

test('a choice is a group of radio buttons', () => {
  const radios = control('base').all<HTMLInputElement>('input[type=radio]');
  expect(page.the('legend').textContent).toBe('Base');
  expect(page.all('label').map((l) => l.textContent)).toEqual(['e', 'two', 'ten']);
  click(radios[2] as HTMLElement);
  expect(value('base')).toBe('10');
  expect(radios.map((r) => r.checked)).toEqual([false, false, true]);
});

test('a flag is a checkbox', () => {
  click(control('ties').the('input[type=checkbox]'));
  expect(value('ties')).toBe(true);
});

test('text follows the typing, and is cut at its length with a message', () => {
  const field = control('note').the<HTMLInputElement>('input');
  type(field, 'frost');
  expect(value('note')).toBe('frost');
  type(field, 'moonlight!');
  expect(value('note')).toBe('moonligh');
  expect(said()).toContain('too long');
  leave(field);
  expect(field.value).toBe('moonligh');
});

test('text that an input method is composing waits', () => {
  const field = control('note').the<HTMLInputElement>('input');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'guang');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  });
  expect(field.value).toBe('guang');
  expect(value('note')).toBe('moon');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '光');
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '光' }));
  });
  expect(value('note')).toBe('光');
});

test('a seed is typed, replayed or renewed', () => {
  const field = control('seed').the<HTMLInputElement>('.number-field');
  const seen = vi.fn();
  page.live.store.subscribe(seen);
  click(page.button('Replay'));
  expect(value('seed')).toBe(7);
  expect(seen).toHaveBeenCalledOnce();
  click(page.button('New seed'));
  const renewed = value('seed');
  expect(renewed).toBe(599);
  for (let i = 0; i < 50; i++) click(page.button('New seed'));
  expect(String(value('seed')).length).toBeLessThanOrEqual(5);
  type(field, '12');
  press(field, 'Enter');
  expect(value('seed')).toBe(12);
  type(field, '9'.repeat(12));
  press(field, 'Enter');
  expect(value('seed')).toBe(2 ** 32 - 1);
  expect(said()).toContain('too large');
  click(page.button('New seed'));
  expect(String(value('seed')).length).toBeLessThanOrEqual(5);
});

test('names are edited with their list, so they have no control of their own', () => {
  expect(control('names').root.innerHTML).toBe('');
});

test('a value that moves passes React by, until it meets a limit', () => {
  const rendered = vi.fn();
  const Watched = (props: Parameters<typeof Control>[0]) =>
    createElement(Profiler, { id: 'control', onRender: rendered }, createElement(Control, props));
  page = open(Watched, { name: 'u' });
  rendered.mockClear();
  act(() => void page.live.set({ u: 0.61 }));
  expect(rendered).not.toHaveBeenCalled();
  expect(page.the<HTMLInputElement>('input[type=range]').value).toBe('0.61');
  expect(page.the<HTMLInputElement>('.number-field').value).toBe('0.61');
  expect(page.the('.knob').style.transform).toContain('0.61');
  act(() => void page.live.set({ u: 0 }));
  expect(rendered).toHaveBeenCalledTimes(1);
});
