/** The exact law of the sum with its bell, on either axis, and where the two are furthest apart. */

import { ticks } from 'd3';
import { rulerShapes } from '#draw/axes.ts';
import type { Shape } from '#draw/paint.ts';
import { at, hatched, line, path, text } from '#draw/shapes.ts';
import { fitText, textWidth, wrapText } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { AdderFrame, AdderScene, TotalPlot } from './adderScene.ts';
import { bellShapes, lawBarShapes } from './lawBars.ts';

export function totalShapes(scene: AdderScene, frame: AdderFrame, plot: TotalPlot | undefined): readonly Shape[] {
  const { words, model, lang, narrow, width } = scene;
  const { x, width: wide, top, floor } = frame.total;
  const left = narrow ? 0 : x;
  const share = (p: number) => formatNumber(p, { as: 'share' }, lang);
  const title = fitText(words.total(model), width - left, 14);
  const said = !plot
    ? words.empty
    : model.gap
      ? words.gap(share(model.gap.size), share(model.gap.law), share(model.gap.bell))
      : words.point;
  const lines = wrapText(said, width - left, 14).slice(0, 2);
  return [
    text('total', 'ink', left, frame.title, title.text, 'start', title.size),
    ...lines.map((each, i) => text(`said${i}`, 'area', left, frame.title + 22 + 19 * i, each)),
    ...(plot ? inside(scene, plot, share) : [hatched('nothing', x, top, wide, floor - top)]),
    line('total-floor', 'm-zero', x, floor, x + wide, floor),
    ...(plot ? rulers(scene, plot) : []),
    ...moments(scene, frame, left),
  ];
}

function inside(scene: AdderScene, plot: TotalPlot, share: (p: number) => string): readonly Shape[] {
  const { model } = scene;
  const { top, floor, across, middle, sd } = plot;
  const bars = lawBarShapes('sum', plot.bars, plot, 'm-area', share);
  if (!model.gap) return bars;
  const gap = across.at(middle + model.gap.at * sd);
  return [
    ...bars,
    ...bellShapes('bell', middle, sd, plot),
    line('gap', 'm-stem', gap, top - 2, gap, floor),
    ...(model.standardise ? [] : widthShapes(scene, plot)),
  ];
}

/** On the axis of the average the bell gets thin: by how much stands at its shoulders. */
function widthShapes(
  { words, model, lang }: AdderScene,
  { across, up, middle, sd, x, width }: TotalPlot,
): readonly Shape[] {
  const y = up.at((0.3989 / sd) * Math.exp(-0.5));
  const [from, to] = [across.at(middle - sd), across.at(middle + sd)];
  const said = words.width(formatNumber(model.averageSd, { as: 'ratio' }, lang));
  const long = textWidth(said, 14) + 9;
  const side = to + long < x + width ? 1 : from - long > x ? -1 : 0;
  const [place, anchor] =
    side > 0
      ? ([to + 9, 'start'] as const)
      : side < 0
        ? ([from - 9, 'end'] as const)
        : ([(from + to) / 2, 'middle'] as const);
  return [
    path('width', 'm-bracket', `M${at(from)},${at(y - 5)}v10M${at(from)},${at(y)}H${at(to)}M${at(to)},${at(y - 5)}v10`),
    text('width-said', 'ink halo', place, side === 0 ? y - 11 : y + 5, said, anchor),
  ];
}

/** Two rulers for one axis: the one that is looked at, and below it the sum itself. */
function rulers({ words, model, narrow, lang }: AdderScene, plot: TotalPlot): readonly Shape[] {
  const { x, width, floor, across, toSum } = plot;
  const show = (value: number) => formatNumber(Number(value.toPrecision(6)), { as: 'value', digits: 0 }, lang);
  const [low, high] = [across.value(x), across.value(x + width)];
  const inSigma = model.standardise && model.sd > 0;
  const own = ticks(low, high, narrow ? 5 : 8).filter((v) => across.at(v) > x + 4 && across.at(v) < x + width - 4);
  const [lowSum, highSum] = [toSum(low), toSum(high)];
  const unit = highSum - lowSum;
  const sums = ticks(lowSum, highSum, narrow ? 4 : 7).map((v) => ({ v, at: x + ((v - lowSum) / unit) * width }));
  return [
    text('own-name', '', x - 8, floor + 23, inSigma ? words.rulers.sigma : words.rulers.average, 'end'),
    ...rulerShapes(
      'own',
      own.map((v) => ({ at: across.at(v), words: show(v) })),
      floor,
      x,
      x + width,
      false,
    ),
    text('sum-name', '', x - 8, floor + 45, words.rulers.sum, 'end'),
    ...sums
      .filter(({ at: place }) => place > x + 12 && place < x + width - 12)
      .map(({ v, at: place }, i) => text(`sum${i}`, '', place, floor + 45, show(v), 'middle')),
  ];
}

function moments({ words, model, lang, width }: AdderScene, frame: AdderFrame, left: number): readonly Shape[] {
  if (!model.sum) return [];
  const amount = (x: number) => formatNumber(x, { as: 'amount' }, lang);
  const skewness = formatNumber(model.skewness, { as: 'fixed', digits: 3 }, lang);
  const said = fitText(words.moments(amount(model.mean), amount(model.sd), skewness), width - left - 8, 14);
  return [text('moments', '', left, frame.moments, said.text, 'start', said.size)];
}
