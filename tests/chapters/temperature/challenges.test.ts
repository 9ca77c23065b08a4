/** Each challenge is solved by the answer that the curriculum computes, and not by one that only looks like it. */

import { expect, it } from 'vitest';
import { foundOnDisk } from '#build/foundOnDisk.ts';
import { settle } from '#spec/settle.ts';
import { chapter } from '../../../chapters/06-temperature/chapter.ts';
import { text } from '../../../chapters/06-temperature/figures/Text.model.ts';
import { OPENS } from '../../../chapters/06-temperature/figures/textParams.model.ts';
import { challengesAre, type Row } from '../solves.ts';

const FOUR = [3, 1.5, 0.8, 0.3];

const ANSWERS: readonly Row[] = [
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
];

const MISSES: readonly Row[] = [
  ['at59', {}],
  ['at59', { T: 1.4 }],
  ['at59', { T: 1.42 }],
  ['at95', { T: 0.468 }],
  ['at35', { T: 4.4 }],
  ['at59', { T: 1.399, size: 'vocabulary' }],
  ['at59', { logits: [2.455, 1.5, 0.8, 0.3] }],
  ['at95', { T: 0.3 }],
  ['at95', { T: 0.4677, size: 'vocabulary' }],
  ['at35', { T: 3 }],
  ['at35', { T: 4.391, logits: [3, 1.5, 0.8, 0.31] }],
  ['at35', { T: 4.38 }],
  ['row3', { T: 3 }],
  ['row3', { printed: true, T: 3.1 }],
  ['row3', { printed: true, T: 3, logits: [...FOUR, 0] }],
  ['tail', { T: 1.14 }],
  ['tail', { size: 'vocabulary', T: 1 }],
  ['tail', { size: 'vocabulary', T: 1.12 }],
  ['tail', { size: 'vocabulary', T: 1.15 }],
  ['together', { T: 2 }],
  ['together', { stretch: 1.98, T: 0.5 }],
  ['together', { stretch: 1.02 }],
  ['tie', { T: 0.001 }],
  ['tie', { T: 0, logits: FOUR }],
  ['tie', { T: -0.001 }],
  ['tie', { T: 0, logits: [2, 1.99, 1] }],
  ['turned', { T: -1 }],
  ['turned', { T: 1, logits: FOUR }],
  ['turned', { T: -1.1, logits: FOUR }],
  ['turned', { T: -1, logits: [3, 1.5, 0.8, 0.2] }],
];

challengesAre(chapter, ANSWERS, MISSES, ['noise', 'circles']);

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
  ['circles', {}, false],
  ['circles', { length: 200 }, false],
  ['circles', { net: 'novelist', ...OPENS.novelist, length: 60, T: 0.3 }, false],
] as const)('%s by %j: %s', (id, asked, solvedBy) => {
  expect(wrote(id, asked)).toBe(solvedBy);
});
