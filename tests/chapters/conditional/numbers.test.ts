/** What the chapter claims, as the curriculum computed it. Numbers beginning with B and M are its items. */

import { describe, expect, test } from 'vitest';
import { chain } from '../../../chapters/02-conditional/figures/Chain.model.ts';
import { coins } from '../../../chapters/02-conditional/figures/Coins.model.ts';
import { dependenceFor } from '../../../chapters/02-conditional/figures/coinsModel.model.ts';
import { cellsOf } from '../../../chapters/02-conditional/figures/coinsSquare.ts';
import { deck } from '../../../chapters/02-conditional/figures/Deck.model.ts';
import { powerText } from '../../../chapters/02-conditional/figures/powerText.model.ts';
import { awayFor, recap } from '../../../chapters/02-conditional/figures/Recap.model.ts';
import { at } from '../at.ts';

test('recap: 34 % rain, 70 % once the clear mornings are gone; the edge leads back to what is away', () => {
  expect(at(recap).shown('rain')).toBe('34.0%');
  expect(at(recap, { away: 1 }).shown('rain')).toBe('70.0%');
  expect(at(recap, { away: 1 }).shown('clouds')).toBe('100.0%');
  for (const away of [0, 0.3, 0.77, 1]) expect(awayFor(at(recap, { away }).model.clouds)).toBeCloseTo(away, 12);
});

describe('F2.1 deck', () => {
  test('B6, B7: 13/52 is 25 %, given red 13/26 is 50 %', () => {
    expect([at(deck).read('fraction'), at(deck).shown('p')]).toEqual(['13/52', '25.0%']);
    const red = at(deck, { red: 'yes' });
    expect([red.read('fraction'), red.shown('p')]).toEqual(['13/26', '50.0%']);
    expect([at(deck).shown('before'), red.shown('entropy')]).toEqual(['1.3863', '0.6931']);
    expect(at(deck).number('bits')).toBe(2);
  });
  test('M68: a court card leaves P(♥) at 3/12, and the average entropy where it was', () => {
    const face = at(deck, { face: 'yes' });
    expect([face.read('fraction'), face.shown('p')]).toEqual(['3/12', '25.0%']);
    expect(face.number('average')).toBeCloseTo(Math.log(4), 14);
  });
  test('M68: 18 to 2 has entropy .3251, a court card raises it to .6931, on average it falls', () => {
    const { values, shown } = at(deck, { deck: 'rigged' });
    expect([shown('before'), shown('prior')]).toEqual(['0.3251', '90.0%']);
    const face = at(deck, { ...values, face: 'yes' });
    expect([face.shown('entropy'), face.read('fraction'), face.shown('average')]).toEqual(['0.6931', '2/4', '0.1386']);
    expect(at(deck, { ...values, face: 'no' }).number('entropy')).toBe(0);
  });
  test('try 2: not a spade, 1/3', () => {
    expect(at(deck, { spade: 'no' }).number('p')).toBeCloseTo(1 / 3, 15);
  });
  test('Cover and Thomas: whatever is asked of either deck, the average entropy is not above the entropy before', () => {
    const answers = ['off', 'yes', 'no'] as const;
    for (const which of ['whole', 'rigged'] as const)
      for (const red of answers)
        for (const spade of answers)
          for (const face of answers)
            for (const ace of answers) {
              const { model } = at(deck, { deck: which, red, spade, face, ace });
              expect(model.average).toBeLessThanOrEqual(model.before + 1e-12);
              expect(model.left).toBe(model.counts.reduce((a, b) => a + b));
              if (model.left === 0) expect(model.p).toBeNaN();
            }
  });
  test('no card fits: no probability, rather than 0', () => {
    const none = at(deck, { face: 'yes', ace: 'yes' });
    expect([none.read('fraction'), none.shown('p'), none.shown('entropy')]).toEqual(['—', '—', '—']);
    expect(none.number('average')).toBeGreaterThan(0);
  });
});

describe('F2.2 two coins', () => {
  test('B15, M69: fair and independent 1/4, glued 1/2, opposite 0', () => {
    expect(at(coins).shown('both')).toBe('.2500');
    expect(at(coins, { dependence: 1 }).number('both')).toBe(0.5);
    expect(at(coins, { dependence: -1 }).number('both')).toBe(0);
    expect(at(coins, { dependence: 1 }).shown('naive')).toBe('.2500');
  });
  test('P(A)P(B|A) = P(B)P(A|B) everywhere, areas add up to 1, and both orders cut the same areas', () => {
    for (const a of [0.05, 0.3, 0.5, 0.95])
      for (const b of [0.05, 0.4, 0.95])
        for (const dependence of [-1, -0.35, 0, 0.6, 1]) {
          const { model } = at(coins, { a, b, dependence });
          expect(model.a * model.bGivenA).toBeCloseTo(model.b * model.aGivenB, 14);
          expect(model.joint.reduce((x, y) => x + y)).toBeCloseTo(1, 12);
          for (const share of model.joint) expect(share).toBeGreaterThanOrEqual(0);
          if (dependence === 0) expect(model.both).toBeCloseTo(model.naive, 14);
          expect(dependenceFor(model, model.both)).toBeCloseTo(dependence, 9);
          for (const order of ['ab', 'ba'] as const)
            cellsOf({ ...model, order }).forEach(([, , wide, high], i) => {
              expect(wide * high).toBeCloseTo(model.joint[i] as number, 12);
            });
        }
  });
});

describe('F2.2 chain', () => {
  test('B13: five factors', () => {
    const { read, shown } = at(chain);
    expect(read('product')).toBe('4.140 × 10⁻⁵');
    expect(shown('logs')).toBe('−10.092');
    expect(shown('typical')).toBe('.1329');
    expect(shown('perplexity')).toBe('7.53');
  });
  test('try 3: five halves, .03125, perplexity 2', () => {
    const halves = at(chain, { factors: [0.5, 0.5, 0.5, 0.5, 0.5] });
    expect(halves.read('product')).toBe('.03125');
    expect(halves.number('perplexity')).toBeCloseTo(2, 14);
  });
  test('the product is the exponential of the sum of logarithms, at all lengths', () => {
    for (let n = 1; n <= 7; n++) {
      const { model } = at(chain, { factors: Array.from({ length: n }, (_, i) => 0.13 * (i + 1)) });
      expect(Math.exp(model.logs)).toBeCloseTo(model.product, 14);
    }
    expect(at(chain, { factors: [1] }).read('product')).toBe('1');
  });
});

test('a product is never shown as more or less than it is: powers of ten, 0 and what is not defined', () => {
  expect(powerText(Math.log(0.001))).toBe('.001000');
  expect(powerText(Math.log(1e-5))).toBe('1.000 × 10⁻⁵');
  expect(powerText(-1000)).toBe('5.076 × 10⁻⁴³⁵');
  expect([powerText(-Infinity), powerText(NaN), powerText(0)]).toEqual(['0', '—', '1']);
});
