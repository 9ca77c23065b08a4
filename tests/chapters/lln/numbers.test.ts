/** Every number that the curriculum computes for the law of large numbers, and the faults of averages seen elsewhere. */

import { describe, expect, test } from 'vitest';
import { cauchyCdf } from '#math/cauchy.ts';
import { runningMoments } from '#math/runningMoments.ts';
import en from '../../../chapters/13-lln/en.words.ts';
import { gradient } from '../../../chapters/13-lln/figures/Gradient.model.ts';
import { mean } from '../../../chapters/13-lln/figures/Mean.model.ts';
import { memoriser } from '../../../chapters/13-lln/figures/Memoriser.model.ts';
import { street } from '../../../chapters/13-lln/figures/Street.model.ts';
import { trust } from '../../../chapters/13-lln/figures/Trust.model.ts';
import zh from '../../../chapters/13-lln/zh.words.ts';
import { at, four } from '../at.ts';

describe('F13.1 running mean', () => {
  test('try 1, N102: four times the sample halves the error; twice the sample gives .7071 of it', () => {
    const band = (n: number) => Number(at(mean, { n }).read('band'));
    expect(band(400) / band(100)).toBeCloseTo(0.5, 12);
    expect(four(band(200) / band(100))).toBe('0.7071');
  });
  test('N92: the standard error of 512 is .04419 σ', () => {
    const { read } = at(mean, { n: 512 });
    expect(four(Number(read('se')) / Number(read('sigma')))).toBe('0.04419');
  });
  test('a die has mean 3.5 and σ 1.708; N94: thirty of them .3118', () => {
    const { read } = at(mean, { n: 30 });
    expect([read('mu'), four(read('sigma')), four(read('se'))]).toEqual([3.5, '1.708', '0.3118']);
  });
  test('N91: heights have σ 8.2, standard errors 2.6, .82, .26, .082', () => {
    const se = (n: number) => Number(at(mean, { source: 'height', n }).read('se')).toPrecision(2);
    expect([10, 100, 1000, 10_000].map(se)).toEqual(['2.6', '0.82', '0.26', '0.082']);
    expect(at(mean, { source: 'height' }).shown('mu')).toBe('163.85');
  });
  test('M89: not step by step; this path is nearer after 10 than after 100', () => {
    const { read } = at(mean, { seed: 15, n: 100 });
    expect(read('error10')).toBe(0);
    expect(Number(read('error100'))).toBeGreaterThan(0.2);
  });
  test('M89: as many means of Cauchy draws are beyond ±10 at n = 1000 as at n = 1, .06345 of them', () => {
    const { read, model } = at(mean, { source: 'cauchy', n: 1, paths: 50 });
    expect(four(read('beyond'))).toBe('0.06345');
    expect(2 * cauchyCdf(-10)).toBe(read('beyond'));
    expect([model.half, model.mean]).toEqual([NaN, NaN]);
    const counts = (n: number) =>
      Array.from({ length: 20 }, (_, seed) => at(mean, { source: 'cauchy', n, paths: 50, seed: 977 * seed }).model)
        .flatMap(({ means }) => means)
        .filter((x) => Math.abs(x) > 10).length;
    // Of 1000 paths 63.45 are due, give or take 7.7; five times that is far beyond chance, and seeds are fixed.
    for (const n of [1, 100, 1000]) expect(Math.abs(counts(n) - 63.45)).toBeLessThan(5 * 7.7);
    // Without a band nothing has always been inside it, nor ever outside.
    expect(model.always).toBeNaN();
  });
  test('the band holds about 95% of all paths at one n, fewer all along', () => {
    const models = Array.from({ length: 20 }, (_, seed) => at(mean, { n: 1000, paths: 50, seed: 31 * seed }).model);
    const inside = models.reduce((sum, m) => sum + m.inside, 0);
    const always = models.reduce((sum, m) => sum + m.always, 0);
    // 954.5 of 1000, give or take 6.6.
    expect(Math.abs(inside - 954.5)).toBeLessThan(5 * 6.6);
    expect(always).toBeLessThan(inside - 100);
  });
  test('a path depends on its seed and number alone, not on how many there are or how far they go', () => {
    const few = at(mean, { n: 100, paths: 2 }).model.means;
    at(mean, { seed: 99, n: 20_000 });
    const many = at(mean, { n: 5000, paths: 7 });
    expect(at(mean, { n: 100, paths: 7 }).model.means.slice(0, 2)).toEqual(few);
    expect(many.model.means.length).toBe(7);
  });
  test('the reader’s own bars: 2.7 and 2.193; one bar alone never strays; no bars at all say so', () => {
    const own = at(mean, { source: 'own' });
    expect([four(own.read('mu')), four(own.read('sigma'))]).toEqual(['2.700', '2.193']);
    const sure = at(mean, { source: 'own', own: [0, 0, 0.3], n: 100_000 });
    expect([sure.read('mu'), sure.read('band'), sure.read('error'), sure.read('inside'), sure.read('always')]).toEqual([
      3, 0, 0, 10, 10,
    ]);
    const none = at(mean, { source: 'own', own: [0, 0] });
    expect(none.model.empty).toBe(true);
    expect([none.shown('mean'), none.shown('share')]).toEqual(['—', '—']);
  });
});

