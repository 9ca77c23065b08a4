/** Every number that the curriculum computes for this chapter, and the faults of other software that it must not repeat. */

import { describe, expect, test } from 'vitest';
import { histogram } from '#math/histogram.ts';
import { adder } from '../../../chapters/14-clt/figures/Adder.model.ts';
import { breakers } from '../../../chapters/14-clt/figures/Breakers.model.ts';
import { demo } from '../../../chapters/14-clt/figures/Demo.model.ts';
import { galton } from '../../../chapters/14-clt/figures/Galton.model.ts';
import { recap } from '../../../chapters/14-clt/figures/Recap.model.ts';
import { zoom } from '../../../chapters/14-clt/figures/Zoom.model.ts';
import { at, four } from '../at.ts';

describe('try (1) and M93: the largest gap of dice, which still live on a lattice', () => {
  test.each([
    [1, '0.1434'],
    [2, '0.08333'],
    [5, '0.05245'],
    [10, '0.03710'],
    [30, '0.02136'],
  ])('n = %s: %s', (n, size) => {
    expect(four(at(adder, { n }).read('ks'))).toBe(size);
    expect(four(at(breakers, { n }).read('ks'))).toBe(size);
    expect(four(at(zoom, { n }).read('ks'))).toBe(size);
  });
  test('six dice are the first within one part in twenty', () => {
    expect(at(adder, { n: 6 }).read('ks')).toBeLessThan(0.05);
    expect(at(adder, { n: 5 }).read('ks')).toBeGreaterThan(0.05);
  });
});

describe('try (2), M48 and N66 of the fault list: Cauchy averages stay Cauchy', () => {
  test.each([1, 2, 1000])('P(|mean| > 10) = 0.06345 for n = %s, whatever else is moved', (n) => {
    for (const patch of [{}, { correlation: 0.4 }, { concentration: 0.7, correlation: 1 }]) {
      const { read, shown } = at(breakers, { tail: 'cauchy', n, ...patch });
      expect(four(read('beyond'))).toBe('0.06345');
      expect(shown('beyondLong')).toBe('0.06345');
    }
  });
  test('with α = 1, where there is no mean, Pareto averages drift away and do not settle', () => {
    const beyond = [1, 30, 1000].map((n) => at(breakers, { tail: 'pareto', alpha: 1, n }).read('beyond') as number);
    expect(beyond[0]).toBeCloseTo(0.1, 12);
    expect(beyond[1]).toBeGreaterThan(0.15);
    expect(beyond[2]).toBeGreaterThan(0.3);
  });
});

describe('try (3), M49, N47: the demonstration', () => {
  test('n = 8: 0.01029 with Gaussian W, 0.09819 with ±1', () => {
    const { read } = at(demo, { n: 8 });
    expect(four(read('ksGaussian'))).toBe('0.01029');
    expect(four(read('ksSigns'))).toBe('0.09819');
  });
  test('n = 768: 8.98e−5 and 0.01018', () => {
    const { read, shown } = at(demo, { n: 768 });
    expect(Number(read('ksGaussian')).toPrecision(3)).toBe('0.0000898');
    expect(shown('ksFine')).toBe('0.0000898');
    expect(four(read('ksSigns'))).toBe('0.01018');
  });
  test('the sum has sd 0.7071, at every n', () => {
    for (const n of [1, 8, 768]) expect(at(demo, { n }).shown('sd')).toBe('0.7071');
  });
});

describe('try (4): thirty copies of one die', () => {
  test('stay at .1434, in both figures', () => {
    expect(four(at(breakers, { n: 30, correlation: 1 }).read('ks'))).toBe('0.1434');
    expect(four(at(adder, { n: 30, copies: 'same' }).read('ks'))).toBe('0.1434');
  });
});

