/** What is said of the states where a sentence is easily wrong. */

import { expect, test } from 'vitest';
import { settle } from '#spec/settle.ts';
import english from '../../../chapters/01-area/en.words.ts';
import { cake } from '../../../chapters/01-area/figures/Cake.model.ts';
import { cups } from '../../../chapters/01-area/figures/Cups.model.ts';
import { density } from '../../../chapters/01-area/figures/Density.model.ts';
import chinese from '../../../chapters/01-area/zh.words.ts';

const cupsAt = (asked: object) => cups.model(settle(cups.params, { ...asked }).values as never);
const densityAt = (asked: object) => density.model(settle(density.params, { ...asked }).values as never);
const cakeAt = (asked: object) => cake.model(settle(cake.params, { ...asked }).values as never);

test('openings below 0 in all do not add up to nothing, but to no more than 0', () => {
  const model = cupsAt({ rule: 'raw', spread: 0.05 });
  expect(model.scores.reduce((a, b) => a + b, 0)).toBeLessThan(-1);
  expect(english.cups.summary(model)).toContain('do not add up to more than 0');
  expect(chinese.cups.summary(model)).toContain('加起来不大于 0');
});

test('the code prints six digits of a height, per millimetre too', () => {
  const model = densityAt({ unit: 'mm', points: 1001 });
  expect(english.density.summary(model)).toContain('prints a height of 0.0398942 ');
  expect(chinese.density.summary(model)).toContain('印出最高处 0.0398942，');
});

test('Chinese is said without spaces between its characters', () => {
  expect(chinese.density.summary(densityAt({ a: -0.08, b: -0.079 }))).toMatch(
    /从负 0\.08 到负 0\.079 米，面积是不到 0\.1%。/,
  );
});

test('the challenge of the loaded die shows both numbers it asks for', () => {
  const read = (asked: object) => cake.readouts['meanAndEntropy']?.of(cakeAt(asked));
  expect(read({ areas: [0.0544, 0.0788, 0.1142, 0.1654, 0.2398, 0.3475] })).toBe('4.50, 1.614');
  expect(read({ areas: [0.5, 0.5], names: ['天', '地'] })).toBe('—, 0.693');
});

test('a shuffle is of the few bars that have places', () => {
  const { values } = settle(cake.params, { size: 'vocabulary' });
  expect(cake.actions?.['shuffle']?.to(values as never)).toMatchObject({ size: 'few', order: 'shuffled' });
});
