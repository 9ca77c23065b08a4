/** Dragging the top of a bar: among given shares the others make room, and come back as they were. */

import { expect, test } from 'vitest';
import type { Grip } from '#draw/handleData.ts';
import { settle } from '#spec/settle.ts';
import { type KnifeValues, knife } from '../../../chapters/07-top-k-top-p/figures/Knife.model.ts';
import { shareSide } from '../../../chapters/07-top-k-top-p/figures/knifeBarSides.ts';
import { EIGHT } from '../../../chapters/07-top-k-top-p/figures/knifeParams.model.ts';
import type { KnifeScene } from '../../../chapters/07-top-k-top-p/figures/knifeScene.ts';
import { at } from '../at.ts';

/** The first bar of eight, held since `held`: what each place that it is dragged to makes of the shares. */
function dragged(patch: Partial<KnifeValues>, wanted: readonly number[]): readonly KnifeValues[] {
  const held = at(knife, { bars: 'shares', ...patch }).values;
  let values = held;
  return wanted.map((share) => {
    const scene = {
      values,
      model: knife.model(values),
      held: { param: 'shares', index: 0, values: held },
      grip: () => ({}) as Grip,
      set: (to: Partial<KnifeValues>) => {
        values = settle(knife.params, { ...values, ...to }).values;
      },
    } as unknown as KnifeScene;
    shareSide(scene, 0).want(share);
    return values;
  });
}
const sum = (shares: readonly number[]) => shares.reduce((a, b) => a + b, 0);

test('one bar can have nearly all, and no share is lost', () => {
  const [most] = dragged({}, [1]) as [KnifeValues];
  expect(most.shares[0]).toBe(0.999);
  for (const share of most.shares) expect(share).toBeGreaterThan(0);
  expect(sum(most.shares)).toBeCloseTo(1, 9);
});

test('back where it was, the others are what they were', () => {
  const back = dragged({}, [1, 0.02, 0.3]).at(-1) as KnifeValues;
  back.shares.forEach((share, i) => {
    expect(share).toBeCloseTo(EIGHT.shares[i] as number, 6);
  });
});

test('at another temperature the bar follows the finger all the same', () => {
  const [hot] = dragged({ T: 2 }, [0.6]) as [KnifeValues];
  expect(knife.model(hot).ranked?.masses[0]).toBeCloseTo(0.6, 1);
});

test('shares that do not add up to 1 are parts of their sum, and one that has all gives way evenly', () => {
  const [half] = dragged({ shares: [0.2, 0.1, 0.1] }, [0.75]) as [KnifeValues];
  expect(half.shares).toEqual([0.75, 0.125, 0.125]);
  const [even] = dragged({ shares: [1, 0, 0] }, [0.5]) as [KnifeValues];
  expect(even.shares).toEqual([0.5, 0.25, 0.25]);
});
