import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countAfter } from '#nets/counting.ts';

const corpus = Uint16Array.of(5, 7, 7, 0, 5, 8, 0, 7, 7, 7, 0);

test('closed forms', () => {
  const after = (...context: number[]) => {
    const { seen, next } = countAfter(corpus, context, 9);
    return [seen, ...[...next.entries()].filter(([, count]) => count > 0)];
  };
  expect(after(5)).toEqual([2, [7, 1], [8, 1]]);
  expect(after(7, 7)).toEqual([3, [0, 2], [7, 1]]);
  expect(after(6)).toEqual([0]);
  expect(after()).toEqual([11, [0, 3], [5, 2], [7, 5], [8, 1]]);
});

test('0 at the front asks what begins a text, the first one too', () => {
  expect([...countAfter(corpus, [0], 9).next]).toEqual([0, 0, 0, 0, 0, 2, 0, 1, 0]);
  expect(countAfter(corpus, [0, 5], 9).seen).toBe(2);
  expect(countAfter(corpus, [0, 0], 9).seen).toBe(0);
});

test('counts agree with looking at every place; the whole is the sum of its parts', () => {
  const token = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(fc.array(token, { maxLength: 60 }), fc.array(token, { maxLength: 3 }), (tokens, context) => {
      const ids = Uint16Array.from(tokens);
      const { seen, next } = countAfter(ids, context, 4);
      const expected = [0, 0, 0, 0];
      const all = [0, ...tokens];
      for (let at = 1; at < all.length; at++) {
        const from = at - context.length;
        const token = all[at] as number;
        if (from >= 0 && all.slice(from, at).join() === context.join()) expected[token] = (expected[token] ?? 0) + 1;
      }
      expect([...next]).toEqual(expected);
      expect(seen).toBe(expected.reduce((sum, count) => sum + count, 0));
    }),
  );
});
