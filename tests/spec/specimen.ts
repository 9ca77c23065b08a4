/** A figure with every kind of parameter, and what the tests generate for it. */

import fc from 'fast-check';
import { choice, flag, list, names, number, type Param, seed, text, type Values } from '#spec/params.ts';
import { between } from '../math/between.ts';

export const specimen = {
  id: 'specimen',
  params: {
    scores: list({
      item: { min: -6, max: 10, step: 0.1, fine: 0.001, infinite: [-1] },
      minLength: 2,
      maxLength: 10,
      initial: [3.5, 1.2, 0.3, -0.5],
      added: 0,
    }),
    names: names({ of: 'scores', initial: ['光', '色', '亮', '下'], spare: ['影', '霜'], maxLength: 6 }),
    u: number({ min: 0, max: 0.999, step: 0.01, fine: 0.001, initial: 0.42, aliases: ['point', 'at'] }),
    temperature: number({ min: 0.01, max: 100, step: 0.1, scale: 'log', initial: 1, infinite: [1] }),
    bars: number({ min: 2, max: 12, step: 1, initial: 4 }),
    rule: choice({ choices: ['exp', 'square', 'relu'], initial: 'exp' }),
    bits: flag({ initial: false }),
    prefix: text({ initial: '床前明月', maxLength: 12 }),
    seed: seed({ initial: 7 }),
  },
} as const;
export type SpecimenValues = Values<typeof specimen.params>;

/** Texts of all kinds: CJK, emoji, marks that turn the direction, separators, halves of surrogate pairs. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      '光',
      'a',
      ',',
      '，',
      '、',
      '&',
      '=',
      '%',
      '+',
      '#',
      ' ',
      '"',
      '<',
      '\u202e',
      '\u200f',
      '👩‍👩‍👧',
      '🙂',
      '\ud800',
      '\u0000',
      ';',
    ),
  }),
);

/** Whatever a link or a message from another page might ask of a parameter. */
export const anything = (p: Param): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.double(),
    between(-12, 12),
    fc.integer(),
    anyText,
    fc.boolean(),
    fc.array(fc.oneof(fc.double(), between(-8, 12), anyText), { maxLength: 14 }),
    fc.array(anyText, { maxLength: 14 }),
    fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true, withNullPrototype: true }),
    fc.constantFrom(undefined, null, Number.NaN, Infinity, -Infinity, -0, ...(p.kind === 'choice' ? p.choices : [])),
  );

export const askedRecord = fc.record(
  Object.fromEntries(Object.entries(specimen.params).map(([name, p]) => [name, anything(p)])),
  { requiredKeys: [] },
);
