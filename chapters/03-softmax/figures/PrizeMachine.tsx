/** The prize machine as a picture: blue bars above, the amber strip below, and between them one area poured over. */

import { gridShapes } from '#draw/axes.ts';
import { type Domain, fitAxis, gridValues, type Scale, scale } from '#draw/axisFit.ts';
import { type BarPlace, drawBars } from '#draw/bars.ts';
import { drawHandles } from '#draw/handle.ts';
import { keep } from '#draw/keep.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { drawPour } from '#draw/pour.ts';
import { drawStrip, stripHeight } from '#draw/strip.ts';
import { layoutStrip, type StripLayout } from '#draw/stripLayout.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber, type Lang } from '#spec/format.ts';
import type { PrizeWords } from '../words.ts';
import { type PrizeModel, prize } from './PrizeMachine.model.ts';
import { belowShapes } from './prizeBelow.ts';
import { prizeHandles } from './prizeHandles.ts';
import { pairShapes } from './prizePair.ts';
import type { PrizeFrame, PrizeParams, PrizeScene } from './prizeScene.ts';
import { prizeModel } from './prizeShares.model.ts';
import { prizeThumb } from './prizeThumb.ts';

const FLAGS = 70;
const BELOW = { narrow: 156, wide: 104 };

export function prizeFrame(width: number, height: number, narrow: boolean): PrizeFrame {
  const x = narrow ? 30 : 34;
  const inner = width - x - 1;
  const tall = stripHeight(inner);
  const y = height - (narrow ? BELOW.narrow : BELOW.wide) - tall;
  return { x, width: inner, top: 14, floor: y - FLAGS, strip: { x, y, width: inner, height: tall } };
}

/** The axis of the bars, and the one that a drag is measured on: it stays as it was when the drag began. */
export function prizeScales(
  scene: PrizeScene,
  frame: PrizeFrame,
): { readonly domain: Domain; readonly shown: Scale; readonly held: Scale } {
  const began = scene.held?.param === 'logits' ? scene.held.values.logits : undefined;
  const room: Domain = scene.narrow ? [0.17, 0.1] : [0.08, 0.03];
  const domain = fitAxis(scene.values.logits, began, room);
  const lane = (span: Domain) => scale(span, frame.floor, frame.top);
  return { domain, shown: lane(domain), held: lane(fitAxis(began ?? scene.values.logits, undefined, room)) };
}

function draw(layer: Layer, scene: PrizeScene): void {
  const { model, lang, narrow } = scene;
  const frame = prizeFrame(scene.width, scene.height, narrow);
  const scales = prizeScales(scene, frame);
  const show = (share: number) => formatNumber(share, { as: 'share' }, lang);
  const finite = !model.empty && model.bars.every((bar) => Number.isFinite(bar.share));
  const layout = layoutStrip(finite ? model.bars.map((bar) => bar.share) : [], frame.x, frame.width);
  // The order of the layers is the order of first drawing: grid, columns, bars, strip, words, handles.
  const layers = ['grid', 'pour', 'pair', 'bars', 'strip', 'below'];
  for (const name of layers) sublayer(layer, name);
  paint(sublayer(layer, 'grid'), gridOf(...scales.domain, frame.floor, frame.top, frame.x, frame.width, lang));
  const places = drawBars(layer, {
    x: frame.x,
    width: frame.width,
    floor: frame.floor,
    scale: scales.shown,
    narrow,
    bars: model.bars.map((bar) => barOf(bar.index, scene)),
  });
  drawStages(layer, scene, frame, layout, places, finite);
  if (model.stage >= 2 || !finite)
    drawStrip(layer, {
      ...frame.strip,
      names: model.bars.map((bar) => bar.name),
      shares: model.bars.map((bar) => bar.share),
      show,
      limits: [1, scene.width],
      hot: model.hit,
      point: model.drawable ? model.u : undefined,
      was: sharesBefore(scene),
      empty: finite ? undefined : emptyWords(scene),
    });
  else paint(sublayer(layer, 'strip'), []);
  paint(sublayer(layer, 'pair'), pairShapes(scene, places, scales.shown));
  paint(sublayer(layer, 'below'), belowShapes(scene, frame, layout));
  drawHandles(layer, prizeHandles(scene, frame, places, scales.held));
}

const gridOf = keep((low: number, high: number, floor: number, top: number, x: number, width: number, lang: Lang) =>
  gridShapes(gridValues([low, high], high - low < 12 ? 4 : 5), scale([low, high], floor, top), x, x + width, (value) =>
    formatNumber(value, { as: 'whole' }, lang),
  ),
);

function barOf(index: number, { model, held, words, lang, values }: PrizeScene) {
  const bar = model.bars[index] as PrizeModel['bars'][number];
  const mine = held?.param === 'logits' && held.index === index;
  const before = mine ? held.values.logits[index] : undefined;
  return {
    key: String(index),
    name: bar.name,
    value: values.logits[index] as number,
    text: (rounding: number) =>
      rounding ? formatNumber(bar.logit, { as: 'fixed', digits: 3 - rounding }, lang) : scoreText(bar.logit, lang),
    bold: mine,
    was: before === undefined ? undefined : { value: before, words: words.was(scoreText(before, lang)) },
  };
}

const scoreText = (x: number, lang: Lang) => formatNumber(x, { as: 'value', digits: 1 }, lang);

const LEADS: { readonly [rule: string]: string } = {
  square: 'z² = ',
  abs: '|z| = ',
  relu: 'max(0, z) = ',
  raw: 'z = ',
};

function drawStages(
  layer: Layer,
  { model, lang }: PrizeScene,
  frame: PrizeFrame,
  layout: StripLayout,
  places: readonly BarPlace[],
  finite: boolean,
): void {
  if (!finite || model.stage >= 2) {
    paint(sublayer(layer, 'pour'), []);
    return;
  }
  drawPour(layer, {
    stage: model.stage,
    layout,
    strip: frame.strip,
    places,
    top: frame.top,
    floor: frame.floor,
    weights: model.bars.map((bar) => formatNumber(bar.weight, { as: 'amount' }, lang)),
    lead: LEADS[model.rule] ?? `${model.base}ᶻ = `,
  });
}

function sharesBefore({ held, model }: PrizeScene): readonly number[] | undefined {
  if (held?.param !== 'logits' || !model.drawable) return undefined;
  return sharesOf(held.values);
}

const sharesOf = keep((values: PrizeScene['values']) => {
  const { drawable, bars } = prizeModel(values);
  return drawable ? bars.map((bar) => bar.share) : undefined;
});

function emptyWords({ model, words }: PrizeScene): string {
  if (!model.empty) return words.empty.infinite;
  return model.bars.every((bar) => bar.masked) ? words.empty.masked : words.empty.zero;
}

export const prizeView: View<PrizeParams, PrizeModel, PrizeWords> = {
  height: { narrow: 510, wide: 552 },
  wide: true,
  controls: ['stage', 'rule', 'base'],
  actions: ['plus2', 'times2', 'throw', 'flat', 'drawn', 'masked'],
  covers: { logits: ['grid', 'bars', 'pair'] },
  draw,
  thumb: prizeThumb,
};

export const PrizeMachine = createFigure(prize, prizeView);
