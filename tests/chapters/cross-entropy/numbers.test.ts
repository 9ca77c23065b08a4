/** What the chapter claims, as the curriculum computed it. Numbers beginning with N, M, A and B are its items. */

import { describe, expect, test } from 'vitest';
import { bits } from '#math/entropy.ts';
import { logitLoss } from '#math/logitLoss.ts';
import { meanLoss, perplexity } from '#math/perplexity.ts';
import { surprise } from '#math/surprise.ts';
import { grades } from '../../../chapters/04-cross-entropy/figures/GradeBook.model.ts';
import { mask } from '../../../chapters/04-cross-entropy/figures/Mask.model.ts';
import { LEAST, penalty } from '../../../chapters/04-cross-entropy/figures/PenaltyCurve.model.ts';
import { recap } from '../../../chapters/04-cross-entropy/figures/Recap.model.ts';
import { dials } from '../../../chapters/04-cross-entropy/figures/ThreeDials.model.ts';
import { floorOf, twice, twicePoint } from '../../../chapters/04-cross-entropy/figures/TwiceSoftmax.model.ts';
import { two } from '../../../chapters/04-cross-entropy/figures/TwoDistributions.model.ts';
import { at, four } from '../at.ts';

describe('F4.1 penalty curve', () => {
  test('N66–N70: .9 .5 .1 .01 .001 cost 0.105, 0.693, 2.303, 4.605, 6.908', () => {
    expect(['m90', 'm50', 'm10', 'm1', 'm01'].map((m) => at(penalty).shown(m))).toEqual([
      '0.105',
      '0.693',
      '2.303',
      '4.605',
      '6.908',
    ]);
  });
  test('N20–N23: .997 costs 0.003005, .9 is 0.11 and not 0.10, .0001 is 9.210', () => {
    expect(at(penalty).shown('sure')).toBe('0.003005');
    // The scores printed beside .997 give less, and the prose goes there.
    expect([at(penalty).shown('real'), at(penalty).shown('realShare')]).toEqual(['0.005272', '.9947']);
    expect(at(penalty, { p: 0.994741634 }).model.loss).toBeCloseTo(Number(at(penalty).number('real')), 8);
    expect(surprise(0.1).toFixed(2)).toBe('2.30');
    expect(surprise(0.9).toFixed(2)).toBe('0.11');
    expect(at(penalty).shown('m001')).toBe('9.210');
  });
  test('N71, M74: a tenth of the share always costs ln 10 = 2.303 more, down to a millionth', () => {
    let here = at(penalty);
    expect(here.shown('ten')).toBe('2.303');
    for (let i = 0; i < 5; i++) {
      const next = here.after('tenth');
      expect(next.number('loss') - here.number('loss')).toBeCloseTo(Math.LN10, 9);
      here = next;
    }
    expect(here.values.p).toBe(0.000008626);
    expect(here.action('tenth')).toBeUndefined();
    expect(at(penalty, { p: 1e-5 }).after('tenth').values.p).toBe(LEAST);
    expect(at(penalty, { p: 0 }).action('tenth')).toBeUndefined();
  });
  test('N72: .9 to .5 is +0.5878', () => {
    expect(at(penalty).shown('half')).toBe('0.588');
    expect(four(at(penalty, { p: 0.5 }).number('more'))).toBe('0.5878');
  });
  test('M74: the slope is what grows like 1/p: 1, 10, 100, 1000', () => {
    expect([1, 0.1, 0.01, 0.001].map((p) => at(penalty, { p }).shown('slope'))).toEqual([
      '−1.00',
      '−10.0',
      '−100',
      '−1000',
    ]);
  });
  test('M79: one of 5000 words at random is .0002 and costs 8.517', () => {
    expect(at(penalty).shown('chance')).toBe('8.517');
    expect(at(penalty, { p: 0.0002 }).shown('loss')).toBe('8.517');
    expect(0.01 / 0.0002).toBeCloseTo(50, 9);
  });
  test('try: a millionth costs 13.82', () => {
    expect(four(at(penalty, { p: 1e-6 }).number('loss'))).toBe('13.82');
  });
  test('N35: p = 0 costs ∞, p = 1 nothing, and nothing is −0', () => {
    expect(at(penalty).after('zero').shown('loss')).toBe('∞');
    expect(at(penalty, { p: 0 }).shown('slope')).toBe('−∞');
    expect(at(penalty, { p: 1 }).shown('four')).toBe('0.0000');
    expect(Object.is(at(penalty, { p: 1 }).model.loss, 0)).toBe(true);
  });
  test('bits are nats divided by ln 2', () => {
    expect(at(penalty, { p: 0.5, unit: 'bits' }).model.shown).toBe(1);
    expect(at(penalty, { p: 0.125 }).shown('bits')).toBe('3.000');
  });
});

