/** What the chapter claims, as the curriculum computed it. Numbers beginning with N, M, A and B are its items. */

import { describe, expect, test } from 'vitest';
import { greedy } from '../../../chapters/07-top-k-top-p/figures/GreedyTrap.model.ts';
import { knife } from '../../../chapters/07-top-k-top-p/figures/Knife.model.ts';
import { shareAfter } from '../../../chapters/07-top-k-top-p/figures/knifeModel.model.ts';
import { onceIn, tail } from '../../../chapters/07-top-k-top-p/figures/LongTail.model.ts';
import { order } from '../../../chapters/07-top-k-top-p/figures/Order.model.ts';
import { prompts } from '../../../chapters/07-top-k-top-p/figures/Prompts.model.ts';
import { recap } from '../../../chapters/07-top-k-top-p/figures/Recap.model.ts';
import { at, four } from '../at.ts';

const left = (model: Parameters<typeof shareAfter>[0]) =>
  Array.from({ length: model.kept }, (_, rank) => shareAfter(model, rank).toFixed(4).slice(1));

describe('F7.1 knife', () => {
  test('N81, N83: the shares at T = 1 are .7137 .1592 .07908 .04796, not .59 .23 .10 .08', () => {
    const { read, model } = at(knife);
    expect(['p0', 'p1', 'p2', 'p3'].map((p) => four(read(p)))).toEqual(['0.7137', '0.1592', '0.07908', '0.04796']);
    expect(model.printed?.shares).toEqual([0.59, 0.23, 0.1, 0.08]);
  });
  test('N85: p = .7 keeps one word, with 71.37%; from the printed shares it would be two, 71.95 and 28.05', () => {
    const one = at(knife);
    expect(one.read('kept')).toBe(1);
    expect(one.shown('mass')).toBe('71.4%');
    const two = at(knife, { bars: 'shares', shares: [0.59, 0.23, 0.1, 0.08] });
    expect(two.read('kept')).toBe(2);
    expect(left(two.model)).toEqual(['.7195', '.2805']);
  });
  test('N85: as printed, p = .7 keeps two words, and .72 .28 of their sum; told only for the scores it was printed for', () => {
    const { printed } = at(knife).model;
    expect(printed?.keeps).toEqual(['天', '地']);
    expect(printed?.after?.map((q) => q.toFixed(4))).toEqual(['0.7195', '0.2805']);
    for (const patch of [{ p: 0.71 }, { method: 'min-p' }, { method: 'top-k' }] as const)
      expect(at(knife, patch).model.printed?.keeps).toBeUndefined();
    expect(at(knife, { T: 1.001 }).model.printed).toBeUndefined();
  });
  test('try 1: a second word is needed above T = 1.036', () => {
    const { read } = at(knife);
    expect(Number(read('flips')).toFixed(3)).toBe('1.036');
    expect(at(knife, { T: 1.036 }).read('kept')).toBe(1);
    expect(at(knife, { T: 1.037 }).read('kept')).toBe(2);
  });
  test('N84: k = 3 leaves 74.97, 16.73, 8.306%; printed are 64, 25, 11', () => {
    const { read, shown, model } = at(knife, { method: 'top-k' });
    expect(['q0', 'q1', 'q2'].map((q) => four(100 * Number(read(q))))).toEqual(['74.97', '16.73', '8.306']);
    expect(model.printed?.after).toEqual([0.64, 0.25, 0.11]);
    expect(['q0', 'q1', 'q2'].map(shown)).toEqual(['75.0%', '16.7%', '8.3%']);
    const printed = at(knife, { method: 'top-k', bars: 'shares', shares: [0.59, 0.23, 0.1, 0.08] });
    expect(left(printed.model)).toEqual(['.6413', '.2500', '.1087']);
  });
  test('M21, N25: .99 at p = .9 keeps 1 as described, 0 as printed, 1 with the shift', () => {
    const { read } = at(knife, { bars: 'shares', shares: [0.99, 0.005, 0.005], p: 0.9 });
    expect([read('keptReach'), read('keptPrinted'), read('keptShifted')]).toEqual([1, 0, 1]);
    const none = at(knife, { bars: 'shares', shares: [0.99, 0.005, 0.005], p: 0.9, rule: 'printed' });
    expect(none.model.hit).toBeUndefined();
    expect(none.read('q0')).toBeNaN();
  });
  test('try 2: .5 .25 .125 .125 at p = .75 keeps 2, 2, 3; the printed four at .7 keep 2, 1, 2', () => {
    const half = at(knife, { bars: 'shares', shares: [0.5, 0.25, 0.125, 0.125], p: 0.75 });
    expect([half.read('keptReach'), half.read('keptPrinted'), half.read('keptShifted')]).toEqual([2, 2, 3]);
    const four = at(knife, { bars: 'shares', shares: [0.59, 0.23, 0.1, 0.08] });
    expect([four.read('keptReach'), four.read('keptPrinted'), four.read('keptShifted')]).toEqual([2, 1, 2]);
  });
  test('M20: 3, 1, 1, 1, 0 with k = 2 keeps 2 by index and 4 with all ties', () => {
    const { read } = at(knife, { method: 'top-k', k: 2, logits: [3, 1, 1, 1, 0] });
    expect([read('keptIndex'), read('keptAll'), read('tied')]).toEqual([2, 4, 3]);
    expect(at(knife, { method: 'top-k', k: 2, logits: [3, 1, 1, 1, 0], ties: 'all' }).read('kept')).toBe(4);
  });
  test('try 3, B75, N106: of eight words k = 3 leaves .4478 .3284 .2239, p = .7 keeps four with .79', () => {
    expect(left(at(knife, { bars: 'shares', method: 'top-k' }).model)).toEqual(['.4478', '.3284', '.2239']);
    const { model, read } = at(knife, { bars: 'shares' });
    expect(left(model)).toEqual(['.3797', '.2785', '.1899', '.1519']);
    expect(read('mass')).toBeCloseTo(0.79, 12);
    expect(at(knife, { bars: 'shares', method: 'greedy' }).read('kept')).toBe(1);
  });
  test('A171, M22: poured by whole cups, p = .75 of eight words becomes .79; cups change no number', () => {
    const [cups, bars] = [true, false].map((water) => at(knife, { bars: 'shares', p: 0.75, water }));
    expect(four(cups?.read('mass'))).toBe('0.7900');
    expect(cups?.model).toEqual(bars?.model);
  });
  test('M86: 5% stays among eight words at p = .9, and goes beside a first word with more', () => {
    expect(at(knife, { bars: 'shares', p: 0.9 }).read('keptNames')).toContain('谁');
    expect(at(knife, { bars: 'shares', shares: [0.92, 0.05, 0.03], p: 0.9 }).read('kept')).toBe(1);
  });
  test('M80: cut away, the true word pays infinity; kept, it pays less than before', () => {
    expect(at(knife).shown('after')).toBe('∞');
    expect(at(knife).shown('before')).toBe('1.84');
    const kept = at(knife, { method: 'top-k' });
    expect(Number(kept.read('after'))).toBeLessThan(Number(kept.read('before')));
  });
  test('N16 of the fault list: p = 1 keeps all under every reading', () => {
    for (const rule of ['reach', 'printed', 'shifted'] as const) expect(at(knife, { p: 1, rule }).read('kept')).toBe(4);
  });
  test('N13 of the fault list: .5 .3 .1 .1 at .8 keeps 2; .6 .3 .1 at .9 keeps 2 although the sum rounds down', () => {
    expect(at(knife, { bars: 'shares', shares: [0.5, 0.3, 0.1, 0.1], p: 0.8 }).read('kept')).toBe(2);
    expect(0.6 + 0.3).toBe(0.8999999999999999);
    expect(at(knife, { bars: 'shares', shares: [0.6, 0.3, 0.1], p: 0.9 }).read('kept')).toBe(2);
  });
  test('N18, N20, N21 of the fault list: at least one stays, exactly k by index, k above the size keeps all', () => {
    expect(at(knife, { bars: 'shares', shares: [0.9, 0.1], p: 0.5 }).read('kept')).toBe(1);
    const tied = at(knife, { method: 'top-k', logits: [1, 2, 2, 2, 3], k: 3 });
    expect([tied.read('keptIndex'), tied.read('keptAll')]).toEqual([3, 4]);
    expect(at(knife, { method: 'top-k', k: 10 }).read('kept')).toBe(4);
  });
  test('N24 of the fault list: min-p .1 on 4, 3, 1.5, 0 keeps 2 at T = 1, all four at T = 2', () => {
    const logits = [4, 3, 1.5, 0];
    expect(at(knife, { method: 'min-p', logits }).read('kept')).toBe(2);
    const hot = at(knife, { method: 'min-p', logits, T: 2 });
    expect(hot.model.conventions.map(({ key, kept }) => [key, kept])).toEqual([
      ['first', 4],
      ['last', 2],
    ]);
    // Either is a switch, not only said.
    const cutFirst = at(knife, { method: 'min-p', logits, T: 2, when: 'last' });
    expect([hot.read('kept'), cutFirst.read('kept')]).toEqual([4, 2]);
    expect(cutFirst.read('q0')).toBeCloseTo(1 / (1 + Math.exp(-0.5)), 12);
  });
  test('N25: of the vocabulary p = .9 needs 16,083 words, k = 50 holds .3946', () => {
    expect(at(knife, { size: 'vocabulary', p: 0.9 }).read('kept')).toBe(16_083);
    expect(four(at(knife, { size: 'vocabulary', method: 'top-k', k: 50 }).read('mass'))).toBe('0.3946');
  });
  test('M88: a caption counts three ways, its text four, and there are five; k = 1 is greedy, p = 1 is random', () => {
    const told = ['greedy', 'random', 'top-k', 'top-p'];
    expect(knife.params.method.choices).toEqual([...told, 'min-p']);
    const cutBy = (patch: object) => at(knife, patch).model;
    for (const list of [{}, { bars: 'shares' }, { logits: [1, -2, 1, 0, 3] }, { size: 'vocabulary' }]) {
      const [greedy, random] = [cutBy({ ...list, method: 'greedy' }), cutBy({ ...list, method: 'random' })];
      const [first, all] = [cutBy({ ...list, method: 'top-k', k: 1 }), cutBy({ ...list, p: 1 })];
      expect([first.kept, first.mass, first.hit]).toEqual([greedy.kept, greedy.mass, greedy.hit]);
      expect([all.kept, all.hit]).toEqual([random.kept, random.hit]);
      expect(greedy.kept).toBe(1);
    }
  });
  test('all masked: there is nothing to cut, and it says so', () => {
    const { model, read } = at(knife, { logits: [-Infinity, -Infinity] });
    expect([model.ranked, model.kept, read('kept')]).toEqual([undefined, 0, 0]);
  });
});

