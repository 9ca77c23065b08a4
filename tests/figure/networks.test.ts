/** Networks are loaded once, when somebody needs them, and nothing is shown of one that did not come whole. */

import { expect, test } from 'vitest';
import type { Fault, Networks } from '#figure/asking.ts';
import { createNetworks } from '#figure/networks.ts';
import { together } from '#figure/together.ts';

interface Request {
  readonly name: string;
  readonly progress: (got: number) => void;
  readonly signal: AbortSignal;
  readonly come: (result: { net: unknown } | Fault) => Promise<void>;
}

function opened(): { networks: Networks; asked: Request[] } {
  const asked: Request[] = [];
  const networks = createNetworks({
    size: (name) => name.length * 100,
    load: (name, progress, signal) =>
      new Promise((resolve) => {
        const come = async (result: { net: unknown } | Fault) => {
          resolve(result);
          await Promise.resolve();
        };
        asked.push({ name, progress, signal, come });
      }),
  });
  return { networks, asked };
}

test('a network is asked for once, and what is here is the same object until more has come', async () => {
  const { networks, asked } = opened();
  const none = networks.found();
  networks.want(['poet']);
  networks.want(['poet']);
  expect(asked.map(({ name }) => name)).toEqual(['poet']);
  expect(networks.found()).toBe(none);
  await asked[0]?.come({ net: 'speaks' });
  expect(networks.found()).toEqual({ poet: 'speaks' });
  networks.want(['poet']);
  networks.ask(['poet']);
  expect(asked).toHaveLength(1);
});

test('progress is heard, and adds up over several', () => {
  const { networks, asked } = opened();
  const heard: number[] = [];
  const end = networks.subscribe(() => heard.push(together(networks, ['poet', 'tang']).got));
  networks.want(['poet', 'tang']);
  asked[0]?.progress(100);
  asked[1]?.progress(50);
  expect(together(networks, ['poet', 'tang'])).toEqual({ state: 'loading', got: 150, size: 800 });
  end();
  asked[1]?.progress(60);
  expect(heard.at(-1)).toBe(150);
});

test('what a reader cancels stays cancelled until they ask again, and what comes late is not taken', async () => {
  const { networks, asked } = opened();
  networks.want(['poet']);
  networks.cancel(['poet']);
  expect(asked[0]?.signal.aborted).toBe(true);
  await asked[0]?.come({ net: 'late' });
  asked[0]?.progress(300);
  expect(networks.of('poet')).toEqual({ state: 'cancelled', got: 0, size: 400 });
  expect(networks.found()).toEqual({});
  networks.want(['poet']);
  expect(asked).toHaveLength(1);
  networks.ask(['poet']);
  await asked[1]?.come({ net: 'speaks' });
  expect(networks.found()).toEqual({ poet: 'speaks' });
});

test.each(['unreachable', 'damaged'] as const)(
  'one that is %s is said to be, and can be tried again',
  async (fault) => {
    const { networks, asked } = opened();
    networks.want(['poet']);
    await asked[0]?.come(fault);
    expect(networks.of('poet').state).toBe(fault);
    networks.want(['poet']);
    expect(asked).toHaveLength(1);
    networks.ask(['poet']);
    expect(networks.of('poet').state).toBe('loading');
  },
);

test('of several, the worst is said', async () => {
  const { networks, asked } = opened();
  const state = () => together(networks, ['poet', 'tang']).state;
  expect(state()).toBe('absent');
  networks.want(['poet', 'tang']);
  await asked[0]?.come({ net: 1 });
  expect(state()).toBe('loading');
  await asked[1]?.come('unreachable');
  expect(state()).toBe('unreachable');
  networks.ask(['tang']);
  await asked[2]?.come({ net: 2 });
  expect(state()).toBe('ready');
});
