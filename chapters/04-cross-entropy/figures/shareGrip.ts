/** The movable side of one share among others: whatever it takes, the others give up in proportion. */

import type { Grip } from '#draw/handleData.ts';
import { withShare } from '#math/withShare.ts';
import { onSteps, stepped } from '#spec/number.ts';
import { SHARE } from './freeShares.model.ts';

/**
 * @param grip of the item in its list, for its name and the state of the drag
 * @param began the shares when the drag began: others keep the proportions they had then, even after having been 0
 * @param write stores all shares
 */
export function shareGrip(
  grip: Grip,
  shares: readonly number[],
  index: number,
  began: readonly number[],
  write: (shares: readonly number[]) => void,
): Grip {
  const now = shares[index] as number;
  return {
    ...grip,
    now,
    set: (share) => write(withShare(began, index, onSteps(SHARE, share))),
    step: (direction, size) => write(withShare(shares, index, stepped(SHARE, now, direction, size))),
    toEnd: (direction) => write(withShare(shares, index, direction > 0 ? 1 : 0)),
  };
}
