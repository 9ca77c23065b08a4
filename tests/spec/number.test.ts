import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bounds, decimals, fraction, onSteps, snap, stepped, valueAt } from '#spec/number.ts';
import { between } from '../math/between.ts';

const logit: Bounds = { min: -6, max: 10, step: 0.1, fine: 0.001, infinite: [-1] };
const coarse: Bounds = { min: 0, max: 0.94, step: 0.1 };
const odd: Bounds = { min: -0.05, max: 0.94, step: 0.11 };
const whole: Bounds = { min: 2, max: 12, step: 1 };
const log: Bounds = { min: 0.01, max: 1000, step: 0.1, fine: 0.01, scale: 'log' };
const ALL = [logit, coarse, odd, whole, log];
const some = fc.constantFrom(...ALL);
const anyNumber = fc.oneof(fc.double({ noNaN: true }), between(-10, 1100), between(-10, 11));
const direction = fc.constantFrom<(-1 | 1)[]>(-1, 1);
const size = fc.constantFrom('small' as const, 'normal' as const, 'large' as const);
const start = fc.tuple(some, anyNumber).map(([p, x]): [Bounds, number] => [p, snap(p, x)]);

describe('the grid', () => {
  test('N80: the third step of 0.1 is 0.3', () => {
    let x = 0;
    for (let i = 0; i < 3; i++) x = stepped({ min: 0, max: 1, step: 0.1 }, x, 1);
    expect(String(x)).toBe('0.3');
    expect(0.1 + 0.1 + 0.1).not.toBe(0.3);
  });
  test('N80: a hundred steps up and down leave no dust', () => {
    let x = -6;
    for (let i = 0; i < 160; i++) {
      x = stepped(logit, x, 1);
      expect(String(x)).toMatch(/^-?\d+(\.\d)?$/);
    }
    expect(x).toBe(10);
  });
  test('N80: the maximum can be reached, also where it is on no step', () => {
    expect(stepped(coarse, 0.9, 1)).toBe(0.94);
    expect(stepped(coarse, 0.94, -1)).toBe(0.8);
    expect(stepped({ min: 0, max: 0.94, step: 0.01 }, 0.93, 1)).toBe(0.94);
    expect(snap(coarse, 7)).toBe(0.94);
    expect(valueAt(coarse, 1)).toBe(0.94);
  });
  test('N80: a finer resolution keeps what a coarse step would lose', () => {
    expect(snap({ min: 0, max: 10, step: 0.11, fine: 0.01 }, 2)).toBe(2);
  });
  test('never −0, never NaN', () => {
    expect(Object.is(snap(logit, -0.0001), 0)).toBe(true);
    expect(Object.is(snap(logit, -0), 0)).toBe(true);
    expect(() => snap(logit, Number.NaN)).toThrow(new RangeError('snap needs a number, got NaN'));
  });
  test('infinities only where declared', () => {
    expect(snap(logit, -Infinity)).toBe(-Infinity);
    expect(snap(logit, Infinity)).toBe(10);
    expect(snap(coarse, -Infinity)).toBe(0);
  });
  test('snapping twice is snapping once, within limits, with a short text', () => {
    fc.assert(
      fc.property(some, anyNumber, (p, x) => {
        const y = snap(p, x);
        if (y === -Infinity) return p === logit;
        expect(snap(p, y)).toBe(y);
        expect(y).toBeGreaterThanOrEqual(p.min);
        expect(y).toBeLessThanOrEqual(p.max);
        return String(y).length <= 8 && !Object.is(y, -0);
      }),
      { numRuns: 400 },
    );
  });
  test('nothing allowed is nearer', () => {
    fc.assert(fc.property(between(-6, 10), (x) => Math.abs(snap(logit, x) - x) <= 0.0005 + 1e-12));
  });
});

