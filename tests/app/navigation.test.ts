// @vitest-environment jsdom
/** Which clicks stay in the document, and where a page is scrolled to. */

import { beforeEach, expect, it, vi } from 'vitest';
import { arrive, askedPage, noteScroll, visit } from '#app/navigation.ts';
import { goToPlace, placeNow } from '#app/place.ts';

const click = (html: string, more: { readonly [name: string]: unknown } = {}) => {
  document.body.innerHTML = html;
  const target = document.body.querySelector('a')?.firstElementChild ?? document.body.querySelector('a');
  const none = { defaultPrevented: false, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  const url = askedPage({ ...none, target, ...more });
  return url && url.pathname + url.search + url.hash;
};

beforeEach(() => history.replaceState(null, '', '/zh/softmax/?prize.base=2'));

it('takes plain clicks on pages of the book', () => {
  expect(click('<a href="/en/softmax/"><b>x</b></a>')).toBe('/en/softmax/');
  expect(click('<a href="../#map">x</a>')).toBe('/zh/#map');
});

it('leaves everything else to the browser', () => {
  expect(click('<a href="https://example.org/zh/">x</a>')).toBeUndefined();
  expect(click('<a href="/embed/zh/softmax/prize/">x</a>')).toBeUndefined();
  expect(click('<a href="/softmax/">x</a>')).toBeUndefined();
  expect(click('<a href="#prize">x</a>')).toBeUndefined();
  expect(click('<a target="_blank" href="/en/">x</a>')).toBeUndefined();
  expect(click('<a href="/en/" download>x</a>')).toBeUndefined();
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey', 'defaultPrevented']) {
    expect(click('<a href="/en/">x</a>', { [key]: true })).toBeUndefined();
  }
  expect(click('<a href="/en/">x</a>', { button: 1 })).toBeUndefined();
});

it('begins a new page at its top, with the focus on its title, and an old one where it was left', () => {
  document.body.innerHTML = '<main><h1>T</h1></main>';
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
  noteScroll();
  visit(new URL('/en/', location.href));
  arrive(undefined);
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  expect(document.activeElement?.textContent).toBe('T');
  history.replaceState(null, '', '/zh/softmax/');
  arrive(undefined);
  expect(scrolled).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
});

it('keeps the place by the last heading or figure above', () => {
  document.body.innerHTML = '<main><h2 id="a"></h2><figure id="b"></figure><h2 id="c"></h2></main>';
  const tops: { readonly [id: string]: number } = { a: -900, b: -100, c: 700 };
  for (const [id, top] of Object.entries(tops)) {
    (document.getElementById(id) as HTMLElement).getBoundingClientRect = () => ({ top }) as DOMRect;
  }
  const place = placeNow();
  expect(place).toEqual({ id: 'b', offset: -100 });
  (document.getElementById('b') as HTMLElement).getBoundingClientRect = () => ({ top: 300 }) as DOMRect;
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  goToPlace(place);
  expect(scrolled).toHaveBeenCalledWith({ top: 400, behavior: 'instant' });
});