describe('F4.2 two distributions', () => {
  const opening = at(two);
  test('M76: uniform Q costs 1.099 = 0.8979 + 0.2007', () => {
    expect(four(opening.number('CE'))).toBe('1.099');
    expect(opening.shown('H')).toBe('0.8979');
    expect(opening.shown('KL')).toBe('0.2007');
    expect(opening.number('H') + opening.number('KL')).toBeCloseTo(opening.number('CE'), 14);
  });
  test('M14: the least is the entropy of P, at Q = P; nearly one-hot costs 5.526', () => {
    const best = opening.after('same');
    expect(best.shown('CE')).toBe('0.8979');
    expect(best.shown('KL')).toBe('0.0000');
    expect(four(opening.after('sure').number('CE'))).toBe('5.526');
  });
  test('N73: 86.26, 8.648, 3.516 are 86, 9 and 4 per cent', () => {
    const poem = opening.after('poem');
    expect(['q0', 'q1', 'q2'].map((q) => Math.round(100 * poem.number(q)))).toEqual([86, 9, 4]);
    // The curriculum has 0.1479; to more places it is 0.147848.
    expect(poem.shown('CE')).toBe('0.1478');
    expect(poem.shown('scored')).toBe('0.1478');
    expect(poem.number('H')).toBe(0);
    expect(poem.number('KL')).toBe(poem.number('CE'));
  });
  test('one-hot P: entropy 0, and cross-entropy is −ln of one share', () => {
    const hot = at(two, { oneHot: true, Q: [0.25, 0.5, 0.25] });
    expect(hot.number('H')).toBe(0);
    expect(hot.number('CE')).toBeCloseTo(2 * Math.LN2, 14);
    expect(at(two, { oneHot: true }).after('same').number('CE')).toBe(0);
  });
  test('B40, N35: what Q denies and P has costs ∞; what P never has costs nothing', () => {
    expect(at(two, { Q: [0.7, 0.3, 0] }).shown('CE')).toBe('∞');
    expect(at(two, { P: [0.7, 0.3, 0], Q: [0.7, 0.3, 0] }).shown('KL')).toBe('0.0000');
  });
  test('learning pushes each score by p − q, which adds up to 0', () => {
    expect(opening.model.bars[0]?.pull).toBeCloseTo(0.6 - 1 / 3, 12);
    expect(opening.model.bars.reduce((total, { pull }) => total + pull, 0)).toBeCloseTo(0, 14);
  });
  test('all 0 is no distribution; lists of unequal length follow P', () => {
    expect(at(two, { Q: [0, 0, 0] }).model).toMatchObject({ empty: 'Q', crossEntropy: NaN });
    expect(at(two, { P: [0, 0] }).model.empty).toBe('P');
    expect(at(two, { Q: [0.5, 0.5] }).shown('CE')).toBe('∞');
    expect(at(two, { P: [0.5, 0.5], Q: [0.25, 0.25, 0.5] }).number('q0')).toBe(0.5);
  });
  test('2 to 6 words', () => {
    let here = opening;
    for (let i = 0; i < 3; i++) here = here.after('more');
    expect(here.action('more')).toBeUndefined();
    expect(here.model.bars.length).toBe(6);
    for (let i = 0; i < 4; i++) here = here.after('fewer');
    expect(here.action('fewer')).toBeUndefined();
    expect(here.model.bars.length).toBe(2);
  });
});

