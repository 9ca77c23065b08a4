/** Lengths as they are written into a document: finer than any screen, and never −0. */
export const hundredths = (x: number): number => Math.round(100 * x) / 100 + 0;
