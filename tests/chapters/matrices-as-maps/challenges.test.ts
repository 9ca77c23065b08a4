/** Each challenge is solved by the answer that the curriculum computes, and not by one that only looks like it. */

import { expect, it } from 'vitest';
import { chapter } from '../../../chapters/08-matrices-as-maps/chapter.ts';
import { solves } from '../solves.ts';

const solved = solves(chapter);

const W = [-2.5, 2, -1, -2.5, 2.5, -3.5];
const FOLDED = [1, 0, 0.5, 0, 0, 0, 0.5, 0, 1, 0];

it.each([
  ['turn', { a: 0, b: -1, c: 1, d: 0 }],
  ['flat', { a: 1, b: 2, c: 0.5, d: 1 }],
  ['flat', { a: 1.8, b: 0, c: 0.5, d: 0 }],
  ['shadow', { w: [3, 4, ...W], x: [1, 0] }],
  ['shadow', { w: [2.5, 1, 3, 4, ...W.slice(2)], x: [1, 0], row: 2 }],
  ['order', { A: [1, 1, 0, 1], B: [0, -1, 1, 0] }],
  ['order', { A: [0, -1, 1, 0], B: [1, 1, 0, 1] }],
  ['sheet', { target: 'sheet', tool: 'relu', spine: FOLDED }],
  [
    'curl',
    {
      target: 'curl',
      tool: 'relu',
      m: [1, 0.5, 0, 0.45],
      spine: [-0.47, 0.34, -0.43, -0.15, 0, -0.37, 0.43, -0.15, 0.47, 0.34],
    },
  ],
  ['origin', { target: 'origin', tool: 'bias', shift: [0.6, 0.4] }],
])('%s is solved by %j', (id, asked) => {
  expect(solved(id, asked)).toBe(true);
});

it.each([
  ['turn', { a: 0, b: 1, c: -1, d: 0 }],
  ['turn', { a: 0, b: -1, c: 1, d: 0, e: 0.1 }],
  ['turn', { a: 0, b: -1, c: 1, d: 0, morph: 0.5 }],
  ['flat', { a: 1, b: 2, c: 0.5, d: 1.1 }],
  ['flat', { a: 0, b: 0, c: 0, d: 0 }],
  ['flat', { a: 1, b: 2, c: 0.5, d: 1, morph: 0 }],
  ['flat', { a: 1, b: 0, c: 0, d: 0 }],
  ['shadow', { w: [3, 4, ...W], x: [1, 0], unit: true }],
  ['shadow', { w: [4, 3, ...W], x: [0, 1] }],
  ['shadow', { w: [3, 4, ...W], x: [1, 0], row: 2 }],
  ['order', { A: [1, 1, 0, 1], B: [0, 1, -1, 0] }],
  ['order', { A: [1, 0, 1, 1], B: [0, -1, 1, 0] }],
  ['order', { A: [1, 1, 0, 1], B: [1, 1, 0, 1] }],
  ['order', { A: [1, 0.9, 0, 1], B: [0, -1, 1, 0] }],
  ['sheet', { target: 'sheet', tool: 'bias', m: [0, 0, 0, 1], shift: [0.5, 0] }],
  ['sheet', { target: 'sheet', tool: 'relu' }],
  ['sheet', { target: 'sheet', tool: 'relu', spine: [1, 0, 0.5, 0, 0, 0, 0.5, 0, 1, 0.2] }],
  ['sheet', { target: 'line', tool: 'relu', spine: FOLDED }],
  ['curl', { target: 'curl', tool: 'relu' }],
  ['curl', { target: 'curl', tool: 'bias', m: [0.4, 0.5, 0, 0.45], shift: [0, 0] }],
  ['curl', { target: 'sheet', tool: 'relu', spine: FOLDED }],
  ['origin', { target: 'origin', tool: 'matrix' }],
  ['origin', { target: 'origin', tool: 'relu', spine: [-0.4, 0.4, 0.1, 0.4, 0.6, 0.4, 1.1, 0.4, 1.6, 0.4] }],
  ['origin', { target: 'origin', tool: 'bias', shift: [0.6, 0.3] }],
])('%s is not solved by %j', (id, asked) => {
  expect(solved(id, asked)).toBe(false);
});
