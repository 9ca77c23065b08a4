/** A rotary dial for the temperature: cold at the lower left, 1 at the top, hot at the lower right. */

import type { HandleData } from '#draw/handleData.ts';
import type { Shape } from '#draw/paint.ts';
import { at, path, text } from '#draw/shapes.ts';
import { formatNumber } from '#spec/format.ts';
import { fraction } from '#spec/number.ts';
import { countedText } from './dialCounted.ts';
import { temperature } from './dialParams.model.ts';
import type { DialFrame, DialScene } from './dialScene.ts';
import { massOf, vocabularyAt } from './dialVocabulary.model.ts';

/** The dial turns so far to either side of the top, in degrees. */
const SWEEP = 135;
const NUMBERED = [0.05, 0.3, 1, 3, 20];
const TICKED = [0.1, 0.2, 0.5, 2, 5, 10];

/** Degrees from the top, clockwise. */
export const angleOf = (t: number): number => (2 * fraction(temperature, t) - 1) * SWEEP;

/**
 * The temperature a place around the middle points at.
 *
 * Across the gap at the bottom the dial stays at the end where it was: nothing jumps from hot to cold.
 *
 * @param now the present temperature
 */
export function temperatureAt(dx: number, dy: number, now: number): number {
  let angle = (Math.atan2(dx, -dy) * 180) / Math.PI;
  const before = angleOf(now);
  if (angle - before > 180) angle -= 360;
  if (before - angle > 180) angle += 360;
  const turned = Math.min(SWEEP, Math.max(-SWEEP, angle));
  return temperature.min * (temperature.max / temperature.min) ** ((turned / SWEEP + 1) / 2);
}

type Place = readonly [x: number, y: number];

export function onDial({ x, y, radius }: DialFrame['knob'], t: number, off = 0): Place {
  const angle = (angleOf(t) * Math.PI) / 180;
  return [x + Math.sin(angle) * (radius + off), y - Math.cos(angle) * (radius + off)];
}

export function knobShapes(scene: DialScene, { knob }: DialFrame): readonly Shape[] {
  const { model, words, lang, held, narrow } = scene;
  const now = model.temperature;
  const ray = (t: number, from: number, to: number) => {
    const [[x1, y1], [x2, y2]] = [onDial(knob, t, from), onDial(knob, t, to)];
    return `M${at(x1)},${at(y1)}L${at(x2)},${at(y2)}`;
  };
  const before = held?.param === 'T' ? held.values.T : undefined;
  const [coldX, coldY] = onDial(knob, temperature.min, 0);
  const [hotX] = onDial(knob, temperature.max, 0);
  const inner = narrow ? 19 : 22;
  return [
    path('ring', 'm-ruler m-open', arc(knob, temperature.min, temperature.max)),
    path('ticks', 'm-tick', TICKED.map((t) => ray(t, -7, 0)).join('') + NUMBERED.map((t) => ray(t, -10, 0)).join('')),
    path('turned', 'm-turned', arc(knob, Math.min(1, now), Math.max(1, now))),
    ...(before !== undefined && before !== now ? [path('was', 'm-was', ray(before, -12, 12))] : []),
    path('pointer', 'm-frame', ray(now, narrow ? -34 : -40, -9)),
    ...NUMBERED.filter((t) => Math.abs(angleOf(t) - angleOf(now)) > 15).map((t) => {
      const [x, y] = onDial(knob, t, -inner);
      return text(`n${t}`, '', x, y + 5, formatNumber(t, { as: 'value', digits: 0 }, lang), 'middle', 12);
    }),
    text('symbol', 'ink', knob.x, knob.y + 1, 'T', 'middle'),
    text('now', 'big ink bold', knob.x, knob.y + 22, tempText(scene, now), 'middle'),
    text('cold', '', coldX + 6, coldY + 24, words.cold, 'middle'),
    text('hot', '', hotX - 6, coldY + 24, words.hot, 'middle'),
  ];
}

export const tempText = ({ lang }: Pick<DialScene, 'lang'>, t: number): string =>
  formatNumber(t, { as: 'value', digits: 1 }, lang);

/** Along the dial, clockwise from one temperature to a higher one. */
function arc(knob: DialFrame['knob'], from: number, to: number): string {
  if (to <= from) return '';
  const [[x1, y1], [x2, y2]] = [onDial(knob, from), onDial(knob, to)];
  const large = angleOf(to) - angleOf(from) > 180 ? 1 : 0;
  return `M${at(x1)},${at(y1)}A${knob.radius},${knob.radius} 0 ${large} 1 ${at(x2)},${at(y2)}`;
}

/** The first two shares; of the list the first, and how many words it is worth. */
function sharesSaid(scene: DialScene): readonly string[] {
  const { model, words, lang } = scene;
  const percent = (share: number) => formatNumber(share, { as: 'percent' }, lang);
  if (model.size === 'vocabulary') {
    const first = massOf(vocabularyAt(model.temperature), 1);
    return [words.found('1', percent(first)), countedText(scene)];
  }
  return model.bars.slice(0, 2).map(({ name, share }) => `${name} ${percent(share)}`);
}

export function knobHandle(scene: DialScene, { knob }: DialFrame): HandleData {
  const grip = scene.grip('T');
  const [x, y] = onDial(knob, scene.model.temperature);
  return {
    key: 'T',
    x,
    y,
    direction: 'x',
    hue: 'ink',
    nudge: true,
    grips: [{ ...grip, text: () => [grip.text(), ...sharesSaid(scene)].join(', ') }],
    move: (toX, toY) => grip.set(temperatureAt(toX - knob.x, toY - knob.y, scene.values.T)),
  };
}