describe('F7.2 two prompts', () => {
  const opening = at(prompts);
  test('A74, A75: one bar of .99, and 200 words for nine tenths', () => {
    expect(opening.shown('firstA')).toBe('99.0%');
    expect(opening.read('keptAP')).toBe(1);
    expect(opening.read('keptBP')).toBe(200);
  });
  test('M22, N54: what p keeps is at least p and less than p with the last bar kept', () => {
    for (const p of [0.5, 0.77, 0.9, 0.99])
      for (const prompt of [at(prompts, { p }).model.a, at(prompts, { p }).model.b]) {
        const kept = prompt.rules.find(({ rule }) => rule === 'p');
        const last = prompt.ranked.masses[(kept?.kept ?? 0) - 1] as number;
        expect(kept?.mass).toBeGreaterThanOrEqual(p - 1e-12);
        expect(kept?.mass).toBeLessThan(p + last);
      }
  });
  test('M23: on a Zipf tail p = .9 keeps 16,083, k = 50 keeps .3946 of the mass', () => {
    const zipf = at(prompts, { b: 1 });
    expect(zipf.read('keptBP')).toBe(16_083);
    expect(four(zipf.read('massBK'))).toBe('0.3946');
  });
});

describe('F7.2 rules without a knob', () => {
  test('the sum: one word either way; a Zipf list: 28,712 typical words, and far fewer under η', () => {
    const { read } = at(prompts, { b: 1 });
    expect([read('keptATypical'), read('keptAEta')]).toEqual([1, 2]);
    expect([read('keptBTypical'), read('keptBEta')]).toEqual([28_712, 5358]);
  });
  test('typical sampling may leave out the first word, and then says what it has', () => {
    const { model } = at(prompts, { b: 0.5 });
    const typical = model.b.rules.find(({ rule }) => rule === 'typical');
    expect(typical?.from).toBe(532);
    expect(typical?.mass).toBeCloseTo(0.9, 3);
  });
  test('min-p at 0 is off and keeps all', () => {
    expect(at(prompts, { minp: 0 }).shown('keptBMinP')).toBe('50,304');
    expect(at(prompts, { minp: 0 }).shown('massBMinP')).toBe('100.0%');
  });
});

