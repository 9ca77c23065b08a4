/** The strip with its cut, under it where the thrown points put the cut, and a ruler of how many were thrown. */

import { rulerShapes } from '#draw/axes.ts';
import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { at, dot, line, path, rect, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { Scene, View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { RecapWords } from '../words.ts';
import { countScale, countTicks } from './countAxis.ts';
import { AREA, type RecapModel, recap } from './Recap.model.ts';

type Params = typeof recap.params;
type RecapScene = Scene<Params, RecapModel, RecapWords>;

const MOST = 10_000;
const TOP = 28;
const HEIGHT = 40;
const MARK = TOP + HEIGHT + 16;
const RULER = 128;
const KNOB = RULER + 50;

function draw(layer: Layer, scene: RecapScene): void {
  const { model, words, lang, width } = scene;
  const across = countScale(MOST, 10, width - 12);
  const x = across.at(model.n);
  const said = words.thrown(formatNumber(model.n, { as: 'whole' }, lang));
  const free = x + 24 + textWidth(said, 14) < width ? 1 : -1;
  paint(sublayer(layer, 'strip'), stripShapes(scene));
  paint(sublayer(layer, 'ruler'), [
    ...rulerShapes('n', countTicks(MOST, across, lang), RULER, 10, width - 12),
    line('stem', 'm-stem', x, RULER, x, KNOB - 9),
    text('n', 'ink', x + 24 * free, KNOB + 5, said, free > 0 ? 'start' : 'end'),
  ]);
  const grip = scene.grip('n');
  drawHandles(layer, [
    {
      key: 'n',
      x,
      y: KNOB,
      direction: 'x',
      hue: 'ink',
      nudge: true,
      grips: [{ ...grip, text: () => `${grip.text()}, ${seen(scene)}` }],
      move: (to) => grip.set(across.value(to)),
    },
  ]);
}

const seen = ({ model, words, lang }: RecapScene) =>
  words.seen(formatNumber(model.left, { as: 'whole' }, lang), formatNumber(model.share, { as: 'share' }, lang));

/** The piece, the part of the points in it as a dot, and two standard errors about the true cut. */
function stripShapes(scene: RecapScene): readonly Shape[] {
  const { model, words, lang, width } = scene;
  const inner = width - 2;
  const x = (share: number) => 1 + inner * Math.min(1, Math.max(0, share));
  const [low, high] = [at(x(AREA - model.half)), at(x(AREA + model.half))];
  const piece = fitText(`${words.piece} ${formatNumber(AREA, { as: 'share' }, lang)}`, x(AREA) - 14, 14);
  const fitted = fitText(seen(scene), inner, 14);
  return [
    text('seen', 'ink', 1, 18, fitted.text, 'start', fitted.size === 14 ? undefined : fitted.size),
    rect('piece', 'm-area', 1, TOP, x(AREA) - 1, HEIGHT),
    rect('outline', 'm-area-edge', 1, TOP, inner, HEIGHT),
    line('cut', 'm-edge', x(AREA), TOP, x(AREA), TOP + HEIGHT + 4),
    text('area', 'on-area', 10, TOP + 25, piece.text, 'start', piece.size === 14 ? undefined : piece.size),
    path('band', 'm-luck', `M${low},${MARK - 5}v10M${low},${MARK}H${high}M${high},${MARK - 5}v10`),
    dot('share', 'm-tally', Math.min(width - 7, Math.max(7, x(model.share))), MARK, 5.5),
  ];
}

export const recapView: View<Params, RecapModel, RecapWords> = {
  height: { narrow: 202, wide: 202 },
  controls: [],
  actions: ['again'],
  draw,
};

export const Recap = createFigure(recap, recapView);
