/**
 * What the chapter claims, as the curriculum computed it. Numbers beginning with N, M and B are its items, cases with
 * the word "case" those of public software.
 */

import { describe, expect, test } from 'vitest';
import type { FigureSpec } from '#spec/figure.ts';
import { initialValues, type Params, type Values } from '#spec/params.ts';
import { settle } from '#spec/settle.ts';
import { die } from '../../../chapters/05-perplexity/figures/Die.model.ts';
import { facesText } from '../../../chapters/05-perplexity/figures/facesText.model.ts';
import { pool } from '../../../chapters/05-perplexity/figures/Pool.model.ts';
import { recap } from '../../../chapters/05-perplexity/figures/Recap.model.ts';
import { recut, units } from '../../../chapters/05-perplexity/figures/Units.model.ts';

/** A figure at some values, and what it can be asked there. */
function at<P extends Params, M>(figure: FigureSpec<P, M>, patch: Partial<Values<P>> = {}) {
  const { values, repairs } = settle(figure.params, { ...initialValues(figure.params), ...patch });
  expect(repairs).toEqual([]);
  const model = figure.model(values);
  return {
    values,
    model,
    read: (name: string) => figure.readouts[name]?.of(model),
    after: (action: string) => at(figure, { ...values, ...figure.actions?.[action]?.to(values) }),
    can: (action: string) => figure.actions?.[action]?.to(values) !== undefined,
  };
}
const dieAt = (patch: Partial<Values<typeof die.params>> = {}) => at(die, patch);
const unitsAt = (patch: Partial<Values<typeof units.params>> = {}) => at(units, patch);
const three = (x: number | string | undefined) => Number(x).toFixed(3);

test('the share in short: a quarter is one face of four, and e to the loss is the number of faces', () => {
  const { model } = at(recap);
  expect(model.faces).toBe(4);
  expect(Math.exp(model.loss)).toBeCloseTo(4, 12);
  expect(at(recap, { p: 0.3 }).read('faces')).toBe('3.333');
});

