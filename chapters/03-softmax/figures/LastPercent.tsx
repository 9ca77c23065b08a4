/** A strip whose last per cent is enlarged: where the 3 ends, and where a source prints that it ends. */

import { rulerShapes } from '#draw/axes.ts';
import { ghostEdge } from '#draw/ghosts.ts';
import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { at, line, path, rect, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { Scene, View } from '#figure/view.ts';
import { logitFor } from '#math/solve.ts';
import { formatNumber } from '#spec/format.ts';
import type { PrintedWords } from '../words.ts';
import { type PrintedModel, printed } from './LastPercent.model.ts';
import { CLASS } from './printedModel.model.ts';

type Params = typeof printed.params;
type PrintedScene = Scene<Params, PrintedModel, PrintedWords>;

/** The enlarged part begins here. */
const FROM = 0.99;
const WHOLE = { y: 26, height: 18 };
const PART = { y: 128, height: 50 };
const KNOB = PART.y - 26;

function draw(layer: Layer, scene: PrintedScene): void {
  const { model, width, words, lang } = scene;
  const x = (share: number) => 1 + ((share - FROM) / (1 - FROM)) * (width - 2);
  const share = formatNumber(model.share, { as: 'share' }, lang);
  paint(sublayer(layer, 'whole'), wholeShapes(scene, share));
  paint(sublayer(layer, 'part'), partShapes(scene, x));
  const edge = Math.min(width - 1, Math.max(1, x(model.share)));
  const inside = model.share >= FROM;
  const grip = scene.grip('three');
  const outside = fitText(words.outside(share), width - edge - 26, 14);
  paint(sublayer(layer, 'edge'), [
    ...(inside ? [line('stem', 'm-edge', edge, KNOB + 9, edge, PART.y)] : []),
    inside && edge > textWidth(share, 16) + 34
      ? text('share', 'big area halo', edge - 20, KNOB + 6, share, 'end')
      : inside
        ? text('share', 'big area halo', edge + 24, KNOB + 6, share)
        : text('share', 'area halo', edge + 24, KNOB + 6, outside.text, 'start', outside.size),
  ]);
  drawHandles(layer, [
    {
      key: 'three',
      x: edge,
      y: KNOB,
      direction: 'x',
      hue: 'area',
      grips: [{ ...grip, text: () => `${grip.text()}, ${share}` }],
      move: (to) => grip.set(logitOf(model, FROM + ((to - 1) / (width - 2)) * (1 - FROM))),
    },
  ]);
}

/** The score that gives the 3 this share, the others as they are. */
function logitOf(model: PrintedModel, share: number): number {
  const logits = model.digits.map((digit) => digit.logit);
  return logitFor(logits, CLASS, Math.min(1 - 1e-6, Math.max(1e-6, share)));
}

/** The whole strip, and the funnel that opens its last per cent. */
function wholeShapes({ model, width, words }: PrintedScene, share: string): readonly Shape[] {
  const { y, height } = WHOLE;
  const inner = width - 2;
  const from = 1 + FROM * inner;
  const edge = 1 + model.share * inner;
  const low = y + height;
  const said = `3  ${share}`;
  return [
    path('funnel', 'm-funnel', `M${at(from)},${low}L1,${PART.y}H${width - 1}V${low}Z`),
    rect('three', 'm-area', 1, y, inner, height),
    line('edge', 'm-sep', edge, y, edge, low),
    rect('outline', 'm-area-edge', 1, y, inner, height),
    path('bracket', 'm-bracket', `M${at(from)},${y - 3}V${low + 3}`),
    text('said', 'on-area', 10, y + 14, textWidth(said, 14) + 20 < edge ? said : ''),
    text('enlarged', '', width - 1, y - 9, words.enlarged, 'end'),
  ];
}

function partShapes({ model, width, words, lang }: PrintedScene, x: (share: number) => number): readonly Shape[] {
  const { y, height } = PART;
  const low = y + height;
  const inView = (share: number) => Math.min(width - 1, Math.max(1, x(share)));
  let edge = model.share;
  const others = model.digits.filter((d) => d.digit !== CLASS);
  const pieces = others.map((d) => {
    const piece = { digit: d.digit, from: inView(edge), to: inView(edge + d.share) };
    edge += d.share;
    return piece;
  });
  const three = inView(model.share) - 1;
  const ghost = x(model.printed);
  const ticks = [0, 1, 2, 3, 4, 5].map((i) => FROM + i * 0.002);
  return [
    rect('fill', 'm-area', 1, y, width - 2, height),
    ...pieces.flatMap(({ digit, from, to }) => [
      ...(to - from > 2 ? [line(`e${digit}`, 'm-sep', from, y, from, low)] : []),
      ...(to - from > 13
        ? [
            text(
              `n${digit}`,
              'on-area',
              (from + to) / 2,
              y + height / 2 + 6,
              String(digit),
              'middle',
              to - from > 22 ? 16 : undefined,
            ),
          ]
        : []),
    ]),
    ...(three > 40 ? [text('n3', 'name on-area', 1 + three / 2, y + height / 2 + 7, '3', 'middle')] : []),
    path('outline', 'm-area-edge', `M1,${y}H${width - 1}V${low}H1`),
    path(
      'torn',
      'm-torn-paper',
      `M1,${y - 3}l-5,${height / 4 + 1.5}l10,${height / 4 + 1.5}l-10,${height / 4 + 1.5}l5,${height / 4 + 1.5}`,
    ),
    ...rulerShapes(
      'ruler',
      ticks.map((v) => ({ at: x(v), words: v > 0.9999 ? '1' : v.toFixed(3).replace(/^0/, '').replace(/0+$/, '') })),
      low,
      1,
      width - 1,
      false,
    ),
    ...ghostEdge('printed', ghost, y - 8, low + 30, '').slice(0, 2),
    text(
      'printed-words',
      'print halo',
      Math.min(width - 60, ghost),
      low + 47,
      words.asPrinted(formatNumber(model.printed, { as: 'fixed', digits: 3 }, lang).replace(/^0/, '')),
      'middle',
    ),
  ];
}

export const printedView: View<Params, PrintedModel, PrintedWords> = {
  height: { narrow: 234, wide: 234 },
  controls: ['three'],
  draw,
};

export const LastPercent = createFigure(printed, printedView);
