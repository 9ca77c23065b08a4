// @vitest-environment jsdom
/** What a page hears of the book being kept on the device: the end is the end, whatever is told late. */

import { afterEach, expect, it, vi } from 'vitest';
import { type Kept, keepBook } from '#app/offline/keep.ts';

class Worker extends EventTarget {
  state = 'installing';
  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

async function keeping() {
  const worker = new Worker();
  const registration = Object.assign(new EventTarget(), { active: null, waiting: null, installing: worker });
  const workers = Object.assign(new EventTarget(), { controller: null, register: async () => registration });
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  const said: Kept[] = [];
  await keepBook({ changed: (kept) => said.push(kept), newer: vi.fn() });
  const tell = (got: number) =>
    workers.dispatchEvent(new MessageEvent('message', { data: { areaMap: 'keeping', got, of: 9, bytes: 7e6 } }));
  return { worker, tell, said };
}

it.each([
  ['redundant', 'failed'],
  ['activated', 'kept'],
])('a worker that is %s: %s, and nothing more', async (state, end) => {
  const { worker, tell, said } = await keeping();
  tell(3);
  worker.becomes(state);
  tell(4);
  expect(said).toEqual([{ state: 'keeping', got: 3, of: 9, bytes: 7e6 }, { state: end }]);
});

it('lets the page write what is still to be written before a new edition loads it again', async () => {
  const workers = Object.assign(new EventTarget(), { controller: {}, register: () => Promise.reject(new Error()) });
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  const left = vi.fn();
  addEventListener('pagehide', left, { once: true });
  // jsdom goes nowhere, and says so.
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await keepBook({ changed: vi.fn(), newer: vi.fn() });
  workers.dispatchEvent(new Event('controllerchange'));
  expect(left).toHaveBeenCalledOnce();
  said.mockRestore();
});
