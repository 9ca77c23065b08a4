import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decadesOf, rankColumns } from '#math/rankColumns.ts';
import { softmax } from '#math/softmax.ts';
import { openSoftmax, strictly } from '#math/strictly.ts';
import { temperedMasses, vocabularyLogits } from '#math/vocabulary.ts';
import { formatNumber } from '#spec/format.ts';
import { between } from './between.ts';

const share = (x: number | undefined) => formatNumber(x ?? NaN, { as: 'share' }, 'en');
const percent = (x: number | undefined) => formatNumber(x ?? NaN, { as: 'percent' }, 'en');

describe('strictly', () => {
  test('keeps what lies between 0 and 1 there, and leaves the rest as it is', () => {
    expect([strictly(0), strictly(1), strictly(1 + 1e-15)].map(share)).toEqual(['<.0000001', '>.9999', '>.9999']);
    expect([strictly(0), strictly(1)].map(percent)).toEqual(['<0.1%', '>99.9%']);
    expect([strictly(0.25), strictly(1e-300)]).toEqual([0.25, 1e-300]);
  });
});

describe('openSoftmax', () => {
  test('nobody has all beside somebody else, and nobody who is not masked has nothing', () => {
    const logit = fc.oneof(between(-6, 10), fc.constant(-Infinity));
    const logits = fc.array(logit, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(logits, between(0.001, 5), (z, temperature) => {
        const found = openSoftmax(z, temperature);
        const open = z.filter((x) => x > -Infinity).length;
        expect(found === undefined).toBe(open === 0);
        found?.forEach((p, i) => {
          if (z[i] === -Infinity) expect(p).toBe(0);
          else if (open === 1) expect(p).toBe(1);
          else expect(p > 0 && p < 1).toBe(true);
          expect(p).toBeCloseTo(softmax(z, { temperature })?.[i] as number, 14);
        });
      }),
    );
  });
  test('the limit is all or nothing', () => {
    expect(openSoftmax([2, 2, 1], 0)).toEqual(Float64Array.of(0.5, 0.5, 0));
    expect(openSoftmax([2, 1, 0], 0)).toEqual(Float64Array.of(1, 0, 0));
  });
});

test('the first nine bars of a cold vocabulary have nearly all, and a decade after them is not nothing', () => {
  const { masses } = temperedMasses(vocabularyLogits(), 0.05) ?? { masses: [] };
  const [first, second] = decadesOf(rankColumns(masses, 60));
  expect([share(first?.mass), share(second?.mass)]).toEqual(['>.9999', '<.0000001']);
  expect(share(decadesOf(rankColumns([0.5, 0.5], 4))[0]?.mass)).toBe('1.0000');
  const alone = [1, ...Array<number>(20).fill(0)];
  expect(decadesOf(rankColumns(alone, 8)).map(({ mass }) => share(mass))).toEqual(['1.0000', '.0000']);
});
