/** The law of the sum for one way of drawing W, with its bell; and the three distances on one ruler. */

import { rulerShapes } from '#draw/axes.ts';
import { type Scale, scale } from '#draw/axisFit.ts';
import type { Shape } from '#draw/paint.ts';
import { dot, line, path, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import { type DemoModel, WAYS } from './Demo.model.ts';
import { REACH } from './demoLaws.model.ts';
import type { DemoFrame, DemoScene } from './demoScene.ts';
import { bellShapes, highest, type LawBars, lawBarShapes } from './lawBars.ts';

const BELL = 0.3989;
const CUT = 3.3;
/** How wide the bar is that stands for a probability of exactly 0, in σ. */
const SPIKE = 0.12;

/** In σ of the bell. A law without jumps is cut into narrow bars, which look like its density. */
export function demoBars(m: DemoModel): { readonly bars: LawBars; readonly zero: number } {
  if (m.W === 'signs') {
    const step = 1 / Math.sqrt(m.n * m.q);
    return { bars: { from: -(m.n + 0.5) * step, step, shares: m.signs.masses }, zero: 0 };
  }
  const { below, zero } = m[m.W];
  const count = below.length - 1;
  const shares = new Float64Array(2 * count);
  for (let i = 0; i < count; i++) {
    const share = Math.max(0, (below[i + 1] as number) - (below[i] as number));
    shares[count + i] = share;
    shares[count - 1 - i] = share;
  }
  return { bars: { from: -REACH, step: REACH / count, shares }, zero };
}

export function lawShapes({ model, words, lang, width }: DemoScene, frame: DemoFrame): readonly Shape[] {
  const { x, width: wide, top, floor } = frame.law;
  const across = scale([-REACH, REACH], x, x + wide);
  const { bars, zero } = demoBars(model);
  const most = Math.max(BELL, Math.min(CUT * BELL, Math.max(highest(bars, [-REACH, REACH]), zero / SPIKE)));
  const plot = { x, width: wide, top, floor, across, up: scale([0, 1.06 * most], floor, top) };
  const title = fitText(words.law(model), width, 14);
  const share = (p: number) => formatNumber(p, { as: 'share' }, lang);
  const high = Math.max(top, plot.up.at(zero / SPIKE));
  const spoken = words.zero(share(zero));
  // In the unit of the sum, since the width of the bell is what matters: σ = √q.
  const sums = [-2, -1, 0, 1, 2].filter((y) => Math.abs(y / model.sd) < REACH - 0.2);
  const ticks = (model.sd > 0.4 ? sums : [-0.5, 0, 0.5]).map((y) => ({
    at: across.at(y / model.sd),
    words: formatNumber(y, { as: 'value', digits: 0 }, lang),
  }));
  return [
    text('law', 'ink', 0, 14, title.text, 'start', title.size),
    ...lawBarShapes('bars', bars, plot, 'm-area', share),
    ...(zero > 0.0005
      ? [
          ...lawBarShapes('spike', { from: -SPIKE / 2, step: SPIKE, shares: Float64Array.of(zero) }, plot),
          text('spike-said', 'area halo', across.at(0) + 16, Math.max(top + 14, high + 12), spoken),
        ]
      : []),
    ...bellShapes('bell', 0, 1, plot),
    line('gap', 'm-stem', across.at(model[model.W].gap.at), top, across.at(model[model.W].gap.at), floor),
    line('floor', 'm-zero', x, floor, x + wide, floor),
    ...rulerShapes('y', ticks, floor, x, x + wide, false),
  ];
}

/** Three digits where it is small, too. */
const gapText = (size: number, lang: 'zh' | 'en'): string =>
  size < 1e-4 && size > 0
    ? `${formatNumber(size * 1e5, { as: 'fixed', digits: 2 }, lang)} × 10⁻⁵`
    : formatNumber(size, { as: 'amount' }, lang);

/** From a hundred-thousandth to one. */
const LEAST = -5.4;

export function distanceShapes({ model, words, lang, narrow }: DemoScene, frame: DemoFrame): readonly Shape[] {
  const { x, width, top, row } = frame.distances;
  const names = Math.max(...WAYS.map((way) => textWidth(words.ways[way], 14))) + 16;
  const left = x + names;
  const along: Scale = scale([LEAST, 0], left, x + width - 8);
  const place = (size: number) => along.at(Math.max(LEAST, Math.log10(Math.max(size, 1e-12))));
  const floor = top + row * WAYS.length;
  const ticks = [-5, -4, -3, -2, -1, 0]
    .filter((power) => !narrow || power % 2 === 1 || power === 0 || power === -3)
    .map((power) => ({
      at: along.at(power),
      words: power === 0 ? '1' : power > -4 ? String(10 ** power) : `10${power === -5 ? '⁻⁵' : '⁻⁴'}`,
    }));
  const title = fitText(words.distances, width, 14);
  return [
    text('distances', 'ink', x, top - 14, title.text, 'start', title.size),
    ...WAYS.flatMap((way, i) => {
      const y = top + row * (i + 0.5);
      const { size } = model[way].gap;
      const said = gapText(size, lang);
      const to = place(size);
      const right = to + 12 + 1.12 * textWidth(said, 14) < x + width;
      const bold = way === model.W ? ' bold' : '';
      return [
        text(`way-${way}`, `ink${bold}`, x, y + 5, words.ways[way]),
        line(`lane-${way}`, 'm-grid', left, y, x + width - 8, y),
        path(`bar-${way}`, way === model.W ? 'm-height' : 'm-edge', `M${left},${y}H${to}`),
        dot(`dot-${way}`, way === model.W ? 'm-full' : 'm-ring', to, y, 5.5),
        text(
          `said-${way}`,
          `area halo${bold}`,
          to + (right ? 11 : 6),
          y + (right ? 5 : -9),
          said,
          right ? 'start' : 'end',
        ),
      ];
    }),
    ...rulerShapes('d', ticks, floor, left, x + width - 8),
  ];
}
