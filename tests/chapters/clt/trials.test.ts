/** Trials that fall: the same for the same seed however many are asked for, where they should be, and as often. */

import { describe, expect, test } from 'vitest';
import { binomialMasses } from '#math/binomial.ts';
import { galton } from '../../../chapters/14-clt/figures/Galton.model.ts';
import { facesOf, rightAfter, trialsOf } from '../../../chapters/14-clt/figures/galtonTrials.model.ts';
import { placeOn, stroke } from '../../../chapters/14-clt/figures/pencil.ts';
import { shareBand } from '../../../chapters/14-clt/figures/shareBand.model.ts';
import { chance, chiSquare } from '../../math/exact.ts';
import { at } from '../at.ts';

describe('trials', () => {
  test.each(['coins', 'dice'] as const)('%s: the first hundred of a thousand are the hundred', (kind) => {
    const few = trialsOf(kind, 12, 9, 100);
    const many = trialsOf(kind, 12, 9, 1000);
    const again = trialsOf(kind, 12, 9, 100);
    expect(again).toEqual(few);
    expect(many.counts.reduce((a, b) => a + b)).toBe(1000);
    // What is on its way after a hundred lands next.
    const next = trialsOf(kind, 12, 9, 101);
    expect(next.last).toEqual(few.ahead[0]);
  });
  test('a ball lands where its turns lead, and dice show what they add up to', () => {
    for (let i = 1; i < 40; i++) {
      const ball = trialsOf('coins', 10, 4, i).last;
      expect(ball && rightAfter(ball, 10, 10)).toBe(ball?.at);
      expect(ball && rightAfter(ball, 10, 0)).toBe(0);
      const dice = trialsOf('dice', 13, 4, i).last;
      const faces = dice ? facesOf(dice, 13) : [];
      expect(faces).toHaveLength(13);
      expect(faces.reduce((a, b) => a + b) - 13).toBe(dice?.at);
    }
  });
  test.each([
    ['coins', 10],
    ['coins', 20],
    ['dice', 2],
    ['dice', 13],
  ] as const)('%s, %s of them, come as often as the law says', (kind, n) => {
    const { model } = at(galton, { kind, n, trials: 100_000 });
    const counts = [...model.counts];
    const law = [...model.law];
    // Places that are hardly ever due are taken together with their neighbours.
    const kept = law.map((_, k) => k).filter((k) => (law[k] as number) > 1e-3);
    const rest = (values: readonly number[]) => values.filter((_, k) => !kept.includes(k)).reduce((a, b) => a + b, 0);
    const only = (values: readonly number[]) => [...kept.map((k) => values[k] as number), rest(values)];
    const shares = only(law);
    const seen = only(counts);
    const last = (shares.at(-1) as number) > 0 ? shares.length : shares.length - 1;
    expect(chance(chiSquare(seen.slice(0, last), shares.slice(0, last)), last - 1)).toBeGreaterThan(1e-3);
    expect(model.gap).toBeLessThan(model.radius);
  });
  test('one trial and none: something true is said', () => {
    expect(at(galton, { trials: 1 }).model.drawn).toBe(1);
    expect(galton.model(at(galton).values, 0).drawn).toBe(1);
    expect(at(galton, { trials: 1 }).model.radius).toBe(1);
  });
});

describe('the pencil', () => {
  const pad = { x: 10, y: 20, width: 100, height: 50, bars: [0, 0, 0, 0, 0], most: 100, set: () => {} };
  test('finds the bar under it, and its height', () => {
    expect(placeOn(pad, 10, 70)).toEqual([0, 0]);
    expect(placeOn(pad, 109.9, 20)).toEqual([4, 100]);
    expect(placeOn(pad, 55, 45)).toEqual([2, 50]);
    expect(placeOn(pad, -99, 999)).toEqual([0, 0]);
    expect(placeOn(pad, 999, -999)).toEqual([4, 100]);
  });
  test('leaves no bar out, however fast it moves, in either direction', () => {
    expect(stroke(pad.bars, [0, 0], [4, 100])).toEqual([0, 25, 50, 75, 100]);
    expect(stroke(pad.bars, [4, 100], [1, 40])).toEqual([0, 40, 60, 80, 100]);
    expect(stroke(pad.bars, [2, 7], [2, 90])).toEqual([0, 0, 90, 0, 0]);
    expect(pad.bars).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('the band of one place', () => {
  test.each([
    [1, 0.2461],
    [30, 1 / 1024],
    [1000, 0.001],
    [1000, 1e-15],
    [20_000, 0.0001],
    [1000, 0.049],
    [1000, 0.051],
    [1000, 0.5],
    [1, 0.5],
    [30, 0.9],
  ])('of %s trials at p = %s holds their share 95 times in 100 or more', (n, p) => {
    const band = shareBand(n, p) + 1e-12;
    const held = binomialMasses(n, p).reduce((sum, mass, k) => (Math.abs(k / n - p) <= band ? sum + mass : sum), 0);
    expect(held).toBeGreaterThan(n * Math.min(p, 1 - p) < 50 ? 0.95 : 0.94);
    expect(band).toBeLessThanOrEqual(1);
  });
  test('is no wider than it must be', () => {
    expect(shareBand(1000, 1e-15)).toBeLessThan(1e-14);
    expect(shareBand(1000, 0.001)).toBeCloseTo(0.002, 12);
  });
});
