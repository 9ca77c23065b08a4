// @vitest-environment jsdom
/** A number is guessed before the figure is seen. */

import { beforeEach, expect, it, vi } from 'vitest';
import { predict } from '#app/predict.ts';
import { createLive, type Live } from '#figure/live.ts';
import { spec } from '../figure/fixture.ts';

const guessed = vi.fn();
let root: HTMLElement;
const ask = (name: string) => predict(createLive(spec) as unknown as Live, { name, lang: 'en', root, guessed });
const the = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const asked = () => document.documentElement.dataset['asked'];
function give(guess: string) {
  the<HTMLInputElement>('.predict input').value = guess;
  the('.predict button').click();
}

beforeEach(() => {
  guessed.mockClear();
  document.documentElement.dataset['asked'] = '';
  document.body.innerHTML = '<div id="root"></div>';
  root = the('#root');
});

it('keeps the figure away until a number is given, and sets it beside the computed one', () => {
  expect(ask('p0')).toBeUndefined();
  expect(asked()).toBe('');
  expect(the<HTMLInputElement>('.predict input').labels?.[0]?.textContent).toBe('Guess the number first');
  give('most of it');
  expect(the('.predict .say').textContent).toBe('Please write a number.');
  expect(asked()).toBe('');
  expect(guessed).not.toHaveBeenCalled();
  the<HTMLInputElement>('.predict input').value = ' 50% ';
  the('.predict input').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(the('.predict').textContent).toBe('You guessed 50%; computed: 87.6%.');
  expect(document.activeElement).toBe(the('.predict'));
  expect(asked()).toBeUndefined();
  expect(guessed).toHaveBeenCalledWith('50%');
});

it('shows the figure at once where there is nothing of that name to guess, and says so', () => {
  expect(ask('toString')).toContain('toString');
  expect(asked()).toBeUndefined();
  expect(document.querySelector('.predict')).toBeNull();
});
