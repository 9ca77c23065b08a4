/** The penalty curve with its point: what is paid, how steep it is there, and what a tenth of the share would cost. */

import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { at, line, path, text } from '#draw/shapes.ts';
import { textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { surprise } from '#math/surprise.ts';
import { formatNumber } from '#spec/format.ts';
import { stepped } from '#spec/number.ts';
import type { PenaltyWords } from '../words.ts';
import { LEAST, type PenaltyModel, penalty, slopeFormat, TOP } from './PenaltyCurve.model.ts';
import { cupShapes } from './penaltyCups.ts';
import { type PenaltyFrame, type PenaltyParams, type PenaltyScene, penaltyFrame } from './penaltyFrame.ts';
import { plotShapes } from './penaltyPlot.ts';
import { penaltyThumb } from './penaltyThumb.ts';

/** Over the powers of ten a step is a tenth of the share itself. */
const BY_POWERS = { min: LEAST, max: 1, step: 0.1, scale: 'log' } as const;

function draw(layer: Layer, scene: PenaltyScene): void {
  const { model, words } = scene;
  const frame = penaltyFrame(scene);
  const [x, y] = [frame.x(model.p), frame.y(model.loss)];
  paint(sublayer(layer, 'plot'), [
    ...plotShapes(scene, frame),
    ...(model.water && model.axis === 'linear' ? cupShapes(scene, frame) : []),
  ]);
  paint(sublayer(layer, 'point'), [
    ...(model.axis === 'log' ? decadeShapes(scene, frame) : tangentShapes(scene, frame)),
    ...(scene.held?.param === 'p' ? wasShapes(scene, frame) : []),
    ...offShapes(scene, frame, x),
    ...saidShapes(scene, frame),
  ]);
  const grip = scene.grip('p');
  const byPowers = model.axis === 'log';
  drawHandles(layer, [
    {
      key: 'p',
      x,
      y,
      direction: 'x',
      hue: 'ink',
      nudge: true,
      grips: [
        {
          ...grip,
          text: () => words.point(shareText(scene), lossText(scene)),
          step: (direction, size) =>
            byPowers && model.p > 0
              ? scene.set({ p: direction < 0 && model.p <= LEAST ? 0 : stepped(BY_POWERS, model.p, direction, size) })
              : scene.set({ p: byPowers ? LEAST : model.p + direction * STEPS[size] }),
        },
      ],
      move: (to, down) => scene.set({ p: frame.p(to, down, model.p) }),
    },
  ]);
}

const STEPS = { small: 0.001, normal: 0.01, large: 0.1 } as const;

const shareText = ({ model, lang }: PenaltyScene) =>
  model.p === 0 ? '0' : formatNumber(model.p, { as: 'share' }, lang);
const lossText = ({ model, lang }: PenaltyScene) => formatNumber(model.shown, { as: 'fixed', digits: 4 }, lang);

/** The numbers of the point, in the corner that the curve never reaches. */
function saidShapes(scene: PenaltyScene, { right }: PenaltyFrame): readonly Shape[] {
  const { model, words, lang } = scene;
  const log = model.unit === 'bits' ? 'log₂' : 'ln';
  const more = formatNumber(model.more * model.scale, { as: 'fixed', digits: 3 }, lang);
  const mark = formatNumber(model.mark, { as: 'value', digits: 0 }, lang).replace('0.', '.');
  const steep = model.slope * model.scale;
  const slope = formatNumber(steep, slopeFormat(steep), lang);
  return [
    text('said-p', 'big area halo', right, 14, `p = ${shareText(scene)}`, 'end'),
    text('said-loss', 'big bold ink halo', right, 38, `−${log} p = ${lossText(scene)}`, 'end'),
    text('said-slope', 'halo', right, 59, words.slope(slope), 'end'),
    text('said-more', 'halo', right, 78, words.more(mark, more), 'end'),
  ];
}

/** Where the point stood when the drag began. */
function wasShapes({ held }: PenaltyScene, { x, y, floor }: PenaltyFrame): readonly Shape[] {
  const p = held?.values.p ?? 1;
  return [line('was', 'm-was', x(p), y(surprise(p)), x(p), floor)];
}

/** How steep the curve is at the point. */
function tangentShapes({ model }: PenaltyScene, { x, y, left, right, top, floor }: PenaltyFrame): readonly Shape[] {
  if (!(model.loss <= TOP.linear)) return [];
  const [px, py] = [x(model.p), y(model.loss)];
  const rise = ((floor - top) / TOP.linear) * -model.slope;
  const [dx, dy] = [right - left, rise];
  const half = 64 / Math.hypot(dx, dy);
  const reach = Math.min(half, (right - px) / dx, (floor - py) / dy);
  const back = Math.min(half, (px - left) / dx, (py - top + 16) / dy);
  return [line('tangent', 'm-loss-tangent', px - back * dx, py - back * dy, px + reach * dx, py + reach * dy)];
}

/** A tenth of the share: one decade to the left, and always as far up. */
function decadeShapes({ model, lang }: PenaltyScene, { x, y, right, floor }: PenaltyFrame): readonly Shape[] {
  if (model.p / 10 < 0.999 * LEAST) return [];
  const [px, py, tx, ty] = [x(model.p), y(model.loss), x(model.p / 10), y(model.loss + Math.LN10)];
  const ten = `+${formatNumber(Math.LN10 * model.scale, { as: 'fixed', digits: 3 }, lang)}`;
  const free = tx - textWidth(ten, 14) - 10 > 2;
  return [
    path('decade', 'm-bracket', `M${at(px)},${at(py)}H${at(tx)}V${at(ty)}`),
    text(
      'decade-words',
      'ink halo',
      free ? tx - 7 : Math.min(right, tx + 9),
      // Above what is printed along the floor.
      Math.min((py + ty) / 2 + 5, floor - 38),
      ten,
      free ? 'end' : 'start',
    ),
    text('tenth', 'halo', (px + tx) / 2, py + 18, py + 22 < floor ? '÷ 10' : '', 'middle'),
  ];
}

/** Above the picture: the axis stays, and a sign says how far it goes on. */
function offShapes(scene: PenaltyScene, { top, left }: PenaltyFrame, x: number): readonly Shape[] {
  const { model } = scene;
  if (model.loss <= TOP[model.axis]) return [];
  const up = top - 16;
  return [
    path('off', 'm-loss', `M${at(x)},${top - 9}V${up - 12}m-6,7l6,-8l6,8`),
    text('off-words', 'big bold ink halo', Math.max(x, left) + 18, up - 2, lossText(scene)),
  ];
}

export const penaltyView: View<PenaltyParams, PenaltyModel, PenaltyWords> = {
  height: { narrow: 420, wide: 440 },
  controls: ['p', 'axis', 'unit', 'water'],
  actions: ['tenth', 'zero'],
  draw,
  thumb: penaltyThumb,
};

export const PenaltyCurve = createFigure(penalty, penaltyView);
