/**
 * The bars of a whole vocabulary, side by side on a logarithmic axis of ranks, as one outline.
 *
 * Heights are such that areas are masses: wherever the axis is cut, what lies left of the cut has the area of its
 * mass, and the tail keeps the area of its own, however thin its bars. On request the height of a bar is its mass
 * instead, on a logarithmic scale; then areas mean nothing.
 */

import { type RankColumns, rankAt, rankEdge } from '#math/rankColumns.ts';
import { type Layer, sublayer } from './layer.ts';
import { paint, type Shape } from './paint.ts';
import { rankAxisShapes, rankGridShapes, rankNumberShapes } from './rankBarsAxis.ts';
import type { RankBarsData } from './rankBarsData.ts';
import { type HeightOf, heightScale, lowestPower } from './rankBarsHeight.ts';
import { at, dot, line, path, text } from './shapes.ts';
import { fitText, textWidth } from './textWidth.ts';

export interface RankBarsLayout {
  /** Left edge of bar number `rank`, from 1 to size + 1; a cut that keeps k bars lies at `edge(k + 1)`. */
  readonly edge: (rank: number) => number;
  /** The bar at a place, from 1 to size. */
  readonly rankAt: (x: number) => number;
  /** Where the top of the column with bar number `rank` lies. */
  readonly topOf: (rank: number) => number;
}

/** Columns are one unit wide or wider. */
export const columnsFor = (width: number): number => Math.max(1, Math.floor(width));

export function drawRankBars(layer: Layer, data: RankBarsData): RankBarsLayout {
  const layout = layoutRankBars(data);
  paint(sublayer(layer, 'rank-bars'), rankBarsShapes(data, layout));
  return layout;
}

export function layoutRankBars(data: RankBarsData): RankBarsLayout {
  const { x, width, columns } = data;
  const y = heightScale(data);
  return {
    edge: (rank) => x + rankEdge(rank, columns.size) * width,
    rankAt: (place) => rankAt((place - x) / width, columns.size),
    topOf: (rank) => y(columns, columnOf(columns, rank)),
  };
}

export function rankBarsShapes(data: RankBarsData, layout: RankBarsLayout): readonly Shape[] {
  const { x, width, floor, columns, other } = data;
  const y = heightScale(data);
  const kept = Math.min(columns.size, Math.max(0, data.kept ?? columns.size));
  const cut = layout.edge(kept + 1);
  const border = kept < columns.size && kept > 0;
  return [
    ...rankGridShapes(data, lowestPower(data)),
    path('kept', 'm-piece', outline(data, columns, y, x, cut, true)),
    path('cut', 'm-cut-open', outline(data, columns, y, cut, x + width, true), { fill: 'url(#hatch)' }),
    path('cut-edge', 'm-cut-edge', outline(data, columns, y, cut, x + width, false)),
    ...(other ? [path('other', 'm-was', outline(data, other, y, x, x + width, false))] : []),
    ...(border ? [line('border', 'm-edge', cut, data.top - 4, cut, floor + 8)] : []),
    ...rankAxisShapes(data, layout.edge),
    ...foundShapes(data, layout),
    ...rankNumberShapes(data, layout.edge),
  ];
}

/** The column that holds bar number `rank`. */
function columnOf({ first }: RankColumns, rank: number): number {
  let [low, high] = [0, first.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((first[middle] as number) <= rank) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The tops of the columns between two places as a path, closed along the floor on request. */
function outline(data: RankBarsData, columns: RankColumns, y: HeightOf, from: number, to: number, closed: boolean) {
  if (to - from < 0.01) return '';
  const { x, width, floor } = data;
  const { edges } = columns;
  let d = '';
  let last = NaN;
  for (let c = 0; c < edges.length - 1; c++) {
    const right = Math.min(to, x + (edges[c + 1] as number) * width);
    const left = Math.max(from, x + (edges[c] as number) * width);
    if (right <= left) continue;
    const top = at(y(columns, c));
    if (d === '') d = closed ? `M${at(left)},${at(floor)}V${top}` : `M${at(left)},${top}`;
    // Neighbours that are equally high to a hundredth make one line.
    else if (top !== last) d += `H${at(left)}V${top}`;
    last = top;
  }
  return `${d}H${at(to)}${closed ? `V${at(floor)}Z` : ''}`;
}

function foundShapes({ x, width, top, floor, found }: RankBarsData, layout: RankBarsLayout): readonly Shape[] {
  if (!found) return [];
  const middle = (layout.edge(found.rank) + layout.edge(found.rank + 1)) / 2;
  const y = layout.topOf(found.rank);
  const said = fitText(found.words, width, 14);
  const room = textWidth(said.text, said.size) + 10;
  // To the right of the line, else to its left; where neither has room, across it to the edge of the picture.
  const side = middle + room < x + width ? 1 : -1;
  const from = side > 0 ? middle + 7 : middle - room < x ? x + width : middle - 7;
  return [
    line('found', 'm-stem', middle, top - 40, middle, floor),
    dot('found-dot', 'm-dot', middle, y, 4),
    text(
      'found-words',
      'ink halo',
      from,
      top - 29,
      said.text,
      side > 0 ? 'start' : 'end',
      said.size === 14 ? undefined : said.size,
    ),
  ];
}
