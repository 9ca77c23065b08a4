/** Few numbers for many measurements. */

/** @param share from 0 to 1: 0.5 is the median, 1 the largest */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError('quantile needs at least one number, got none');
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
