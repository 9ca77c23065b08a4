/** Chains and dice of a network and a corpus that can be computed by hand; and what is said as long as neither is there. */

import { describe, expect, test } from 'vitest';
import type { Found } from '#spec/figure.ts';
import { initialValues, type Values } from '#spec/params.ts';
import { chapter } from '../../../chapters/02-conditional/chapter.ts';
import en from '../../../chapters/02-conditional/en.words.ts';
import { line } from '../../../chapters/02-conditional/figures/Line.model.ts';
import { swapper } from '../../../chapters/02-conditional/figures/Swapper.model.ts';
import zh from '../../../chapters/02-conditional/zh.words.ts';
import { FOUND } from './fakeFound.ts';

const lineAt = (patch: Partial<Values<typeof line.params>>, found: Found = FOUND) =>
  line.model({ ...initialValues(line.params), ...patch }, undefined, found);
const swapAt = (patch: Partial<Values<typeof swapper.params>>, found: Found = FOUND) =>
  swapper.model({ ...initialValues(swapper.params), ...patch }, undefined, found);

describe('F2.2 three chains of a line', () => {
  const text = '床前明月';
  // The network's logits are float32: ln 4 is off by up to 6e-8.
  test('the network’s factors are its shares: half at every step of the list', () => {
    const { chains, tokens } = lineAt({ line: text });
    expect(tokens.map((token) => token.text).join('')).toBe(text);
    expect(Math.exp(chains.net.total)).toBeCloseTo(1 / 16, 8);
    expect(chains.net.perplexity).toBeCloseTo(2, 7);
  });
  test('counts as they are: 床 begins 2 of 3 texts, 前 follows 床 2 of 2, 明 follows 前 1 of 2, 月 follows 明 2 of 2', () => {
    const { chains, tokens } = lineAt({ line: text, zeros: 'raw' });
    expect(tokens.map(({ pair }) => pair)).toEqual([
      [2, 3],
      [2, 2],
      [1, 2],
      [2, 2],
    ]);
    expect(Math.exp(chains.pair.total)).toBeCloseTo(1 / 3, 12);
    expect(Math.exp(chains.single.total)).toBeCloseTo((2 / 11) ** 4, 12);
  });
  test('M70: the mixture is nine parts pairs to one part single counts with one more each', () => {
    const { chains } = lineAt({ line: text });
    expect(Math.exp(chains.pair.logs[0] as number)).toBeCloseTo(0.9 * (2 / 3) + 0.1 * (3 / 16), 12);
    expect(Math.exp(chains.single.logs[0] as number)).toBeCloseTo(3 / 16, 12);
  });
  test('the mixture is a distribution: over all tokens it adds up to 1', () => {
    const all = ['\n', '床', '前', '明', '月'].map(
      (next) => lineAt({ line: `床${next}` }).chains.pair.logs[1] as number,
    );
    expect(all.reduce((sum, log) => sum + Math.exp(log), 0)).toBeCloseTo(1, 12);
  });
  test('a pair never seen: 0 if taken at face value, said in both languages, never a number that is not one', () => {
    const raw = lineAt({ line: '月床', at: 1, zeros: 'raw' });
    expect(raw.unseen).toEqual([0, 1]);
    expect([raw.chains.pair.total, raw.chains.pair.perplexity]).toEqual([-Infinity, Infinity]);
    expect(line.readouts['productPair']?.of(raw)).toBe('0');
    expect(zh.line.counted(raw)).toContain('一次也没有跟过“床”');
    expect(en.line.counted(raw)).toContain('never followed by “床”');
    expect(lineAt({ line: '月床' }).chains.pair.total).toBeGreaterThan(-Infinity);
  });
  test('characters that the network lacks are skipped and named; too long a line is cut and said', () => {
    const model = lineAt({ line: '床x前!' });
    expect([model.tokens.length, model.lost]).toEqual([2, 'x!']);
    expect([lineAt({ line: '床 前' }).lost, swapAt({ line: '床 前' }).lost]).toEqual(['␣', '␣']);
    expect(lineAt({ line: '床前明月'.repeat(6) })).toMatchObject({ left: 8 });
    const nothing = lineAt({ line: 'xyz' });
    expect(nothing).toMatchObject({ tokens: [], at: -1, waiting: false });
    expect(nothing.chains.net.total).toBeNaN();
  });
});

