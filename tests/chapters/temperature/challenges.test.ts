/** Each challenge is solved by the answer that the curriculum computes, and not by one that only looks like it. */

import { expect, it } from 'vitest';
import { foundOnDisk } from '#build/foundOnDisk.ts';
import { settle } from '#spec/settle.ts';
import { chapter } from '../../../chapters/06-temperature/chapter.ts';
import { text } from '../../../chapters/06-temperature/figures/Text.model.ts';
import { OPENS } from '../../../chapters/06-temperature/figures/textParams.model.ts';
import { solves } from '../solves.ts';

const solved = solves(chapter);

const FOUR = [3, 1.5, 0.8, 0.3];

it.each([
  ['at59', { T: 1.399 }],
  ['at95', { T: 0.4677 }],
  ['at35', { T: 4.391 }],
  ['row3', { printed: true, T: 3 }],
  ['tail', { size: 'vocabulary', T: 1.13 }],
  ['tail', { size: 'vocabulary', T: 1.14 }],
  ['together', { stretch: 2 }],
  ['together', { stretch: 4, T: 0.5 }],
  ['tie', { T: 0 }],
  ['turned', { T: -1, logits: FOUR }],
])('%s is solved by %j', (id, asked) => {
  expect(solved(id, asked)).toBe(true);
});

it.each([
  ['at59', {}],
  ['at59', { T: 1.4 }],
  ['at59', { T: 1.42 }],
  ['at95', { T: 0.468 }],
  ['at35', { T: 4.4 }],
  ['at59', { T: 1.399, size: 'vocabulary' }],
  ['at59', { logits: [2.455, 1.5, 0.8, 0.3] }],
  ['at95', { T: 0.3 }],
  ['at35', { T: 3 }],
  ['row3', { T: 3 }],
  ['row3', { printed: true, T: 3.1 }],
  ['row3', { printed: true, T: 3, logits: [...FOUR, 0] }],
  ['tail', { T: 1.14 }],
  ['tail', { size: 'vocabulary', T: 1 }],
  ['tail', { size: 'vocabulary', T: 1.12 }],
  ['tail', { size: 'vocabulary', T: 1.15 }],
  ['together', { T: 2 }],
  ['tie', { T: 0.001 }],
  ['tie', { T: 0, logits: FOUR }],
  ['turned', { T: -1 }],
  ['turned', { T: 1, logits: FOUR }],
])('%s is not solved by %j', (id, asked) => {
  expect(solved(id, asked)).toBe(false);
});

const NETWORKS = await foundOnDisk();
const wrote = (id: 'noise' | 'circles', asked: { readonly [param: string]: unknown }) => {
  const { values } = settle(text.params, asked);
  return chapter.challenges[id]?.solved(text.model(values, undefined, NETWORKS) as never, values as never);
};

it.each([
  ['noise', { T: 2 }, true],
  ['noise', { T: 2, net: 'novelist', ...OPENS.novelist }, true],
  ['noise', {}, false],
  ['noise', { T: 1.2 }, false],
  ['noise', { T: 5, length: 10 }, false],
  ['circles', { net: 'novelist', ...OPENS.novelist, length: 80 }, true],
  ['circles', { net: 'novelist', ...OPENS.novelist }, false],
  ['circles', { length: 200 }, false],
] as const)('%s by %j: %s', (id, asked, solvedBy) => {
  expect(wrote(id, asked)).toBe(solvedBy);
});
