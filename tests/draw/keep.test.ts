import { expect, it, vi } from 'vitest';
import { keep } from '#draw/keep.ts';

it('makes a result once while the arguments are the same, and keeps the last one only', () => {
  const make = vi.fn((x: number, more?: object) => ({ x, more }));
  const kept = keep(make);
  const list = {};
  const first = kept(NaN, list);
  expect(kept(NaN, list)).toBe(first);
  expect(make).toHaveBeenCalledOnce();
  expect(kept(NaN, {})).not.toBe(first);
  expect(kept(-0, list).x).toBe(-0);
  expect(kept(0, list).x).toBe(0);
  expect(kept(NaN, list)).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(5);
});

it('takes a result that is nothing for a result', () => {
  const make = vi.fn((_: string) => undefined);
  const kept = keep(make);
  kept('a');
  kept('a');
  expect(make).toHaveBeenCalledOnce();
});
