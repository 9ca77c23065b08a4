/** A logarithmic axis for counts: each factor of ten takes the same room. */

import type { Tick } from '#draw/axes.ts';
import type { Scale } from '#draw/axisFit.ts';
import { at } from '#draw/shapes.ts';
import type { Lang } from '#spec/format.ts';

export function countScale(most: number, from: number, to: number): Scale {
  const unit = (to - from) / Math.log(most);
  return { at: (n) => from + Math.log(n) * unit, value: (x) => Math.exp((x - from) / unit) };
}

const SHORT: { readonly [L in Lang]: (power: number) => string } = {
  zh: (power) => (power < 3 ? String(10 ** power) : power === 3 ? '1千' : `${10 ** (power - 4)}万`),
  en: (power) => (power < 3 ? String(10 ** power) : `${10 ** (power - 3)}k`),
};

/** Powers of ten closer than this leave every second one without its number. */
const CLOSE = 56;

/** A long tick with its number at each power of ten, short ones at twice, three times … as much. */
export function countTicks(most: number, axis: Scale, lang: Lang): readonly Tick[] {
  const ticks: Tick[] = [];
  const every = axis.at(10) - axis.at(1) < CLOSE ? 2 : 1;
  for (let power = 0; 10 ** power <= most; power++) {
    ticks.push({ at: axis.at(10 ** power), words: power % every === 0 ? SHORT[lang](power) : '' });
    for (let k = 2; k < 10 && k * 10 ** power <= most; k++) ticks.push({ at: axis.at(k * 10 ** power) });
  }
  return ticks;
}

/** An upright line through the picture down to its knob, open where the numbers of the axis stand. */
export const throughAxis = (x: number, top: number, floor: number, knob: number): string =>
  `M${at(x)},${top}V${floor + 8}M${at(x)},${floor + 29}V${knob - 9}`;