describe('F4.3 grade book', () => {
  test('N65: .92, .40, .02 cost .08338, .9163, 3.912; mean 1.637, perplexity 5.141', () => {
    const opening = at(grades);
    expect(['l0', 'l1', 'l2'].map((l) => four(opening.number(l)))).toEqual(['0.08338', '0.9163', '3.912']);
    expect(opening.shown('mean')).toBe('1.637');
    expect(four(perplexity(opening.model.students.map(({ loss }) => loss)) as number)).toBe('5.141');
  });
  test('how the rest is split costs nothing', () => {
    expect(at(grades, { split: [0, 0, 1] }).number('mean')).toBe(at(grades).number('mean'));
  });
  test('M75: .4 right and on top costs .9163; .45 right but second costs .7985', () => {
    const second = at(grades).after('second');
    expect([second.shown('l1'), second.shown('l2')]).toEqual(['0.9163', '0.7985']);
    expect(second.model.students.map(({ onTop }) => onTop)).toEqual([true, true, false]);
  });
  test('a student who gives nothing costs ∞, and so does the class', () => {
    const lost = at(grades, { right: [1, 0.5, 0] });
    expect([lost.shown('l0'), lost.shown('l2'), lost.shown('mean')]).toEqual(['0.0000', '∞', '∞']);
  });
});

describe('F4.4 softmax twice', () => {
  test('M78, N42: floors 0.551, 0.744, 1.461 and 9.826', () => {
    expect([3, 4, 10, 50304].map((classes) => floorOf(classes).toFixed(3))).toEqual([
      '0.551',
      '0.744',
      '1.461',
      '9.826',
    ]);
    expect([at(twice).shown('floor10'), at(twice).shown('floorAll')]).toEqual(['1.461', '9.826']);
  });
  test('at +∞ the loss is 0 from scores, the floor from probabilities', () => {
    const end = at(twice).after('infinite');
    expect(end.number('once')).toBe(0);
    expect(end.number('twice')).toBeCloseTo(end.number('floor'), 14);
  });
  test('with no difference between the scores both cost ln K', () => {
    const even = at(twice, { z: 0 });
    expect(even.number('once')).toBeCloseTo(Math.log(10), 14);
    expect(even.number('twice')).toBeCloseTo(Math.log(10), 14);
  });
  test('the shortcut is softmax of softmax', () => {
    for (const z of [-5, -1, 0, 3, 15]) {
      const shares = [z, 0, 0, 0].map((x) => Math.exp(x) / (Math.exp(z) + 3));
      expect(twicePoint(4, z).twice).toBeCloseTo(logitLoss(shares, 0) as number, 13);
      expect(twicePoint(4, z).once).toBeCloseTo(logitLoss([z, 0, 0, 0], 0) as number, 13);
    }
  });
});

describe('F4.5 mask', () => {
  test('M16, N38: the divisor is the number left; nothing left is no mean', () => {
    const opening = at(mask);
    expect([opening.shown('divisor'), opening.shown('mean')]).toEqual(['5', '1.792']);
    const none = opening.after('all');
    expect(none.model.divisor).toBe(0);
    expect(none.shown('mean')).toBe('—');
    expect(at(mask, { scored: none.values.scored, steps: 50 }).model.shares).toEqual(none.model.shares);
  });
  test('N39: an ignored position is in neither the sum nor the divisor', () => {
    const { model, read } = at(mask, { scored: [1, 0, 1, 1, 1, 0, 0, 1], steps: 7 });
    const left = model.positions.filter(({ scored }) => scored).map(({ loss }) => loss);
    expect(read('mean')).toBeCloseTo(meanLoss(left) as number, 14);
    expect(model.divisor).toBe(5);
  });
  test('A63: what is scored is learnt: padding takes 3/8 if it counts, and next to nothing if not', () => {
    const all = at(mask).after('unmask').after('train');
    expect(all.number('pad')).toBeCloseTo(3 / 8, 3);
    const masked = at(mask).after('train');
    expect(masked.number('pad')).toBeLessThan(0.025);
    expect(masked.number('words')).toBeLessThan(all.number('words'));
    expect(masked.action('train')).toBeUndefined();
  });
  const targets = (patch: Parameters<typeof at<typeof mask.params, unknown>>[1]) =>
    at(mask, { fim: true, ...patch })
      .model.positions.map(({ target }) => '床前明月光p<>'[target])
      .join('');
  test('A62: a line cut in three is read prefix, suffix, middle; two marks take the place of padding, which comes last', () => {
    expect(targets({ fim: false })).toBe('床前明月光ppp');
    expect(targets({})).toBe('床前<光>明月p');
    expect(targets({ from: 1, to: 2 })).toBe('床<明月光>前p');
    // Cuts may change places, meet, and lie at the ends.
    expect(targets({ from: 4, to: 2 })).toBe(targets({}));
    expect(targets({ from: 0, to: 5 })).toBe('<>床前明月光p');
    expect(targets({ from: 5, to: 5 })).toBe('床前明月光<>p');
  });
  test('A62, M16: a word takes its switch along, so that cutting elsewhere scores the same words', () => {
    for (let from = 0; from <= 5; from++)
      for (let to = 0; to <= 5; to++) {
        const cut = at(mask, { fim: true, from, to, steps: 50 });
        expect(cut.model.divisor).toBe(5);
        expect(cut.model.positions.every(({ target, scored }) => scored === target < 5)).toBe(true);
        expect(cut.number('mean')).toBeCloseTo(at(mask, { fim: true, steps: 50 }).number('mean'), 12);
      }
    const marks = at(mask, { fim: true, scored: [1, 1, 1, 1, 1, 1, 1, 0], steps: 50 });
    expect(marks.number('divisor')).toBe(7);
    expect(marks.number('pad')).toBeLessThan(0.025);
    // One of eight targets is padding: scored, it is learnt as such.
    expect(at(mask, { fim: true }).after('unmask').after('train').number('pad')).toBeCloseTo(1 / 8, 3);
  });
});

