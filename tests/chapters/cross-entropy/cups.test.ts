/** Shares drawn as water: A169, somebody points at a cup, and what is in it is the share that the penalty asks for. */

import { expect, test } from 'vitest';
import type { Shape } from '#draw/paint.ts';
import words from '../../../chapters/04-cross-entropy/en.words.ts';
import { penalty } from '../../../chapters/04-cross-entropy/figures/PenaltyCurve.model.ts';
import { cupShapes } from '../../../chapters/04-cross-entropy/figures/penaltyCups.ts';
import { penaltyFrame } from '../../../chapters/04-cross-entropy/figures/penaltyFrame.ts';
import { at } from '../at.ts';

/** How full each cup is, as a part of its height. */
function levels(p: number, width: number): readonly number[] {
  const { model, values } = at(penalty, { p, water: true });
  const scene = { model, values, words: words.penalty, lang: 'en', width, height: 440, narrow: false } as never;
  const shapes: readonly Shape[] = cupShapes(scene, penaltyFrame(scene));
  const cups = shapes.filter(({ key }) => /^cup\d/.test(key));
  const tall = Number(/v([\d.]+)h/.exec(String(cups[0]?.attributes['d']))?.[1]);
  return cups.map((_, i) => Number(shapes.find(({ key }) => key === `water${i}`)?.attributes['height'] ?? 0) / tall);
}

test.each([1, 0.8626, 0.5, 0.1, 1e-6, 0])('p = %d: the first cup holds p, and all of them hold 1', (p) => {
  for (const width of [288, 596]) {
    const full = levels(p, width);
    expect(full).toHaveLength(4);
    expect(full[0]).toBeCloseTo(p, 12);
    expect(full.reduce((sum, level) => sum + level, 0)).toBeCloseTo(1, 12);
  }
});

test('a link of an edition without cups shows none', () => {
  expect(at(penalty, { p: 0.37 }).model.water).toBe(false);
});