describe('F5.1 the equivalent die', () => {
  const opening = dieAt();
  test('B51, B53: .9, .5, .1, .01 have a mean loss of 1.927 and a perplexity of 6.866', () => {
    expect(three(opening.read('mean'))).toBe('1.927');
    expect(opening.read('faces')).toBe('6.866');
    expect(three(opening.model.typical)).toBe('0.146');
    expect(['f0', 'f1', 'f2', 'f3'].map(opening.read)).toEqual(['1.111', '2', '10', '100']);
    expect(['l0', 'l1', 'l2', 'l3'].map((l) => three(opening.read(l)))).toEqual(['0.105', '0.693', '2.303', '4.605']);
  });
  test('averaging too early gives other numbers: 2.649 from the shares, 28.28 from the faces', () => {
    expect(opening.read('fromMeanShare')).toBe('2.649');
    expect(opening.read('meanOfFaces')).toBe('28.28');
  });
  test('the die makes the same product as the words', () => {
    const product = opening.values.p.reduce((a, b) => a * b);
    expect(opening.model.typical ** 4 / product).toBeCloseTo(1, 12);
  });
  test('try 1: .01 replaced by 1e−6 makes ten times as many faces, 68.66', () => {
    const rare = dieAt({ p: [0.9, 0.5, 0.1, 1e-6] });
    expect(rare.read('faces')).toBe('68.66');
    expect(rare.model.faces / opening.model.faces).toBeCloseTo(10, 10);
  });
  test('a tenth of one share: 2.303 more loss, spread over four words 1.778 times the faces', () => {
    const less = opening.after('tenth');
    expect(less.values.p).toEqual([0.9, 0.5, 0.1, 0.001]);
    expect(three(Number(less.read('l3')) - Number(opening.read('l3')))).toBe('2.303');
    expect(three(less.model.faces / opening.model.faces)).toBe('1.778');
    expect(dieAt({ p: [0.5, 5e-9] }).can('tenth')).toBe(false);
  });
  test('M81, try 2: with two words and p = .1 there are ten faces; below one half always more than two', () => {
    const worse = dieAt({ p: [0.1], V: 2 });
    expect(worse.model.faces).toBeCloseTo(10, 10);
    expect(worse.model.faces).toBeGreaterThan(worse.model.V);
    for (const p of [0.49, 0.3, 0.01]) expect(dieAt({ p: [p], V: 2 }).model.faces).toBeGreaterThan(2);
    expect(dieAt({ p: [0.51], V: 2 }).model.faces).toBeLessThan(2);
  });
  test('M81: shares of quite different shape have the same perplexity', () => {
    const level = opening.after('level');
    expect(new Set(level.values.p).size).toBe(1);
    expect(level.model.faces).toBeCloseTo(opening.model.faces, 6);
    expect(dieAt({ p: [0.2, 0.2, 0.2, 0.2] }).read('faces')).toBe('5');
    expect(dieAt({ p: [1, 1, 1, 0.0016] }).read('faces')).toBe('5');
  });
  test('M79, N74: 50 faces are 100 times better than guessing among 5000, .01 is 50 times better', () => {
    expect(dieAt({ p: [0.02, 0.02, 0.02, 0.02] }).model.better).toBeCloseTo(100, 9);
    const one = dieAt({ p: [0.01] });
    expect(one.model.better).toBeCloseTo(50, 10);
    expect(three(one.read('mean'))).toBe('4.605');
    expect(three(one.read('chance'))).toBe('8.517');
    expect(1 / one.model.V).toBe(0.0002);
  });
  test('N74: perplexities 1, 5, 50 and 5000 are losses of 0, 1.609, 3.912 and 8.517', () => {
    const losses = [1, 0.2, 0.02, 0.0002].map((p) => three(dieAt({ p: [p] }).read('mean')));
    expect(losses).toEqual(['0.000', '1.609', '3.912', '8.517']);
  });
  test('guessing is a die with V faces, whatever V', () => {
    for (const V of [2, 65, 4487, 5000, 50304]) {
      const guess = dieAt({ V }).after('guess');
      expect(guess.model.faces / V).toBeCloseTo(1, 5);
      expect(guess.model.mean).toBeCloseTo(guess.model.chance, 5);
      expect(Number(String(guess.read('faces')).replace(',', ''))).toBe(V);
    }
  });
  test('case N35: a share of 0 is a loss of ∞, said as such', () => {
    const never = opening.after('zero');
    expect(never.model.state).toBe('never');
    expect([never.read('mean'), never.read('faces')]).toEqual([Infinity, '∞']);
    expect(never.can('level')).toBe(false);
  });
  test('case N38: with no word scored there is no mean and no perplexity', () => {
    const none = dieAt({ context: 4 });
    expect(none.model.state).toBe('none');
    expect(none.read('faces')).toBe('—');
    expect(dieAt({ context: 12 }).model.scored).toBe(0);
  });
  test('a share of 0 that is not scored does no harm', () => {
    expect(dieAt({ p: [0, 0.5], context: 1 }).read('faces')).toBe('2');
  });
});

describe('case N43: windows of unequal length', () => {
  test('every token weighs the same', () => {
    const { model, values } = at(pool);
    const every = [...Array(values.long).fill(values.first), ...Array(values.short).fill(values.second)] as number[];
    expect(model.pooled).toBeCloseTo(every.reduce((a, b) => a + b) / every.length, 12);
    expect([model.faces, model.facesByWindow].map(facesText)).toEqual(['16.43', '25.79']);
  });
  test('equal lengths make the two means one, the mean of perplexities stays another', () => {
    const { model } = at(pool, { long: 512, short: 512 });
    expect(model.pooled).toBeCloseTo(model.byWindow, 12);
    expect(model.meanOfFaces).toBeGreaterThan(model.faces + 1);
  });
  test('nine hundred tokens at 2 and one hundred at 5: 9.974, where averaging perplexities gives 77.90', () => {
    const { model } = at(pool, { first: 2, second: 5, long: 900, short: 100 });
    expect([model.faces, model.meanOfFaces].map(facesText)).toEqual(['9.974', '77.90']);
  });
});

