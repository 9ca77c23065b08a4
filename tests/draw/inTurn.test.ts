/** What follows a drag follows at a pace; everything else is written at once, and the last is never lost. */

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { inTurn, writeAll } from '#draw/inTurn.ts';
import { whileMoving } from '#draw/moving.ts';

let written: string[] = [];
const [first, second] = ['first', 'second'].map((name) => () => void written.push(name)) as [() => void, () => void];
/** One move of a drag, and what happens before the browser draws. */
const move = async (...writes: readonly (() => void)[]) => {
  whileMoving(() => {
    for (const write of writes) inTurn(write);
  });
  await Promise.resolve();
};

// Once, so that time goes on from test to test.
beforeAll(() => void vi.useFakeTimers());
beforeEach(async () => {
  await vi.advanceTimersByTimeAsync(1000);
  written = [];
});
afterAll(() => void vi.useRealTimers());

it('writes at once what is not dragged', () => {
  inTurn(first);
  inTurn(first);
  expect(written).toEqual(['first', 'first']);
});

it('writes the first move with all who hear of it, then at a pace, and the last when the hand rests', async () => {
  await move(first, second);
  expect(written).toEqual(['first', 'second']);
  for (let i = 0; i < 60; i++) {
    await vi.advanceTimersByTimeAsync(16);
    await move(first);
  }
  const paced = written.length;
  expect(paced).toBeGreaterThan(12);
  expect(paced).toBeLessThan(24);
  await vi.advanceTimersByTimeAsync(16);
  await move(second);
  await vi.advanceTimersByTimeAsync(300);
  expect(written.at(-1)).toBe('second');
});

it('writes what waits as soon as the hand lets go, and once', async () => {
  await move(first);
  await vi.advanceTimersByTimeAsync(10);
  await move(first);
  expect(written).toEqual(['first']);
  writeAll();
  writeAll();
  expect(written).toEqual(['first', 'first']);
  await vi.advanceTimersByTimeAsync(300);
  expect(written).toEqual(['first', 'first']);
});

it('is over with a move that fails', () => {
  expect(() =>
    whileMoving(() => {
      throw new Error('no');
    }),
  ).toThrow('no');
  inTurn(first);
  expect(written).toEqual(['first']);
});
