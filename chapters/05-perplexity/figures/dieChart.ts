/**
 * Losses as bars: the height is ln of the number of faces, so one ruler counts faces, and the other nats.
 *
 * The mean of the heights is the mean loss; read on the ruler of faces, it is the perplexity.
 */

import type { Shape } from '#draw/paint.ts';
import { at, hatched, line, path, rect, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { DieWord } from './Die.model.ts';
import type { DieFrame, DieScales, DieScene } from './dieScene.ts';

export const centreOf = (frame: DieFrame, index: number): number => frame.left + frame.column * (index + 0.5);
const widthOf = (frame: DieFrame): number => Math.min(58, frame.column * 0.42);

/** One, ten, and powers of ten from there on. */
const power = (decade: number) =>
  decade < 2 ? String(10 ** decade) : `10${[...String(decade)].map((d) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(d)]).join('')}`;

export function rulersOf(scene: DieScene, frame: DieFrame, { decades, shown }: DieScales): readonly Shape[] {
  const { words, lang, width } = scene;
  const lines = Array.from({ length: Math.floor(decades) + 1 }, (_, decade) => ({
    decade,
    y: shown.at(decade * Math.LN10),
    nats: formatNumber(decade * Math.LN10, { as: 'fixed', digits: 2 }, lang),
  }));
  return [
    ...lines.slice(1).map(({ decade, y }) => line(`g${decade}`, 'm-grid', frame.left, y, frame.end, y)),
    ...lines.map(({ decade, y }) => text(`gf${decade}`, '', frame.left - 8, y + 5, power(decade), 'end')),
    ...lines.map(({ decade, y, nats }) => text(`gn${decade}`, '', width, y + 5, decade ? nats : '0', 'end')),
    text('faces-name', 'ink', 0, 16, words.facesAxis),
    text('nats-name', 'ink', width, 16, words.natsAxis, 'end'),
  ];
}

export function barsOf(scene: DieScene, frame: DieFrame, { shown }: DieScales): readonly Shape[] {
  return [
    ...scene.model.words.flatMap((word) => barOf(scene, word, frame, shown.at)),
    line('zero', 'm-zero', frame.left, frame.floor, frame.end, frame.floor),
    ...scene.model.words.flatMap((word) => footOf(scene, word, frame)),
  ];
}

function barOf(scene: DieScene, word: DieWord, frame: DieFrame, y: (loss: number) => number): readonly Shape[] {
  const key = `w${word.index}`;
  const width = widthOf(frame);
  const x = centreOf(frame, word.index) - width / 2;
  const { floor, top } = frame;
  const endless = word.loss === Infinity;
  const end = endless ? top - 10 : y(word.loss);
  const body = word.scored
    ? rect(`${key}b`, 'm-cost', x, end, width, floor - end)
    : hatched(`${key}b`, x, end, width, floor - end);
  const edge = endless
    ? tornShape(key, x, end, width)
    : line(`${key}l`, word.scored ? 'm-cost-lip' : 'm-cut-edge', x - 3, end, x + width + 3, end);
  return [body, edge, ...wasOf(scene, word, x, width, y)];
}

/** What each bar costs, above its knob: on top of the levels, which would cross it. */
export function valuesOf(scene: DieScene, frame: DieFrame, { shown }: DieScales): readonly Shape[] {
  const size = frame.column < 50 ? 12 : undefined;
  const { mean, chance, state } = scene.model;
  const levels = [chance, ...(state === 'fine' ? [mean] : [])].map((loss) => shown.at(loss));
  return scene.model.words.map((word) => {
    // Clear of the stop that a bar at its limit carries.
    const above = word.share <= 1e-6 ? 23 : 16;
    const own = word.loss === Infinity ? frame.top - 15 : shown.at(word.loss) - above;
    // A level that would cross the number carries it.
    const crossed = levels.find((level) => level > own - 12 && level < own + 3);
    const y = crossed === undefined ? own : crossed - 5;
    const held = scene.held?.param === 'p' && scene.held.index === word.index;
    const css = `ink halo${held ? ' bold' : ''}`;
    return text(
      `v${word.index}`,
      css,
      centreOf(frame, word.index),
      y,
      lossText(scene, word, frame.column),
      'middle',
      size,
    );
  });
}

/** Nothing for a word that is not scored, and where the next knob would cover it, only for the word in hand. */
function lossText({ held, lang }: DieScene, { index, loss, scored }: DieWord, column: number): string {
  const inHand = held?.param === 'p' && held.index === index;
  if (!scored || (column < 34 && !inHand)) return '';
  return formatNumber(loss, { as: 'fixed', digits: column < 40 ? 2 : 3 }, lang);
}

/** A bar without an end. */
function tornShape(key: string, x: number, y: number, width: number): Shape {
  const step = at(width / 4);
  return path(`${key}t`, 'm-torn', `M${at(x)},${y}l${step},5l${step},-5l${step},5l${step},-5`);
}

function wasOf(
  { held }: DieScene,
  { index, share }: DieWord,
  x: number,
  width: number,
  y: (loss: number) => number,
): readonly Shape[] {
  const before = held?.param === 'p' && held.index === index ? held.values.p[index] : undefined;
  if (before === undefined || before === share || before === 0) return [];
  const level = y(-Math.log(before));
  return [
    line(`w${index}c`, 'm-case', x, level, x + width, level),
    line(`w${index}w`, 'm-was', x - 9, level, x + width + 9, level),
  ];
}

/** Under the line: whose bar it is, and the strip it came from, with the share of the right word filled. */
function footOf({ lang }: DieScene, { index, name, share, scored }: DieWord, frame: DieFrame): readonly Shape[] {
  const key = `f${index}`;
  const centre = centreOf(frame, index);
  const width = Math.min(84, frame.column * 0.78);
  const x = centre - width / 2;
  const y = frame.floor + 42;
  const named = fitText(name, frame.column - 4, 19);
  const said = share === 0 ? '0' : formatNumber(share, { as: 'share' }, lang);
  const size = Math.min(14, (14 * (frame.column - 7)) / textWidth(said, 14));
  return [
    text(`${key}n`, 'name', centre, frame.floor + 31, named.text, 'middle', named.size),
    ...(scored ? [rect(`${key}p`, 'm-area', x, y, width * share, 13)] : [hatched(`${key}p`, x, y, width, 13)]),
    rect(`${key}o`, 'm-area-edge thin', x, y, width, 13),
    text(`${key}s`, 'area', centre, y + 31, size < 12 ? '' : said, 'middle', size < 14 ? size : undefined),
  ];
}
