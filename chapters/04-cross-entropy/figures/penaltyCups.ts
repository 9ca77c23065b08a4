/** The strip as water: all of it adds up to 1, one cup is the right word’s, and somebody points at that cup. */

import type { Shape } from '#draw/paint.ts';
import { at, path, rect, text } from '#draw/shapes.ts';
import type { PenaltyFrame, PenaltyScene } from './penaltyFrame.ts';

/** How the other words share the rest; made up. */
const OTHERS = [0.5, 0.3, 0.2] as const;
const [WIDEST, GAP, TALL] = [36, 8, 104];

export function cupShapes({ model, words }: PenaltyScene, { left, right, top }: PenaltyFrame): readonly Shape[] {
  const shares = [model.p, ...OTHERS.map((part) => (1 - model.p) * part)];
  // On the narrowest screens there is a number beside the curve that needs its room.
  const wide = Math.min(WIDEST, (right - left) / 9.5);
  const x = (i: number) => right - 4 - (shares.length - i) * (wide + GAP) + GAP;
  const rim = top + 56;
  const floor = rim + TALL;
  const pointed = x(0) + wide / 2;
  return [
    ...shares.flatMap((share, i) => [
      ...(share > 0 ? [rect(`water${i}`, 'm-area', x(i), floor - share * TALL, wide, share * TALL)] : []),
      path(`cup${i}`, 'm-cup', `M${at(x(i))},${rim}v${TALL}h${at(wide)}v${-TALL}`),
    ]),
    path('pointed', 'm-true', `M${at(pointed)},${rim - 26}v18m-6,-7l6,7l6,-7`),
    text('cup-right', 'true', pointed, floor + 20, words.right, 'middle'),
    text('cup-others', '', x(2) + wide / 2, floor + 20, words.others, 'middle'),
  ];
}
