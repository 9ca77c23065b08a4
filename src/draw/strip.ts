/** The strip: total area 1, cut into named pieces. The one object that returns in every chapter. */

import { keep } from './keep.ts';
import { type Layer, sublayer } from './layer.ts';
import { paint, type Shape } from './paint.ts';
import { at, dot, hatched, line, path, rect, text, ticksShapes } from './shapes.ts';
import { GAP, NAME, SHARE_ABOVE, type StripLabel } from './stripFlags.ts';
import { placeLabels } from './stripLabels.ts';
import { innerEdges, layoutStrip, type StripLayout, type StripPiece } from './stripLayout.ts';
import { textWidth } from './textWidth.ts';

export interface StripData {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly names: readonly string[];
  /** Numbers that are no shares (negative, sum not 1) are drawn as what they are. */
  readonly shares: readonly number[];
  /** A share as text. */
  readonly show: (share: number) => string;
  /** Flags may reach from here to there; by default the ends of the strip. */
  readonly limits?: readonly [number, number];
  /** Rows of flags there is room for. */
  readonly rows?: number;
  /** The piece a point has hit. */
  readonly hot?: number | undefined;
  /** Pieces that are cut away. */
  readonly cut?: readonly boolean[];
  /** Pieces of different groups never share a flag. */
  readonly groups?: readonly number[];
  /** A point on the strip, from 0 to 1. Its knob, 26 below the strip, is the caller's. */
  readonly point?: number | undefined;
  /** Shares before a drag: their cuts are short ticks below the strip. */
  readonly was?: readonly number[] | undefined;
  /** Instead of pieces: why there are none. */
  readonly empty?: string | undefined;
}

export const ROW = 21;
/** How far below the strip the knob of a point stands. */
export const POINT_BELOW = 26;

/** Height of a strip of this width: 44 to 76. */
export const stripHeight = (width: number): number => Math.min(76, Math.max(44, Math.round(0.085 * width)));

export function drawStrip(layer: Layer, data: StripData): StripLayout {
  const layout = layoutStrip(data.empty === undefined ? data.shares : [], data.x, data.width);
  paint(sublayer(layer, 'strip'), stripShapes(data, layout));
  return layout;
}

export function stripShapes(data: StripData, layout: StripLayout): readonly Shape[] {
  const { y, height } = data;
  if (data.empty !== undefined) return emptyShapes(data, data.empty);
  const hatch = (piece: StripPiece) => piece.share < 0 || data.cut?.[piece.index] === true;
  const fills = [
    ...layout.pieces.filter(hatch).map((p) => hatched(`p${p.index}`, p.x, y, p.width, height)),
    ...runsOf(layout.pieces.filter((p) => !hatch(p))).map(({ key, x, width }) =>
      rect(key, 'm-area', x, y, width, height),
    ),
  ];
  const edges = ticksShapes('edges', 'm-sep', innerEdges(layout), y, height);
  const right = Math.max(layout.one, ...layout.pieces.map((p) => p.x + p.width));
  const left = Math.min(layout.zero, ...layout.pieces.map((p) => p.x));
  return [
    ...fills,
    ...edges,
    rect('outline', 'm-area-edge', left, y, right - left, height),
    ...(isWhole(data, layout) ? [] : frameShapes(data, layout)),
    ...hotShapes(data, layout),
    ...labelShapes(data, layout),
    ...(data.was ? cutsBefore(data.was, data.x, data.width, data.y + data.height + 8) : []),
    ...pointShapes(data, layout),
  ];
}

/** Pieces of one ground side by side: while nothing is cut, a drag of any share leaves this mark as it is. */
function runsOf(pieces: readonly StripPiece[]): readonly { key: string; x: number; width: number }[] {
  const runs: { key: string; x: number; width: number }[] = [];
  for (const { index, x, width } of [...pieces].sort((a, b) => a.x - b.x)) {
    const last = runs.at(-1);
    if (last && x - last.x - last.width < 0.01) last.width = x + width - last.x;
    else runs.push({ key: `p${index}`, x, width });
  }
  return runs;
}

/** A machine's shares may miss 1 by its rounding, which cannot be seen. */
const isWhole = (data: StripData, layout: StripLayout) =>
  layout.pieces.every((piece) => piece.share >= 0) && Math.abs(layout.one - data.x - data.width) < 1.5;

