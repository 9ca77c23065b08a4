/** Where the curves of the two losses lie. */

import type { Scene } from '#figure/view.ts';
import type { TwiceWords } from '../words.ts';
import { REACH, type TwiceModel, type twice } from './TwiceSoftmax.model.ts';

export type TwiceParams = typeof twice.params;
export type TwiceScene = Scene<TwiceParams, TwiceModel, TwiceWords>;

export const LEFT = 34;
export const TOP = 24;
/** Room beyond the last score, where +∞ is. */
const END = 54;

export function twiceFrame({ width, height, model }: TwiceScene) {
  const [right, floor] = [width - 14, height - 56];
  const last = right - END;
  const most = 1.25 * model.chance + 1;
  const unit = (last - LEFT) / (REACH.max - REACH.min);
  return {
    right,
    floor,
    last,
    most,
    x: (z: number) => (z === Infinity ? right : LEFT + (z - REACH.min) * unit),
    y: (nats: number) => floor - (Math.min(nats, most) / most) * (floor - TOP),
    z: (x: number) => (x > (last + right) / 2 ? Infinity : REACH.min + (x - LEFT) / unit),
  };
}
export type TwiceFrame = ReturnType<typeof twiceFrame>;
