/** Odd states: a gauge at its least stands at its green line, and numbers in code are numbers. */

import { expect, test } from 'vitest';
import { OFTEN } from '../../../chapters/04-cross-entropy/figures/dialsModel.model.ts';
import { mask } from '../../../chapters/04-cross-entropy/figures/Mask.model.ts';
import { ROOM } from '../../../chapters/04-cross-entropy/figures/maskFrame.ts';
import { dials } from '../../../chapters/04-cross-entropy/figures/ThreeDials.model.ts';
import { two } from '../../../chapters/04-cross-entropy/figures/TwoDistributions.model.ts';
import { at } from '../at.ts';

test.each(['ideal', 'huffman'] as const)(
  'with %s lengths every gauge is at its least where Q is what was said',
  (code) => {
    for (const dial of Object.values(at(dials, { code, Q: [...OFTEN] }).model.dials)) {
      expect(dial.value).toBeCloseTo(dial.least, 9);
      expect(dial.above).toBeCloseTo(0, 9);
    }
  },
);

test('a Huffman file above its least is that far from the line, in nats a word', () => {
  const { file, kl } = at(dials, { code: 'huffman' }).model.dials;
  expect(file.above).toBeCloseTo(((file.value - file.least) / 50) * Math.LN2, 9);
  expect(file.above).toBeGreaterThan(0.1);
  // Q far from what was said, and the file as short as any: its dot is home, that of KL is not.
  const far = at(dials, { code: 'huffman', Q: [0.8, 0.1, 0.1] }).model.dials;
  expect([far.file.above, far.kl.above > 0.05]).toEqual([0, true]);
  expect(kl.above).toBeGreaterThan(0);
});

test('lists in code are written as a program reads them, however small the shares', () => {
  for (const Q of [
    [0.999998, 0.000001, 0.000001],
    [1, 0.00002, 0],
    [0, 0, 0],
  ]) {
    const { values, model } = at(two, { Q });
    const text = String(two.readouts['listQ']?.of(model));
    expect(text).toMatch(/^[\d.e-]+(, [\d.e-]+)*$/);
    expect(text.split(', ')).toHaveLength(values.P.length);
  }
});

test('every bar of the mask figure ends inside the picture, whatever is scored', () => {
  for (let marks = 0; marks < 512; marks++) {
    const scored = Array.from({ length: 8 }, (_, i) => (marks >> i) & 1);
    const { positions, mean } = at(mask, { scored, steps: 50, fim: marks > 255 }).model;
    for (const { loss } of positions) expect(loss, scored.join('')).toBeLessThan(ROOM);
    if (marks % 256) expect(mean).toBeLessThan(ROOM);
  }
});
