/** References at 50 digits by decimal.js, straight from the definitions. */

import { Decimal } from 'decimal.js';
import { erfc } from '#math/erf.ts';

const Exact = Decimal.clone({ precision: 50 });

/** A double as it is; decimal.js alone would take its shortest text, which is up to half a unit beside it. */
export function exact(x: number): Decimal {
  let whole = x;
  let halvings = 0;
  for (; !Number.isInteger(whole); halvings++) whole *= 2;
  return new Exact(BigInt(whole).toString()).div(new Exact(2).pow(halvings));
}

/** 2⁻⁵³: the relative error of one rounding to double precision. */
export const U = 2 ** -53;

/** b^(z/T) / Σ b^(z/T), nothing taken away first: at 50 digits and a huge exponent range nothing overflows. */
export function exactSoftmax(logits: readonly number[], temperature = 1, base?: number): readonly Decimal[] {
  const weights = logits.map((z) => powerOf(base, exact(z).div(temperature)));
  const total = weights.reduce((a, b) => a.plus(b));
  return weights.map((w) => w.div(total));
}

export function exactLogSumExp(logits: readonly number[]): Decimal {
  return logits
    .map((z) => exact(z).exp())
    .reduce((a, b) => a.plus(b))
    .ln();
}

export function exactEntropy(shares: readonly number[]): Decimal {
  return shares.map((p) => (p === 0 ? exact(0) : exact(p).times(exact(p).ln()).neg())).reduce((a, b) => a.plus(b));
}

const powerOf = (base: number | undefined, x: Decimal) =>
  base === undefined ? x.exp() : exact(base).ln().times(x).exp();

/** |found − wanted| / |wanted| */
export const relativeError = (found: number, wanted: Decimal): number =>
  exact(found).minus(wanted).div(wanted).abs().toNumber();
export const absoluteError = (found: number, wanted: Decimal): number => exact(found).minus(wanted).abs().toNumber();

/** Pearson's χ² of counts against expected shares. */
export function chiSquare(counts: readonly number[], shares: readonly number[]): number {
  const n = counts.reduce((a, b) => a + b, 0);
  return shares.reduce((total, p, i) => total + ((counts[i] as number) - n * p) ** 2 / (n * p), 0);
}

/** 1 − erf(x), erf from its series with all terms positive; the digits lost in the difference are added first. */
export function exactErfc(x: number): Decimal {
  const digits = 60 + Math.ceil(x * x);
  const Long = Decimal.clone({ precision: digits });
  const at = new Long(exact(x));
  const square = at.times(at);
  let term = at;
  let total = at;
  for (let k = 1; term.abs().greaterThan(total.abs().times(`1e-${digits}`)); k++) {
    term = term
      .times(square)
      .times(2)
      .div(2 * k + 1);
    total = total.plus(term);
  }
  const erf = total.times(square.neg().exp()).times(2).div(Long.acos(-1).sqrt());
  return new Exact(new Long(1).minus(erf));
}

export const exactSurprise = (share: number): Decimal => exact(share).ln().neg();

export function exactCrossEntropy(target: readonly number[], model: readonly number[]): Decimal {
  return target
    .map((p, i) => (p === 0 ? exact(0) : exact(p).times(exactSurprise(model[i] as number))))
    .reduce((a, b) => a.plus(b));
}

/** Φ(b/σ) − Φ(a/σ) */
export function exactNormalBetween(from: number, to: number, sigma: number): Decimal {
  const above = (x: number): Decimal => {
    // x / (σ√2) at 50 digits, rounded to the nearest double, and what that leaves out by the slope of erfc there.
    const at = exact(x).div(exact(sigma).times(new Exact(2).sqrt()));
    const near = at.toNumber();
    const slope = at.times(at).neg().exp().times(-2).div(Exact.acos(-1).sqrt());
    return exactErfc(near).plus(slope.times(at.minus(exact(near))));
  };
  return above(from).minus(above(to)).div(2);
}

/**
 * How often χ² is at least this large by chance alone.
 *
 * Q₁ = erfc √(χ²/2), Q₂ = e^(−χ²/2), and Q of two degrees of freedom more adds (χ²/2)^(d/2) e^(−χ²/2) / Γ(d/2 + 1): by
 * parts, from the integral of the density.
 */
export function chance(chi: number, freedom: number): number {
  const half = chi / 2;
  let [d, q, term] =
    freedom % 2 === 1
      ? [1, erfc(Math.sqrt(half)), 2 * Math.sqrt(half / Math.PI) * Math.exp(-half)]
      : [2, Math.exp(-half), half * Math.exp(-half)];
  for (; d < freedom; d += 2) {
    q += term;
    term *= half / ((d + 2) / 2);
  }
  return q;
}
