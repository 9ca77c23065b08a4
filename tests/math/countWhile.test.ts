import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWhile } from '#math/countWhile.ts';

test('countWhile finds where a condition ends', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(100), (size, from) => countWhile(size, (i) => i < from) === Math.min(size, from)),
  );
  expect(countWhile(0, () => true)).toBe(0);
});
test('countWhile asks few times', () => {
  let asked = 0;
  countWhile(50_304, (i) => {
    asked++;
    return i < 777;
  });
  expect(asked).toBeLessThanOrEqual(Math.ceil(Math.log2(50_305)));
});
