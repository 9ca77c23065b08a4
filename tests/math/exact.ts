/** References at 50 digits: softmax, log-sum-exp and entropy by decimal.js, straight from their definitions. */

import { Decimal } from 'decimal.js';

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