describe('F5.2 the converter', () => {
  const opening = unitsAt();
  test('N75, N77: 1.47 nats are 2.121 bits, a perplexity of 4.349', () => {
    expect([three(opening.read('bits')), opening.read('ppl')]).toEqual(['2.121', '4.349']);
    expect(opening.model.faces.toFixed(2)).toBe('4.35');
    expect(2 ** opening.model.bits).toBeCloseTo(opening.model.faces, 12);
  });
  test('N74: guessing costs 4.174, 8.409 and 10.83', () => {
    expect(['ln65', 'ln4487', 'ln50304'].map((name) => Number(opening.read(name)).toPrecision(4))).toEqual([
      '4.174',
      '8.409',
      '10.83',
    ]);
  });
  test('case N46: nats put to base 2 give 19.12 instead of 70.61', () => {
    const sentence = unitsAt({ loss: 4.2572 });
    expect([sentence.read('ppl'), sentence.read('wrongBase')]).toEqual(['70.61', '19.12']);
    expect((1 / Math.LN2).toFixed(3)).toBe('1.443');
  });
  test('case N49: 0.1 more in the loss is about a tenth more in the perplexity', () => {
    expect(unitsAt({ loss: 1.57 }).model.faces / opening.model.faces).toBeCloseTo(1.105, 3);
  });
  test('M82: cut into other tokens, the perplexity changes and the bits per character do not', () => {
    const bytes = opening.after('bytes');
    const words = opening.after('words');
    expect([bytes, words].map(({ values }) => [values.loss, values.ratio])).toEqual([
      [0.49, 3],
      [2.94, 0.5],
    ]);
    expect([bytes, opening, words].map(({ read }) => read('ppl'))).toEqual(['1.632', '4.349', '18.92']);
    for (const { model } of [bytes, words]) {
      expect(model.bitsPerCharacter).toBeCloseTo(opening.model.bitsPerCharacter, 12);
      expect(model.total).toBeCloseTo(opening.model.total, 12);
    }
    expect(unitsAt({ loss: 12 }).can('words')).toBe(false);
  });
  test('however the sentence is cut, the loss of a character stays to the last digit that is shown', () => {
    for (const ratio of [0.301, 0.35, 0.7, 1.3, 2.85, 2.999]) {
      const { loss } = recut(opening.values, ratio) as { readonly loss: number };
      const { model } = unitsAt({ loss, ratio });
      expect(model.bitsPerCharacter).toBeCloseTo(opening.model.bitsPerCharacter, 8);
      expect(model.total).toBeCloseTo(opening.model.total, 7);
    }
  });
  test('N76: the same loss is 15 times better than guessing among 65, and a thousand times among 4487', () => {
    expect(opening.model.better.toFixed(0)).toBe('15');
    expect(unitsAt({ V: 4487 }).model.better).toBeCloseTo(1031.7, 1);
  });
});

test('a number of faces has four digits, or is whole, and ∞ and nothing have a sign', () => {
  const texts = [1, 6.866, 9.99951, 68.661, 99.996, 114.63, 999.96, 5000, 50304, 1e10, 0, 0.0402, Infinity, NaN];
  expect(texts.map(facesText)).toEqual([
    '1',
    '6.866',
    '10.00',
    '68.66',
    '100.0',
    '114.6',
    '1,000',
    '5,000',
    '50,304',
    '1.00 × 10¹⁰',
    '0',
    '0.0402',
    '∞',
    '—',
  ]);
});

describe('the sentence about the die', () => {
  const said = (patch: { readonly [name: string]: unknown }) => {
    const { values } = settle(die.params, patch);
    const model = die.model(values);
    return (lang: string) =>
      ['meanSaid', 'facesSaid', 'typicalSaid'].map((name) => die.readouts[name + lang]?.of(model)).join();
  };
  test.each([
    [{ p: [0.1], V: 2 }, 'the mean loss is 2.303,and the one die has 10 faces,each of area .1000'],
    [{ context: 4 }, 'no token is scored,so there is no mean loss,no die and no perplexity'],
    [{ p: [0.5, 0] }, 'the mean loss is ∞,and the one die has ∞ faces,each of area 0'],
    [{ p: [1] }, 'the mean loss is 0.000,and the one die has 1 face,each of area 1.0000'],
  ])('at %j is whole', (patch, sentence) => {
    expect(said(patch)('En')).toBe(sentence);
    expect(said(patch)('Zh')).not.toMatch(/—|NaN|\.0000$(?<!1\.0000)/);
  });
});
