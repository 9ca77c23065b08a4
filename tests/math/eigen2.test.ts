import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eigen } from '#math/eigen2.ts';
import { apply, type Matrix2 } from '#math/matrix2.ts';
import { rotation } from '#math/polar2.ts';

const entry = fc.integer({ min: -3000, max: 3000 }).map((i) => i / 1000);
const matrix = fc.tuple(entry, entry, entry, entry);

/** ‖A v − λ v‖ */
function residuals(m: Matrix2): readonly number[] {
  const found = eigen(m);
  if (found.kind !== 'one' && found.kind !== 'two') return [];
  return found.pairs.map(({ value, vector }) => {
    const [x, y] = apply(m, vector);
    return Math.hypot(x - value * vector[0], y - value * vector[1]);
  });
}

describe('directions that do not turn', () => {
  test('N72: A v = λ v, for [[1, 2], [3, 4]], [[1, 2], [4, 3]] and any other', () => {
    for (const m of [
      [1, 2, 3, 4],
      [1, 2, 4, 3],
    ] as const) {
      expect(residuals(m)).toHaveLength(2);
      for (const residual of residuals(m)) expect(residual).toBeLessThan(1e-14);
    }
    // With a discriminant of rounding alone the double root is off by its square root: 2⁻²² times entries up to 3
    fc.assert(fc.property(matrix, (m) => residuals(m).every((residual) => residual < 2e-6)));
  });

  test('N72: values are those of the textbook, the larger first', () => {
    const found = eigen([1, 2, 4, 3]);
    expect(found.kind === 'two' && found.pairs.map(({ value }) => value)).toEqual([5, -1]);
    const other = eigen([1, 2, 3, 4]);
    if (other.kind !== 'two') throw new Error('two');
    expect(other.pairs[0].value).toBeCloseTo((5 + Math.sqrt(33)) / 2, 14);
    expect(other.pairs[1].value).toBeCloseTo((5 - Math.sqrt(33)) / 2, 14);
  });

  test('N73: a shear has one, and no exception', () => {
    expect(eigen([1, 1, 0, 1])).toEqual({ kind: 'one', pairs: [{ value: 1, vector: [1, 0] }] });
    expect(eigen([1, 0, -2, 1])).toEqual({ kind: 'one', pairs: [{ value: 1, vector: [0, 1] }] });
  });

  test('turns have none, multiples of the identity have all', () => {
    expect(eigen([0, -1, 1, 0])).toEqual({ kind: 'none' });
    expect(eigen(rotation(0.01)).kind).toBe('none');
    expect(eigen([2, 0, 0, 2])).toEqual({ kind: 'all', value: 2 });
    expect(eigen([0, 0, 0, 0])).toEqual({ kind: 'all', value: 0 });
  });

  test('rank 1: along the line, and across it by 0', () => {
    expect(eigen([1, 0, 0, 0])).toEqual({
      kind: 'two',
      pairs: [
        { value: 1, vector: [1, 0] },
        { value: 0, vector: [0, 1] },
      ],
    });
    expect(eigen([0, 1, 0, 0])).toEqual({ kind: 'one', pairs: [{ value: 0, vector: [1, 0] }] });
  });

  test('trace and determinant are sum and product, also where one factor is tiny', () => {
    fc.assert(
      fc.property(matrix, ([a, b, c, d]) => {
        const found = eigen([a, b, c, d]);
        if (found.kind !== 'two') return true;
        const [p, q] = found.pairs;
        return Math.abs(p.value + q.value - a - d) < 1e-13 && Math.abs(p.value * q.value - (a * d - b * c)) < 1e-12;
      }),
    );
  });
});
