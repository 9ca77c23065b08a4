/** The average of n dice, and below it what a lens shows: the edge of the lens is dragged. */

import { ticks } from 'd3';
import { rulerShapes } from '#draw/axes.ts';
import { type Scale, scale } from '#draw/axisFit.ts';
import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { at, line, path, rect, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { Scene, View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { ZoomWords } from '../words.ts';
import { bellShapes, highest, lawBarShapes, type Plot } from './lawBars.ts';
import { MIDDLE, type ZoomModel, zoom } from './Zoom.model.ts';

type Params = typeof zoom.params;
type ZoomScene = Scene<Params, ZoomModel, ZoomWords>;

/** How far the whole axis reaches to either side of the middle, in points: a little over 3σ of one die. */
const HALF = 5.4;

interface Lane {
  readonly top: number;
  readonly floor: number;
}
const WHOLE: Lane = { top: 30, floor: 118 };
const UNDER: Lane = { top: 226, floor: 370 };
const KNOB = WHOLE.floor + 46;

/** A lane seen from the middle out to `half` points. */
function plotOf({ model, width }: ZoomScene, { top, floor }: Lane, half: number): Plot & { readonly bars: Bars } {
  const { n, masses } = model;
  const bars = { from: 1 - 0.5 / n, step: 1 / n, shares: masses };
  const domain = [MIDDLE - half, MIDDLE + half] as const;
  const most = Math.max(0.3989 / model.width, highest(bars, domain));
  return {
    x: 1,
    width: width - 2,
    top,
    floor,
    across: scale(domain, 1, width - 1),
    up: scale([0, 1.05 * most], floor, top),
    bars,
  };
}
type Bars = Parameters<typeof lawBarShapes>[1];

function draw(layer: Layer, scene: ZoomScene): void {
  const { model, width, words, lang } = scene;
  const half = HALF / model.magnification;
  const whole = plotOf(scene, WHOLE, HALF);
  paint(sublayer(layer, 'whole'), wholeShapes(scene, whole, half));
  paint(sublayer(layer, 'under'), underShapes(scene, plotOf(scene, UNDER, half)));
  const grip = scene.grip('lens');
  // At n = 1 there is nothing to magnify.
  const most = Math.sqrt(model.n);
  const x = whole.across.at(MIDDLE + half);
  const seen = words.seen(formatNumber(model.seen, { as: 'ratio' }, lang));
  drawHandles(
    layer,
    model.n === 1
      ? []
      : [
          {
            key: 'lens',
            x: Math.min(width - 10, x),
            y: KNOB,
            direction: 'x',
            hue: 'ink',
            nudge: true,
            // The lens gets narrower to the left.
            grips: [{ ...grip, text: () => `× ${formatNumber(model.magnification, { as: 'ratio' }, lang)}, ${seen}` }],
            move: (to) => {
              const open = Math.max(HALF / most, Math.min(HALF, whole.across.value(to) - MIDDLE));
              grip.set(Math.log(HALF / open) / Math.log(most));
            },
          },
        ],
  );
}

/** The whole axis, the lens as a pair of edges on it, and the funnel that opens it. */
function wholeShapes(
  { model, words, width, lang }: ZoomScene,
  plot: Plot & { bars: Bars },
  half: number,
): readonly Shape[] {
  const { across, floor, top } = plot;
  const [from, to] = [across.at(MIDDLE - half), across.at(MIDDLE + half)];
  const title = fitText(words.whole(String(model.n)), width, 14);
  const opens = UNDER.top - 14;
  const bend = KNOB + 22;
  return [
    text('whole', 'ink', 0, 14, title.text, 'start', title.size),
    path('funnel', 'm-lens', `M${at(from)},${floor}V${bend}L1,${opens}H${width - 1}L${at(to)},${bend}V${floor}Z`),
    rect('lens', 'm-lens', from, top - 6, to - from, floor - top + 6),
    ...lawBarShapes('whole', plot.bars, plot),
    path('edges', 'm-bracket', `M${at(from)},${top - 6}V${floor}M${at(to)},${top - 6}V${floor}`),
    line('whole-floor', 'm-zero', 1, floor, width - 1, floor),
    ...rulerShapes(
      'faces',
      [1, 2, 3, 4, 5, 6].map((v) => ({ at: across.at(v), words: String(v) })),
      floor,
      1,
      width - 1,
      false,
    ),
    line('stem', 'm-stem', to, floor, to, KNOB - 9),
    ...magnified(words.under(formatNumber(model.magnification, { as: 'ratio' }, lang)), to, width),
  ];
}

function magnified(said: string, edge: number, width: number): readonly Shape[] {
  const left = edge + 24 + textWidth(said, 14) > width - 8;
  return [text('times', 'ink halo', left ? edge - 24 : edge + 24, KNOB + 5, said, left ? 'end' : 'start')];
}

function underShapes({ model, words, lang, width, narrow }: ZoomScene, plot: Plot & { bars: Bars }): readonly Shape[] {
  const { across, up, floor } = plot;
  const [left, right] = [across.value(1), across.value(width - 1)];
  const show = (v: number) => formatNumber(Number(v.toPrecision(6)), { as: 'value', digits: 0 }, lang);
  const y = up.at((0.3989 / model.width) * Math.exp(-0.5));
  const [from, to] = [across.at(MIDDLE - model.width), across.at(MIDDLE + model.width)];
  const size = (x: number) => formatNumber(x, { as: 'ratio' }, lang);
  const seen = fitText(words.seen(size(model.seen)), width - 8, 14);
  return [
    ...lawBarShapes('under', plot.bars, plot),
    ...bellShapes('bell', MIDDLE, model.width, plot),
    path('width', 'm-bracket', `M${at(from)},${at(y - 5)}v10M${at(from)},${at(y)}H${at(to)}M${at(to)},${at(y - 5)}v10`),
    line('under-floor', 'm-zero', 1, floor, width - 1, floor),
    ...rulerShapes('under', axis(across, left, right, narrow, show), floor, 1, width - 1, false),
    text('true-width', 'area', 0, floor + 50, words.width(size(model.width))),
    text('seen-width', 'ink', 0, floor + 71, seen.text, 'start', seen.size),
  ];
}

const axis = (across: Scale, left: number, right: number, narrow: boolean, show: (v: number) => string) =>
  ticks(left, right, narrow ? 4 : 8)
    .filter((v) => across.at(v) > 16 && across.at(v) < across.at(right) - 16)
    .map((v) => ({ at: across.at(v), words: show(v) }));

export const zoomView: View<Params, ZoomModel, ZoomWords> = {
  height: { narrow: 450, wide: 450 },
  controls: ['n', 'lens'],
  draw,
};

export const Zoom = createFigure(zoom, zoomView);
