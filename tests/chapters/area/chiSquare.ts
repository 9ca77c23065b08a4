/** How far counts are from what shares would give: Σ (seen − due)² / due, over what can come at all. */
export function chiSquare(counts: readonly number[], shares: readonly number[], n: number): number {
  return shares.reduce((sum, p, i) => (p > 0 ? sum + ((counts[i] as number) - n * p) ** 2 / (n * p) : sum), 0);
}
