/**
 * What the chapter claims, as the curriculum computed it. Numbers beginning with N, M, A and B are its items.
 */

import { describe, expect, test } from 'vitest';
import { softmax } from '#math/softmax.ts';
import { logitFor } from '#math/solve.ts';
import { CORNERS, sharesAt } from '#math/triangle.ts';
import { formatNumber } from '#spec/format.ts';
import type { Values } from '#spec/params.ts';
import { printed } from '../../../chapters/03-softmax/figures/LastPercent.model.ts';
import { overflow } from '../../../chapters/03-softmax/figures/OverflowBench.model.ts';
import { prize } from '../../../chapters/03-softmax/figures/PrizeMachine.model.ts';
import { recap } from '../../../chapters/03-softmax/figures/Recap.model.ts';
import { logitsAt, simplex } from '../../../chapters/03-softmax/figures/Simplex.model.ts';
import { at, four } from '../at.ts';

const prizeAt = (patch: Partial<Values<typeof prize.params>> = {}) => at(prize, patch);

describe('F3.1 prize machine', () => {
  const opening = prizeAt();
  test('B20, N59: scores add up to 4.5, exponentials are 33.12, 3.320, 1.350, 0.6065', () => {
    expect(opening.values.logits.reduce((a, b) => a + b)).toBeCloseTo(4.5, 12);
    expect(['e0', 'e1', 'e2', 'e3'].map((e) => four(opening.read(e)))).toEqual(['33.12', '3.320', '1.350', '0.6065']);
  });
  test('N60: their sum is 38.39, not 38.40, which is what rounded terms add up to', () => {
    expect(opening.shown('sum')).toBe('38.39');
    expect(33.12 + 3.32 + 1.35 + 0.61).toBeCloseTo(38.4, 10);
  });
  test('N61: shares are .8626, .08648, .03516, .01580', () => {
    expect(['q0', 'q1', 'q2', 'q3'].map((q) => four(opening.read(q)))).toEqual([
      '0.8626',
      '0.08648',
      '0.03516',
      '0.01580',
    ]);
    expect(['q0', 'q1', 'q2', 'q3'].map((q) => opening.shown(q))).toEqual(['.8626', '.0865', '.0352', '.0158']);
    expect(['p0', 'p1', 'p2', 'p3'].map((p) => opening.shown(p))).toEqual(['86.3%', '8.6%', '3.5%', '1.6%']);
    expect(opening.shown('total')).toBe('1');
  });
  test('rounded shares add up to 1.0001, and the table says so', () => {
    expect(prize.table(opening.model).rounded).toBe(true);
  });
  test('B22: all four lamps are lit', () => {
    expect(opening.model.lamps).toEqual({
      nonNegative: true,
      sumsToOne: true,
      keepsOrder: true,
      onlyDifferences: true,
    });
  });
  test('A48, N18: one more in a score is 2.718 times the share against any other', () => {
    const more = prizeAt({ logits: [4.5, 1.2, 0.3, -0.5] });
    expect(Number(more.read('ratio')) / Number(opening.read('ratio'))).toBeCloseTo(Math.E, 12);
    expect(opening.shown('ratio')).toBe('9.97');
    expect(opening.shown('gap')).toBe('2.3');
  });
  test('M10: differences become ratios, anywhere; absolute gaps shrink for negative scores', () => {
    expect(prizeAt({ logits: [-5, -6] }).read('ratio')).toBeCloseTo(Math.E, 12);
    expect(four(Math.exp(-5) - Math.exp(-6))).toBe('0.004259');
  });
  test('try 1: 光 has exactly half at 1.663', () => {
    expect(logitFor(opening.values.logits, 0, 0.5).toFixed(3)).toBe('1.663');
    expect(prizeAt({ logits: [1.663, 1.2, 0.3, -0.5] }).shown('p0')).toBe('50.0%');
  });
  test('try 2: two options, 99 %: a gap of 4.595', () => {
    expect(logitFor([0, 0], 0, 0.99).toFixed(3)).toBe('4.595');
    expect(prizeAt({ logits: [4.595, 0] }).shown('p0')).toBe('99.0%');
  });
  test('try 4, M73: two more for all changes nothing', () => {
    const more = prizeAt(opening.action('plus2'));
    expect(more.values.logits).toEqual([5.5, 3.2, 2.3, 1.5]);
    more.model.bars.forEach((bar, i) => {
      expect(bar.share).toBeCloseTo(opening.model.bars[i]?.share as number, 15);
    });
    expect(opening.shown('moved')).toBe('0.0%');
    expect(opening.read('moved')).toBe(0);
  });
  test('M73: doubling all scores sharpens the shares', () => {
    const twice = prizeAt(opening.action('times2'));
    expect(twice.values.logits).toEqual([7, 2.4, 0.6, -1]);
    expect(twice.model.bars[0]?.share).toBeCloseTo(
      softmax(opening.values.logits, { temperature: 0.5 })?.[0] as number,
      15,
    );
    expect(Number(twice.read('p0'))).toBeGreaterThan(Number(opening.read('p0')));
  });
  test('actions that would leave the limits cannot be done', () => {
    expect(prizeAt({ logits: [8, 0] }).action('plus2')).toEqual({ logits: [10, 2] });
    expect(prizeAt({ logits: [8.1, 0] }).action('plus2')).toBeUndefined();
    expect(prizeAt({ logits: [5.1, 0] }).action('times2')).toBeUndefined();
    expect(prizeAt({ logits: [0, -3.1] }).action('times2')).toBeUndefined();
    expect(prizeAt({ logits: [1, -Infinity] }).action('times2')).toEqual({ logits: [2, -Infinity] });
  });
  test('B24: base 2 or 10 is another temperature', () => {
    for (const [base, b] of [
      ['2', 2],
      ['10', 10],
    ] as const) {
      const shares = softmax(opening.values.logits, { temperature: 1 / Math.log(b) }) as Float64Array;
      prizeAt({ base }).model.bars.forEach((bar, i) => {
        expect(bar.share).toBeCloseTo(shares[i] as number, 14);
      });
    }
  });
  test('A50, N19: softmax(−2, 5, 1, 8, −3), and the blocks drawn for it', () => {
    const drawn = prizeAt(opening.action('drawn'));
    expect(drawn.model.bars.map((bar) => bar.share.toPrecision(4))).toEqual([
      '0.00004321',
      '0.04738',
      '0.0008678',
      '0.9517',
      '0.00001589',
    ]);
    expect(drawn.model.asPrinted).toEqual([0, 2 / 6, 1 / 6, 3 / 6, 0]);
    expect(drawn.model.bars.map((bar) => bar.name).join('')).toBe('甲乙丙丁戊');
    expect(prizeAt({ ...drawn.values, first: 3, second: 1 }).read('ratio')).toBeCloseTo(20.09, 2);
    expect(opening.model.asPrinted).toBeUndefined();
    expect(prizeAt({ ...drawn.values, base: '2' }).model.asPrinted).toBeUndefined();
  });
  test('the point u: cumulative edges, throws from the seed', () => {
    expect(opening.read('hit')).toBe('光');
    expect(prizeAt({ u: 0.9 }).read('hit')).toBe('色');
    expect(prizeAt({ u: 0.999 }).read('hit')).toBe('下');
    const thrown = opening.action('throw');
    expect(thrown).toEqual({ u: 0.166, seed: 49 });
    expect(opening.action('throw')).toEqual(thrown);
  });
});

