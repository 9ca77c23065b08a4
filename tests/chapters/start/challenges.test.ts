/** The challenges of chapter 0 are solved by their answers and by nothing else. */

import { expect, it } from 'vitest';
import type { FigureSpec } from '#spec/figure.ts';
import { settle } from '#spec/settle.ts';
import { chapter } from '../../../chapters/00-start/chapter.ts';
import { loop } from '../../../chapters/00-start/figures/Loop.model.ts';
import { smallSpeaker } from './speaker.ts';

const found = { poet: smallSpeaker() };

function solved(id: string, asked: object): boolean | undefined {
  const { values, repairs } = settle(loop.params, { ...asked });
  expect(repairs).toEqual([]);
  const model = (loop as unknown as FigureSpec).model(values as never, undefined, found);
  return chapter.challenges[id]?.solved(model as never, values as never);
}

it.each([
  ['colour', { die: 'book', mode: 'hand', u: 0.92 }],
  ['colour', { die: 'book', mode: 'hand', u: 0.949 }],
  ['hundred', { throws: 100 }],
  ['hundred', { throws: 300, prefix: '白日' }],
  ['greedy', { mode: 'top', throws: 100 }],
  ['greedy', { mode: 'top', throws: 100, die: 'book' }],
  ['end', { grown: '光。¶' }],
])('%s is solved by %j', (id, asked) => {
  expect(solved(id, asked)).toBe(true);
});

it.each([
  ['colour', { die: 'book', mode: 'hand', u: 0.95 }],
  ['colour', { die: 'book', mode: 'hand', u: 0.919 }],
  ['colour', { die: 'book', mode: 'hand', u: 0.93, stage: 4 }],
  ['colour', { mode: 'hand', u: 0.93 }],
  ['hundred', {}],
  ['hundred', { throws: 99 }],
  ['hundred', { throws: 100, die: 'book' }],
  ['hundred', { throws: 100, mode: 'top' }],
  ['hundred', { throws: 100, stage: 3 }],
  ['greedy', { throws: 100 }],
  ['greedy', { mode: 'top', throws: 99 }],
  ['undecided', {}],
  ['undecided', { prefix: '白日' }],
  ['undecided', { die: 'book' }],
  ['end', { prefix: '床前¶' }],
  ['end', {}],
])('%s is not solved by %j', (id, asked) => {
  expect(solved(id, asked)).toBe(false);
});

it('undecided is solved where no segment reaches 5%', () => {
  const flat = { ...smallSpeaker(), next: () => new Float32Array(26) };
  const { values } = settle(loop.params, { prefix: '白' });
  const model = loop.model(values, undefined, { poet: flat });
  expect(chapter.challenges['undecided']?.solved(model as never, values as never)).toBe(true);
  // What the network has written is no beginning of the reader's.
  const grown = { ...values, grown: '日' };
  const longer = loop.model(grown, undefined, { poet: flat });
  expect(chapter.challenges['undecided']?.solved(longer as never, grown as never)).toBe(false);
});
