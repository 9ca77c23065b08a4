/** What a bar's top moves: its score alone, or its share, which the others make room for. */

import type { Grip } from '#draw/handleData.ts';
import { logSumExp } from '#math/logSumExp.ts';
import { withShare } from '#math/withShare.ts';
import { onSteps, stepped } from '#spec/number.ts';
import { SHARE } from './knifeParams.model.ts';
import type { KnifeScene } from './knifeScene.ts';

export interface BarSide {
  readonly grip: Grip;
  /** Make the bar's share as near to this as may be. */
  readonly want: (share: number) => void;
}

/** Nearly all: the others are there still, and keep their proportions. */
const MOST = 0.999;

export function scoreSide(scene: KnifeScene, item: number): BarSide {
  const grip = scene.grip('logits', item);
  return {
    grip,
    want: (share) => {
      const logit = logitFor(scene.model.logits, item, scene.model.T, share);
      if (Number.isFinite(logit)) grip.set(logit);
    },
  };
}

export function shareSide(scene: KnifeScene, item: number): BarSide {
  const { values, held, set } = scene;
  const grip = scene.grip('shares', item);
  // Others keep the proportions they had when the drag began, however little was left of them meanwhile.
  const began = whole(held?.param === 'shares' ? held.values.shares : values.shares);
  const now = whole(values.shares);
  const put = (shares: readonly number[], share: number) =>
    set({ shares: withShare(shares, item, Math.min(MOST, share)) });
  return {
    grip: {
      ...grip,
      set: (share) => put(began, onSteps(SHARE, share)),
      step: (direction, size) => put(now, stepped(SHARE, now[item] as number, direction, size)),
      toEnd: (direction) => put(now, direction > 0 ? MOST : 0),
    },
    want: (share) => {
      const others = 1 - (began[item] as number);
      const part = Math.exp(
        logitFor(
          began.map((p) => Math.log(p)),
          item,
          values.T,
          share,
        ),
      );
      put(began, onSteps(SHARE, Number.isFinite(part) && others > 0 ? part / (part + others) : share));
    },
  };
}

/** The score that would give one bar this share, the others as they are; not finite if they have nothing. */
function logitFor(logits: readonly number[], item: number, T: number, wanted: number): number {
  const share = Math.min(0.9999, Math.max(0.0001, wanted));
  const others = logSumExp(logits.filter((_, i) => i !== item).map((z) => z / T));
  return T * (Math.log(share) - Math.log1p(-share) + others);
}

function whole(parts: readonly number[]): readonly number[] {
  const total = parts.reduce((a, b) => a + b, 0);
  return Math.abs(total - 1) < 1e-9 ? parts : parts.map((p) => p / total);
}
