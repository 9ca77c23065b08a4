/** Parts of the models by other means: columns, fits by brute force, batches by plain sums. */

import { describe, expect, test } from 'vitest';
import { uniform } from '#math/random.ts';
import {
  batchBottom,
  descend,
  firstBottoms,
  gradientAt,
  NOISE,
} from '../../../chapters/13-lln/figures/gradientRun.model.ts';
import { type Line, lineFit, lossAt, lossOf } from '../../../chapters/13-lln/figures/lineFit.model.ts';
import { bestLoss, noiseFor } from '../../../chapters/13-lln/figures/Memoriser.model.ts';
import { fullColumns, LAST_OF, MOST } from '../../../chapters/13-lln/figures/meanColumns.model.ts';
import { columnAt, drawAt, meanAt, pathsOf } from '../../../chapters/13-lln/figures/meanPaths.model.ts';
import { dataOf, labelsOf } from '../../../chapters/13-lln/figures/memoData.model.ts';
import { heightAt } from '../../../chapters/13-lln/figures/people.model.ts';
import { lawOf, SOURCES } from '../../../chapters/13-lln/figures/sources.model.ts';

describe('columns', () => {
  test('rise without a gap from 1 to the most', () => {
    expect([LAST_OF[0], LAST_OF.at(-1)]).toEqual([1, MOST]);
    for (let i = 1; i < LAST_OF.length; i++) expect(LAST_OF[i]).toBeGreaterThan(LAST_OF[i - 1] as number);
    for (const n of [1, 2, 10, 999, 1000, MOST - 1, MOST])
      expect(fullColumns(n)).toBe(LAST_OF.filter((last) => last <= n).length);
  });
  test('hold the lowest and the highest running mean, however the path was made', () => {
    const law = lawOf('die', []);
    if (!law) throw new Error('a die has a law');
    for (const parts of [[5000], [3, 40, 41, 1000, 5000]]) {
      for (const steps of parts) pathsOf(`columns ${parts}`, law, 7, 2, steps);
      const path = pathsOf(`columns ${parts}`, law, 7, 2, 5000)[1];
      if (!path) throw new Error('two paths were asked for');
      for (let c = 0; c < fullColumns(5000); c++) {
        const from = c === 0 ? 1 : (LAST_OF[c - 1] as number) + 1;
        const means = Array.from({ length: (LAST_OF[c] as number) - from + 1 }, (_, i) => meanAt(path, from + i));
        expect(columnAt(path, c)).toEqual([Math.min(...means), Math.max(...means)]);
      }
      for (let k = 1; k <= 5000; k++) expect([1, 2, 3, 4, 5, 6]).toContain(drawAt(path, k));
    }
  });
});

describe('laws', () => {
  test.each(SOURCES)('%s: draws are finite at both ends of u, and rise with it but for a mixture', (source) => {
    const law = lawOf(source, [0.2, 0, 0.8]);
    for (const u of [0, 2 ** -53, 0.3, 0.5, 1 - 2 ** -53]) expect(Number.isFinite(law?.draw(u))).toBe(true);
  });
  test('mean and spread of heights by drawing along a fine grid', () => {
    const law = lawOf('height', []);
    const draws = Array.from({ length: 100_000 }, (_, i) => heightAt((i + 0.5) / 100_000));
    const mean = draws.reduce((a, b) => a + b) / draws.length;
    const sd = Math.sqrt(draws.reduce((a, x) => a + (x - mean) ** 2, 0) / draws.length);
    // The grid cuts the tails at 4.3σ.
    expect(mean).toBeCloseTo(law?.mean as number, 6);
    expect(sd).toBeCloseTo(law?.sd as number, 2);
  });
});

describe('the line', () => {
  const { train } = dataOf(9);
  test('no line nearby explains the labels better', () => {
    for (const [size, noise] of [
      [30, 1],
      [100, 0.2],
      [1000, 0],
    ] as const) {
      const labels = labelsOf(train, size, noise);
      const best = lineFit(train, labels);
      const cost = (line: Line) =>
        size * lossOf(line, train, labels).mean + 0.25 * line.reduce((sum, w) => sum + w * w, 0);
      const next = uniform(5);
      for (let i = 0; i < 200; i++) {
        const moved = best.map((w) => w + 0.2 * (next() - 0.5)) as unknown as Line;
        // What the fit leaves undone is 1e-7 of the cost.
        expect(cost(moved)).toBeGreaterThan(cost(best) - 1e-5 * (1 + cost(best)));
      }
    }
  });
  test('a loss is −ln of the share, and no score overflows', () => {
    expect(lossAt(0, 1)).toBeCloseTo(Math.LN2, 15);
    expect(lossAt(2, 1)).toBeCloseTo(-Math.log(1 / (1 + Math.exp(-2))), 15);
    expect([lossAt(1000, 0), lossAt(-1000, 0), lossAt(1000, 1)]).toEqual([1000, 0, 0]);
  });
  test('labels are coins at noise 1 and sides at noise 0; in between more and more turn into coins', () => {
    expect([...labelsOf(train, 500, 0)]).toEqual([...train.side.slice(0, 500)]);
    expect([...labelsOf(train, 500, 1)]).toEqual([...train.coin.slice(0, 500)]);
  });
  test('the noise that goes with a best loss, and back', () => {
    for (const noise of [0.01, 0.2, 0.5, 0.99]) expect(noiseFor(bestLoss(noise))).toBeCloseTo(noise, 6);
    expect([noiseFor(1), noiseFor(0)].map((x) => Math.round(1e6 * x) / 1e6)).toEqual([1, 0]);
  });
});

describe('batches', () => {
  test('the mean of the first batch is the mean of its examples', () => {
    const own = firstBottoms(3, 4);
    const [x, y] = batchBottom(3, 4, 0);
    expect(x).toBeCloseTo(own.reduce((sum, each) => sum + each[0], 0) / 4, 12);
    expect(y).toBeCloseTo(own.reduce((sum, each) => sum + each[1], 0) / 4, 12);
  });
  test.each([1, 8, 512])('so are the means of later batches of %i in law: unbiased, and 1/√B wide', (batch) => {
    // 2000 squares of standard normals add up to 2000 ± √4000; five of those are one chance in millions.
    const means = Array.from({ length: 1000 }, (_, seed) => batchBottom(seed, batch, 1 + (seed % 999))).flat();
    const scaled = means.map((mean) => mean * Math.sqrt(batch));
    expect(Math.abs(scaled.reduce((sum, z) => sum + z, 0))).toBeLessThan(5 * Math.sqrt(2000));
    expect(Math.abs(scaled.reduce((sum, z) => sum + z * z, 0) - 2000)).toBeLessThan(5 * Math.sqrt(4000));
  });
  test('examples do not depend on how many were made before', () => {
    const first = firstBottoms(11, 5);
    batchBottom(11, 512, 40);
    expect(firstBottoms(11, 5).map(([x]) => x.toFixed(9))).toEqual(first.map(([x]) => x.toFixed(9)));
    expect(NOISE).toBe(1);
  });
  test('a step goes against the gradient', () => {
    const [, one] = descend([2, 1], { seed: 3, batch: 4, rate: 0.1, shape: 3, steps: 1 });
    const [gx, gy] = gradientAt([2, 1], batchBottom(3, 4, 0), 3);
    expect(one).toEqual([2 - 0.1 * gx, 1 - 0.1 * gy]);
  });
});