/** Where a strip of area 1 would lie: two ink edges, marked 0 and 1. */
function frameShapes({ y, height }: StripData, { zero, one }: StripLayout): readonly Shape[] {
  return [zero, one].flatMap((x, i) => [
    line(`case${i}`, 'm-case', x, y - 2, x, y + height + 8),
    line(`frame${i}`, 'm-frame', x, y - 2, x, y + height + 8),
    text(`frame-name${i}`, 'ink', x, y + height + 23, String(i), 'middle'),
  ]);
}

function emptyShapes({ x, y, width, height }: StripData, words: string): readonly Shape[] {
  return [
    rect('outline', 'm-area-edge', x, y, width, height),
    text(
      'empty',
      'ink',
      x + 12,
      y + height / 2 + 5,
      words,
      'start',
      textWidth(words, 14) > width - 20 ? 12 : undefined,
    ),
  ];
}

function hotShapes(data: StripData, layout: StripLayout): readonly Shape[] {
  const piece = data.hot === undefined ? undefined : layout.pieces[data.hot];
  if (!piece) return [];
  const y = data.y + data.height + 4.5;
  return [line('hot', 'm-hot', piece.x, y, piece.x + Math.max(2, piece.width), y)];
}

function labelShapes(data: StripData, layout: StripLayout): readonly Shape[] {
  const labels = placeLabels(layout.pieces, {
    names: data.names,
    show: data.show,
    limits: data.limits ?? [data.x, data.x + data.width],
    rows: data.rows ?? 3,
    groups: data.groups,
    ...(isWhole(data, layout) ? {} : { avoid: layout.one }),
  });
  const poles = labels.map((label) => (label.inside ? '' : poleOf(data, label))).join('');
  return [
    ...(poles ? [path('poles', 'm-leader', poles)] : []),
    // In the order of the pieces: a label that leaves its piece for a flag is the same mark all along.
    ...[...labels]
      .sort((a, b) => a.from - b.from)
      .flatMap((label) => (label.inside ? insideShapes(data, label, layout) : flagShapes(data, label))),
  ];
}

function insideShapes(data: StripData, label: StripLabel, layout: StripLayout): readonly Shape[] {
  const index = label.members[0] as number;
  const bold = index === data.hot ? ' bold' : '';
  const piece = layout.pieces[index] as StripPiece;
  const onHatch = piece.share < 0 || data.cut?.[index];
  const on = onHatch ? ' ink halo' : ' on-area';
  const base =
    data.y + (data.point === undefined ? data.height / 2 + 7 : Math.min(data.height / 2 + 3, data.height - 22));
  const name = text(`${label.key}n`, `name${bold}${on}`, label.left, base, label.name);
  if (!label.share) return [name];
  return [
    name,
    text(`${label.key}s`, `big${on}`, label.left + textWidth(label.name, NAME) + GAP, base - 1, label.share),
  ];
}

const flagBase = (data: StripData, label: StripLabel): number => data.y - 10 - label.row * ROW;

function poleOf(data: StripData, label: StripLabel): string {
  const many = label.members.length > 1 && label.to - label.from > 3;
  const foot = many ? data.y - 5 : data.y;
  const bracket = many ? `M${at(label.from)},${data.y - 1}V${foot}H${at(label.to)}V${data.y - 1}` : '';
  return `M${at(label.pole)},${foot}V${at(flagBase(data, label) - 13)}${bracket}`;
}

function flagShapes(data: StripData, label: StripLabel): readonly Shape[] {
  const bold = label.members.includes(data.hot ?? -1) ? ' bold' : '';
  const base = flagBase(data, label);
  return [
    text(`${label.key}n`, `name${bold}`, label.left, base, label.name),
    ...(label.share ? [text(`${label.key}s`, 'area', label.right, base - 0.5, label.share, 'end', SHARE_ABOVE)] : []),
  ];
}

const cutsBefore = keep((was: readonly number[], x: number, width: number, y: number) =>
  ticksShapes('was', 'm-was', innerEdges(layoutStrip(was, x, width)), y, 7),
);

/** A random point is a point: a dot inside the strip, on a stem that carries the handle. */
function pointShapes(data: StripData, layout: StripLayout): readonly Shape[] {
  if (data.point === undefined) return [];
  const x = layout.zero + data.point * layout.unit;
  const bottom = data.y + data.height;
  const y = bottom - Math.min(11, data.height / 4);
  return [
    line('stem', 'm-stem-on', x, y, x, bottom),
    line('stem-below', 'm-stem', x, bottom, x, bottom + POINT_BELOW - 9),
    dot('dot', 'm-dot-on', x, y, 5),
  ];
}