describe('B21, B26, M72: other rules', () => {
  const lamps = (rule: Values<typeof prize.params>['rule'], logits?: readonly number[]) =>
    prizeAt(logits ? { rule, logits } : { rule }).model.lamps;
  test('raw scores: negative, and adding up to 4.5', () => {
    expect(lamps('raw')).toMatchObject({ nonNegative: false, sumsToOne: false, onlyDifferences: false });
    expect(prizeAt({ rule: 'raw' }).shown('total')).toBe('4.5');
    expect(prizeAt({ rule: 'raw' }).read('hit')).toBe('—');
  });
  test('x² and |x| put −0.5 before 0.3', () => {
    expect(lamps('square')).toEqual({ nonNegative: true, sumsToOne: true, keepsOrder: false, onlyDifferences: false });
    expect(lamps('abs')).toEqual({ nonNegative: true, sumsToOne: true, keepsOrder: false, onlyDifferences: false });
  });
  test('ReLU keeps the order but not the differences, and may leave nothing', () => {
    expect(lamps('relu')).toEqual({ nonNegative: true, sumsToOne: true, keepsOrder: true, onlyDifferences: false });
    // .7 becomes 5.5 / 12.5
    expect(prizeAt({ rule: 'relu' }).read('moved')).toBeCloseTo(0.26, 12);
    const nothing = prizeAt({ rule: 'relu', logits: [-1, -2] });
    expect(nothing.model).toMatchObject({ empty: true, drawable: false, hit: undefined });
    expect(nothing.shown('p0')).toBe('—');
  });
});