describe('faults of averages seen elsewhere', () => {
  test('N67: .1 .1 .1 has no variance below 0; 1e9 + 4, 7, 13, 16 has 30, 22.5 over n', () => {
    const of = (values: readonly number[]) => {
      const moments = runningMoments();
      values.forEach(moments.add);
      return moments;
    };
    expect(of([0.1, 0.1, 0.1]).variance).toBeGreaterThanOrEqual(0);
    expect(of([0.1, 0.1, 0.1]).sd).toBeCloseTo(0, 15);
    const far = [4, 7, 13, 16].map((x) => 1e9 + x);
    expect(of(far).variance).toBe(30);
    expect(((of(far).variance as number) * 3) / 4).toBe(22.5);
    expect(Number(at(mean, { source: 'own', own: [0, 0.4], n: 100_000 }).read('s'))).toBe(0);
    expect(Number(at(mean, { n: 100_000 }).read('s'))).toBeCloseTo(Math.sqrt(35 / 12), 2);
  });
  test('N68: with one draw, s is not defined, and that is said', () => {
    const { model, shown } = at(mean, { n: 1 });
    expect(shown('s')).toBe('—');
    expect(en['mean']?.summary(model as never)).toContain('not defined');
    expect(zh['mean']?.summary(model as never)).toContain('没有定义');
    const one = at(trust, { sentences: 1 }).model;
    expect(en['trust']?.summary(one as never)).toContain('not defined');
    expect(zh['trust']?.summary(one as never)).toContain('没有定义');
  });
  test('N70: the seed is part of the state: the same seed gives the same picture, another one another', () => {
    const means = (seed: number) => at(mean, { seed }).model.means;
    const first = means(3);
    expect(means(4)).not.toEqual(first);
    expect(means(3)).toEqual(first);
    for (const spec of [mean, street, memoriser, trust, gradient]) expect(spec.params.seed.kind).toBe('seed');
  });
  test('N87: what a page opens with is drawn from a seed and no clock', () => {
    for (const spec of [mean, street, memoriser, trust, gradient]) {
      const model = spec.model as (values: never) => unknown;
      const values = at(spec as typeof mean).values as never;
      expect(model(values)).toEqual(model(values));
    }
  });
});

describe('F13.2 biased street', () => {
  test('try 4, N91: an equal mix goes to 163.9, not 170.1', () => {
    const { read, shown } = at(street, { sample: 0.5, population: 0.5 });
    expect(Number(read('limit'))).toBeCloseTo(163.85, 9);
    expect([shown('mix'), shown('bias')]).toEqual(['163.85', '0.00']);
    expect([shown('men'), shown('women')]).toEqual(['169.7', '158.0']);
    expect(read('misled')).toBe(Infinity);
  });
  test('no street goes to 170.1: the most is 169.7', () => {
    expect(at(street, { sample: 0 }).read('limit')).toBe(169.7);
  });
  test('the bias stays as n grows, the error falls', () => {
    const [small, large] = [at(street, { n: 100 }), at(street, { n: 10_000 })];
    expect(small.read('bias')).toBe(large.read('bias'));
    expect(Number(large.read('half')) / Number(small.read('half'))).toBeCloseTo(0.1, 12);
  });
  test('from so many people on, the band leaves the truth outside', () => {
    const { model } = at(street);
    const half = (n: number) => (2 * model.sd) / Math.sqrt(n);
    expect(half(model.misled)).toBeLessThan(Math.abs(model.bias));
    expect(half(model.misled - 1)).toBeGreaterThanOrEqual(Math.abs(model.bias));
  });
  test('who is met does not depend on how many are met', () => {
    const first = at(street, { n: 10 }).read('observed');
    at(street, { n: 100_000 });
    expect(at(street, { n: 10 }).read('observed')).toBe(first);
  });
});

describe('F13.3 memoriser', () => {
  test('try 3, M91: coin labels by heart: train 0, fresh .6931', () => {
    for (const size of [10, 10_000]) {
      const { read, shown } = at(memoriser, { model: 'table', noise: 1, size });
      expect([read('train'), shown('fresh'), shown('best')]).toEqual([0, '0.6931', '0.6931']);
    }
  });
  test('on coin labels no line does better than .6931 but by luck, and few points make it worse', () => {
    for (const size of [10, 30, 100, 1000, 10_000]) {
      const { model } = at(memoriser, { noise: 1, size });
      expect(model.fresh).toBeGreaterThan(Math.LN2 - model.half);
      expect(model.train).toBeLessThan(Math.LN2);
    }
    expect(at(memoriser, { noise: 1, size: 30 }).model.fresh).toBeGreaterThan(0.72);
  });
  test('for a line the two losses meet', () => {
    const gap = (size: number) => Math.abs(Number(at(memoriser, { noise: 1, size }).read('gap')));
    expect(gap(10_000)).toBeLessThan(0.002);
    expect(gap(30)).toBeGreaterThan(0.05);
  });
  test('the least that fresh labels cost is their entropy', () => {
    expect(at(memoriser, { noise: 0 }).read('best')).toBe(0);
    expect(four(at(memoriser, { noise: 0.2 }).read('best'))).toBe('0.3251');
  });
});

