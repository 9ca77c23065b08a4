/** What several sentences have in common, made of one of them, tells nobody which one it was. */

import { expect, it } from 'vitest';
import { commonText, keyWith } from '#app/commonText.ts';

const RULES = [
  'Shared by e to the score, sun gets 86.2% of 4; it leads.',
  'Shared by the square, sun gets 98.0% of 4; it leads.',
  'Shared without a rule, moon gets <.01% of 3; nothing is left over.',
];

it('keeps what all say, with its own numbers and names, and marks each place where they differ', () => {
  const said = RULES.map((text) => commonText(text, RULES, ['sun', 'moon']));
  expect(said).toEqual([
    'Shared ?, sun gets 86.2% of 4; ?.',
    'Shared ?, sun gets 98.0% of 4; ?.',
    'Shared ?, moon gets <.01% of 3; ?.',
  ]);
});

it('leaves no scraps between two places', () => {
  const both = ['One, red and the big, stays on the left.', 'One, blue or the small, stays on the right.'];
  expect(commonText(both[0] as string, both, [])).toBe('One, ?, stays on the ?.');
});

it('marks a place where only another has something to say', () => {
  const both = ['A leads, and B follows', 'A leads'];
  expect(both.map((text) => commonText(text, both, []))).toEqual(['A leads ?', 'A leads ?']);
});

it('reads Chinese by characters', () => {
  const rules = ['规则是平方，点落在光上。', '规则是取绝对值，点落在色那一段上。'];
  const said = rules.map((text) => commonText(text, rules, ['光', '色']));
  expect(said).toEqual(['规则是?，点落在光?上。', '规则是?，点落在色?上。']);
});

it('leaves a text that nothing else could stand for', () => {
  expect(commonText('It is 3.', ['It is 3.'], [])).toBe('It is 3.');
});

it('compares texts but for numbers and data', () => {
  const key = keyWith(['moon']);
  expect(key('moon: 3.1 × 10⁻⁴')).toBe(key('Moon: 3.1 × 10⁻⁴'.replace('Moon', 'moon').replace('3.1', '−7')));
  expect(key('moons 1')).not.toBe(key('moon 1'));
});
