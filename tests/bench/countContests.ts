/** A sample counted and measured: ours, other libraries, the obvious way, the floor. */

import { bin, mean, variance } from 'd3';
import { drawNormal } from '#math/drawNormal.ts';
import { histogram, type Range } from '#math/histogram.ts';
import { uniform } from '#math/random.ts';
import { runningMoments } from '#math/runningMoments.ts';
import { copied, type LawContest, way } from './lawContest.ts';
import type { LawRivals } from './rivals.ts';

const draws = (count: number): Float64Array => {
  const next = uniform(2);
  return Float64Array.from({ length: count }, () => drawNormal(next));
};

export function histogramContest(count: number): LawContest {
  const typed = draws(count);
  const values = Array.from(typed);
  const [range, bins]: readonly [Range, number] = [[-6, 6], 120];
  const edges = Array.from({ length: bins - 1 }, (_, i) => -6 + (12 * (i + 1)) / bins);
  const theirs = bin<number, number>().domain([-6, 6]).thresholds(edges);
  return {
    title: `histogram of ${count.toLocaleString('en')} values in ${bins} bins`,
    ways: [
      way(
        'ours',
        () => histogram(typed, range, bins).counts,
        (counts) => counts,
      ),
      way(
        'reduce, Math.floor, edges off by rounding',
        () =>
          values.reduce((counts, x) => {
            (counts[Math.floor(((x + 6) / 12) * bins)] as number)++;
            return counts;
          }, new Array<number>(bins).fill(0)),
        (counts) => counts,
      ),
      way(
        'd3-array, bin',
        () => theirs(values),
        (all) => all.map((one) => one.length),
      ),
    ],
    floor: copied(typed, new Float64Array(count)),
    // No draw lies on an edge, so that all counts must be the same.
    tolerance: 0,
  };
}

export function momentsContest(count: number, { simple, mathJs, names }: LawRivals): LawContest {
  const typed = draws(count);
  const values = Array.from(typed);
  const itself = (both: readonly number[]) => both;
  return {
    title: `mean and variance of ${count.toLocaleString('en')} values`,
    ways: [
      way(
        'ours, one by one, at any time',
        () => {
          const moments = runningMoments();
          for (let i = 0; i < typed.length; i++) moments.add(typed[i] as number);
          return [moments.mean as number, moments.variance as number];
        },
        itself,
      ),
      way('d3-array', () => [mean(values) as number, variance(values) as number], itself),
      way(names.simple, () => [simple.mean(values), simple.sampleVariance(values)], itself),
      way(names.mathJs, () => [mathJs.mean(values), mathJs.variance(values)], itself),
    ],
    floor: copied(typed, new Float64Array(count)),
    tolerance: 1e-11,
  };
}
