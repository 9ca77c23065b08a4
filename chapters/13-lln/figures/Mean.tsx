/** Running means as a picture: the law on its side, its band, the paths, and a knob that says how many draws. */

import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { at, path, text } from '#draw/shapes.ts';
import { textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { MeanWords } from '../words.ts';
import { throughAxis } from './countAxis.ts';
import { type MeanModel, mean } from './Mean.model.ts';
import { axisShapes, bandShapes, saidShapes } from './meanBand.ts';
import { barLength, lawShapes } from './meanLaw.ts';
import { levelOf, lineShapes } from './meanLines.ts';
import { type MeanFrame, type MeanParams, type MeanScene, meanFrame } from './meanScene.ts';
import { meanThumb } from './meanThumb.ts';

const KNOB_BELOW = 54;

function draw(layer: Layer, scene: MeanScene): void {
  const frame = meanFrame(scene);
  paint(sublayer(layer, 'axis'), axisShapes(scene, frame));
  paint(sublayer(layer, 'law'), lawShapes(scene, frame));
  paint(sublayer(layer, 'band'), bandShapes(scene, frame));
  paint(sublayer(layer, 'lines'), lineShapes(scene, frame));
  paint(sublayer(layer, 'ends'), endShapes(scene, frame));
  paint(sublayer(layer, 'said'), saidShapes(scene));
  drawHandles(layer, handles(scene, frame));
}

/** Where the paths are now: a full dot inside the band, a hollow one outside; at the border a wedge points further. */
function endShapes({ model, lang, width }: MeanScene, frame: MeanFrame): readonly Shape[] {
  const { across, up, top, floor } = frame;
  const x = across.at(model.steps);
  const [least, most] = model.range;
  const within = model.source === 'cauchy' ? 1 : model.half + 1e-9;
  const middle = model.source === 'cauchy' ? 0 : model.mean;
  const ring = (value: number) => `M${at(x - 3)},${at(up.at(value))}a3,3 0 1 0 6,0a3,3 0 1 0 -6,0Z`;
  const wedge = (value: number) => {
    const y = at(levelOf(up, model.range, value));
    return value > most ? `M${at(x)},${y - 6}l5,8h-10Z` : `M${at(x)},${y + 6}l5,-8h-10Z`;
  };
  const seen = model.means.filter((v) => v >= least && v <= most);
  const inside = (v: number) => Math.abs(v - middle) <= within;
  const said = `n = ${formatNumber(model.steps, { as: 'whole' }, lang)}`;
  const nx = across.at(model.n);
  const free = nx + 24 + textWidth(said, 14) < width ? 1 : -1;
  return [
    path('now', 'm-leader', throughAxis(nx, top, floor, floor + KNOB_BELOW)),
    path(
      'out',
      'm-loss-mark',
      seen
        .filter((v) => !inside(v))
        .map(ring)
        .join(''),
    ),
    path('in', 'm-dot', seen.filter(inside).map(ring).join('')),
    path(
      'beyond',
      'm-dot',
      model.means
        .filter((v) => v < least || v > most)
        .map(wedge)
        .join(''),
    ),
    text('n', 'ink', nx + 24 * free, floor + KNOB_BELOW + 5, said, free > 0 ? 'start' : 'end'),
  ];
}

function handles(scene: MeanScene, frame: MeanFrame): readonly HandleData[] {
  const { model, values, words } = scene;
  const grip = scene.grip('n');
  const count: HandleData = {
    key: 'n',
    x: frame.across.at(values.n),
    y: frame.floor + KNOB_BELOW,
    direction: 'x',
    hue: 'ink',
    nudge: true,
    grips: [{ ...grip, text: () => `${grip.text()}, ${words.said(model)[2]}` }],
    move: (x) => grip.set(frame.across.value(x)),
  };
  if (values.source !== 'own') return [count];
  const places = values.own.map((mass, i) => [frame.law.x + barLength(mass, frame), frame.up.at(i + 1)] as const);
  const bars = places.map(([x, y], i): HandleData => {
    const own = scene.grip('own', i);
    const apart = Math.min(...places.filter((_, j) => j !== i).map((other) => Math.hypot(other[0] - x, other[1] - y)));
    return {
      key: `own${i}`,
      x,
      y,
      direction: 'x',
      hue: 'area',
      grips: [own],
      move: (to) => own.set((to - frame.law.x) / frame.law.width),
      reach: [22, Math.min(22, Math.max(13, apart / 2))],
    };
  });
  return [count, ...bars];
}

export const meanView: View<MeanParams, MeanModel, MeanWords> = {
  height: { narrow: 450, wide: 420 },
  wide: true,
  controls: ['source', 'n', 'paths', 'seed'],
  actions: ['four'],
  draw,
  thumb: meanThumb,
};

export const Mean = createFigure(mean, meanView);
