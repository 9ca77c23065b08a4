/** The bars: area on a floor, as high as area by width, each over its piece of the strip. */

import type { Scale } from '#draw/axisFit.ts';
import { dieFaceShapes, isFace } from '#draw/dieFace.ts';
import type { Shape } from '#draw/paint.ts';
import { at, hatched, line, path, rect, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { CakeBar } from './Cake.model.ts';
import { type CakeFrame, type CakePlace, type CakeScene, unitWidth } from './cakeScene.ts';
import { tallyShapes } from './cakeTally.ts';

/** No text in a picture is smaller. */
const SMALLEST = 12;

export function barShapes(
  scene: CakeScene,
  frame: CakeFrame,
  places: readonly CakePlace[],
  scale: Scale,
): readonly Shape[] {
  const { model } = scene;
  const die = model.bars.every(({ name }) => isFace(name));
  const each = (shape: (bar: CakeBar, place: CakePlace) => readonly Shape[]) =>
    places.flatMap((place) => shape(model.bars[place.index] as CakeBar, place));
  return [
    path('funnels', 'm-funnel', model.fair ? funnels(scene, frame, places) : ''),
    ...each((bar, place) => bodyShapes(bar, place, scale.at(0))),
    line('zero', 'm-zero', frame.x, scale.at(0), frame.x + frame.width, scale.at(0)),
    ...each((bar, place) => wasShapes(scene, bar, place, scale)),
    ...unitShapes(scene, frame),
    ...each((bar, place) => nameShapes(bar, place, frame, model.throws.hit === bar.index, die)),
    ...each((bar, place) => valueShapes(scene, bar, place)),
    ...(model.n > 1 && model.fair ? tallyShapes(scene, frame, places, scale) : []),
  ];
}

/** Every bar stands over its piece of the strip: it is the same area. */
function funnels({ model }: CakeScene, { floor, strip }: CakeFrame, places: readonly CakePlace[]): string {
  let edge = strip.x;
  return places
    .map(({ index, centre, width }) => {
      const left = edge;
      edge += (model.bars[index]?.area ?? 0) * strip.width;
      const half = width / 2;
      return `M${at(centre - half)},${floor}H${at(centre + half)}L${at(edge)},${strip.y}H${at(left)}Z`;
    })
    .join('');
}

function bodyShapes({ index, area }: CakeBar, { centre, width, end }: CakePlace, zero: number): readonly Shape[] {
  const left = centre - width / 2;
  const [top, tall] = [Math.min(zero, end), Math.abs(zero - end)];
  return [
    area < 0 ? hatched(`${index}b`, left, top, width, tall) : rect(`${index}b`, 'm-piece', left, top, width, tall),
    line(`${index}l`, 'm-hot', left - 3, end, left + width + 3, end),
  ];
}

/** Where a bar stood when the drag began. */
function wasShapes(
  { held, model }: CakeScene,
  bar: CakeBar,
  { centre, width }: CakePlace,
  scale: Scale,
): readonly Shape[] {
  if (held?.param !== 'areas') return [];
  const total = model.locked ? held.values.areas.reduce((sum, a) => sum + Math.max(0, a), 0) : 1;
  const before = (held.values.areas[bar.index] ?? 0) / (total || 1);
  if (Math.abs(before - bar.area) < 0.002) return [];
  const y = scale.at(before / model.width);
  return [
    line(`${bar.index}c`, 'm-case', centre - width / 2 - 8, y, centre + width / 2 + 8, y),
    line(`${bar.index}w`, 'm-was', centre - width / 2 - 8, y, centre + width / 2 + 8, y),
  ];
}

/** How long 1 is along the floor. */
function unitShapes({ model }: CakeScene, { x, width, floor }: CakeFrame): readonly Shape[] {
  const slot = width / model.bars.length;
  const unit = unitWidth(slot, model.width);
  const [left, right] = [x + slot / 2 - unit / 2, x + slot / 2 + unit / 2];
  const y = floor + 5;
  return [
    path('unit', 'm-bracket', `M${at(left)},${y - 2}v4H${at(right)}v-4`),
    text('unit-one', '', right + 4, floor + 14, '1', 'start', 12),
  ];
}

function nameShapes(
  { index, name }: CakeBar,
  { centre, slot }: CakePlace,
  { floor }: CakeFrame,
  hot: boolean,
  die: boolean,
): readonly Shape[] {
  const y = floor + 30;
  if (die) return dieFaceShapes(`${index}`, name, centre, y - 3, Math.min(24, slot - 4), hot);
  const fitted = fitText(name, slot - 4, 19);
  return [text(`${index}n`, hot ? 'name bold' : 'name', centre, y + 4, fitted.text, 'middle', fitted.size)];
}

/** The area over the knob, with as many places as there is room for. */
function valueShapes(
  { lang, held, model }: CakeScene,
  bar: CakeBar,
  { centre, slot, end }: CakePlace,
): readonly Shape[] {
  const full = formatNumber(bar.area, { as: 'share' }, lang);
  const short = [full, ...[3, 2].map((digits) => fixed(bar.area, digits))];
  const words = short.find((s) => textWidth(s, SMALLEST) <= slot - 2) ?? (short[2] as string);
  const size = Math.max(SMALLEST, Math.min(16, (16 * (slot - 2)) / textWidth(words, 16)));
  const mine = held?.param === 'areas' && held.index === bar.index;
  const y = bar.area >= 0 ? end - 19 : end + 27;
  // What throwing gave stands left of the knob: then the area goes to the right of it, or gives way.
  if (model.n > 1 && model.fair) {
    const room = slot / 2 - 16;
    const fits = short.find((s) => textWidth(s, 14) <= room);
    if (fits) return [text(`${bar.index}v`, mine ? 'area halo bold' : 'area halo', centre + 15, end - 7, fits)];
    if (!mine) return [];
  }
  return [text(`${bar.index}v`, mine ? 'area halo bold' : 'area halo', centre, y, words, 'middle', size)];
}

const fixed = (x: number, digits: number) =>
  x
    .toFixed(digits)
    .replace(/^-(?=[0.]*$)/, '')
    .replace(/^(-?)0\./, '$1.')
    .replace('-', '−');
