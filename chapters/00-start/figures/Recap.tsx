/** Two strips, one above the other, and one point that falls on both. */

import { dieFaceShapes } from '#draw/dieFace.ts';
import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { line, text } from '#draw/shapes.ts';
import { drawStrip, POINT_BELOW } from '#draw/strip.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { Scene, View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { RecapWords } from '../words.ts';
import { type RecapModel, recap } from './Recap.model.ts';

type Params = typeof recap.params;

const FAIR = { y: 36, height: 34 };
const WEIGHTED = { y: 150, height: 46 };
/** The grip of the six stands above its strip, and above the names that find no room in it. */
const EDGE = 36;
/** A piece that is narrower has its name above the strip. */
const NARROW = 30;
const FACE = 24;

function draw(layer: Layer, scene: Scene<Params, RecapModel, RecapWords>): void {
  const { model, words, lang, width } = scene;
  const inner = width - 2;
  const across = (share: number) => 1 + share * inner;
  const names = model.fair.map((_, i) => String(i + 1));
  const show = (share: number) => formatNumber(share, { as: 'share' }, lang);
  const x = across(model.u);
  const edge = across(1 - model.six);
  const narrow = inner * (model.weighted[0] as number) < NARROW;
  paint(sublayer(layer, 'said'), [
    text('fair', '', 0, 22, words.fair),
    ...dieFaceShapes('f', String(model.fairHit + 1), width - FACE / 2 - 1, 14, FACE, true),
    ...dieFaceShapes('w', String(model.weightedHit + 1), width - FACE / 2 - 1, WEIGHTED.y - EDGE - 22, FACE, true),
  ]);
  const strips = [
    { key: 'one', place: FAIR, shares: model.fair, hot: model.fairHit, end: 1 + inner },
    // The names above stay clear of the grip's stem.
    { key: 'two', place: WEIGHTED, shares: model.weighted, hot: model.weightedHit, end: narrow ? edge - 4 : 1 + inner },
  ];
  for (const { key, place, shares, hot, end } of strips)
    drawStrip(sublayer(layer, key), {
      x: 1,
      width: inner,
      ...place,
      names,
      shares,
      show: narrowShow(width, show),
      hot,
      limits: [1, end],
      rows: 1,
    });
  const bottom = WEIGHTED.y + WEIGHTED.height;
  const y = bottom + POINT_BELOW;
  const said = `u = ${formatNumber(model.u, { as: 'fixed', digits: 3 }, lang)}`;
  const free = x < width - 110 ? 1 : -1;
  paint(sublayer(layer, 'point'), [
    line('fall', 'm-stem-on', x, FAIR.y + FAIR.height - 6, x, FAIR.y + FAIR.height),
    line('fall-on', 'm-axis', x, FAIR.y + FAIR.height + 7, x, WEIGHTED.y - (narrow ? 24 : 2)),
    text('weighted', 'halo', 0, WEIGHTED.y - EDGE - 16, words.weighted),
    line('land', 'm-stem-on', x, bottom - 11, x, bottom),
    line('stem', 'm-stem', x, bottom, x, y - 9),
    line('edge', 'm-edge', edge, WEIGHTED.y - EDGE + 9, edge, WEIGHTED.y),
    text('u', 'ink', x + 24 * free, y + 5, said, free > 0 ? 'start' : 'end'),
  ]);
  drawHandles(layer, handles(scene, { x, y, edge, across }));
}

/** On a phone only the faces' names fit. */
const narrowShow = (width: number, show: (share: number) => string) => (width < 480 ? () => '' : show);

function handles(
  { grip, model }: Scene<Params, RecapModel, RecapWords>,
  {
    x,
    y,
    edge,
    across,
  }: { readonly x: number; readonly y: number; readonly edge: number; readonly across: (share: number) => number },
): readonly HandleData[] {
  const [u, six] = [grip('u'), grip('six')];
  const share = (place: number) => (place - across(0)) / (across(1) - across(0));
  return [
    {
      key: 'u',
      x,
      y,
      direction: 'x',
      hue: 'ink',
      nudge: true,
      grips: [{ ...u, text: () => `${u.text()}, ${model.fairHit + 1}, ${model.weightedHit + 1}` }],
      move: (to) => u.set(share(to)),
    },
    {
      key: 'six',
      x: edge,
      y: WEIGHTED.y - EDGE,
      direction: 'x',
      hue: 'area',
      grips: [six],
      move: (to) => six.set(1 - share(to)),
    },
  ];
}

export const recapView: View<Params, RecapModel, RecapWords> = {
  height: { narrow: 238, wide: 238 },
  controls: [],
  draw,
};

export const Recap = createFigure(recap, recapView);
