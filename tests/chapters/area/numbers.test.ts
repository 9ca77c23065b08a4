/**
 * What the chapter claims, as the curriculum computed it. Numbers beginning with N, M and A are its items.
 */

import { describe, expect, test } from 'vitest';
import { cake } from '../../../chapters/01-area/figures/Cake.model.ts';
import { cups } from '../../../chapters/01-area/figures/Cups.model.ts';
import { SETS } from '../../../chapters/01-area/figures/cakeParams.model.ts';
import { moved, sharesOf } from '../../../chapters/01-area/figures/cakeShares.model.ts';
import { throwsOn } from '../../../chapters/01-area/figures/cakeThrows.model.ts';
import { foundWord, MASSES, wordsOf } from '../../../chapters/01-area/figures/cakeVocabulary.model.ts';
import { density } from '../../../chapters/01-area/figures/Density.model.ts';
import { printedBy } from '../../../chapters/01-area/figures/densityCode.model.ts';
import { recap } from '../../../chapters/01-area/figures/Recap.model.ts';
import { at, four } from '../at.ts';
import { chiSquare } from './chiSquare.ts';

const total = (xs: readonly number[]) => xs.reduce((a, b) => a + b, 0);

describe('F1.1 bars and cake', () => {
  const opening = at(cake);
  test('A12, N3: a fair die is six sixths, 0.1667 each, and they add up to 1', () => {
    expect(opening.model.bars.map(({ area }) => four(area))).toEqual(Array(6).fill('0.1667'));
    expect(opening.shown('sum')).toBe('1');
    expect(opening.model.fair).toBe(true);
    expect(opening.shown('mean')).toBe('3.50');
    expect(opening.read('entropy')).toBeCloseTo(Math.log(6), 14);
    expect(opening.read('bits')).toBeCloseTo(Math.log2(6), 14);
  });
  test('A14: with the total locked no drag gets the sum off 1, and the others keep their proportions', () => {
    for (const share of [0, 0.01, 0.37, 0.99, 1]) {
      const after = moved([0.5, 0.3, 0.2], 0, share);
      // Each is rounded to a millionth.
      expect(Math.abs(total(after) - 1)).toBeLessThanOrEqual(1.5e-6);
      if (share < 1) expect((after[1] as number) / (after[2] as number)).toBeCloseTo(1.5, 2);
    }
    expect(moved([1, 0, 0], 0, 0.4)).toEqual([0.4, 0.3, 0.3]);
  });
  test('a bar pushed up to 1 and back leaves no trace, as long as the drag goes on', () => {
    const before = [0.4, 0.4, 0.2];
    moved(before, 0, 1);
    expect(moved(before, 0, 0.4)).toEqual(before);
  });
  test('A15: half as wide, twice as high: 1/3; the areas stay', () => {
    const half = at(cake, { width: 0.5 });
    expect(half.read('h0')).toBeCloseTo(1 / 3, 14);
    expect(half.model.bars.map(({ area }) => area)).toEqual(opening.model.bars.map(({ area }) => area));
    for (const width of [0.25, 1, 4]) {
      const { bars } = at(cake, { width }).model;
      for (const { area, height } of bars) expect(height * width).toBeCloseTo(area, 14);
    }
  });
  test('A3, M2: unlocked, areas may add up to something else or be negative; then nothing is thrown', () => {
    const more = at(cake, { locked: false, areas: [0.5, 0.5, 0.5] });
    expect([more.model.lamps, more.model.fair]).toEqual([{ nonNegative: true, sumsToOne: false }, false]);
    expect(more.shown('sum')).toBe('1.5');
    const owing = at(cake, { ...SETS['owing'], locked: false });
    expect([owing.model.lamps, owing.shown('sum')]).toEqual([{ nonNegative: false, sumsToOne: true }, '1']);
    expect([owing.model.throws.hit, owing.shown('entropy'), owing.shown('hit')]).toEqual([undefined, '—', '—']);
    const locked = at(cake, { ...SETS['owing'] });
    expect(locked.model.fair).toBe(true);
    expect(locked.model.bars[5]?.area).toBe(0);
  });
  test('nothing at all is no distribution', () => {
    const none = at(cake, { areas: [0, 0, -0.1] });
    expect([none.model.fair, none.model.total, none.shown('c0')]).toEqual([false, 0, '—']);
  });
  test('M4: shuffling changes the mean place, and nothing else', () => {
    const words = at(cake, { ...SETS['words'], n: 500 });
    const shuffled = at(cake, { ...SETS['words'], n: 500, order: 'shuffled', deal: 12 });
    expect([...shuffled.model.places].sort()).toEqual([0, 1, 2, 3]);
    expect(shuffled.model.places).not.toEqual(words.model.places);
    expect(shuffled.model.bars).toEqual(words.model.bars);
    expect(shuffled.read('entropy')).toBe(words.read('entropy'));
    expect(shuffled.read('place')).not.toBe(words.read('place'));
    expect(words.shown('mean')).toBe('—');
    const falling = at(cake, { areas: [0.2, 0.5, 0.3], order: 'falling' });
    expect(falling.model.places).toEqual([1, 2, 0]);
  });
  test('the loaded die has mean 4.5 and entropy 1.498', () => {
    const loaded = at(cake, { ...SETS['loaded'] });
    expect([loaded.shown('mean'), loaded.shown('entropy')]).toEqual(['4.50', '1.498']);
  });
  test('Try 3: the largest entropy at mean 4.5 is 1.614 nats, each bar 1.449 times the one before', () => {
    const areas = [0.0544, 0.0788, 0.1142, 0.1654, 0.2398, 0.3475];
    const best = at(cake, { areas });
    expect([best.shown('mean'), best.shown('entropy')]).toEqual(['4.50', '1.614']);
    // Exactly: tilted by e^λk with the λ that gives the mean, found by halving.
    const tilted = (lambda: number) => sharesOf([1, 2, 3, 4, 5, 6].map((k) => Math.exp(lambda * k)));
    const mean = (shares: readonly number[]) => total(shares.map((p, i) => p * (i + 1)));
    let [low, high] = [0, 1];
    for (let i = 0; i < 60; i++) {
      const middle = (low + high) / 2;
      if (mean(tilted(middle)) < 4.5) low = middle;
      else high = middle;
    }
    expect(four(Math.exp(low))).toBe('1.449');
    expect(tilted(low).map((p) => p.toFixed(4))).toEqual(areas.map((p) => p.toFixed(4)));
    expect(-total(tilted(low).map((p) => p * Math.log(p)))).toBeCloseTo(1.6136, 4);
  });
  test('throws are the same for a seed, the first of more, and fair: chi-square below its 99.9% point', () => {
    const shares = [0.05, 0.1, 0.15, 0.2, 0, 0.5];
    for (const seed of [1, 2, 3]) {
      const { counts } = throwsOn(shares, 10_000, seed);
      expect(total(counts)).toBe(10_000);
      expect(counts[4]).toBe(0);
      // 4 degrees of freedom: five faces with area.
      expect(chiSquare(counts, shares, 10_000)).toBeLessThan(18.47);
      expect(throwsOn(shares, 10_000, seed)).toEqual(throwsOn(shares, 10_000, seed));
      const hits = Array.from({ length: 50 }, (_, i) => throwsOn(shares, i + 1, seed).hit as number);
      const tallied = shares.map((_, face) => hits.filter((hit) => hit === face).length);
      expect(throwsOn(shares, 50, seed).counts).toEqual(tallied);
    }
  });
  test('of throws within two standard deviations there are about nineteen in twenty', () => {
    const share = 1 / 6;
    const spread = 2 * Math.sqrt((share * (1 - share)) / 1000);
    const seeds = Array.from({ length: 200 }, (_, i) => 1000 + i);
    const within = seeds.filter((seed) => {
      const { counts } = throwsOn(Array(6).fill(share), 1000, seed);
      return Math.abs((counts[0] as number) / 1000 - share) <= spread;
    });
    // 95.4% of 200 are 191 ± 3 (one sd); four of them either way.
    expect(within.length).toBeGreaterThan(178);
    expect(within.length).toBeLessThan(200);
  });
  test('A20, N8, N45: a vocabulary has 50,304 bars, 64 × 786, of which 50,257 are of GPT-2 and 47 are not', () => {
    expect(MASSES.length).toBe(64 * 786);
    expect(50_304 - 50_257).toBe(47);
    expect(total([...MASSES])).toBeCloseTo(1, 12);
    const many = at(cake, { size: 'vocabulary' });
    expect([many.shown('firstTen'), many.shown('secondHalf')]).toEqual(['25.7%', '6.1%']);
    const last = at(cake, { size: 'vocabulary', find: 50_304 });
    expect(last.read('foundShare')).toBe(MASSES[50_303]);
    expect(last.read('foundShare')).toBeGreaterThan(0);
  });
  test('the vocabulary is thrown fairly, decade by decade', () => {
    const decades = [10, 100, 1000, 10_000, 50_305];
    const shares = decades.map((to, i) => total([...MASSES.subarray((decades[i - 1] ?? 1) - 1, to - 1)]));
    for (const seed of [3, 4]) {
      const words = [...wordsOf(seed).ranks];
      expect(foundWord(1, 700, seed).last).toBe(words[699]);
      const counts = decades.map((to, i) => words.filter((w) => w < to && w >= (decades[i - 1] ?? 1)).length);
      // 4 degrees of freedom
      expect(chiSquare(counts, shares, 10_000)).toBeLessThan(18.47);
      expect(foundWord(1, 10_000, seed).different).toBe(new Set(words).size);
      expect(foundWord(2, 10_000, seed).observed).toBe(words.filter((w) => w === 2).length);
    }
    expect(foundWord(1, 1000, 3).different).toBeLessThan(1000);
  });
});

