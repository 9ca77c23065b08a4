/**
 * The files of networks: fetched with progress, checked, kept on the reader's device, and never shown damaged.
 *
 * @vitest-environment jsdom
 */

import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Networks } from '#figure/asking.ts';

const BYTES = Uint8Array.from({ length: 3000 }, (_, i) => i % 251);
const SHA = createHash('sha256').update(BYTES).digest('hex');

vi.mock('#nets/files.json', () => ({
  default: {
    poet: { file: 'poet.bin', bytes: BYTES.length, sha256: SHA },
    broken: { file: 'broken.bin', bytes: BYTES.length, sha256: SHA },
  },
}));
vi.mock('#nets/sizes.json', () => ({ default: { poet: BYTES.length, broken: BYTES.length } }));
vi.mock('#nets/openNet.ts', () => ({ openNet: (bytes: Uint8Array) => `opened ${bytes.length}` }));

/** What a host sends, by file. */
let hosted: { [file: string]: readonly Uint8Array[] | Error };
let asked: { address: string; cache: string }[];
let kept: Map<string, Uint8Array>;
let networks: Networks;

const pieces = (bytes: Uint8Array) => [bytes.slice(0, 1000), bytes.slice(1000, 2500), bytes.slice(2500)];
const fileOf = (address: string) => /nets\/([^?]+)/.exec(address)?.[1] as string;

beforeEach(async () => {
  hosted = { 'poet.bin': pieces(BYTES) };
  asked = [];
  kept = new Map();
  vi.stubGlobal('fetch', async (address: string, { cache, signal }: RequestInit) => {
    asked.push({ address, cache: String(cache) });
    const sent = hosted[fileOf(address)];
    if (sent === undefined) return new Response('no such file', { status: 404 });
    if (sent instanceof Error) throw sent;
    return new Response(
      new ReadableStream({
        start: (to) => {
          signal?.addEventListener('abort', () => to.error(new Error('aborted')));
          for (const piece of sent) to.enqueue(piece);
          to.close();
        },
      }),
    );
  });
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (address: string) => {
        const bytes = kept.get(address);
        return bytes && new Response(bytes.slice());
      },
      put: async (address: string, response: Response) =>
        void kept.set(address, new Uint8Array(await response.arrayBuffer())),
      delete: async (address: string) => kept.delete(address),
    }),
  });
  vi.resetModules();
  networks = (await import('#app/pageNetworks.ts')).pageNetworks;
});
afterEach(() => vi.unstubAllGlobals());

async function settled(name: string): Promise<string> {
  networks.ask([name]);
  await vi.waitFor(() => expect(networks.of(name).state).not.toBe('loading'));
  return networks.of(name).state;
}

test('a network comes in pieces, with its progress, and is opened', async () => {
  const heard: number[] = [];
  networks.subscribe(() => heard.push(networks.of('poet').got));
  expect(await settled('poet')).toBe('ready');
  expect(networks.found()).toEqual({ poet: 'opened 3000' });
  expect(heard).toEqual(expect.arrayContaining([0, 1000, 2500, 3000]));
});

test('its address names its content, so that an older copy is never taken for it', async () => {
  await settled('poet');
  expect(asked[0]?.address).toBe(`/nets/poet.bin?v=${SHA.slice(0, 12)}`);
});

test('it is kept, and needs no connection the next time', async () => {
  await settled('poet');
  vi.resetModules();
  hosted = { 'poet.bin': new Error('offline') };
  networks = (await import('#app/pageNetworks.ts')).pageNetworks;
  expect(await settled('poet')).toBe('ready');
  expect(asked).toHaveLength(1);
});

test('no connection and no such file are the same to a reader: out of reach', async () => {
  hosted = { 'poet.bin': new Error('offline') };
  expect(await settled('poet')).toBe('unreachable');
  expect(await settled('broken')).toBe('unreachable');
  expect(await settled('unheard of')).toBe('unreachable');
});

const flipped = BYTES.slice();
flipped[1234] = (flipped[1234] as number) ^ 1;
test.each([
  ['one bit is wrong', pieces(flipped)],
  ['the end is missing', pieces(BYTES).slice(0, 2)],
  ['a page of the host came instead', [new TextEncoder().encode('<!doctype html><p>Please log in')]],
])('if %s, nothing is shown or kept, and trying again asks the host anew', async (_, sent) => {
  hosted = { 'poet.bin': sent };
  expect(await settled('poet')).toBe('damaged');
  expect(networks.found()).toEqual({});
  expect(kept.size).toBe(0);
  hosted = { 'poet.bin': pieces(BYTES) };
  expect(await settled('poet')).toBe('ready');
  expect(asked.map(({ cache }) => cache)).toEqual(['default', 'reload']);
});

test('what a host adds at the end is not taken', async () => {
  hosted = { 'poet.bin': [...pieces(BYTES), Uint8Array.of(1, 2, 3)] };
  expect(await settled('poet')).toBe('ready');
  expect([...kept.values()].map((bytes) => bytes.length)).toEqual([BYTES.length]);
});

test('a kept copy that has been damaged is thrown away', async () => {
  await settled('poet');
  const [address] = [...kept.keys()];
  kept.set(address as string, flipped);
  vi.resetModules();
  networks = (await import('#app/pageNetworks.ts')).pageNetworks;
  expect(await settled('poet')).toBe('damaged');
  expect(await settled('poet')).toBe('ready');
});

test('without a place to keep it, it is loaded all the same', async () => {
  vi.stubGlobal('caches', {
    open: () => {
      throw new Error('not in a private window');
    },
  });
  expect(await settled('poet')).toBe('ready');
  vi.stubGlobal('caches', undefined);
  vi.resetModules();
  networks = (await import('#app/pageNetworks.ts')).pageNetworks;
  expect(await settled('poet')).toBe('ready');
});
