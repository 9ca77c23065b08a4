// @vitest-environment jsdom
/** What an embed page says to the page around it, and what it hears. */

import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { converse } from '#app/converse.ts';
import { createLive, type Live } from '#figure/live.ts';
import { spec } from '../figure/fixture.ts';

interface Said {
  readonly [name: string]: unknown;
}

let said: Said[];
let live: Live;
let end: () => void;
const page = { postMessage: (data: Said) => said.push(structuredClone(data)) } as unknown as Window;

const hear = (data: unknown, source: unknown = page) => {
  said = [];
  const event = new MessageEvent('message', { data });
  Object.defineProperty(event, 'source', { value: source });
  dispatchEvent(event);
  return said;
};
const ask = (more: object) => hear({ type: 'area-map', version: 1, ...more });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, 'parent', 'get').mockReturnValue(page);
  said = [];
  live = createLive(spec) as unknown as Live;
  end = converse(live, live.store.getState(), () => 'https://book/here').end;
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('says that it is there, with parameters, readouts and the link', () => {
  expect(said).toHaveLength(1);
  expect(said[0]).toMatchObject({ type: 'area-map', version: 1, event: 'ready', figure: 'sums' });
  expect(said[0]).toMatchObject({ link: 'https://book/here', params: { u: 0.42, logits: [3.5, 1.2, 0.3] } });
  expect(said[0]).toMatchObject({ readouts: { p0: expect.closeTo(0.8764, 4) } });
});

it('answers a question with its number', () => {
  expect(ask({ event: 'get', id: 'q7' })).toMatchObject([
    { event: 'state', id: 'q7', refused: [], params: { u: 0.42 } },
  ]);
});

it.each([
  ['u=0.7&logits=1,2'],
  ['sums.u=0.7&sums.logits=1,2'],
  [{ u: 0.7, logits: [1, 2] }],
  [{ u: '0.7', logits: '1,2' }],
])('takes %j', (params) => {
  expect(ask({ event: 'set', params })).toMatchObject([{ params: { u: 0.7, logits: [1, 2], stage: 2 }, refused: [] }]);
});

it('goes back to what was asked for at the beginning, whatever has happened before it listens', () => {
  end();
  const asked = live.store.getState();
  live.set({ u: 0.9 });
  end = converse(live, asked, () => 'https://book/here').end;
  expect(ask({ event: 'reset' }).at(-1)).toMatchObject({ params: { u: 0.42 } });
});

it('keeps what is not named, unless the whole is meant', () => {
  ask({ event: 'set', params: 'u=0.7' });
  expect(ask({ event: 'set', params: 'stage=1' })).toMatchObject([{ params: { u: 0.7, stage: 1 } }]);
  expect(ask({ event: 'set', params: 'stage=0', whole: true })).toMatchObject([{ params: { u: 0.42, stage: 0 } }]);
  ask({ event: 'set', params: 'u=0.7' });
  expect(ask({ event: 'reset' })).toMatchObject([{ params: { u: 0.42, stage: 2 } }]);
});

it('says what it refused and what it used instead', () => {
  expect(ask({ event: 'set', params: { u: 5, tea: 1, base: 'π' } })).toMatchObject([
    {
      params: { u: 0.999, base: 'e' },
      refused: [
        { param: 'tea', reason: 'unknown' },
        { param: 'u', reason: 'too-large', used: 0.999 },
        { param: 'base', reason: 'no-such-choice', asked: 'π' },
      ],
    },
  ]);
  expect(ask({ event: 'set', params: 3 })).toMatchObject([{ refused: [{ param: 'params', reason: 'unreadable' }] }]);
});

it('hears nobody but the page around, and no other language', () => {
  expect(hear({ type: 'area-map', version: 1, event: 'get' }, window)).toEqual([]);
  expect(hear({ type: 'area-map', version: 1, event: 'set', params: 'u=0.9' }, null)).toEqual([]);
  for (const other of [{ version: 2 }, { type: 'other' }, { event: 'explode' }, { event: undefined }])
    expect(ask({ event: 'get', ...other })).toEqual([]);
  expect(live.store.getState()['u']).toBe(0.42);
});

it('stands whatever is thrown at it', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom('set', 'get', 'reset', 'size'), (anything, event) => {
      hear(anything);
      for (const { params, figure } of ask({ event, params: anything, id: anything })) {
        expect(figure).toBe('sums');
        for (const value of Object.values(params as object).flat()) expect(value).not.toBeNaN();
      }
    }),
    { numRuns: 300 },
  );
});

it('tells of a drag ten times a second, and of its end', async () => {
  said = [];
  for (let i = 0; i < 100; i++) {
    live.set({ u: i / 200 });
    await vi.advanceTimersByTimeAsync(16);
  }
  await vi.advanceTimersByTimeAsync(200);
  expect(said.length).toBeGreaterThan(10);
  expect(said.length).toBeLessThan(20);
  expect(said.every(({ event }) => event === 'changed')).toBe(true);
  expect(said.at(-1)).toMatchObject({ params: { u: 0.495 } });
});