describe('F1.2 density magnifier', () => {
  const opening = at(density);
  test('A17, N4: the peak of N(0, 0.01²) is 39.89, printed as 39.9', () => {
    expect(opening.shown('peak')).toBe('39.89');
    expect(Number(opening.read('peak')).toPrecision(3)).toBe('39.9');
    expect(opening.shown('exactPeak')).toBe('39.8942');
  });
  test('A18, N5: a thousand points step over the top and print 39.8937; an odd number prints 39.8942', () => {
    expect(opening.shown('printedPeak')).toBe('39.8937');
    expect(opening.read('pyPeak')).toBe('39.8937');
    expect(at(density, { points: 1001 }).shown('printedPeak')).toBe('39.8942');
  });
  test('N6, M3: trapezoids over ±5σ print 0.9999994; the tails that are left out hold 5.7e−7', () => {
    expect(opening.shown('printedArea')).toBe('0.9999994');
    expect(opening.shown('within')).toBe('0.9999994');
    expect(Number(opening.read('outside')).toExponential(1)).toBe('5.7e-7');
    expect(printedBy(10).area).not.toBeCloseTo(1, 7);
  });
  test('the walk of the code, done in metres, gives the same', () => {
    const [sigma, points] = [0.01, 1000];
    const x = Array.from({ length: points }, (_, i) => -5 * sigma + (i * 10 * sigma) / (points - 1));
    const pdf = x.map((each) => Math.exp(-(each ** 2) / (2 * sigma ** 2)) / (sigma * Math.sqrt(2 * Math.PI)));
    expect(Math.max(...pdf)).toBeCloseTo(Number(opening.read('printedPeak')), 4);
    const ends = ((pdf[0] as number) + (pdf.at(-1) as number)) / 2;
    expect(((total(pdf) - ends) * 10 * sigma) / (points - 1)).toBeCloseTo(printedBy(points).area, 12);
  });
  test('M3: in centimetres 0.3989, in millimetres 0.03989, and no area changes', () => {
    const [cm, mm] = [at(density, { unit: 'cm' }), at(density, { unit: 'mm' })];
    expect([cm.shown('peak'), mm.shown('peak')]).toEqual(['0.3989', '0.03989']);
    expect([cm.shown('sigma'), mm.shown('b')]).toEqual(['1', '10']);
    for (const each of [cm, mm]) expect(each.read('area')).toBe(opening.read('area'));
  });
  test('Try 1: the peak is 1 at σ = 0.3989', () => {
    expect(four(1 / Math.sqrt(2 * Math.PI))).toBe('0.3989');
    expect(at(density, { sigma: 0.399 }).read('peak')).toBeCloseTo(1, 3);
  });
  test('Try 2: |x| < 0.01 holds .6827, |x| < 0.001 holds .07966', () => {
    expect(opening.shown('area')).toBe('.6827');
    expect(opening.shown('percent')).toBe('68.3%');
    const thin = at(density, { a: -0.001, b: 0.001 });
    expect(four(thin.read('area'))).toBe('0.07966');
    expect(four(thin.read('slab'))).toBe('0.07979');
  });
  test('edges may change places, meet, and lie far out', () => {
    expect(at(density, { a: 0.01, b: -0.01 }).read('area')).toBe(opening.read('area'));
    expect(at(density, { a: 0.003, b: 0.003 }).read('area')).toBe(0);
    // Not nothing and not all, though no double can tell.
    expect(at(density, { a: 9, b: 10 }).shown('area')).toBe('<.0000001');
    expect(at(density, { a: -10, b: 10 }).shown('area')).toBe('>.9999');
    expect(at(density, { a: -10, b: 10 }).shown('percent')).toBe('>99.9%');
  });
});

