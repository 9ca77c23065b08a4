import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MachineRow, machineSoftmax } from '#math/machineSoftmax.ts';
import { type Precision, roundTo } from '#math/precision.ts';
import { softmax } from '#math/softmax.ts';
import { between } from './between.ts';

const one = (...args: [readonly number[], Precision, 'naive' | 'stable']) =>
  machineSoftmax([args[0]], args[1], args[2], 'row')[0] as MachineRow;

describe('one row', () => {
  test('single precision is what Float32Array arithmetic gives', () => {
    const logits = fc.array(fc.float({ min: -30, max: 30, noNaN: true }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(logits, (z) => {
        const e = Float32Array.from(z, Math.exp);
        const sum = new Float32Array(1);
        for (const x of e) (sum[0] as number) += x;
        const p = e.map((x) => x / (sum[0] as number));
        expect(one(z, 'float32', 'naive').shares).toEqual([...p]);
      }),
    );
  });
  test('in double precision both ways agree with softmax', () => {
    // Exponents up to 30 carry 30 U, the rest a few U more: below 1e-14.
    const z = [3.5, 1.2, 0.3, -0.5, 30];
    const p = softmax(z) as Float64Array;
    for (const way of ['naive', 'stable'] as const)
      one(z, 'float64', way).shares.forEach((x, i) => {
        expect(Math.abs(x - (p[i] as number))).toBeLessThan(1e-14);
      });
  });
  test('every number kept is a number of the format', () => {
    fc.assert(
      fc.property(fc.array(between(-12, 12), { minLength: 1, maxLength: 5 }), (z) => {
        for (const precision of ['float16', 'float32'] as const) {
          const row = one(z, precision, 'stable');
          const all = [...row.logits, ...row.powers, ...row.exponentials, row.divisor, ...row.shares, row.total];
          for (const x of [...all, ...row.lossFromShare, ...row.lossFromLogits]) expect(roundTo(precision, x)).toBe(x);
        }
      }),
    );
  });
  test('N1, M72: naive breaks at the limit of the format; stable never does', () => {
    // The sum, half as large again as its largest part, overflows a little earlier: ln 1.503 = 0.41 before the limit.
    for (const [precision, last, first] of [
      ['float16', 10.6, 11.2],
      ['float32', 88.2, 88.8],
      ['float64', 709, 709.9],
    ] as const) {
      expect(one([last, last - 1, last - 2], precision, 'naive').shares.every((p) => p > 0)).toBe(true);
      expect(one([first, first - 1, first - 2], precision, 'naive').shares[0]).toBeNaN();
      const { shares } = one([first, first - 1, first - 2], precision, 'stable');
      // Logits of half precision near 11 lie 1/128 apart, those of single precision near 88 lie 2⁻¹⁷ apart.
      expect(shares[0]).toBeCloseTo(0.66524, precision === 'float16' ? 2 : 4);
    }
  });
  test('a sum can overflow though its parts do not: then every share is 0', () => {
    const row = one([88.5, 88, 88], 'float32', 'naive');
    expect(row.exponentials.every(Number.isFinite)).toBe(true);
    expect(row.divisor).toBe(Infinity);
    expect(row.shares).toEqual([0, 0, 0]);
    expect(row.total).toBe(0);
  });
  test('N2: exponentials that all underflow give 0/0', () => {
    expect(one([-800, -801], 'float64', 'naive').shares).toEqual([Number.NaN, Number.NaN]);
    expect(one([-800, -801], 'float64', 'stable').shares[0]).toBeCloseTo(0.7311, 4);
  });
  test('M13: −log of a share is ∞ at a gap of 120 (800 in double); log-softmax gives the gap', () => {
    expect(one([0, -1, -120], 'float32', 'stable').lossFromShare[2]).toBe(Infinity);
    // ln(1 + e⁻¹) = 0.3133 above the gap
    expect(one([0, -1, -120], 'float32', 'stable').lossFromLogits[2]).toBeCloseTo(120.3133, 4);
    expect(one([0, -120], 'float32', 'stable').lossFromLogits[1]).toBe(120);
    expect(one([0, -800], 'float64', 'stable').lossFromShare[1]).toBe(Infinity);
    expect(one([0, -800], 'float64', 'stable').lossFromLogits[1]).toBe(800);
  });
  test('N48: in half precision small shares become 0, and their logarithm ∞', () => {
    const row = one([0, -18], 'float16', 'stable');
    expect(row.shares[1]).toBe(0);
    expect(row.lossFromShare[1]).toBe(Infinity);
  });
  test('N12: in single precision a row adds up to 1 but for rounding', () => {
    fc.assert(
      fc.property(fc.array(between(-10, 10), { minLength: 1, maxLength: 10 }), (z) => {
        // n additions and n divisions of numbers up to 1, each rounded to 2⁻²⁴
        return Math.abs(one(z, 'float32', 'stable').total - 1) <= 2 * (z.length + 1) * 2 ** -24;
      }),
    );
  });
});

describe('M11, N52: a batch', () => {
  const batch = [
    [3, 2, 1],
    [0, -1, -2],
  ];
  test('summed along its rows, every row adds up to 1', () => {
    for (const way of ['naive', 'stable'] as const)
      for (const row of machineSoftmax(batch, 'float64', way, 'row')) expect(row.total).toBeCloseTo(1, 15);
  });
  test('summed as a whole, rows add up to 1 only together', () => {
    const [a, b] = machineSoftmax(batch, 'float64', 'naive', 'all') as [MachineRow, MachineRow];
    expect(a.divisor).toBe(b.divisor);
    expect(a.total + b.total).toBeCloseTo(1, 15);
    // The second row lies 3 below the first: e³ = 20.09 times less
    expect(a.total / b.total).toBeCloseTo(Math.exp(3), 12);
  });
  test('with the maximum of the whole, a row far below loses everything', () => {
    const [, b] = machineSoftmax(
      [
        [1000, 999],
        [0, -1],
      ],
      'float64',
      'stable',
      'all',
    ) as [MachineRow, MachineRow];
    expect(b.taken).toBe(1000);
    expect(b.shares).toEqual([0, 0]);
    const [, right] = machineSoftmax(
      [
        [1000, 999],
        [0, -1],
      ],
      'float64',
      'stable',
      'row',
    ) as [MachineRow, MachineRow];
    expect(right.shares[0]).toBeCloseTo(0.7311, 4);
  });
  test('rows are independent when summed along rows', () => {
    const alone = machineSoftmax([[3, 2, 1]], 'float32', 'stable', 'row')[0];
    expect(
      machineSoftmax(
        [
          [3, 2, 1],
          [9, 9, 0],
        ],
        'float32',
        'stable',
        'row',
      )[0],
    ).toEqual(alone);
  });
});

test('refusals, and inputs left alone', () => {
  expect(() => machineSoftmax([[Infinity]], 'float32', 'naive', 'row')).toThrow(
    new RangeError('machineSoftmax needs finite logits, got Infinity'),
  );
  expect(() => machineSoftmax([[70000]], 'float16', 'naive', 'row')).toThrow(RangeError);
  expect(() => machineSoftmax([[]], 'float32', 'naive', 'row')).toThrow(RangeError);
  expect(() => machineSoftmax([], 'float32', 'naive', 'row')).toThrow(RangeError);
  machineSoftmax(Object.freeze([Object.freeze([1, 2])]), 'float16', 'stable', 'all');
});
