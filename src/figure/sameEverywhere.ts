/**
 * A number for the page, rounded to millionths: logarithms differ in their last digit between the machine that
 * prerenders and the one that reads.
 */
export const sameEverywhere = (x: number): number => Math.round(1e6 * x) / 1e6;