describe('F7.3 pipeline', () => {
  test('N80 to N82: four digits of T can be set', () => {
    for (const T of [1.399, 0.4677, 4.391]) expect(at(order, { T }).model.T).toBe(T);
    for (const T of [1.399, 0.4677, 4.391]) expect(at(knife, { T }).model.T).toBe(T);
  });
  test('try 4, M87: T = 3, p = .7: T first keeps 3, p first keeps 1', () => {
    const { read } = at(order);
    expect([read('kept'), read('keptOther')]).toEqual([3, 1]);
  });
  test('M99: shares divided by T are the same shares again', () => {
    const { model } = at(order, { way: 'shares' });
    expect(model.stages[1]?.shares).toEqual(model.stages[0]?.shares);
    expect(model.same).toBe(true);
  });
  test('N23 of the fault list: 3, 2, 1 at T = .5, p = .8: T first keeps 1, T last 2; masses .8668, .6652, .9100', () => {
    const { model } = at(order, { logits: [3, 2, 1], T: 0.5, p: 0.8 });
    expect([model.counts['Tkp'], model.counts['pkT']]).toEqual([1, 2]);
    expect(model.stages[1]?.shares[0]?.toFixed(4)).toBe('0.8668');
    expect(model.stages[0]?.shares[0]?.toFixed(4)).toBe('0.6652');
    expect(model.other[1]?.mass.toFixed(4)).toBe('0.9100');
  });
  test('k before p stretches first and keeps 2 of 3, p before k keeps 3; both at once is p before k', () => {
    expect([at(order, { k: 3 }).read('kept'), at(order, { k: 3, order: 'Tpk' }).read('kept')]).toEqual([2, 3]);
    // .4 .3 .2 .1 with k = 2 and p = .5: top_k_first keeps one word, joint two.
    const four = { logits: [0.4, 0.3, 0.2, 0.1].map((p) => Number(Math.log(p).toFixed(3))), T: 1, k: 2, p: 0.5 };
    expect([at(order, four).read('kept'), at(order, { ...four, order: 'Tpk' }).read('kept')]).toEqual([1, 2]);
    for (const T of [0.5, 1, 3])
      for (const p of [0.3, 0.5, 0.7, 0.9])
        for (const k of [1, 2, 3, 4]) {
          const uncut = at(order, { T, k: 8, p: 1 }).model.stages[3]?.shares ?? [];
          const nucleus = uncut.filter((_, i) => uncut.slice(0, i).reduce((sum, share) => sum + share, 0) < p - 1e-12);
          expect(at(order, { T, k, p, order: 'Tpk' }).read('kept')).toBe(Math.min(k, nucleus.length));
        }
  });
  test('B77, N87: with T = 1 and p = 1, the defaults of an API, nothing happens', () => {
    const { model } = at(order).after('off');
    expect([model.T, model.p]).toEqual([1, 1]);
    expect(model.stages[3]?.shares.map((p) => p.toFixed(12))).toEqual(
      model.stages[0]?.shares.map((p) => p.toFixed(12)),
    );
  });
});

