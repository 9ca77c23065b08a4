/** Three rulers of one length: nats, bits, and the number of faces. One line crosses them all, so it reads one loss in three units. */

import { rulerShapes, type Tick } from '#draw/axes.ts';
import type { Scale } from '#draw/axisFit.ts';
import type { Shape } from '#draw/paint.ts';
import { line, text } from '#draw/shapes.ts';
import { textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import { facesText } from './facesText.model.ts';
import { KNOB_Y, RULERS, type UnitsScene } from './unitsScene.ts';

const POWERS = ['1', '10', '10²', '10³', '10⁴', '10⁵'];

export function unitRulers(scene: UnitsScene, x: Scale): readonly Shape[] {
  const { model, words, lang, width } = scene;
  const fixed = (value: number) => formatNumber(value, { as: 'fixed', digits: 3 }, lang);
  const ticks: readonly (readonly Tick[])[] = [
    Array.from({ length: 13 }, (_, i) => ({ at: x.at(i), ...(i % 2 ? {} : { words: String(i) }) })),
    Array.from({ length: 18 }, (_, i) => ({ at: x.at(i * Math.LN2), ...(i % 4 ? {} : { words: String(i) }) })),
    POWERS.map((said, i) => ({ at: x.at(i * Math.LN10), words: said })),
  ];
  const values = [fixed(model.loss), fixed(model.bits), facesText(model.faces)];
  const here = x.at(model.loss);
  return [
    ...RULERS.flatMap((y, i) => rulerShapes(`r${i}`, ticks[i] as readonly Tick[], y, 1, width - 1)),
    line('chance', 'm-level', x.at(model.chance), KNOB_Y + 18, x.at(model.chance), RULERS[2] + 8),
    line('here', 'm-frame', here, KNOB_Y + 9, here, RULERS[2]),
    ...RULERS.flatMap((y, i) => readings(scene, i, here, y - 9, values[i] as string, words.rulers[i] as string)),
    ...chanceSaid(scene, x, here),
  ];
}

/** The value stands beside the line, the name of the ruler at the end that is free. */
function readings(
  { width }: UnitsScene,
  i: number,
  here: number,
  y: number,
  value: string,
  name: string,
): readonly Shape[] {
  const wide = textWidth(value, 16);
  const right = here + 10 + wide < width;
  const from = right ? here + 10 : here - 10 - wide;
  const long = textWidth(name, 14);
  const left = from > long + 14;
  return [
    text(`v${i}`, 'big ink bold halo', from, y, value),
    left ? text(`n${i}`, 'halo', 1, y, name) : text(`n${i}`, 'halo', width - 1, y, name, 'end'),
  ];
}

function chanceSaid({ model, words, width, lang }: UnitsScene, x: Scale, here: number): readonly Shape[] {
  const at = x.at(model.chance);
  const said = words.chance(formatNumber(model.V, { as: 'whole' }, lang));
  const long = textWidth(said, 14);
  // Away from the knob of the loss.
  const right = at >= here ? at + 6 + long < width || here + 22 > at - long : here - 22 > at + 6 + long;
  if (right) return [text('chance-said', '', Math.min(at + 6, width - long), KNOB_Y + 5, said)];
  return [text('chance-said', '', Math.max(at - 6, long), KNOB_Y + 5, said, 'end')];
}
