import { expect, test } from 'vitest';
import { asShares } from '#spec/asShares.ts';
import { readLink } from '#spec/link.ts';
import { list } from '#spec/params.ts';

const item = { min: 0, max: 1, step: 0.01, fine: 0.001 };
const shares = list({ item, minLength: 2, maxLength: 3, initial: [0.5, 0.5], added: 0, shares: true });
const plain = list({ item, minLength: 2, maxLength: 3, initial: [0.5, 0.5], added: 0 });

test.each([
  [
    [3, 5, 2],
    [0.3, 0.5, 0.2],
  ],
  [
    [0.2, 0.3],
    [0.2, 0.3],
  ],
  [
    [0, 4],
    [0, 1],
  ],
  [
    [-1, 4],
    [-1, 4],
  ],
  [
    ['x', 4],
    ['x', 4],
  ],
  [
    [Infinity, 4],
    [Infinity, 4],
  ],
  [
    [1e308, 1e308],
    [1e308, 1e308],
  ],
  [
    [3, 5, 2, 90],
    [0.3, 0.5, 0.2, 90],
  ],
])('%j become %j', (brought, kept) => {
  expect(asShares(shares, brought)).toEqual(kept);
});

test('no other list is touched', () => {
  expect(asShares(plain, [3, 5, 2])).toEqual([3, 5, 2]);
});

test('a link may bring weights, and nothing of them was out of range', () => {
  const read = (query: string) => readLink({ id: 'f', params: { areas: shares } }, query);
  expect(read('f.areas=3,5,2')).toEqual({ values: { areas: [0.3, 0.5, 0.2] }, repairs: [] });
  expect(read('f.areas=3,-5,2').repairs).not.toEqual([]);
});