describe('F7.3 settings that are often given', () => {
  test('B78, N88: T = .2 with p = .95 for code keeps one word, T = 1.2 with p = .9 for stories three', () => {
    const [code, story] = [at(order).after('code'), at(order).after('story')];
    expect([code.model.T, code.model.p, story.model.T, story.model.p]).toEqual([0.2, 0.95, 1.2, 0.9]);
    expect([code.read('kept'), story.read('kept')]).toEqual([1, 3]);
  });
});

describe('F7.4 greedy trap', () => {
  test('M85: .5 × .4 = .20 is less than .4 × .9 = .36', () => {
    const { read } = at(greedy);
    expect([read('greedy'), read('found'), read('best')]).toEqual([0.2, 0.2, 0.36]);
  });
  test('the pairs have names in each language', () => {
    const { read } = at(greedy);
    expect(['greedyZh', 'bestZh', 'greedyEn', 'bestEn'].map(read)).toEqual(['很好', '真好', 'very nice', 'so nice']);
    expect(at(greedy, { width: 2 }).read('foundZh')).toBe('真好');
  });
  test('two paths find it', () => {
    const { model } = at(greedy, { width: 2 });
    expect(model.found).toBe(model.best);
  });
  test('nine pieces make one strip, also where the first two words leave nothing', () => {
    for (const patch of [{}, { a: 1, b: 1 }, { a: 0, b: 0 }, { a: 0.7, b: 0.9 }]) {
      const { model } = at(greedy, patch);
      expect(model.leaves.reduce((s, leaf) => s + leaf.path, 0)).toBeCloseTo(1, 9);
      for (const leaf of model.leaves) expect(leaf.path).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('F7.5 long tail', () => {
  test('N86: at least one in 1000 words is 9.517%, even odds at 6931', () => {
    const { read, shown } = at(tail);
    expect(four(100 * Number(read('once')))).toBe('9.517');
    expect(shown('even')).toBe('6,931');
    expect(onceIn(1e-4, 6931)).toBeCloseTo(0.5, 4);
  });
});

test('the recap: the last two pieces are hit', () => {
  expect(at(recap, { u: 0.999 }).read('hit')).toBe('袜');
  expect(at(recap).shown('odd')).toBe('6.0%');
});
