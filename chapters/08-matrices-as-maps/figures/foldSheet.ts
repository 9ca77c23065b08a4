/** A sheet of paper with a grid and a marked cell, after something has been done to it. */

import type { Point } from '#draw/arrow.ts';
import type { Shape } from '#draw/paint.ts';
import { path, through } from '#draw/shapes.ts';
import { SPINE } from './foldModel.model.ts';
import type { Doing } from './foldTargets.model.ts';

const LINES = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];
/** Curves are drawn with so many pieces. */
const PIECES = 32;
const ALONG = Array.from({ length: PIECES + 1 }, (_, i) => -1 + (2 * i) / PIECES);

type To = (point: Point) => Point;

const lineAcross = (doing: Doing, x: number): readonly Point[] => [doing(x, -1), doing(x, 1)];
const lineAlong = (doing: Doing, y: number, from = -1, to = 1): readonly Point[] =>
  ALONG.filter((x) => x >= from && x <= to).map((x) => doing(x, y));

/** What is wanted: an outline, a grid, and the cell that tells front from back. */
export function targetShapes(doing: Doing, to: To): readonly Shape[] {
  return [
    path('target-grid', 'm-wanted', gridPath(doing, to)),
    path('target-mark', 'm-wanted-mark', through(cell(doing).map(to), true)),
    path('target-edge', 'm-wanted-edge', through(outline(doing).map(to), true)),
  ];
}

/** What has been done: strip by strip, so that paper on paper is darker. */
export function sheetShapes(doing: Doing, to: To, creased: boolean): readonly Shape[] {
  return [
    ...SPINE.slice(1).map((x, i) => {
      const from = SPINE[i] as number;
      const corners = [...lineAlong(doing, -1, from, x), ...[...lineAlong(doing, 1, from, x)].reverse()];
      return path(`strip${i}`, 'm-sheet', through(corners.map(to), true));
    }),
    path('sheet-grid', 'm-rung', gridPath(doing, to)),
    path('creases', 'm-map-line', creased ? SPINE.map((x) => through(lineAcross(doing, x).map(to))).join('') : ''),
    path('sheet-edge', 'm-map-line', through(outline(doing).map(to), true)),
    path('sheet-mark', 'm-map', through(cell(doing).map(to), true)),
    path('sheet-spine', 'm-crease', through(lineAlong(doing, 0).map(to))),
  ];
}

/** From where points are to where they should be. */
export function missPath(doing: Doing, wanted: Doing, to: To): string {
  const places = [-1, 0, 1].flatMap((y) => [-1, -0.5, 0, 0.5, 1].map((x) => [x, y] as const));
  return places
    .map(([x, y]) => [to(doing(x, y)), to(wanted(x, y))] as const)
    .filter(([a, b]) => Math.hypot(a[0] - b[0], a[1] - b[1]) > 2)
    .map((pair) => through(pair))
    .join('');
}

const gridPath = (doing: Doing, to: To): string =>
  LINES.map((at) => through(lineAcross(doing, at).map(to)) + through(lineAlong(doing, at).map(to))).join('');

const outline = (doing: Doing): readonly Point[] => [...lineAlong(doing, -1), ...[...lineAlong(doing, 1)].reverse()];

/** The cell in the corner at the top right. */
const cell = (doing: Doing): readonly Point[] => [
  ...lineAlong(doing, 0.5, 0.5, 1),
  ...[...lineAlong(doing, 1, 0.5, 1)].reverse(),
];
