/** What moving a handle does, whichever way it is moved. */

import { expect, test } from 'vitest';
import { scale } from '#draw/axisFit.ts';
import { createLive } from '#figure/live.ts';
import { sceneOf } from '#figure/Picture.tsx';
import words from '../../../chapters/01-area/en.words.ts';
import { cake } from '../../../chapters/01-area/figures/Cake.model.ts';
import { cakeHandles } from '../../../chapters/01-area/figures/cakeHandles.ts';
import { cakeFrame, cakePlaces } from '../../../chapters/01-area/figures/cakeScene.ts';
import { density } from '../../../chapters/01-area/figures/Density.model.ts';
import { densityHandles } from '../../../chapters/01-area/figures/densityHandles.ts';
import { densityFrame } from '../../../chapters/01-area/figures/densityScene.ts';

const still = { held: undefined, changed: () => {} };

/** The six bar tops of the die in a lane where a height of 1 is 100 units. */
function bars() {
  const live = createLive(cake);
  const lane = scale([0, 1], 100, 0);
  const grips = () => {
    const scene = sceneOf(live, words.cake, 'en', 882, 540, false, still);
    return cakeHandles(scene, cakePlaces(scene.model, cakeFrame(882, 540, false), lane), lane);
  };
  const shares = () => live.model().bars.map(({ area }) => Number(area.toFixed(4)));
  return { live, grips, shares };
}

test('with the total locked a bar goes where it is put, and the others share what is left', () => {
  const { grips, shares } = bars();
  grips()[5]?.move(0, 50);
  expect(shares()).toEqual([0.1, 0.1, 0.1, 0.1, 0.1, 0.5]);
  grips()[5]?.grips[0].step(1, 'normal');
  expect(shares()[5]).toBe(0.51);
  grips()[5]?.grips[0].step(1, 'small');
  expect(shares()[5]).toBe(0.511);
  grips()[5]?.grips[0].toEnd(1);
  expect(shares()).toEqual([0, 0, 0, 0, 0, 1]);
  grips()[5]?.grips[0].step(-1, 'large');
  expect(shares()).toEqual([0.02, 0.02, 0.02, 0.02, 0.02, 0.9]);
  grips()[0]?.move(0, 900);
  expect(shares()[0]).toBe(0);
});

test('with the total unlocked a bar moves alone, below 0 too', () => {
  const { live, grips, shares } = bars();
  live.set({ locked: false });
  grips()[0]?.move(0, 120);
  expect(shares()).toEqual([-0.2, ...Array(5).fill(0.1667)]);
  expect(live.model().fair).toBe(false);
});

test('a wide bar is as high as its area by its width, also to the hand', () => {
  const { live, grips, shares } = bars();
  live.set({ width: 0.5 });
  grips()[2]?.move(0, 0);
  expect(shares()[2]).toBe(0.5);
});

test('edges of the bell move by parts of σ, and cross', () => {
  const live = createLive(density);
  const handles = () => {
    const scene = sceneOf(live, words.density, 'en', 882, 440, false, still);
    const frame = densityFrame(scene);
    return densityHandles(scene, frame, scale([-frame.half, frame.half], 0, 1200), scale([0, frame.most], 300, 0));
  };
  const [a, b, sigma] = handles();
  expect([a, b, sigma].map((handle) => Math.round(handle?.x ?? 0))).toEqual([500, 700, 700]);
  b?.grips[0].step(1, 'normal');
  expect(live.store.getState().b).toBe(0.0105);
  handles()[1]?.move(450, 0);
  expect([live.model().from, live.model().to]).toEqual([-0.015, -0.01]);
  // Two edges at one place keep two knobs.
  handles()[1]?.move(500, 0);
  const [left, right] = handles();
  expect(Math.abs((left?.x ?? 0) - (right?.x ?? 0))).toBeGreaterThanOrEqual(24);
});
