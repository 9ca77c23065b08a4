/** What is said of the states where a sentence is easily wrong. */

import { describe, expect, test } from 'vitest';
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

describe('sentences speak of a bar that is there', () => {
  const NAMES = [
    'told',
    'toldArea',
    'toldHeight',
    'hitEn',
    'hitZh',
    'dueEn',
    'dueZh',
    'cameEn',
    'cameZh',
    'placeEn',
    'placeZh',
  ];
  const quoted = (asked: object) =>
    Object.fromEntries(NAMES.map((name) => [name, cake.readouts[name]?.of(cakeAt(asked))]));

  test.each<[string, object]>([
    ['a die', {}],
    ['four words', { areas: [0.713664, 0.15924, 0.079076, 0.04802], names: ['天', '地', '人', '山'] }],
    ['a debt', { areas: [0.3, 0.3, 0.2, 0.2, 0.15, -0.15], locked: false }],
    ['a vocabulary', { size: 'vocabulary' }],
  ])('%s leaves no gap', (_, asked) => {
    for (const shown of Object.values(quoted(asked))) expect(String(shown)).not.toMatch(/—|NaN|undefined/);
  });

  test('the last bar, or the word that is looked up', () => {
    expect(quoted({})['told']).toBe('6');
    expect(quoted({ areas: [0.5, 0.5], names: ['天', '山'] })['told']).toBe('山');
    expect(quoted({ size: 'vocabulary', n: 1000 })).toMatchObject({
      told: '#1,000',
      toldArea: '8.8 × 10⁻⁵',
      dueEn: 'should come up about 0.08770 times',
    });
  });

  test('a debt cannot be thrown, and one time is once', () => {
    expect(quoted({ areas: [0.6, 0.6, -0.2], names: ['a', 'b', 'c'], locked: false })).toMatchObject({
      dueEn: 'cannot be thrown',
      cameZh: '别的也掷不成',
      placeEn: 'not defined',
    });
    expect(quoted({ areas: [0, 1], names: ['a', 'b'] })['cameEn']).toBe('it came up once');
  });

  test('a whole vocabulary adds up to 1, whatever the few bars do', () => {
    const { total, lamps } = cakeAt({ size: 'vocabulary', areas: [0.9, 0.9], names: ['a', 'b'], locked: false });
    expect([total, lamps.sumsToOne, lamps.nonNegative]).toEqual([1, true, true]);
  });
});
