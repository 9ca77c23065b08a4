/**
 * Three stages of one area: scores grow into columns, the columns are poured into the strip.
 *
 * Growing (0 to 1) turns a blue bar into a column whose area is its weight. Pouring (1 to 2) keeps the area of every
 * piece in each frame: the width goes geometrically from one to the other, the height is area by width.
 */

import type { BarPlace } from './bars.ts';
import { type Layer, sublayer } from './layer.ts';
import { paint, type Shape } from './paint.ts';
import { hatched, line, rect, text } from './shapes.ts';
import type { StripLayout, StripPiece } from './stripLayout.ts';
import { textWidth } from './textWidth.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PourData {
  /** From 0 to 2. */
  readonly stage: number;
  readonly layout: StripLayout;
  readonly strip: Box;
  readonly places: readonly BarPlace[];
  /** The lane of the bars: columns stand on its floor. */
  readonly top: number;
  readonly floor: number;
  readonly weights: readonly string[];
  /** What stands before a weight where there is room: "eᶻ = ". */
  readonly lead: string;
}

/** Pieces without area have no box. Columns of what is owed hang below the floor. */
export function pourBoxes(data: PourData): readonly (Box | undefined)[] {
  const columns = columnBoxes(data);
  const grown = Math.min(1, Math.max(0, data.stage));
  const poured = smooth(Math.min(1, Math.max(0, data.stage - 1)));
  return columns.map((column, i) => {
    if (!column) return undefined;
    const piece = data.layout.pieces[i] as StripPiece;
    if (poured > 0) return between(column, { ...data.strip, x: piece.x, width: piece.width }, poured);
    return mix(barBox(data.places[i] as BarPlace), column, grown);
  });
}

/** The columns of stage 1: as wide as their column allows, wider only if the lane is too low for their area. */
export function columnBoxes({ layout, strip, places, top, floor }: PourData): readonly (Box | undefined)[] {
  const lane = floor - top;
  const column = (places[0]?.column ?? 0) - 6;
  const areas = layout.pieces.map((piece) => piece.width * strip.height);
  const least = areas.map((area) => area / lane);
  const widest = least.reduce((sum, w) => sum + Math.max(0, w - column), 0);
  const rest = least.filter((w) => w <= column).length;
  const narrowed = rest > 0 ? column - widest / rest : column;
  const widths = least.map((w) => (w > column ? w : Math.max(w, narrowed)));
  let x = (places[0]?.centre ?? 0) - (places[0]?.column ?? 0) / 2;
  return layout.pieces.map((piece, i) => {
    const width = widths[i] as number;
    const left = x + 3;
    x += width + 6;
    const height = (areas[i] as number) / width;
    if (piece.width === 0) return undefined;
    return { x: left, y: piece.share < 0 ? floor : floor - height, width, height };
  });
}

const smooth = (t: number) => t * t * (3 - 2 * t);
const lerp = (a: number, b: number, t: number) => a + (b - a) * t;

function barBox({ centre, width, end, zero }: BarPlace): Box {
  return { x: centre - width / 2, y: Math.min(zero, end), width, height: Math.abs(zero - end) };
}

const mix = (a: Box, b: Box, t: number): Box => ({
  x: lerp(a.x, b.x, t),
  y: lerp(a.y, b.y, t),
  width: lerp(a.width, b.width, t),
  height: lerp(a.height, b.height, t),
});

/** From one box to another of the same area, through boxes of the same area. */
export function between(a: Box, b: Box, t: number): Box {
  const width = a.width ** (1 - t) * b.width ** t;
  const height = (a.width * a.height) / width;
  const centre = lerp(a.x + a.width / 2, b.x + b.width / 2, t);
  return { x: centre - width / 2, y: lerp(a.y + a.height, b.y + b.height, t) - height, width, height };
}

/** Draws nothing once all is poured: then the strip itself is there. */
export function drawPour(layer: Layer, data: PourData): void {
  paint(sublayer(layer, 'pour'), data.stage >= 2 ? [] : pourShapes(data, pourBoxes(data)));
}

export function pourShapes(data: PourData, boxes: readonly (Box | undefined)[]): readonly Shape[] {
  const { stage, strip, layout, floor, places } = data;
  const fade = Math.min(1, 4 * stage);
  const filled = lerp(0.34, 1, smooth(Math.max(0, stage - 1)));
  const from = (places[0]?.centre ?? 0) - (places[0]?.column ?? 0) / 2;
  const to = from + (places[0]?.column ?? 0) * places.length;
  return [
    rect('mould', 'm-mould', layout.zero, strip.y, layout.one - layout.zero, strip.height),
    ...(stage > 0 ? [line('floor', 'm-floor', from, floor, to, floor, { opacity: fade < 1 ? fade : undefined })] : []),
    ...boxes.flatMap((box, i) => {
      if (!box || stage === 0) return [];
      const owed = (layout.pieces[i] as StripPiece).share < 0;
      const more = { opacity: fade < 1 ? fade : undefined, 'fill-opacity': owed ? undefined : filled };
      const make = owed
        ? hatched
        : (k: string, ...r: [number, number, number, number, typeof more]) => rect(k, 'm-piece', ...r);
      return [make(`q${i}`, box.x, box.y, box.width, box.height, more)];
    }),
    ...weightShapes(data, boxes),
  ];
}

/** The weight of every piece, the largest first; one that would lie on another is left out. */
function weightShapes(
  { stage, weights, lead, layout, places, floor }: PourData,
  boxes: readonly (Box | undefined)[],
): readonly Shape[] {
  if (stage < 0.6 || stage > 1.85) return [];
  // The numbers of the bars, and bars that reach down here, are in the way as well.
  const taken = places.flatMap(({ centre, width, column, end, zero, endless }) => [
    { left: centre - column / 2, right: centre + column / 2 + 10, y: end + (end > zero ? 20 : -12) },
    ...(endless || end > floor - 50 ? [{ left: centre - width / 2, right: centre + 58, y: floor - 6 }] : []),
  ]);
  const low = (places[0]?.centre ?? 0) - (places[0]?.column ?? 0) / 2;
  const high = low + (places[0]?.column ?? 0) * places.length;
  const order = boxes.map((_, i) => i).sort((a, b) => area(boxes[b]) - area(boxes[a]));
  return order.flatMap((i) => {
    const box = boxes[i];
    const words = weights[i] as string;
    if (!box) return [];
    const long = lead + words;
    const inside = box.height > 28 && box.width > textWidth(words, 14) + 16;
    const said = inside && box.width > textWidth(long, 14) + 20 ? long : words;
    const wide = textWidth(said, 14);
    const owed = (layout.pieces[i] as StripPiece).share < 0;
    const y = inside ? box.y + box.height - 9 : owed ? box.y + box.height + 16 : box.y - 6;
    const left = inside ? box.x + 8 : Math.min(high - wide, Math.max(low, box.x + box.width / 2 - wide / 2));
    if (taken.some((t) => left < t.right + 5 && t.left < left + wide + 5 && Math.abs(t.y - y) < 15)) return [];
    taken.push({ left, right: left + wide, y });
    return [text(`w${i}`, 'ink', left, y, said)];
  });
}

const area = (box: Box | undefined) => (box ? box.width * box.height : 0);
