/** Odd states: cold as it may be, nobody who is not masked has everything or nothing. */

import { expect, test } from 'vitest';
import type { FigureSpec } from '#spec/figure.ts';
import { formatNumber } from '#spec/format.ts';
import { settle } from '#spec/settle.ts';
import english from '../../../chapters/06-temperature/en.words.ts';
import { dial } from '../../../chapters/06-temperature/figures/Dial.model.ts';
import { limits } from '../../../chapters/06-temperature/figures/Limits.model.ts';
import { wells } from '../../../chapters/06-temperature/figures/Wells.model.ts';
import chinese from '../../../chapters/06-temperature/zh.words.ts';

function shown(figure: unknown, name: string, asked: { readonly [name: string]: unknown }): string {
  const spec = figure as FigureSpec;
  const readout = spec.readouts[name];
  const value = readout?.of(spec.model(settle(spec.params, asked).values));
  return typeof value === 'number' && readout ? formatNumber(value, readout.format, 'en') : String(value);
}

test('cold wells', () => {
  const asked = { T: 0.05, depths: [6, -2] };
  expect([shown(wells, 'p0', asked), shown(wells, 'p1', asked)]).toEqual(['>99.9%', '<0.1%']);
});

test.each([
  [0.001, '>.9999', '<.0000001'],
  [0, '1.0000', '.0000'],
  [-0.001, '<.0000001', '>.9999'],
])('two scores at T = %s', (T, first, second) => {
  const asked = { T, logits: [10, -6] };
  expect([shown(limits, 'q0', asked), shown(limits, 'q1', asked)]).toEqual([first, second]);
});

test('the table of a cold vocabulary does not round a decade to everything', () => {
  const model = dial.model(settle(dial.params, { size: 'vocabulary', T: 0.05 }).values);
  const cells = dial
    .table(model)
    .rows[0]?.map((cell) => (typeof cell === 'string' ? cell : formatNumber(cell.value, cell.format, 'en')));
  expect(cells?.slice(2)).toEqual(['>.9999', '<.0000001']);
});

test('less than one particle expected is not said to be none', () => {
  const model = wells.model(settle(wells.params, { T: 0.5, depths: [3, -0.38], particles: 400 }).values);
  expect(model.wells[1]?.expected).toBeCloseTo(0.0012, 4);
  expect(english.wells.summary(model)).toContain('400 are expected');
  expect(english.wells.summary(model)).toContain('fewer than 1 is expected');
  expect(chinese.wells.summary(model)).toContain('地井里有 1 个，该有的不到一个');
});

test('four characters are counted as characters, a vocabulary as words', () => {
  const model = (size: string) => dial.model(settle(dial.params, { size }).values);
  expect(chinese.dial.summary(model('few'))).toContain('个一样大的字。');
  expect(chinese.dial.summary(model('vocabulary'))).toContain('个一样大的词。');
});

test('what challenges ask is counted: the printed row only at its T, particles only once anything is multiplied', () => {
  expect(shown(dial, 'printedSum', { printed: true, T: 3 })).toBe('0.88');
  expect(shown(dial, 'printedSum', { printed: true, T: 3.1 })).toBe('—');
  expect(shown(dial, 'printedSum', { T: 3 })).toBe('—');
  expect(shown(wells, 'moved', {})).toBe('—');
  for (const stretch of [0.25, 2, 3, 4]) expect(shown(wells, 'moved', { stretch, T: 0.7, particles: 2000 })).toBe('0');
});

test('T of the wells is the number of its control, and what it is multiplied by stands beside it', () => {
  expect(shown(wells, 'told', {})).toBe('T = 1.0');
  expect(shown(wells, 'told', { stretch: 3 })).toBe('3 × T = 3.0');
  const model = wells.model(settle(wells.params, { stretch: 3 }).values);
  expect(english.wells.summary(model)).toMatch(/^At temperature T = 1\.0, with depths and T times 3, of 400/);
  expect(chinese.wells.summary(model)).toMatch(/^温度 T 是 1\.0，井深和 T 同乘 3，400 个粒子/);
});

test('a rare word of the table is a power of ten, its number has its comma', () => {
  const table = dial.table(dial.model(settle(dial.params, { size: 'vocabulary', T: 0.7, find: 50304 }).values));
  const cells = table.rows.at(-1)?.map((c) => (typeof c === 'string' ? c : formatNumber(c.value, c.format, 'en')));
  expect(cells?.[0]).toBe('50,304');
  expect(cells?.[1]).toMatch(/^\d\.\d × 10⁻⁸$/);
});
