/**
 * The law of a weighted sum of independent Pareto draws, without sampling: its Laplace transform is a product, and is
 * turned back into shares point by point.
 *
 * Abate and Whitt's Euler method, 1992: a Fourier series, the last twelve partial sums averaged. A narrow law needs more
 * terms of it: 27 for a few draws, 52 for a thousand. Tested against convolution by quadrature, and for many draws against
 * ten times as many terms: off by less than 0.0005 for every sum the figure can show.
 */

import { paretoTransform } from './paretoTransform.model.ts';

/** After how many terms the averaging begins, how many it takes, and what aliasing leaves: e^(−18.4). */
const FIRST = 15;
const AVERAGED = 11;
const ALIAS = 18.4;
/** Binomial weights of the averaging. */
const BINOMIAL = [1, 11, 55, 165, 330, 462, 462, 330, 165, 55, 11, 1].map((c) => c / 2048);

/** A term of the sum: so many independent draws, each with this factor. */
export interface Terms {
  readonly factor: number;
  readonly count: number;
}

/** The average of many draws is narrow beside its distance from the least value, unless a long tail widens it. */
const firstOf = (alpha: number, terms: readonly Terms[]): number =>
  FIRST + (alpha > 1.5 ? Math.round(Math.max(...terms.map(({ count }) => count)) / 40) : 0);

/**
 * @param alpha from 1 to 4
 * @param terms factors above 0
 * @param first after how many terms of the series the averaging begins
 * @returns the share of the sum that lies less than t above its least value
 */
export function paretoSumBelow(
  alpha: number,
  terms: readonly Terms[],
  first = firstOf(alpha, terms),
): (t: number) => number {
  const [only] = terms;
  if (terms.length === 1 && only?.count === 1)
    return (t) => (t <= 0 ? 0 : -Math.expm1(-alpha * Math.log1p(t / only.factor)));
  const one = paretoTransform(alpha);
  const transform = (re: number, im: number): number => {
    let [size, angle] = [1, 0];
    for (const { factor, count } of terms) {
      const [x, y] = one(factor * re, factor * im);
      size *= (x * x + y * y) ** (count / 2);
      angle += count * Math.atan2(y, x);
    }
    // The real part of the product divided by s.
    return (size * (Math.cos(angle) * re + Math.sin(angle) * im)) / (re * re + im * im);
  };
  return (t) => {
    if (t <= 0) return 0;
    const re = ALIAS / (2 * t);
    const scale = Math.exp(ALIAS / 2) / t;
    let total = (transform(re, 0) / 2) * scale;
    let averaged = 0;
    for (let k = 1; k <= first + AVERAGED; k++) {
      const term = scale * transform(re, (k * Math.PI) / t);
      total += k % 2 === 1 ? -term : term;
      if (k >= first) averaged += (BINOMIAL[k - first] as number) * total;
    }
    return Math.min(1, Math.max(0, averaged));
  };
}
