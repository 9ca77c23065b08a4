// @vitest-environment jsdom
/** The view for a wall: what the address says of it, how large it is, and which keys it takes. */

import { describe, expect, it, test } from 'vitest';
import { figureAddresses } from '#app/addresses.ts';
import { fitRoot } from '#app/present/fitRoot.ts';
import { stepOf } from '#app/present/keys.ts';
import { asksToPresent, showView, watchView, withView } from '#app/present/view.ts';

describe('the address', () => {
  it('asks for the view in one part of its query, and keeps the others', () => {
    expect(asksToPresent('?prize.base=2&view=present')).toBe(true);
    for (const other of ['', '?view=presents', '?review=present', '?view=']) expect(asksToPresent(other)).toBe(false);
    expect(withView('?prize.base=2', true)).toBe('?view=present&prize.base=2');
    expect(withView('?view=present&prize.base=2', true)).toBe('?view=present&prize.base=2');
    expect(withView('?view=present&prize.base=2', false)).toBe('?prize.base=2');
    expect(withView('?view=present', false)).toBe('');
  });

  it('is written with the figure that is shown, and goes along with every link that is copied', () => {
    const { linkHref } = figureAddresses('en', 'softmax/');
    history.replaceState(null, '', '/en/softmax/?prize.base=2');
    let told = 0;
    const stop = watchView(() => told++);
    showView(true, 'prize');
    expect(location.search + location.hash).toBe('?view=present&prize.base=2#prize');
    expect(linkHref?.('prize', 'prize.base=3')).toBe('/en/softmax/?prize.base=3&view=present#prize');
    showView(false, 'prize');
    expect(location.search + location.hash).toBe('?prize.base=2#prize');
    expect(linkHref?.('prize', '')).toBe('/en/softmax/#prize');
    stop();
    showView(true, 'prize');
    expect(told).toBe(2);
    showView(false, 'prize');
  });
});

test('a figure grows until width or height is filled, and never below what a phone needs', () => {
  const at = { root: 18, tall: 600, columns: 35 };
  expect(fitRoot({ ...at, room: { width: 1920, height: 1000 } })).toBe(30);
  expect(fitRoot({ ...at, room: { width: 700, height: 1000 } })).toBe(20);
  expect(fitRoot({ ...at, room: { width: 390, height: 800 } })).toBe(17);
  expect(fitRoot({ ...at, room: { width: 9000, height: 9000 } })).toBe(64);
});

describe('keys', () => {
  const press = (key: string, on = '<p></p>', more: object = {}) => {
    document.body.innerHTML = on;
    const target = document.body.querySelector('[data-on]') ?? document.body.firstElementChild;
    const none = { defaultPrevented: false, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
    return stepOf({ key, target, ...none, ...more });
  };

  it('step and leave, also on a button', () => {
    for (const key of ['ArrowRight', 'PageDown']) expect(press(key)).toBe('next');
    for (const key of ['ArrowLeft', 'PageUp']) expect(press(key, '<button></button>')).toBe('previous');
    expect(press('Escape')).toBe('leave');
    expect(press('a')).toBeUndefined();
  });

  it('belong to the control that has the focus, to a menu that is open, and to the browser', () => {
    for (const control of ['<input>', '<select></select>', '<g role="slider"></g>', '<button role="tab"></button>'])
      expect(press('ArrowRight', control)).toBeUndefined();
    expect(press('Escape', '<details open><button data-on></button></details>')).toBeUndefined();
    expect(press('ArrowLeft', '<p></p>', { altKey: true })).toBeUndefined();
    expect(press('Escape', '<p></p>', { defaultPrevented: true })).toBeUndefined();
  });
});
