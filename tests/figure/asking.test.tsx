/**
 * A figure that asks a network: it opens without, waits truthfully, and goes on when the network is here.
 *
 * @vitest-environment jsdom
 */

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { networkUi } from '#app/networkUi.ts';
import type { Fault, Networks } from '#figure/asking.ts';
import { createLive, type Live } from '#figure/live.ts';
import { NetworkLine } from '#figure/NetworkLine.tsx';
import { createNetworks } from '#figure/networks.ts';
import { type Scope, ScopeContext } from '#figure/scope.ts';
import { type Found, figure } from '#spec/figure.ts';
import { number, text } from '#spec/params.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const spec = figure({
  id: 'echo',
  params: { said: text({ initial: 'moon', maxLength: 9 }), n: number({ min: 1, max: 9, step: 1, initial: 1 }) },
  nets: () => ['poet'],
  model: ({ said }, drawn?: number, found: Found = {}) => ({
    answer: said === 'moon' ? 'light' : ((found['poet'] as string | undefined) ?? 'waiting'),
    drawn,
    asked: Object.keys(found),
  }),
  readouts: {},
  table: () => ({ columns: [], rows: [] }),
});

function opened(): {
  networks: Networks;
  come: (result: { net: unknown } | Fault) => Promise<void>;
  asked: () => number;
} {
  const waiting: ((result: { net: unknown } | Fault) => void)[] = [];
  const networks = createNetworks({
    size: () => 1_400_000,
    load: (_, progress) =>
      new Promise((resolve) => {
        progress(700_000);
        waiting.push(resolve);
      }),
  });
  return {
    networks,
    asked: () => waiting.length,
    come: async (result) => {
      waiting.at(-1)?.(result);
      await Promise.resolve();
    },
  };
}

test('at the values it opens with, nothing is asked for', () => {
  const { networks, asked } = opened();
  const live = createLive(spec, networks);
  expect(live.model().answer).toBe('light');
  expect(live.asking?.waits()).toBe(false);
  expect(asked()).toBe(0);
});

test('other values ask for the network; the model says that it waits, and follows when it comes', async () => {
  const { networks, asked, come } = opened();
  const live = createLive(spec, networks);
  const seen: string[] = [];
  live.store.subscribe(() => seen.push(live.model().answer));
  live.set({ said: 'sun' });
  expect(asked()).toBe(1);
  expect(live.model()).toEqual({ answer: 'waiting', drawn: 0, asked: [] });
  await come({ net: 'shines' });
  expect(seen).toEqual(['waiting', 'shines']);
  expect(live.asking?.waits()).toBe(false);
});

test('a figure that knows more by itself asks later', () => {
  const { networks, asked } = opened();
  const live = createLive({ ...spec, holds: ({ said }) => said.startsWith('m') }, networks);
  live.set({ said: 'mist' });
  expect(asked()).toBe(0);
  live.set({ said: 'sun' });
  expect(asked()).toBe(1);
});

test('a long text is read a slice a frame, of the values there are then, and the picture waits', async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
  const { networks, come } = opened();
  const read: string[] = [];
  const prepare = ({ said }: { readonly said: string }) => read.push(said) > 2 && read.at(-3) === said;
  const live = createLive({ ...spec, prepare }, networks);
  const seen: string[] = [];
  live.store.subscribe(() => seen.push(live.model().answer));
  live.set({ said: 'sun' });
  await come({ net: 'shines' });
  expect(seen).toEqual(['waiting', 'waiting']);
  live.set({ said: 'star' });
  while (frames.length > 0) frames.shift()?.();
  vi.unstubAllGlobals();
  expect(read).toEqual(['sun', 'star', 'star', 'star']);
  expect(seen).toEqual(['waiting', 'waiting', 'waiting', 'shines']);
  expect(live.asking?.waits()).toBe(false);
});

test('a long text is not grown while its network is awaited', async () => {
  const { networks, come } = opened();
  const live = createLive({ ...spec, sample: ({ said }) => ({ of: said, size: 50, first: 5 }) }, networks);
  live.set({ said: 'sun' });
  expect(live.sampling?.progress()).toEqual({ drawn: 0, size: 50, stopped: false });
  live.store.subscribe(() => live.model());
  await come({ net: 'shines' });
  // Then in slices: none in the moment itself, the first in the next frame.
  expect(live.model().drawn).toBe(0);
  await vi.waitFor(() => expect(live.model().drawn).toBeGreaterThanOrEqual(5));
});

test('without networks a figure shows what it holds', () => {
  const live = createLive(spec);
  expect(live.asking).toBeUndefined();
  live.set({ said: 'sun' });
  expect(live.model().answer).toBe('waiting');
});

function line() {
  const { networks, come, asked } = opened();
  const live = createLive(spec, networks);
  const box = document.body.appendChild(document.createElement('figure'));
  const root = createRoot(box);
  const asking = live.asking;
  if (!asking) throw new Error('nothing is asked');
  act(() =>
    root.render(
      <ScopeContext.Provider value={{ cardHref: (net: string) => `/en/networks/#${net}` } as unknown as Scope}>
        <NetworkLine live={live as unknown as Live} asking={asking} ui={networkUi.en} lang="en" />
      </ScopeContext.Provider>,
    ),
  );
  return {
    networks,
    come: (result: { net: unknown } | Fault) => act(() => come(result)),
    asked,
    live,
    box,
    said: () => box.querySelector('[role=status]')?.textContent,
    buttons: () => [...box.querySelectorAll('button')].map((button) => button.textContent),
    press: () => act(() => box.querySelector('button')?.click()),
    close: () => {
      act(() => root.unmount());
      box.remove();
    },
  };
}

test('the line says what will be loaded and how large it is, then how far it is, then that it is here', async () => {
  const { box, said, buttons, press, come, close } = line();
  expect(said()).toContain('the poet');
  expect(said()).toContain('1,400 kB');
  press();
  expect(said()).toContain('Loading the poet');
  expect(box.textContent).toContain('50%');
  expect(buttons()).toEqual([networkUi.en.cancel]);
  await come({ net: 'speaks' });
  expect(said()).toContain('Running in this page');
  expect(buttons()).toEqual([]);
  close();
});

test('it can be cancelled and tried again, and says what went wrong', async () => {
  const { said, buttons, press, come, close, asked } = line();
  press();
  press();
  expect(said()).toContain('Not loaded');
  press();
  expect(asked()).toBe(2);
  await come('damaged');
  expect(said()).toContain('Damaged');
  expect(buttons()).toEqual([networkUi.en.retry]);
  press();
  await come('unreachable');
  expect(said()).toContain('Out of reach');
  close();
});

test('a reader who comes near has it loaded before anything is changed', () => {
  const { box, asked, close } = line();
  act(() => void box.dispatchEvent(new Event('pointerenter')));
  expect(asked()).toBe(1);
  close();
  act(() => void box.dispatchEvent(new Event('pointerenter')));
  expect(asked()).toBe(1);
});

test('the press whose coming near began to load it does not cancel it', async () => {
  const { box, press, said, come, close, asked } = line();
  act(() => void box.dispatchEvent(new Event('pointerenter')));
  press();
  expect(asked()).toBe(1);
  expect(said()).not.toContain('Not loaded');
  await come({ net: 'shines' });
  expect(said()).not.toContain('Not loaded');
  close();
});