describe('N7, N20: masks and ties', () => {
  test('a masked token gets nothing; all masked is no distribution', () => {
    const masked = prizeAt({ logits: [3.5, -Infinity, 0.3, -0.5] });
    expect(masked.shown('q1')).toBe('.0000');
    expect(masked.read('p1')).toBe(0);
    expect(masked.model.bars[1]).toMatchObject({ masked: true, weight: 0 });
    const none = prizeAt({ logits: [-Infinity, -Infinity] });
    expect(none.model).toMatchObject({
      empty: true,
      drawable: false,
      total: 0,
      hit: undefined,
      greedy: 0,
      tied: [0, 1],
    });
  });
  test('one token left has exactly all', () => {
    const alone = prizeAt({ logits: [-Infinity, -6] });
    expect(alone.shown('p1')).toBe('100.0%');
    expect(alone.model).toMatchObject({ hit: 1, entropy: 0, effective: 1 });
  });
  test('ties share equally, and greedy decoding picks the first', () => {
    const tied = prizeAt({ logits: [1, 2, 2] });
    expect(tied.model.tied).toEqual([1, 2]);
    expect(tied.model.greedy).toBe(1);
    expect(tied.model.bars[1]?.share).toBe(tied.model.bars[2]?.share);
    expect(prizeAt().model.tied).toEqual([]);
  });
  test('bars that are not there do not disturb the pair', () => {
    expect(prizeAt({ logits: [1, 0], first: 9, second: 5 }).model.pair).toEqual({
      first: 1,
      second: 1,
      gap: 0,
      ratio: 1,
    });
  });
});

test('the recap is a whole strip, and gives away nothing of the prize machine', () => {
  const short = at(recap);
  expect(short.model.bars[3]?.to).toBe(1);
  expect(at(recap, { u: 0.95 }).read('hit')).toBe('寒');
  const names = prizeAt().model.bars.map((bar) => bar.name);
  expect(short.model.bars.some((bar) => names.includes(bar.name))).toBe(false);
});

test('a bar is never said to have all of the strip while another is left', () => {
  const { model, read } = prizeAt({ base: '10', logits: [10, -6] });
  expect(formatNumber(read('p0') as number, { as: 'percent' }, 'en')).toBe('>99.9%');
  expect(model.bars[1]?.share).toBeGreaterThan(0);
  const masked = prizeAt({ logits: [1, -Infinity] });
  expect(formatNumber(masked.read('p0') as number, { as: 'percent' }, 'en')).toBe('100.0%');
});

describe('F3.2 simplex', () => {
  test('1, 0, −1 gives .6652, .2447, .0900', () => {
    expect(['q0', 'q1', 'q2'].map((q) => at(simplex).shown(q))).toEqual(['.6652', '.2447', '.0900']);
  });
  test('M10: the whole line z + c·1 lies on one point', () => {
    for (let shift = -5; shift <= 5; shift++) {
      const moved = at(simplex, { shift });
      moved.model.shares.forEach((p, i) => {
        expect(p).toBeCloseTo(at(simplex).model.shares[i] as number, 15);
      });
      for (const { logits } of moved.model.line) expect(softmax(logits)?.[0]).toBeCloseTo(moved.model.shares[0], 15);
    }
  });
  test('a point that is dragged there gives these shares', () => {
    for (const p of [
      [0.2, 0.3, 0.5],
      [0.9, 0.05, 0.05],
      [1 / 3, 1 / 3, 1 / 3],
    ] as const) {
      const logits = logitsAt(p, 0.4);
      softmax(logits)?.forEach((q, i) => {
        expect(q).toBeCloseTo(p[i] as number, 14);
      });
      expect((logits[0] + logits[1] + logits[2]) / 3).toBeCloseTo(0.4, 14);
    }
  });
  test('in the corners logits stay within their limits, as far apart as they go', () => {
    for (const corner of CORNERS) {
      const logits = logitsAt(sharesAt(corner), 4);
      expect([...logits].sort((a, b) => a - b)).toEqual([-5, -5, 5]);
    }
  });
  test('distance to the nearest corner', () => {
    expect(at(simplex, { logits: [5, -5, -5] }).read('distance')).toBeLessThan(0.0001);
    expect(at(simplex, { logits: [0, 0, 0] }).read('distance')).toBeCloseTo(1 / Math.sqrt(3), 15);
    expect(at(simplex, { logits: [0, 3, 0] }).read('nearest')).toBe(2);
  });
});

