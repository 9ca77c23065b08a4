/** Matrices as maps: what four numbers can do to the plane, and what no matrix can. */

import type { Chapter } from '#prose/chapter.ts';
import { type ComposeModel, type ComposeValues, compose } from './figures/Compose.model.ts';
import { type DetectorsModel, type DetectorsValues, detectors } from './figures/Detectors.model.ts';
import { type FoldModel, type FoldValues, fold } from './figures/Fold.model.ts';
import { type GridModel, type GridValues, grid } from './figures/Grid.model.ts';
import { recap } from './figures/Recap.model.ts';

const same = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((x, i) => x === b[i]);

const SHEAR = [1, 1, 0, 1];
const TURN = [0, -1, 1, 0];
/** What the button does. */
const FLATTENED = [1, 0, 0, 0];
const wholeMap = ({ a, b, c, d, e, f, morph }: GridValues, wanted: readonly number[]) =>
  same([a, b, c, d], wanted) && e === 0 && f === 0 && morph === 1;

export const chapter: Chapter = {
  title: { zh: '矩阵就是映射', en: 'A matrix is a map' },
  question: {
    zh: '矩阵能把平面变成什么样，又有什么事永远做不到？',
    en: 'What can a matrix do to the plane, and what can it never do?',
  },
  figures: {
    Recap: { spec: recap, numbered: false, load: async () => (await import('./figures/Recap.tsx')).Recap },
    Grid: { spec: grid, numbered: true, load: async () => (await import('./figures/Grid.tsx')).Grid },
    Detectors: {
      spec: detectors,
      numbered: true,
      load: async () => (await import('./figures/Detectors.tsx')).Detectors,
    },
    Compose: { spec: compose, numbered: true, load: async () => (await import('./figures/Compose.tsx')).Compose },
    Fold: { spec: fold, numbered: true, load: async () => (await import('./figures/Fold.tsx')).Fold },
  },
  challenges: {
    turn: {
      figure: 'grid',
      now: 'columns',
      solved: (_: GridModel, values: GridValues) => wholeMap(values, TURN),
    },
    flat: {
      figure: 'grid',
      now: 'det',
      solved: ({ whole, shown }: GridModel) => whole.rank === 1 && shown.rank === 1 && !same(whole.matrix, FLATTENED),
    },
    shadow: {
      figure: 'detectors',
      now: 'output',
      solved: ({ looked, rows }: DetectorsModel, { columns, unit, x }: DetectorsValues) =>
        columns === '2' && !unit && same(x, [1, 0]) && same(rows[looked]?.weights ?? [], [3, 4]),
    },
    order: {
      figure: 'compose',
      now: 'apart',
      solved: (_: ComposeModel, { A, B }: ComposeValues) =>
        (same(A, SHEAR) && same(B, TURN)) || (same(A, TURN) && same(B, SHEAR)),
    },
    sheet: {
      figure: 'fold',
      now: 'error',
      solved: ({ matched }: FoldModel, { target }: FoldValues) => target === 'sheet' && matched,
    },
    curl: {
      figure: 'fold',
      now: 'error',
      solved: ({ there }: FoldModel, { target, tool }: FoldValues) => target === 'curl' && tool === 'relu' && there,
    },
    origin: {
      figure: 'fold',
      now: 'error',
      solved: ({ matched }: FoldModel, { target, tool }: FoldValues) =>
        target === 'origin' && tool === 'bias' && matched,
    },
  },
  face: 'grid',
};
