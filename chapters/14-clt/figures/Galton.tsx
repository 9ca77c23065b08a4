/** The board: trials fall, the histogram fills on its lattice, and the exact law lies over it with its bands. */

import { rulerShapes } from '#draw/axes.ts';
import { scale } from '#draw/axisFit.ts';
import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { at, dot, line, path, text } from '#draw/shapes.ts';
import { fitText, textWidth, wrapText } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { GaltonWords } from '../words.ts';
import { type GaltonModel, type GaltonParams, galton } from './Galton.model.ts';
import { boardShapes } from './galtonBoard.ts';
import { type GaltonFrame, type GaltonScene, galtonFrame, trialScale } from './galtonScene.ts';
import { bellShapes, lawBarShapes, type Plot } from './lawBars.ts';

function draw(layer: Layer, scene: GaltonScene): void {
  const { model, words, width, lang } = scene;
  const frame = galtonFrame(scene);
  const title = fitText(words.board(model), width, 14);
  paint(sublayer(layer, 'board'), [
    text('board', 'ink', 0, 14, title.text, 'start', title.size),
    ...boardShapes(scene, frame),
  ]);
  paint(sublayer(layer, 'bins'), binShapes(scene, frame));
  paint(sublayer(layer, 'said'), saidShapes(scene, frame));
  const along = trialScale(width);
  const knob = frame.ruler - 22;
  const x = along.at(Math.log(model.trials));
  const side = x + 130 < width ? 1 : -1;
  const whole = (n: number) => formatNumber(n, { as: 'whole' }, lang);
  paint(sublayer(layer, 'ruler'), [
    ...rulerShapes(
      'trials',
      [0, 1, 2, 3, 4, 5, 6].map((power) => ({
        at: along.at(power * Math.LN10),
        words:
          scene.narrow && power === 5
            ? ''
            : power < 4
              ? String(10 ** power)
              : formatNumber(10 ** power, { as: 'ratio' }, lang).replace(/\.0+/, ''),
      })),
      frame.ruler,
      along.at(0),
      along.at(6 * Math.LN10),
    ),
    text('trials-said', 'ink', x + 24 * side, knob + 5, words.landed(whole(model.trials)), side > 0 ? 'start' : 'end'),
  ]);
  const grip = scene.grip('trials');
  drawHandles(layer, [
    {
      key: 'trials',
      x,
      y: knob,
      direction: 'x',
      hue: 'ink',
      nudge: true,
      grips: [{ ...grip, text: () => words.landed(whole(model.trials)) }],
      move: (to) => grip.set(Math.exp(along.value(to))),
    },
  ]);
}

/** Bars as wide as the lattice is, so that none is empty by accident; over them the law, with its bands. */
function binShapes({ model, lang, width }: GaltonScene, frame: GaltonFrame): readonly Shape[] {
  const { bins, centre, column } = frame;
  const { counts, law, bands, drawn, mean, sd, from } = model;
  const most = law.reduce((a, b) => Math.max(a, b), 0);
  const plot: Plot = {
    ...bins,
    across: scale([0, law.length], bins.x, bins.x + bins.width),
    up: scale([0, 1.5 * most], bins.floor, bins.top),
  };
  const seen = Float64Array.from(counts, (count) => count / drawn);
  const share = (p: number) => formatNumber(p, { as: 'share' }, lang);
  const y = (p: number) => Math.min(bins.floor, Math.max(bins.top, plot.up.at(p)));
  const bars = [...law.keys()].map(
    (k) =>
      `M${at(centre(k))},${at(y((law[k] as number) - (bands[k] as number)))}V${at(y((law[k] as number) + (bands[k] as number)))}`,
  );
  const every = Math.ceil((textWidth(String(from + law.length - 1), 14) + 8) / column);
  return [
    ...lawBarShapes('seen', { from: 0, step: 1, shares: seen }, plot, 'm-area', share),
    ...bellShapes('bell', mean - from + 0.5, sd, plot, 'm-loss-side'),
    path('bands', 'm-luck', bars.join('')),
    ...(column > 7
      ? [...law.keys()].map((k) => dot(`law${k}`, 'm-tally', centre(k), y(law[k] as number), 3.6))
      : [path('law', 'm-luck', [...law].map((p, k) => `M${at(centre(k) - 1.2)},${at(y(p))}h2.4`).join(''))]),
    line('floor', 'm-zero', bins.x, bins.floor, bins.x + bins.width, bins.floor),
    ...rulerShapes(
      'places',
      [...law.keys()]
        .filter((k) => k % every === 0 && (column > 20 || (centre(k) > 14 && centre(k) < width - 14)))
        .map((k) => ({ at: centre(k), words: String(from + k) })),
      bins.floor,
      0,
      width,
      false,
    ),
  ];
}

function saidShapes({ model, words, lang, width }: GaltonScene, frame: GaltonFrame): readonly Shape[] {
  const share = (p: number) => formatNumber(p, { as: 'share' }, lang);
  const { gap, radius, outside, law } = model;
  const lines = (said: string, hue: string) => wrapText(said, width, 14).map((line) => ({ line, hue }));
  return [
    ...lines(words.gap(share(gap), share(radius), gap <= radius), 'ink'),
    ...lines(words.outside(String(outside), String(law.length)), ''),
  ]
    .slice(0, 4)
    .map(({ line, hue }, i) => text(`said${i}`, hue, 0, frame.said + 20 * i, line));
}

export const galtonView: View<GaltonParams, GaltonModel, GaltonWords> = {
  height: { narrow: 536, wide: 516 },
  controls: ['kind', 'n', 'seed'],
  actions: ['few', 'thousand', 'million'],
  draw,
};

export const Galton = createFigure(galton, galtonView);
