/** The dial in the hand: where T lies on it, what a place around it means, and no jump across the gap at the bottom. */

import { expect, it } from 'vitest';
import { angleOf, onDial, temperatureAt } from '../../../chapters/06-temperature/figures/dialKnob.ts';

const knob = { x: 100, y: 100, radius: 80 };

it('has 1 at the top, cold at the left, hot at the right', () => {
  expect(angleOf(1)).toBeCloseTo(0, 12);
  expect(angleOf(0.05)).toBeCloseTo(-135, 12);
  expect(angleOf(20)).toBeCloseTo(135, 12);
});

it('gives back the temperature whose place it is', () => {
  for (const t of [0.05, 0.1, 0.3, 1, 3, 12, 20]) {
    const [x, y] = onDial(knob, t);
    expect(temperatureAt(x - knob.x, y - knob.y, t)).toBeCloseTo(t, 9);
  }
});

it('means the same further out and further in', () => {
  expect(temperatureAt(5, -5, 1)).toBeCloseTo(temperatureAt(500, -500, 1), 12);
});

it('stays at its end across the gap at the bottom', () => {
  expect(temperatureAt(1, 60, 20)).toBe(20);
  expect(temperatureAt(-1, 60, 20)).toBe(20);
  expect(temperatureAt(-50, 50, 20)).toBe(20);
  expect(temperatureAt(1, 60, 0.05)).toBeCloseTo(0.05, 12);
  expect(temperatureAt(50, 50, 0.05)).toBeCloseTo(0.05, 12);
});