test('M54: softmax weights (…, 0.9999989) have an effective 1.000 terms', () => {
  const { shown, read } = at(breakers, { n: 4, concentration: 0.9999 });
  expect(shown('effective')).toBe('1.00');
  expect(read('effective')).toBeGreaterThanOrEqual(1);
  expect(at(breakers, { n: 64 }).read('effective')).toBeCloseTo(64, 9);
});

test('M62: X + S·X is 0, counted from the middle, half of the time', () => {
  for (const bars of [
    [1, 2, 3, 2, 1],
    [0, 5, 5, 0],
  ])
    expect(at(adder, { source: 'drawn', bars, copies: 'flipped', n: 2 }).read('middle')).toBeCloseTo(
      bars.length % 2 ? 0.5 + 3 / 18 : 0.5,
      12,
    );
  expect(at(adder, { copies: 'flipped', n: 2 }).shown('middle')).toBe('50.0%');
});

test('M93: the average gets narrow as σ/√n; under a lens of √n it is as wide as one die', () => {
  const sigma = Math.sqrt(35 / 12);
  for (const n of [1, 30, 1000]) {
    expect(at(zoom, { n, lens: 0 }).read('seen')).toBeCloseTo(sigma / Math.sqrt(n), 12);
    expect(at(zoom, { n, lens: 1 }).read('seen')).toBeCloseTo(sigma, 12);
  }
});

test('skewness falls as 1/√n', () => {
  const one = at(adder, { source: 'drawn', n: 1 }).read('skewness') as number;
  expect(Math.abs(one)).toBeGreaterThan(0.1);
  for (const n of [4, 9, 36, 60])
    expect(at(adder, { source: 'drawn', n }).read('skewness')).toBeCloseTo(one / Math.sqrt(n), 9);
});

describe('faults of other software', () => {
  test('N65: standardised, the bell keeps its width; on the axis of the average its width is said', () => {
    const { model } = at(adder, { n: 60, standardise: false });
    expect(model.averageSd).toBeCloseTo(Math.sqrt(35 / 12 / 60), 12);
    expect(at(adder, { n: 60 }).model.gap).toEqual(model.gap);
  });
  test('N59 and lattice bins: every place counts its own trials, the last one too, and all are counted', () => {
    const { model } = at(galton, { n: 1, trials: 10_000 });
    expect(model.counts).toHaveLength(2);
    expect(model.counts.reduce((a, b) => a + b)).toBe(10_000);
    expect(Math.abs((model.counts[0] as number) - 5000)).toBeLessThan(200);
    const dice = at(galton, { kind: 'dice', n: 2, trials: 100_000 }).model;
    expect(dice.law).toHaveLength(11);
    for (const count of dice.counts) expect(count).toBeGreaterThan(2000);
  });
  test('lattice bins: ten coins have eleven places, each with trials; in twenty equal bins nine would stay empty', () => {
    const { counts, law, mean } = at(galton, { n: 10, trials: 100_000 }).model;
    expect([counts.length, law.length, mean]).toEqual([11, 11, 5]);
    for (const count of counts) expect(count).toBeGreaterThan(40);
    const comb = histogram([...counts.keys()], [0, 10], 20).counts;
    expect(comb.filter((count) => count === 0)).toHaveLength(9);
  });
  test('N67: no spread is 0, never the root of a negative number', () => {
    const bars = [0, 0, 7, 0];
    const { model, shown } = at(adder, { source: 'drawn', bars, n: 60 });
    expect(model.sd).toBe(0);
    expect(model.gap).toBeUndefined();
    expect(shown('ks')).toBe('—');
    expect(at(adder, { source: 'drawn', bars: [0, 0] }).model.sum).toBeUndefined();
  });
});

test('the recap is about the same throws for the same seed, and other ones for another', () => {
  const [a, b, c] = [at(recap, { n: 1 }), at(recap, { n: 400 }), at(recap, { n: 400, seed: 15 })];
  expect(a.model.averages).toBe(b.model.averages);
  expect([...c.model.averages]).not.toEqual([...b.model.averages]);
  expect(b.shown('error')).toBe('0.09');
});
