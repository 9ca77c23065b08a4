/** The laws of this chapter against closed forms, and against a second way of computing each. */

import { describe, expect, test } from 'vitest';
import { binomialMasses } from '#math/binomial.ts';
import { convolve } from '#math/convolve.ts';
import { normalBetween } from '#math/normal.ts';
import { normalDistance } from '#math/normalDistance.ts';
import { uniform } from '#math/random.ts';
import { adder } from '../../../chapters/14-clt/figures/Adder.model.ts';
import { sumLaw } from '../../../chapters/14-clt/figures/adderLaw.model.ts';
import { breakers } from '../../../chapters/14-clt/figures/Breakers.model.ts';
import { bellBelow } from '../../../chapters/14-clt/figures/bellTable.model.ts';
import { partsOf, weightsOf } from '../../../chapters/14-clt/figures/breakersParams.model.ts';
import { gaussianLaw, signsLaw, uniformLaw, uniformsBelow } from '../../../chapters/14-clt/figures/demoLaws.model.ts';
import { diceBelow, diceGap, diceMean } from '../../../chapters/14-clt/figures/diceMean.model.ts';
import { at } from '../at.ts';

const DIE = new Float64Array(6).fill(1 / 6);

test('the table of the bell is off by less than 2e−11', () => {
  for (let z = -9; z <= 9; z += 0.00371) {
    const exact = z < 0 ? normalBetween(-Infinity, z) : 1 - normalBetween(z, Infinity);
    expect(Math.abs(bellBelow(z) - exact)).toBeLessThan(2e-11);
  }
});

describe('the adder', () => {
  test('two dice and coins in closed form', () => {
    const two = sumLaw({ from: 1, step: 1, masses: DIE }, 2, 'fresh');
    expect(two.from).toBe(2);
    two.masses.forEach((p, k) => {
      expect(p).toBeCloseTo((6 - Math.abs(5 - k)) / 36, 14);
    });
    const coins = sumLaw({ from: 0, step: 1, masses: Float64Array.of(0.5, 0.5) }, 60, 'fresh');
    const exact = binomialMasses(60, 0.5);
    coins.masses.forEach((p, k) => {
      expect(p).toBeCloseTo(exact[k] as number, 14);
    });
  });
  test('sixty of a drawn source, as one convolution after another', () => {
    const { model } = at(adder, { source: 'drawn', n: 60 });
    let slow: Float64Array = Float64Array.of(1);
    for (let i = 0; i < 60; i++) slow = convolve(slow, model.one?.masses as Float64Array);
    expect(model.sum?.masses).toHaveLength(6001);
    model.sum?.masses.forEach((p, k) => {
      expect(Math.abs(p - (slow[k] as number))).toBeLessThan(1e-16);
    });
  });
  test.each(['fresh', 'same', 'flipped'] as const)('the largest gap is what the plain kernel finds: %s', (copies) => {
    for (const source of ['die', 'coin', 'drawn'] as const)
      for (const n of [1, 2, 7, 60]) {
        const { model } = at(adder, { source, copies, n });
        expect(model.gap?.size).toBeCloseTo(normalDistance(model.sum?.masses as Float64Array) as number, 9);
      }
  });
  test('flipped copies are uncorrelated: n times the variance, if the source is symmetric', () => {
    for (const n of [2, 3, 10]) expect(at(adder, { copies: 'flipped', n }).model.sd ** 2).toBeCloseTo((n * 35) / 12, 9);
    // And yet they never go to the bell.
    expect(at(adder, { copies: 'flipped', n: 60 }).model.gap?.size).toBeGreaterThan(0.08);
  });
});

describe('weighted dice with a part in common', () => {
  test.each([
    [1, 0, 0],
    [3, 0.5, 0],
    [2, 0.3, 0.4],
    [4, 0.25, 1],
    [5, 1, 0.2],
  ])('n = %s, correlation %s, concentration %s: every outcome counted', (n, correlation, concentration) => {
    const { first, other } = weightsOf({ n, concentration });
    const { common, own } = partsOf({ tail: 'die', correlation });
    const mean = diceMean(n, first, other, common, own);
    const places: number[] = [];
    const faces = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5];
    const add = (k: number, sum: number) => {
      if (k === n) for (const c of faces) places.push(common * c + own * sum);
      else for (const face of faces) add(k + 1, sum + (k === 0 ? first : other) * face);
    };
    add(0, 0);
    places.sort((a, b) => a - b);
    const variance = places.reduce((total, x) => total + x * x, 0) / places.length;
    const spread = correlation + (1 - correlation) * (first ** 2 + (n - 1) * other ** 2);
    expect(variance).toBeCloseTo((spread * 35) / 12, 9);
    // The same staircase, step by step, and its largest gap.
    const sd = Math.sqrt(variance);
    let most = 0;
    for (let i = 0; i < places.length; ) {
      let j = i;
      while (j < places.length && (places[j] as number) - (places[i] as number) < 1e-9) j++;
      const bell = bellBelow((places[i] as number) / sd);
      most = Math.max(most, Math.abs(j / places.length - bell), Math.abs(i / places.length - bell));
      expect(diceBelow(mean, (places[i] as number) + 1e-6)).toBeCloseTo(j / places.length, 9);
      i = j;
    }
    expect(diceGap(mean, sd).size).toBeCloseTo(most, 7);
  });
  test('a correlation of terms as declared: Var of the average of n is σ² (ρ + (1 − ρ)/n)', () => {
    for (const n of [2, 30, 1000])
      expect(at(breakers, { n, correlation: 0.3 }).model.sd ** 2).toBeCloseTo((35 / 12) * (0.3 + 0.7 / n), 9);
  });
  test('bars hold all of the area, and none of it twice', () => {
    for (const patch of [{}, { correlation: 0.5 }, { concentration: 0.4, n: 7 }, { correlation: 1 }, { n: 1000 }])
      expect(at(breakers, patch).model.bars.reduce((a, b) => a + b)).toBeCloseTo(1, 3);
  });
});

