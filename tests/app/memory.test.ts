// @vitest-environment jsdom
/** What a page remembers of its figures: steps taken back by keys, and pinned states, in the address and beside it. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readPin, writePin, writePinned } from '#app/memory/pin.ts';
import { listenForUndo } from '#app/memory/undoKeys.ts';
import { watchPin } from '#app/memory/watchPin.ts';
import { createLive, type Live } from '#figure/live.ts';
import { remember } from '#figure/memory.ts';
import { figure } from '#spec/figure.ts';
import { number } from '#spec/params.ts';

const dial = figure({
  id: 'dial',
  params: { T: number({ min: 0, max: 20, step: 0.1, initial: 1 }) },
  model: (values) => values,
  readouts: {},
  table: () => ({ columns: [], rows: [] }),
});
const newLive = () => createLive(dial) as unknown as Live;

describe('keys that take back', () => {
  const undone: string[] = [];
  beforeEach(() => {
    undone.length = 0;
    document.body.innerHTML = `<figure id="dial"><svg><rect/></svg><input type="range"><input type="text"></figure>
      <figure id="wells"><button>x</button></figure><p>words</p>`;
    const past = (id: string) => ({ undo: () => undone.push(id), redo: () => undone.push(`${id} again`) });
    return listenForUndo((id) => (id === '' ? undefined : (past(id) as never)));
  });
  const at = (selector: string) => document.querySelector(selector) as Element;
  const press = (selector: string) =>
    at(selector).dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));
  const touch = (selector: string) => at(selector).dispatchEvent(new Event('pointerdown', { bubbles: true }));

  it('are those of the figure with the focus, sliders included, and not those of a text field', () => {
    press('#wells button');
    press('#dial [type=range]');
    press('#dial [type=text]');
    expect(undone).toEqual(['wells', 'dial']);
  });

  it('without any focus, are those of the figure that was touched last', () => {
    press('body');
    touch('rect');
    press('body');
    touch('p');
    press('body');
    expect(undone).toEqual(['dial']);
  });
});

describe('a pin in the address', () => {
  it.each(['?dial.pin=dial.T%3D2', '?dial.pin', '?dial%2Epin=', '?dial.pin=1&dial.pin=2&wells.pin='])(
    'is taken out again: %s',
    (query) => {
      expect(readPin(newLive(), query)).toBeDefined();
      const without = writePin(newLive(), undefined, query);
      expect(readPin(newLive(), without)).toBeUndefined();
      expect(without).toBe(query.includes('wells') ? '?wells.pin=' : '');
    },
  );

  it.each(['%', '%E0%A4%A', 'dial.pin%3Ddial.T%253D2', '\ud800', 'x'.repeat(10_000)])(
    'may be anything: %.20s',
    (pin) => {
      expect(readPin(newLive(), `?dial.pin=${pin}`)).toEqual({ T: 1 });
    },
  );

  it('is no fault where the browser has had enough of new addresses', () => {
    const refuse = vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    expect(() => writePinned(newLive(), { T: 2 })).not.toThrow();
    refuse.mockRestore();
  });
});

it('a state that is pinned, taken down and pinned again while its code comes is shown once', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  document.body.innerHTML = '<figure id="dial"><div class="picture"></div><figcaption></figcaption></figure>';
  const ghosts = () => document.querySelectorAll('.pin-line').length;
  const live = newLive();
  const { pin } = remember(live);
  const words = { params: {} } as never;
  const end = watchPin({ live, words, loadView: async () => ({ draw: () => undefined }) as never }, pin, 'en');
  const values = { T: 2 };
  for (const state of [{ values }, {}, { values }]) pin.setState(state, true);
  await vi.waitFor(() => expect(ghosts()).toBeGreaterThan(0), 5000);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(ghosts()).toBe(1);
  end();
  expect(ghosts()).toBe(0);
});
