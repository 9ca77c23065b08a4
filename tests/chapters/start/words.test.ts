/** What chapter 0 says, in both languages: lines of text, the line below them, and the sentence that is read aloud. */

import { describe, expect, test } from 'vitest';
import { initialValues } from '#spec/params.ts';
import en from '../../../chapters/00-start/en.words.ts';
import { type LoopValues, loop } from '../../../chapters/00-start/figures/Loop.model.ts';
import { givenRuns, linesOf, type Run } from '../../../chapters/00-start/figures/loopLines.ts';
import zh from '../../../chapters/00-start/zh.words.ts';
import { smallSpeaker } from './speaker.ts';

const found = { poet: smallSpeaker() };
const said = (patch: Partial<LoopValues>, here: object = found) => {
  const model = loop.model({ ...initialValues(loop.params), ...patch }, undefined, here as never) as never;
  return [zh['loop']?.summary(model) ?? '', en['loop']?.summary(model) ?? ''] as const;
};

describe('the sentence', () => {
  test('says that a network is not here', () => {
    const [chinese, english] = said({ prefix: '白日' }, {});
    expect(chinese).toContain('还没加载');
    expect(english).toContain('once it is loaded');
  });
  test('names what the vocabulary lacks', () => {
    const [chinese, english] = said({ prefix: '白😀日' });
    expect(chinese).toContain('词表里没有😀');
    expect(english).toContain('lacks 😀');
  });
  test('tells the made-up strip from a network’s', () => {
    const [chinese, english] = said({ die: 'book', mode: 'hand', u: 0.93 });
    expect(chinese).toMatch(/^课本的带子上.*落在“色”上。$/);
    expect(english).toMatch(/textbook.*“色”\.$/);
  });
  test('says that nothing is drawn yet, and that the likeliest is taken', () => {
    expect(said({ stage: 2 })[0]).toContain('还没有抽样');
    expect(said({ mode: 'top' })[1]).toContain('the likeliest is taken, 光');
  });
});

describe('lines', () => {
  const text = (lines: ReturnType<typeof linesOf>) => lines.map(({ runs }) => runs.map((run) => run.text).join(''));
  const given = (words: string): readonly Run[] => [{ text: words, voice: 'given' }];
  test('end after 。 and after ¶, which never begins one', () => {
    expect(text(linesOf(given('床前明月光，疑是地上霜。¶举头'), 900, 20, 5))).toEqual([
      '床前明月光，疑是地上霜。¶',
      '举头',
    ]);
  });
  test('break between characters and at spaces, and keep the last ones', () => {
    expect(text(linesOf(given('举头望明月，低'), 100, 20, 5))).toEqual(['举头望明月，', '低']);
    expect(text(linesOf(given('Call me Ishmael. Some years'), 130, 20, 2)).at(-1)).toContain('years');
    expect(text(linesOf(given('一。二。三。'), 100, 20, 2))).toEqual(['…二。', '三。']);
  });
  test('tell what was given from what was written and from what the network cannot see', () => {
    expect(givenRuns('床😀前', '光', [1], 0)).toEqual([
      { text: '床', voice: 'given' },
      { text: '😀', voice: 'lost' },
      { text: '前', voice: 'given' },
      { text: '光', voice: 'written' },
    ]);
  });
});
