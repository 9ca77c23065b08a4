/** Each challenge is solved by the answer that the curriculum computes, and not by one that only looks like it. */

import { chapter } from '../../../chapters/01-area/chapter.ts';
import { challengesAre, type Row } from '../solves.ts';

const BEST = [0.0544, 0.0788, 0.1142, 0.1654, 0.2398, 0.3475];
const LOADED = [0.1, 0.1, 0.1, 0.1, 0.1, 0.5];

const ANSWERS: readonly Row[] = [
  ['tall', { areas: LOADED, width: 0.25 }],
  ['tall', { areas: [0.5, 0.5], width: 0.45 }],
  ['loaded', { areas: BEST }],
  ['loaded', { areas: [0.054, 0.079, 0.114, 0.165, 0.24, 0.348] }],
  ['one', { sigma: 0.399 }],
  ['thin', { a: -0.001, b: 0.001 }],
  ['thin', { a: 0.001, b: -0.001, unit: 'mm' }],
  ['odd', { points: 1001 }],
  ['odd', { points: 11 }],
  ['debt', { rule: 'raw', count: 4, at: 0.125, spread: 0.335 }],
];

const MISSES: readonly Row[] = [
  ['tall', { areas: LOADED }],
  ['tall', { areas: [0.5, 0.5], width: 0.5 }],
  ['tall', { areas: [0, 1], width: 0.9 }],
  ['tall', { locked: false, areas: [0.5, 0.1], width: 0.25 }],
  ['loaded', { areas: LOADED }],
  ['loaded', { areas: [...BEST].reverse() }],
  ['loaded', { areas: [0.05, 0.08, 0.12, 0.17, 0.24, 0.34] }],
  ['loaded', { areas: BEST, names: ['天', '地', '人', '山', '水', '风'] }],
  ['one', { sigma: 0.4 }],
  ['one', { sigma: 0.398 }],
  ['one', { sigma: 0.01, unit: 'cm' }],
  ['thin', { a: 0, b: 0.001 }],
  ['thin', { sigma: 0.02, a: -0.001, b: 0.001 }],
  ['thin', { a: -0.001, b: 0.0011 }],
  ['thin', { a: -0.01, b: 0.01 }],
  ['odd', { points: 1002 }],
  ['odd', { points: 10 }],
  ['odd', { points: 1001, sigma: 0.02 }],
  ['debt', { rule: 'exp', count: 4, at: 0.125, spread: 0.335 }],
  ['debt', { rule: 'raw', spread: 0.05 }],
  ['debt', { rule: 'raw', spread: 0.5 }],
];

challengesAre(chapter, ANSWERS, MISSES);