describe('F3.4 overflow bench', () => {
  const bench = (patch: Partial<Values<typeof overflow.params>>) => at(overflow, patch);
  test.each([
    ['float16', '11.09'],
    ['float32', '88.72'],
    ['float64', '709.8'],
  ] as const)('M72, N63: %s breaks at %s', (format, threshold) => {
    expect(bench({ format }).shown('threshold')).toBe(threshold);
    const limit = Number(bench({ format }).read('threshold'));
    expect(bench({ format, shift: Math.ceil(limit) }).read('state')).toBe('broken');
    // A little below the limit the exponentials still fit, but their sum does not; 1 below, all is well.
    expect(bench({ format, shift: Math.floor(limit * 100) / 100 - 0.05 }).read('state')).toBe('lost');
    expect(bench({ format, shift: Math.floor(limit) - 1 }).read('state')).toBe('fine');
    expect(bench({ format, shift: 1000, way: 'stable' }).read('state')).toBe('fine');
  });
  test('where it breaks first', () => {
    expect(bench({ shift: 100 }).model.broke).toEqual({ step: 'exp', kind: 'overflow', item: 0 });
    expect(bench({ shift: 88.5 }).model.broke).toEqual({ step: 'sum', kind: 'overflow' });
    expect(bench({ gap: 120 }).model.broke).toEqual({ step: 'exp', kind: 'underflow', item: 2 });
    expect(bench({ shift: 88 }).model.broke).toBeUndefined();
  });
  test('M13: gap 120 in single, 800 in double precision', () => {
    for (const [format, gap] of [
      ['float32', 120],
      ['float64', 800],
    ] as const) {
      expect(bench({ format, gap }).read('loss')).toBe(Infinity);
      expect(bench({ format, gap }).shown('loss')).toBe('∞');
      expect(Number(bench({ format, gap, way: 'stable' }).read('loss'))).toBeCloseTo(gap + Math.log1p(Math.exp(-1)), 4);
      expect(bench({ format, gap, way: 'stable' }).read('state')).toBe('underflow');
    }
  });
  test('M11: a sum over the whole batch', () => {
    const right = bench({ rows: '2', shift: 3 });
    expect([right.shown('rowSum1'), right.shown('rowSum2')]).toEqual(['1.000', '1.000']);
    const wrong = bench({ rows: '2', shift: 3, sum: 'all' });
    expect([wrong.shown('rowSum1'), wrong.shown('rowSum2')]).toEqual(['0.953', '0.047']);
    expect(wrong.read('state')).toBe('batch');
    expect(bench({ rows: '1', sum: 'all' }).read('state')).toBe('fine');
    expect(bench({ rows: '1' }).shown('rowSum2')).toBe('—');
  });
  test('what is not a number is shown as a dash, and named', () => {
    const broken = bench({ shift: 1000 });
    expect([broken.shown('p0'), broken.shown('rowSum1'), broken.shown('loss'), broken.shown('sum')]).toEqual([
      '—',
      '—',
      '—',
      '∞',
    ]);
    expect(
      JSON.stringify(
        overflow
          .table(broken.model)
          .rows.flat()
          .map((c) => (typeof c === 'string' ? c : c.how)),
      ),
    ).not.toMatch(/NaN/);
  });
});

describe('A27, the last per cent: scores printed for a 3', () => {
  const page = at(printed);
  test('N12: 8.2 gives .9947, not 0.997, which would need 8.763 or T = 0.9286', () => {
    expect(page.shown('q3')).toBe('.9947');
    expect(page.shown('needed')).toBe('8.763');
    expect(page.shown('temperature')).toBe('0.9286');
    expect(at(printed, { three: 8.763 }).read('p3')).toBeCloseTo(0.997, 5);
  });
  test('N13: the other nine are right as printed, but the row adds up to 1.001', () => {
    expect(page.model.digits.filter((d) => d.digit !== 3).map((d) => d.share.toPrecision(4))).toEqual([
      '0.0003019',
      '0.0003337',
      '0.001224',
      '0.0003688',
      '0.0007427',
      '0.0006080',
      '0.0008208',
      // .00045045 to more places; the curriculum rounds it up
      '0.0004504',
      '0.0004076',
    ]);
    expect(page.model.digits.filter((d) => !d.agrees).map((d) => d.digit)).toEqual([3]);
    expect(page.shown('printedSum')).toBe('1.001');
  });
  test('N20: the loss is 0.005272, not 0.003', () => {
    expect(page.shown('loss')).toBe('0.005272');
    expect(page.shown('printedLoss')).toBe('0.003005');
  });
  test('the strip ends with the 3 and has no gap', () => {
    const three = page.model.digits[3];
    expect(three?.to).toBe(1);
    expect(three?.from).toBeCloseTo(page.model.rest, 12);
  });
});
