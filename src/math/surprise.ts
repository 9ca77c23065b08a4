/** What a probability costs: the less was laid on what came, the more. */

/**
 * −ln p: the loss of a model that gave the right answer the share p.
 *
 * A tenth of the share costs ln 10 = 2.303 more, each time.
 *
 * **Units**: nats.
 *
 * @param share from 0 to 1
 * @returns from 0, for what was certain, to +∞, for what was held impossible
 * @throws RangeError if the share is not from 0 to 1
 * @example surprise(0.1); // 2.302585092994046
 */
export function surprise(share: number): number {
  if (!(share >= 0 && share <= 1)) throw new RangeError(`surprise needs a share from 0 to 1, got ${share}`);
  return -Math.log(share) + 0;
}
