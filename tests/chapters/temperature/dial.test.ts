/** The dial in the hand: where T lies on it, what a place around it means and says, and no jump across the gap below. */

import { describe, expect, it } from 'vitest';
import { createLive } from '#figure/live.ts';
import { sceneOf } from '#figure/Picture.tsx';
import english from '../../../chapters/06-temperature/en.words.ts';
import { dial } from '../../../chapters/06-temperature/figures/Dial.model.ts';
import { angleOf, knobHandle, onDial, temperatureAt } from '../../../chapters/06-temperature/figures/dialKnob.ts';
import { dialFrame } from '../../../chapters/06-temperature/figures/dialScene.ts';
import chinese from '../../../chapters/06-temperature/zh.words.ts';

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

describe('the knob says', () => {
  const said = (lang: 'zh' | 'en', asked: object) => {
    const live = createLive(dial);
    live.set(asked);
    const words = lang === 'zh' ? chinese : english;
    const scene = sceneOf(live, words.dial, lang, 882, 546, false, { held: undefined, changed: () => {} });
    return knobHandle(scene, dialFrame(882, false)).grips[0].text();
  };

  it('of a few words the first two shares', () => {
    expect(said('en', {})).toBe('1, 天 71.4%, 地 15.9%');
  });

  it('of 50,304 words the share of the first, and how many words all are worth', () => {
    expect(said('en', { size: 'vocabulary' })).toBe('1, number 1: 8.8%, as if there were 1,932 equally likely words');
    expect(said('zh', { size: 'vocabulary', T: 0.3 })).toBe('0.3, 第 1 名 87.2%, 相当于 1.70 个一样大的词');
  });
});