test('Pareto averages as many a sample shows them, to within its DKW band', () => {
  const next = uniform(5);
  const trials = 40_000;
  const [alpha, n, correlation, concentration] = [2.5, 5, 0.3, 0.2];
  const { model } = at(breakers, { tail: 'pareto', alpha, n, correlation, concentration });
  const { first, other } = weightsOf({ n, concentration });
  const { common, own } = partsOf({ tail: 'pareto', correlation });
  const median = 2 ** (1 / alpha);
  const draw = () => (1 - next()) ** (-1 / alpha) - median;
  const sample = Float64Array.from({ length: trials }, () => {
    let total = common * draw() + own * first * draw();
    for (let i = 1; i < n; i++) total += own * other * draw();
    return (median + total - model.middle) / model.width;
  }).sort();
  const radius = Math.sqrt(Math.log(2 / 0.001) / (2 * trials));
  model.below.forEach((share, i) => {
    const z = -4 + (8 * i) / (model.below.length - 1);
    let count = 0;
    for (const x of sample) if (x <= z) count++;
    expect(Math.abs(count / trials - share)).toBeLessThan(radius + 0.0005);
  });
});

describe('the demonstration', () => {
  test('±1 with x a fair coin is (Binomial(2n, ½) − n)/√n', () => {
    for (const n of [1, 8, 768]) {
      const exact = binomialMasses(2 * n, 0.5);
      signsLaw(n, 0.5).masses.forEach((p, k) => {
        // binomialMasses is good to 4(2n + 2) roundings of a mass, here 7e−13 of less than 0.03.
        expect(Math.abs(p - (exact[k] as number))).toBeLessThan(2e-14);
      });
    }
  });
  test('one Gaussian term: half a bell and a spike of a half', () => {
    const { below, zero, gap } = gaussianLaw(1, 0.5);
    expect(zero).toBe(0.5);
    expect(gap.size).toBeCloseTo(0.25, 12);
    // z counts in σ = √½ of the sum.
    expect(below[32]).toBeCloseTo(0.5 + 0.5 * bellBelow(2 * Math.SQRT1_2), 10);
  });
  test('uniform weights against mixtures of Irwin and Hall’s law', () => {
    for (const [n, q] of [
      [3, 0.5],
      [5, 0.2],
      [8, 0.5],
      [8, 0.95],
      [12, 0.05],
    ] as const) {
      const chances = binomialMasses(n, q);
      uniformLaw(n, q).below.forEach((share, i) => {
        if (i === 0) return;
        const y = ((4 * i) / 64) * Math.sqrt((q * n) / 3);
        let exact = chances[0] as number;
        for (let k = 1; k <= n; k++) exact += (chances[k] as number) * uniformsBelow(y, k);
        expect(Math.abs(share - exact), `${n} ${q} ${i}`).toBeLessThan(1e-8);
      });
    }
  });
  test('uniform weights, many of them, against convolution on a fine lattice', () => {
    const [n, q, parts] = [100, 0.5, 64];
    // A term is 0, or one of 64 places in the middle of equal cells; the variance lost within cells is put back in scale.
    const term = new Float64Array(2 * parts + 1);
    for (let i = 0; i < parts; i++) term[2 * i + 1] = q / parts;
    term[parts] = 1 - q;
    let law: Float64Array = Float64Array.of(1);
    for (let i = 0; i < n; i++) law = convolve(law, term);
    const sd = Math.sqrt((n * q * (parts ** 2 - 1)) / 3);
    const { below } = uniformLaw(n, q);
    for (const i of [4, 11, 16, 24, 40]) {
      const reach = ((4 * i) / 64) * sd;
      let share = 0;
      law.forEach((p, k) => {
        const z = k - n * parts;
        share += p * Math.min(1, Math.max(0, 0.5 + (reach - z) / 2));
      });
      expect(Math.abs(share - (below[i] as number))).toBeLessThan(5e-6);
    }
  });
});

test('the largest gap with uniform W is found at a corner, too, to within 1e−8', () => {
  for (const [n, q] of [
    [30, 0.2],
    [100, 0.05],
    [100, 0.06],
  ] as const) {
    // One term reaches as far as ±√3/√n.
    const corner = Math.sqrt(3 / (n * q));
    const { gap } = uniformLaw(n, q);
    expect(Math.abs(gap.at - corner)).toBeLessThan(1e-6);
  }
});
