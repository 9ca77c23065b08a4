/** The best one can do with given ingredients: a weighted sum of them, as near to a target as it gets. */

export interface Fit {
  /** What each ingredient is multiplied by. */
  readonly weights: Float64Array;
  /** Σ wᵢ (fitᵢ − targetᵢ)², the smallest there is. */
  readonly squares: number;
}

/**
 * Linear least squares: weights c that make Σ wᵢ (Σⱼ cⱼ fⱼᵢ − tᵢ)² smallest.
 *
 * The ingredients are made orthogonal one after the other (modified Gram and Schmidt), which keeps digits that the
 * normal equations would square away.
 *
 * **Shape**: `ingredients` is k rows of n numbers, `target` and `importance` are (n,).
 *
 * **Cost**: n · k².
 *
 * @param ingredients one that the others can make already gets weight 0
 * @param importance wᵢ, not negative; what a place counts for
 * @throws RangeError if a row is not as long as the target
 * @example leastSquares([[1, 1]], [1, 3], [0.5, 0.5]); // weights [2], squares 1
 */
export function leastSquares(
  ingredients: readonly ArrayLike<number>[],
  target: ArrayLike<number>,
  importance: ArrayLike<number>,
): Fit {
  const n = target.length;
  for (const { length } of [...ingredients, importance])
    if (length !== n) throw new RangeError(`leastSquares needs rows of ${n} numbers, got one of ${length}`);
  const dot = (u: ArrayLike<number>, v: ArrayLike<number>) => {
    let total = 0;
    for (let i = 0; i < n; i++) total += (importance[i] as number) * (u[i] as number) * (v[i] as number);
    return total;
  };
  const without = (u: Float64Array, v: ArrayLike<number>, part: number) => {
    for (let i = 0; i < n; i++) u[i] = (u[i] as number) - part * (v[i] as number);
  };

  const rest = Float64Array.from(target);
  const square: Float64Array[] = [];
  const parts: number[] = [];
  const upper = ingredients.map((ingredient, j) => {
    const own = Float64Array.from(ingredient);
    const before = dot(own, own);
    const shares = square.map((q, i) => {
      const size = dot(q, q);
      const part = size > 0 ? dot(own, q) / size : 0;
      without(own, square[i] as Float64Array, part);
      return part;
    });
    // Nothing but rounding is left of it.
    if (dot(own, own) <= 1e-20 * before) own.fill(0);
    square.push(own);
    const size = dot(own, own);
    parts[j] = size > 0 ? dot(rest, own) / size : 0;
    without(rest, own, parts[j] as number);
    return shares;
  });

  const weights = Float64Array.from(parts);
  for (let j = weights.length - 1; j >= 0; j--)
    for (let i = 0; i < j; i++)
      weights[i] = (weights[i] as number) - (weights[j] as number) * ((upper[j] as number[])[i] as number);
  return { weights, squares: dot(rest, rest) };
}
