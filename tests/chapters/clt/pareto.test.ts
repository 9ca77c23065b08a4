/** The law of a sum of Pareto draws, turned back from its transform, against plain quadrature. */

import { describe, expect, test } from 'vitest';
import { paretoCdf } from '#math/pareto.ts';
import { paretoSumBelow } from '../../../chapters/14-clt/figures/paretoSum.model.ts';
import { paretoTransform } from '../../../chapters/14-clt/figures/paretoTransform.model.ts';

/** ∫₀¹ f by the midpoint rule, after u = v³, so that what is steep near 0 is smooth. */
function integral(f: (u: number) => number, steps = 40_000): number {
  let total = 0;
  for (let i = 0; i < steps; i++) {
    const v = (i + 0.5) / steps;
    total += f(v ** 3) * 3 * v * v;
  }
  return total / steps;
}

const ALPHAS = [1, 1.01, 1.5, 1.99, 2, 2.5, 3, 3.7, 4];

describe('the transform', () => {
  test.each(ALPHAS)('of one draw at α = %s is its integral', (alpha) => {
    const transform = paretoTransform(alpha);
    for (const [re, im] of [
      [0.3, 0],
      [0.05, 0.4],
      [1, 1.7],
      [0.1, 1.99],
      [0.1, 2.01],
      [1.5, 3],
      [4, 20],
    ] as const) {
      // With 1 − u as the share below, a draw exceeds 1 by u^(−1/α) − 1.
      const damped = (u: number) => Math.exp(-re * (u ** (-1 / alpha) - 1));
      const phase = (u: number) => im * (u ** (-1 / alpha) - 1);
      const [x, y] = transform(re, im);
      expect(x).toBeCloseTo(
        integral((u) => damped(u) * Math.cos(phase(u))),
        4,
      );
      expect(y).toBeCloseTo(-integral((u) => damped(u) * Math.sin(phase(u))), 4);
    }
  });
  test.each(ALPHAS)('is the same from both sides of the border between series and fraction, α = %s', (alpha) => {
    const transform = paretoTransform(alpha);
    for (const angle of [0, 0.5, 1, 1.4]) {
      const [a, b] = [1.9999999999, 2.0000000001].map((r) => transform(r * Math.cos(angle), r * Math.sin(angle))) as [
        readonly [number, number],
        readonly [number, number],
      ];
      expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeLessThan(1e-8);
    }
  });
});

/** P(p X + q Y ≤ p + q + t) for two draws: the one integrated over what it exceeds 1 by. */
function twoBelow(alpha: number, p: number, q: number, t: number): number {
  const most = paretoCdf(1 + t / p, alpha);
  return (
    most *
    integral((v) => {
      const x = (1 - most * (1 - v)) ** (-1 / alpha) - 1;
      return paretoCdf(1 + Math.max(0, t - p * x) / q, alpha);
    }, 4000)
  );
}

describe('a sum of two', () => {
  test.each([
    [1, 0.5, 0.5],
    [1.5, 0.5, 0.5],
    [3, 0.5, 0.5],
    [4, 0.9, 0.1],
    [2, 0.99, 0.01],
    [1, 0.7, 0.714],
  ])('at α = %s with factors %s and %s', (alpha, p, q) => {
    const below = paretoSumBelow(alpha, [
      { factor: p, count: 1 },
      { factor: q, count: 1 },
    ]);
    for (const t of [0.001, 0.02, 0.1, 0.3, 1, 3, 12, 60])
      expect(Math.abs(below(t) - twoBelow(alpha, p, q, t)), `${t}`).toBeLessThan(5e-4);
  });
});

test('one draw is in closed form', () => {
  const below = paretoSumBelow(2, [{ factor: 2, count: 1 }]);
  expect(below(2)).toBeCloseTo(0.75, 14);
  expect(below(0)).toBe(0);
});

test.each([
  [4, 1, 0],
  [3, 1, 0],
  [2, 1, 0],
  [1.5, 1, 0],
  [4, 0.99, 0.1],
])('the average of a thousand is narrow, and still good to 0.0005: α = %s', (alpha, own, common) => {
  const terms = [{ factor: own / 1000, count: 1000 }, ...(common > 0 ? [{ factor: common, count: 1 }] : [])];
  const below = paretoSumBelow(alpha, terms);
  const exact = paretoSumBelow(alpha, terms, 400);
  for (let t = 0.1; t < 6; t *= 1.03) expect(Math.abs(below(t) - exact(t)), `${t}`).toBeLessThan(5e-4);
});

test('α = 4, a thousand terms, 2.2 σ out: as Gil and Pelaez’s integral has it', () => {
  // 30 digits, by mpmath: 0.981622527.
  const t = 1 / 3 + 2.2 * Math.sqrt(2 / 9 / 1000);
  expect(Math.abs(paretoSumBelow(4, [{ factor: 1 / 1000, count: 1000 }])(t) - 0.981622527)).toBeLessThan(5e-4);
});
