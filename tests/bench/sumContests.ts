/** The law of a sum of many draws: ours, other libraries, the obvious way, the floor. */

import { binomialMasses } from '#math/binomial.ts';
import { convolve } from '#math/convolve.ts';
import { sumOf } from '#math/sumOf.ts';
import { copied, type LawContest, way } from './lawContest.ts';
import type { LawRivals } from './rivals.ts';
import type { Complex } from './rivalTypes.ts';

/** As drawn by hand: rough, with a gap. */
export const DRAWN: Float64Array = (() => {
  const bars = Float64Array.from({ length: 101 }, (_, i) =>
    i > 30 && i < 40 ? 0 : 2 + Math.sin(i / 9) + ((i * 7) % 5),
  );
  const total = bars.reduce((x, y) => x + y);
  return bars.map((bar) => bar / total);
})();

export function sumContest(n: number, { mathJs, names }: LawRivals): LawContest {
  const size = n * (DRAWN.length - 1) + 1;
  const padded = Array.from({ length: 2 ** Math.ceil(Math.log2(size)) }, (_, i) => DRAWN[i] ?? 0);
  const itself = (masses: Float64Array) => masses;
  const oneByOne = () => {
    let masses = DRAWN;
    for (let i = 1; i < n; i++) masses = convolve(masses, DRAWN);
    return masses;
  };
  const doubling = () => {
    let masses: Float64Array = Float64Array.of(1);
    for (const digit of n.toString(2)) {
      masses = convolve(masses, masses);
      if (digit === '1') masses = convolve(masses, DRAWN);
    }
    return masses;
  };
  return {
    title: `sum of ${n} draws from ${DRAWN.length} points`,
    ways: [
      way('ours', () => sumOf(DRAWN, n), itself),
      way('pairs of outcomes, doubling', doubling, itself),
      way('pairs of outcomes, one more each time', oneByOne, itself),
      way(
        `${names.mathJs}, fft, pow, ifft`,
        () => mathJs.ifft(mathJs.fft(padded).map((x) => mathJs.pow(x, n))),
        (sums: readonly Complex[]) => sums.slice(0, size).map((x) => x.re),
      ),
    ],
    floor: copied(new Float64Array(size).fill(1 / size), new Float64Array(size)),
    tolerance: 1e-13,
  };
}

/** The only sum of draws that simple-statistics knows; it stops where all but 1e−4 is given. */
export function coinContest(n: number, { simple, names }: LawRivals): LawContest {
  return {
    title: `sum of ${n} coins, each mass`,
    ways: [
      way(
        'ours',
        () => binomialMasses(n, 0.5),
        (masses) => masses,
      ),
      way(
        names.simple,
        () => simple.binomialDistribution(n, 0.5),
        (masses) => Array.from({ length: n + 1 }, (_, k) => masses[k] ?? 0),
      ),
    ],
    floor: copied(new Float64Array(n + 1).fill(1), new Float64Array(n + 1)),
    tolerance: 1e-3,
  };
}