describe('F13.4 can I trust this perplexity', () => {
  test('try 2, N93: 200 independent tokens, sd 2.5: 10.75 to 21.49; two million: 15.15 to 15.25', () => {
    expect(at(trust).read('interval')).toBe('10.75–21.49');
    expect(at(trust).read('tokens')).toBe(200);
    expect(at(trust, { sentences: 100_000 }).read('interval')).toBe('15.15–15.25');
    expect(at(trust, { sentences: 100_000 }).read('tokens')).toBe(2_000_000);
  });
  test('M92: correlation divides the tokens by 1 + 19ρ', () => {
    const { read, shown } = at(trust, { correlation: 0.3 });
    expect([read('design'), four(read('effective'))]).toEqual([6.7, '29.85']);
    expect(shown('coverage')).toBe('55.1%');
    expect(at(trust).shown('coverage')).toBe('95.0%');
    expect(at(trust, { correlation: 0.3, sentences: 67 }).read('interval')).toBe('10.75–21.49');
  });
  test('N93: 8 needs fewer or correlated tokens', () => {
    const eight = Number(at(trust).read('eightAt'));
    expect(eight.toFixed(3)).toBe('0.128');
    expect(at(trust, { correlation: 0.128 }).shown('low')).toBe('8.00');
  });
  test('of many test sets 95% are in the interval', () => {
    const missed = Array.from({ length: 100 }, (_, seed) => Number(at(trust, { seed }).read('missed')));
    // 100 of 2000 are due, give or take 9.7.
    expect(Math.abs(missed.reduce((a, b) => a + b) - 100)).toBeLessThan(5 * 9.7);
  });
});

describe('F13.5 gradient arrows', () => {
  test('N101: the spread falls as 1/√B', () => {
    const spread = (batch: number) => Number(at(gradient, { batch }).read('spread'));
    expect(spread(32) / spread(8)).toBeCloseTo(0.5, 12);
    expect(spread(512) / spread(1)).toBeCloseTo(0.04419, 5);
  });
  test('the mean arrow is unbiased: over many seeds it is the true one, with that spread', () => {
    const runs = Array.from({ length: 2000 }, (_, seed) => at(gradient, { seed, batch: 4, steps: 0 }).model);
    const { truth, spread } = runs[0] as (typeof runs)[number];
    const off = runs.map(({ mean: [x, y] }) => [x - truth[0], y - truth[1]] as const);
    // The mean of 2000 such arrows is off by spread/√2000 either way; five times that is far beyond chance.
    const [ax, ay] = [0, 1].map((i) => off.reduce((sum, each) => sum + (each[i] as number), 0) / off.length);
    expect(Math.hypot(ax as number, ay as number)).toBeLessThan((5 * spread) / Math.sqrt(2000));
    const rms = Math.sqrt(off.reduce((sum, [x, y]) => sum + x * x + y * y, 0) / off.length);
    expect(rms / spread).toBeCloseTo(1, 1);
  });
  test.each([
    [1, 3],
    [8, 1],
    [512, 10],
  ])(
    'the ring of a batch of %s in a bowl of %s holds the mean arrow 95 times in 100, and halves for 4 B',
    (batch, shape) => {
      const models = Array.from({ length: 2000 }, (_, seed) => at(gradient, { seed, batch, shape, steps: 0 }).model);
      const held = models.filter((m) => m.held).length;
      // 1900 are due, give or take 9.7.
      expect(Math.abs(held - 1900)).toBeLessThan(5 * 9.7);
      const [wide, high] = (models[0] as (typeof models)[number]).reach;
      expect(high / wide).toBeCloseTo(shape, 12);
      if (batch < 512) expect(at(gradient, { batch: 4 * batch, shape }).model.reach[0]).toBeCloseTo(wide / 2, 12);
    },
  );
  test('M90: with B = 1 and small steps it arrives', () => {
    const { model } = at(gradient, { batch: 1, rate: 0.01, steps: 500 });
    expect(model.from).toBeGreaterThan(3);
    expect(model.end).toBeLessThan(0.3);
  });
  test('at the bottom there is no direction; steps too long run away, and the last finite one is told', () => {
    expect(at(gradient, { x: 0, y: 0 }).shown('angle')).toBe('—');
    const lost = at(gradient, { rate: 1, shape: 10 });
    expect(lost.shown('lost')).toBe('6');
    expect(Number.isFinite(lost.model.end)).toBe(true);
    expect(at(gradient, { rate: 1, shape: 10, batch: 512 }).model.lost).toBeLessThan(12);
    expect(at(gradient).read('lost')).toBeNaN();
  });
});