describe('steps', () => {
  test('U33: a step always moves, except at a limit', () => {
    fc.assert(
      fc.property(start, direction, size, ([p, x], by, how) => {
        const y = stepped(p, x, by, how);
        const limit = by > 0 ? p.max : p.min;
        if (x === limit || (x === -Infinity && by < 0)) return y === x;
        return by > 0 ? y > x : y < x;
      }),
      { numRuns: 400 },
    );
  });
  test('small, normal and large', () => {
    expect([stepped(logit, 1, 1, 'small'), stepped(logit, 1, 1), stepped(logit, 1, -1, 'large')]).toEqual([
      1.001, 1.1, 0,
    ]);
    expect(stepped(whole, 4, 1, 'small')).toBe(5);
  });
  test('out of −∞ into the range, never into an infinity', () => {
    expect(stepped(logit, -Infinity, 1)).toBe(-6);
    expect(stepped(logit, -6, -1)).toBe(-6);
    expect(stepped({ ...log, infinite: [1] }, Infinity, -1)).toBe(1000);
  });
  test('on a log scale a step is a tenth, and reaches both ends', () => {
    expect(stepped(log, 1, 1)).toBe(1.1);
    for (const by of [1, -1] as const) {
      let x = 1;
      for (let i = 0; i < 200; i++) x = stepped(log, x, by);
      expect(x).toBe(by > 0 ? 1000 : 0.01);
    }
  });
});

describe('the slider', () => {
  test('closed forms', () => {
    expect([fraction(logit, -6), fraction(logit, 2), fraction(logit, 10)]).toEqual([0, 0.5, 1]);
    expect(fraction(log, Math.sqrt(10))).toBeCloseTo(0.5, 12);
    expect([fraction(logit, -Infinity), fraction(log, -Infinity), fraction(log, Infinity)]).toEqual([0, 0, 1]);
    expect([valueAt(logit, -3), valueAt(logit, 0.5), valueAt(logit, 7)]).toEqual([-6, 2, 10]);
  });
  test('a value on the steps stands where it is found again', () => {
    fc.assert(
      fc.property(some, anyNumber, (p, x) => {
        const y = onSteps(p, x);
        return !Number.isFinite(y) || valueAt(p, fraction(p, y)) === y;
      }),
      { numRuns: 400 },
    );
  });
  test('a drag gives whole steps', () => {
    expect(onSteps(logit, 1.663)).toBe(1.7);
    expect(onSteps(logit, -Infinity)).toBe(-Infinity);
  });
});

describe('decimals', () => {
  test('as many as the value needs, at least as many as its step', () => {
    expect([decimals(logit, 1.5), decimals(logit, 1.663), decimals(logit, 1), decimals(whole, 4)]).toEqual([
      1, 3, 1, 0,
    ]);
    expect([decimals(log, 0.012), decimals(log, 1.5), decimals(log, 100)]).toEqual([3, 1, 0]);
  });
  test('show every value of the grid', () => {
    fc.assert(
      fc.property(start, ([p, x]) => !Number.isFinite(x) || snap(p, Number(x.toFixed(decimals(p, x)))) === x),
      { numRuns: 400 },
    );
  });
});

describe('whole numbers on a log scale', () => {
  const rank: Bounds = { min: 1, max: 50_304, step: 0.1, scale: 'log', whole: true };
  test('every whole number can be had, and nothing between', () => {
    expect([snap(rank, 16_083), snap(rank, 2.4), snap(rank, 60_000)]).toEqual([16_083, 2, 50_304]);
  });
  test('a drag gives three digits, and below 100 whole numbers', () => {
    expect([onSteps(rank, 16_083.4), onSteps(rank, 7.3), onSteps(rank, 99.7)]).toEqual([16_100, 7, 100]);
  });
  test('a step always moves, the smallest by one', () => {
    expect([stepped(rank, 1, 1), stepped(rank, 3, -1), stepped(rank, 1000, 1, 'small')]).toEqual([2, 2, 1001]);
    expect(stepped(rank, 1000, 1)).toBe(1100);
  });
  test('it is shown without decimals', () => {
    expect([decimals(rank, 7), decimals(rank, 16_083)]).toEqual([0, 0]);
  });
});

describe('values kept finer than they are moved', () => {
  const point = { min: 0, max: 0.999, step: 0.01, fine: 0.001, grid: 1e-6 };
  test('on a linear scale', () => {
    expect(snap(point, 0.1234567)).toBe(0.123457);
    expect(stepped(point, 0.123457, 1)).toBe(0.133457);
    expect(stepped(point, 0.123457, 1, 'small')).toBe(0.124457);
    expect(onSteps(point, 0.123457)).toBe(0.12);
    expect(decimals(point, 0.123457)).toBe(6);
    expect(decimals(point, 0.42)).toBe(2);
  });
  test('on a log scale', () => {
    const temperature = { min: 0.05, max: 20, step: 0.05, scale: 'log', digits: 4 } as const;
    expect(snap(temperature, 1.39949)).toBe(1.399);
    expect(snap(temperature, 0.467749)).toBe(0.4677);
    expect(onSteps(temperature, 1.399)).toBe(1.4);
  });
});
