/** The numbers that the sources print and the curriculum corrects: T = 0.3, 1, 3, the limits, effective numbers. */

import { describe, expect, it } from 'vitest';
import { formatNumber, type Lang } from '#spec/format.ts';
import type { Values } from '#spec/params.ts';
import { settle } from '#spec/settle.ts';
import { chapter } from '../../../chapters/06-temperature/chapter.ts';
import { dial } from '../../../chapters/06-temperature/figures/Dial.model.ts';
import { SIX, THREE } from '../../../chapters/06-temperature/figures/dialParams.model.ts';
import { massOf, tailAfter, vocabularyAt } from '../../../chapters/06-temperature/figures/dialVocabulary.model.ts';
import { limits } from '../../../chapters/06-temperature/figures/Limits.model.ts';

const at = (asked: { readonly [name: string]: unknown }) => dial.model(settle(dial.params, asked).values as never);
const shares = (asked: { readonly [name: string]: unknown }) => at(asked).bars.map((bar) => bar.share);
const four = (p: number) => Number(p.toPrecision(4));

const read = (name: string, asked: { readonly [name: string]: unknown }) => dial.readouts[name]?.of(at(asked));

function said(name: string, asked: { readonly [name: string]: unknown } = {}, lang: Lang = 'en'): string {
  const readout = dial.readouts[name];
  const value = readout?.of(at(asked));
  if (!readout || value === undefined) throw new RangeError(`nothing is called ${name}`);
  return typeof value === 'string' ? value : formatNumber(value, readout.format, lang);
}

describe('four words', () => {
  it('scores by T are as printed (N79)', () => {
    expect(at({ T: 0.3 }).bars.map((bar) => four(bar.scaled))).toEqual([10, 5, 2.667, 1]);
    expect(at({ T: 3 }).bars.map((bar) => four(bar.scaled))).toEqual([1, 0.5, 0.2667, 0.1]);
  });

  it.each([
    ['N80', 0.3, [0.9925, 0.006688, 0.0006485, 0.0001225]],
    ['N81', 1, [0.7137, 0.1592, 0.07908, 0.04796]],
    ['N82', 3, [0.4011, 0.2433, 0.1926, 0.1631]],
  ] as const)('%s: the row at T = %f', (_, T, row) => {
    expect(shares({ T }).map(four)).toEqual(row);
    expect(
      at({})
        .three.find((each) => each.temperature === T)
        ?.shares.map(four),
    ).toEqual(row);
  });

  it('no printed row is right, and the last is no distribution', () => {
    for (const { temperature, printed } of THREE)
      expect(printed.map((p, i) => Math.abs(p - (shares({ T: temperature })[i] as number)) > 0.005)).toContain(true);
    expect(said('printedHotSum')).toBe('0.88');
    expect(said('printedColdSum')).toBe('1.00');
  });

  it('the printed first shares belong to other temperatures', () => {
    expect([said('at59'), said('at95'), said('at35')]).toEqual(['1.399', '0.4677', '4.391']);
  });

  it('count as 1.048, 2.410 and 3.756 words', () => {
    expect(said('effectiveCold')).toBe('1.048');
    expect(said('effectiveOne')).toBe('2.410');
    expect(said('effectiveHot')).toBe('3.756');
    expect(said('effective', { T: 0.3 })).toBe('1.048');
  });
});

it('the six words of the lost animation are right (B58, N106)', () => {
  const percent = (T: number) => shares({ ...SIX, T }).map((p) => Math.round(100 * p));
  expect(percent(1)).toEqual([68, 15, 8, 5, 3, 1]);
  expect(percent(3)).toEqual([32, 20, 15, 13, 11, 8]);
  expect(percent(0.3)[0]).toBe(99);
});