describe('F2.3 die swapper', () => {
  const at4 = { line: '床前明月', read: 2 } as const;
  test('B12, B18: a longer memory is seen more rarely: 11, 2, 2, then with the beginning', () => {
    expect(swapAt(at4).rungs.map(({ seen }) => seen)).toEqual([11, 2, 2, 2, 2]);
    expect(swapAt({ ...at4, read: 3 }).rungs.map(({ seen, context }) => [context, seen])).toEqual([
      ['', 11],
      ['明', 2],
      ['前明', 1],
      ['床前明', 1],
      ['↵床前明', 1],
    ]);
  });
  test('before the first character the network has read the mark of the beginning, and the name of its die says so', () => {
    const model = swapAt({ ...at4, read: 0 });
    expect([zh.swapper.netDie(model), en.swapper.netDie(model)].join()).toMatch(/“↵”.*“↵”/);
  });
  test('after 前 come 明 and the end, half each; the entropy is ln 2', () => {
    const { die, net } = swapAt({ ...at4, context: 1 });
    expect(die?.faces.map(({ share }) => share)).toEqual([0.5, 0.5]);
    expect(die?.entropy).toBeCloseTo(Math.LN2, 14);
    expect(net?.faces[0]).toMatchObject({ text: '明' });
    expect(net?.faces[0]?.share).toBeCloseTo(0.5, 7);
  });
  test('what was never seen has no die, while the network has one', () => {
    const model = swapAt({ line: '月床', read: 2, context: 2 });
    expect([model.rungs[2]?.seen, model.die, model.hit.text]).toEqual([0, undefined, '—']);
    expect(model.net?.faces[0]?.text).toBe('前');
    expect(zh.swapper.summary(model)).toContain('一次也没见过');
    expect(en.swapper.summary(model)).toContain('there is no die');
    expect(chapter.challenges['unseen']?.solved(model as never, {} as never)).toBe(true);
    expect(chapter.challenges['unseen']?.solved(swapAt({ ...at4, context: 2 }) as never, {} as never)).toBe(false);
  });
  test('a point never falls on a token without mass', () => {
    for (let i = 0; i < 100; i++) {
      const { hit } = swapAt({ ...at4, context: 1, u: Math.min(0.999999, i / 99) });
      expect(['明', '↵']).toContain(hit.text);
    }
  });
  test('B11: the printed strip holds .98; a point in the missing .02 falls on nothing', () => {
    expect(swapAt({ voice: 'printed', u: 0.5 }).hit.text).toBe('光');
    expect(swapAt({ voice: 'printed', u: 0.975 }).hit.text).toBe('下');
    expect(swapAt({ voice: 'printed', u: 0.985 }).hit).toEqual({ piece: undefined, text: '—' });
    expect(swapper.readouts['missing']?.of(swapAt({ voice: 'printed' }))).toBeCloseTo(0.02, 12);
  });
  test('a throw is the seed’s, and the next throw another', () => {
    const throws = swapper.actions?.['throw'];
    const values = initialValues(swapper.params);
    expect(throws?.to(values)).toEqual(throws?.to(values));
    expect(throws?.to({ ...values, ...throws.to(values) })).not.toEqual(throws?.to(values));
  });
});

test('as long as a network is missing, nothing is made up', () => {
  const waiting = lineAt({ line: '春风' }, {});
  expect(waiting).toMatchObject({ waiting: true, tokens: [] });
  expect(line.readouts['productNet']?.of(waiting)).toBe('—');
  const dice = swapAt({ line: '春风' }, {});
  expect(dice).toMatchObject({ waiting: true, die: undefined, net: undefined });
  for (const { line: l, swapper: s } of [zh, en]) {
    expect(l.summary(waiting)).toMatch(/还没有到|not loaded yet/);
    expect(s.summary(dice)).toMatch(/还没有到|not loaded yet/);
  }
});