describe('F1.3 water cups', () => {
  const opening = at(cups);
  test('A165: more and narrower cups hold less each, at the same level', () => {
    const many = at(cups, { count: 200 });
    expect(Number(many.read('most'))).toBeLessThan(Number(opening.read('most')) / 15);
    expect(Number(many.read('level'))).toBeCloseTo(Number(opening.read('level')), 1);
    for (const count of [2, 10, 77, 200]) expect(total(at(cups, { count }).model.shares)).toBeCloseTo(1, 12);
  });
  test('A168, M65: an opening of z breaks at −0.5, an opening of e^z does not', () => {
    const raw = at(cups, { count: 4, at: 0.125, spread: 0.335, rule: 'raw' });
    expect(raw.shown('lowest')).toBe('−0.5');
    expect(raw.model.shares[3]).toBeLessThan(0);
    expect([raw.model.poured, raw.model.negative]).toEqual([false, 1]);
    const exp = at(cups, { count: 4, at: 0.125, spread: 0.335 });
    for (const share of exp.model.shares) expect(share).toBeGreaterThan(0);
    // Openings that add up to nothing cannot share anything out.
    expect(at(cups, { rule: 'raw', spread: 0.05 }).model.shares).toEqual([]);
  });
  test('A167: a blind scoop meets a cup as often as it holds water; chi-square below its 99.9% point', () => {
    for (const seed of [8, 9, 10]) {
      const { counts, shares } = at(cups, { count: 5, spread: 0.4, scoops: 1000, seed }).model;
      expect(total(counts)).toBe(1000);
      // 4 degrees of freedom
      expect(chiSquare(counts, shares, 1000)).toBeLessThan(18.47);
    }
  });
});

test('recap: every point is on one side, and the left holds about as many per cent as its area says', () => {
  for (const share of [0, 0.3, 0.77, 1]) {
    const inside = Array.from({ length: 100 }, (_, seed) => at(recap, { share, seed }).model.inside);
    // The mean of 100 sheets: within four standard errors, each √(share(1 − share)·100)/10.
    expect(Math.abs(total(inside) / 100 - 100 * share)).toBeLessThanOrEqual(4 * Math.sqrt(share * (1 - share)));
  }
});