describe('F4.6 three dials', () => {
  test('M77: one Q is best for all, with different least values', () => {
    const best = at(dials).after('best');
    const all = Object.values(best.model.dials);
    for (const dial of all) expect(dial.value).toBeCloseTo(dial.least, 12);
    expect(['nll', 'ce', 'kl', 'bits'].map((d) => best.shown(d))).toEqual(['44.90', '0.8979', '0.0000', '64.8']);
    for (let a = 0.05; a < 1; a += 0.05)
      for (let b = 0.05; a + b < 1; b += 0.05) {
        const { model } = at(dials, { Q: [a, b, 1 - a - b].map((q) => Math.round(1e6 * q) / 1e6) });
        for (const { value, least } of Object.values(model.dials)) expect(value).toBeGreaterThanOrEqual(least - 1e-9);
      }
  });
  test('the file is the log-likelihood in bits; a Huffman code of whole bits is longer, for many Q alike', () => {
    const here = at(dials);
    expect(here.number('bits')).toBeCloseTo(bits(here.number('nll')), 10);
    const whole = at(dials, { code: 'huffman', Q: [0.6, 0.3, 0.1] });
    expect(whole.shown('bits')).toBe('70.0');
    expect(at(dials, { code: 'huffman', Q: [0.8, 0.1, 0.1] }).shown('bits')).toBe('70.0');
    expect(at(dials, { code: 'huffman', Q: [0.2, 0.3, 0.5] }).shown('bits')).toBe('95.0');
  });
  test('a word that Q denies makes the sum ∞, and a Huffman code still has a word for it', () => {
    const denied = at(dials, { Q: [0.6, 0.4, 0] });
    expect([denied.shown('nll'), denied.shown('kl'), denied.shown('bits')]).toEqual(['∞', '∞', '∞']);
    expect(at(dials, { Q: [0.6, 0.4, 0], code: 'huffman' }).shown('bits')).toBe('70.0');
    expect(at(dials, { Q: [0, 0, 0] }).shown('bits')).toBe('—');
  });
  test('the sum grows with the message, the mean does not', () => {
    expect(at(dials, { n: 200 }).number('nll')).toBeCloseTo(4 * at(dials).number('nll'), 9);
    expect(at(dials, { n: 200 }).number('ce')).toBe(at(dials).number('ce'));
    expect(at(dials).model.counts).toEqual([30, 15, 5]);
  });
});

test('the recap is a whole strip', () => {
  expect(at(recap, { answer: 3 }).model).toMatchObject({ name: '寒', to: 1 });
  expect(at(recap, { answer: 0 }).model.from).toBe(0);
});
