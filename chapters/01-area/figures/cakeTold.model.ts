/**
 * What sentences say about the bars: they speak of a bar that is there, whatever bars are shown.
 *
 * Of a few bars it is the last one, the 6 of a die; of a vocabulary the one that is looked up.
 */

import { type Format, formatNumber, type Lang } from '#spec/format.ts';
import type { CakeModel } from './cakeShares.model.ts';

interface Told {
  readonly name: string;
  readonly area: number;
  readonly expected: number;
  readonly observed: number;
}

const numbered = (rank: number) => `#${formatNumber(rank, { as: 'whole' }, 'en')}`;

export function toldBar({ size, found, bars }: CakeModel): Told {
  if (size === 'vocabulary') return { ...found, name: numbered(found.rank), area: found.share };
  return bars.at(-1) as Told;
}

/** One word of a vocabulary is far smaller than a tenth of a percent. */
const small = (x: number) => formatNumber(x, { as: 'amount' }, 'en');

export function toldArea(model: CakeModel): number | string {
  const { area } = toldBar(model);
  return model.size === 'vocabulary' ? small(area) : area;
}

export function toldHeight(model: CakeModel): number | string {
  const height = toldBar(model).area / model.width;
  return model.size === 'vocabulary' ? small(height) : height;
}

/** The name of what the last point fell on, if a point can be thrown at all. */
export function hitName({ size, found, throws, bars }: CakeModel): string | undefined {
  if (size === 'vocabulary') return numbered(found.last);
  return throws.hit === undefined ? undefined : bars[throws.hit]?.name;
}

/** Sentences quote short pieces, which say so where nothing can be thrown. */
export function hitWords(model: CakeModel, lang: Lang): string {
  const name = hitName(model);
  if (lang === 'en') return name === undefined ? 'but now nothing can be thrown' : `this time it was ${name}`;
  return name === undefined ? '可是眼下没法掷' : `这一回掷出的是 ${name}`;
}

export function dueWords(model: CakeModel, lang: Lang): string {
  if (hitName(model) === undefined) return lang === 'en' ? 'cannot be thrown' : '没法掷';
  const { expected } = toldBar(model);
  const format: Format = model.size === 'vocabulary' ? { as: 'amount' } : { as: 'fixed', digits: expected < 1 ? 2 : 1 };
  const due = formatNumber(expected, format, lang);
  return lang === 'en' ? `should come up about ${due} times` : `平均该有 ${due} 次`;
}

export function cameWords(model: CakeModel, lang: Lang): string {
  if (hitName(model) === undefined) return lang === 'en' ? 'nor can any other' : '别的也掷不成';
  const { observed } = toldBar(model);
  const came = formatNumber(observed, { as: 'whole' }, lang);
  if (lang === 'zh') return `实际掷出 ${came} 次`;
  return observed === 1 ? 'it came up once' : `it came up ${came} times`;
}

export function placeWords({ meanPlace }: CakeModel, lang: Lang): string {
  if (Number.isNaN(meanPlace)) return lang === 'en' ? 'not defined' : '求不出';
  const place = formatNumber(meanPlace, { as: 'fixed', digits: 2 }, lang);
  return lang === 'en' ? place : `得 ${place}`;
}