describe('ends of the dial', () => {
  const model = (T: number, logits: readonly number[]) =>
    limits.model(settle(limits.params, { T, logits }).values as Values<typeof limits.params>);
  const row = (T: number, logits: readonly number[]) => model(T, logits).bars.map((bar) => bar.share);

  it('a tie shares the limit, greedy takes one, and dividing by 0 gives NaN (M17)', () => {
    expect(row(0, [2, 2, 1])).toEqual([0.5, 0.5, 0]);
    expect(model(0, [2, 2, 1]).greedy).toBe(0);
    expect(model(0, [2, 2, 1]).bars.every((bar) => Number.isNaN(bar.naive))).toBe(true);
    expect(model(0, [2, 2, 1]).sound).toBe(false);
    expect(model(0.001, [2, 2, 1]).sound).toBe(true);
  });

  it('T = −1 reverses the order: 山 .5063', () => {
    const turned = row(-1, [3, 1.5, 0.8, 0.3]);
    expect(four(turned[3] as number)).toBe(0.5063);
    expect([...turned].sort((a, b) => a - b)).toEqual(turned);
    expect(model(-1, [3, 1.5, 0.8, 0.3]).keepsOrder).toBe(false);
    expect(formatNumber(limits.readouts['turned3']?.of(model(1, [2, 2, 1])) as number, { as: 'share' }, 'en')).toBe(
      '.5063',
    );
  });

  it('approaches its two limits at 0 from either side', () => {
    for (const [T, want] of [
      [0.001, [0.5, 0.5, 0]],
      [-0.001, [0, 0, 1]],
    ] as const)
      for (const [i, p] of row(T, [2, 2, 1]).entries()) expect(p).toBeCloseTo(want[i] as number, 12);
  });
});

describe('the whole vocabulary', () => {
  it('says what the page says: 3.4%, 34.4%, 74.6% after the first thousand', () => {
    expect([said('tailCold'), said('tailOne'), said('tailHot')]).toEqual(['3.4%', '34.4%', '74.6%']);
    expect(said('wordsTail', { T: 1.5 })).toBe('74.6%');
  });

  it('has half its mass after the first thousand below T = 1.2', () => {
    expect(tailAfter(vocabularyAt(1.1), 1000)).toBeLessThan(0.5);
    expect(tailAfter(vocabularyAt(1.2), 1000)).toBeGreaterThan(0.5);
  });

  it('keeps every word: the decades add up to 1', () => {
    for (const T of [0.05, 0.3, 1, 3, 20])
      expect(
        vocabularyAt(T)
          .decades()
          .reduce((sum, { mass }) => sum + mass, 0),
      ).toBeCloseTo(1, 12);
  });

  it('is what sentences on effective number, entropy and ratio speak of while it is shown', () => {
    const list = { size: 'vocabulary', T: 2 };
    const { entropy } = vocabularyAt(2);
    expect(Math.exp(entropy)).toBeCloseTo(37_591.61, 2);
    expect(read('effective', { ...list, T: 1 })).toBe('1,932');
    expect(read('entropy', list)).toBe(entropy);
    expect(read('bits', list)).toBeCloseTo(entropy / Math.LN2, 12);
    // 1 and ½ at T = 1: a half of the logarithm at T = 2.
    expect(read('ratio', list)).toBeCloseTo(Math.SQRT2, 12);
    expect(Number(read('e0', list)) / Number(read('sum', list))).toBeCloseTo(Number(read('q0', list)), 15);
    expect(said('effective', { T: 2 })).not.toBe(said('effective', list));
  });

  it('hot, it is worth more words, and most of the gain is in the tail: that is all T does (M18)', () => {
    const hotter = [0.3, 0.7, 1, 1.5, 3].map(vocabularyAt);
    for (const [i, hot] of hotter.slice(1).entries()) {
      const cold = hotter[i] as typeof hot;
      expect(hot.entropy).toBeGreaterThan(cold.entropy);
      expect(tailAfter(hot, 1000)).toBeGreaterThan(tailAfter(cold, 1000));
    }
    const gain = tailAfter(vocabularyAt(1.5), 1000) - tailAfter(vocabularyAt(1), 1000);
    expect(gain).toBeGreaterThan(0.4);
  });

  it('towards infinite T it is noise, every word alike; from 0.2 to 1.3 the first still leads by far (M83)', () => {
    const even = 1 / 50304;
    expect(massOf(vocabularyAt(20), 1) / even).toBeLessThan(2);
    expect(vocabularyAt(20).effective / 50304).toBeGreaterThan(0.99);
    for (const T of [0.2, 1.3]) expect(massOf(vocabularyAt(T), 1) / even).toBeGreaterThan(1000);
  });

  it('is nearly even at T = 20', () => {
    expect(said('farTop')).toBe('3.2 × 10⁻⁵');
    expect(said('even')).toBe('2.0 × 10⁻⁵');
  });
});

it('opens with the dial as its face', () => {
  expect(chapter.face).toBe('dial');
});
