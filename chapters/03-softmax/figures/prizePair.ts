/** The two bars that are compared: a measure beside the second bar, from its end to the level of the first. */

import type { Scale } from '#draw/axisFit.ts';
import type { BarPlace } from '#draw/bars.ts';
import type { Shape } from '#draw/paint.ts';
import { at, path, text } from '#draw/shapes.ts';
import { textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { PrizeScene } from './prizeScene.ts';

export function pairShapes(
  { model, lang, narrow, held }: PrizeScene,
  places: readonly BarPlace[],
  scale: Scale,
): readonly Shape[] {
  const { first, second, gap } = model.pair;
  const [a, b] = [places[first], places[second]];
  // While a bar is held, the line that says where it was has this place.
  if (
    !a ||
    !b ||
    first === second ||
    (narrow && model.stage > 0 && model.stage < 2) ||
    !Number.isFinite(gap) ||
    held?.param === 'logits'
  )
    return [];
  const room = b.column / 2 - b.width / 2;
  const said = formatNumber(Math.abs(gap), { as: 'value', digits: 1 }, lang);
  const toLeft = first < second;
  if (room < 12) return [];
  const x = b.centre + (toLeft ? -1 : 1) * (b.width / 2 + Math.min(narrow ? 9 : 16, room - 3));
  const [from, to] = [scale.at(model.bars[first]?.logit ?? 0), scale.at(model.bars[second]?.logit ?? 0)];
  if (Math.abs(from - to) < 1) return [];
  const level = a.centre + (toLeft ? 1 : -1) * (a.width / 2 + 3);
  const tick = (y: number) => `M${at(x - 4)},${at(y)}h8`;
  const shapes = [path('measure', 'm-tick', `M${at(level)},${at(from)}H${at(x)}V${at(to)}${tick(from)}${tick(to)}`)];
  const wide = textWidth(said, 14);
  // Beside a knob its value is written, and the measure of the next bar begins at the knob's height.
  const crowded = !narrow && Math.abs(first - second) === 1 && 2 * room - 36 < 2 * wide && Math.abs(from - to) < 60;
  if (wide + 8 > 2 * room - 12 || Math.abs(from - to) < 22 || crowded) return shapes;
  return [
    ...shapes,
    text('gap', 'map halo', x + (toLeft ? -7 : 7), (from + to) / 2 + 5, said, toLeft ? 'end' : 'start'),
  ];
}
