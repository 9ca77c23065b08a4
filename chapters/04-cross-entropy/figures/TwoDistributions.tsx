/** P and Q as bars over the same words; arrows from each Q to its P; below, what Q costs, cut in two. */

import { arrowShapes } from '#draw/arrow.ts';
import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { withReach } from '#draw/reach.ts';
import { line, rect, text } from '#draw/shapes.ts';
import { fitText } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { TwoWords } from '../words.ts';
import { sharesOf } from './freeShares.model.ts';
import { shareGrip } from './shareGrip.ts';
import { type TwoBar, type TwoModel, two } from './TwoDistributions.model.ts';
import { costShapes } from './twoCost.ts';
import { type TwoFrame, type TwoParams, type TwoScene, twoFrame } from './twoFrame.ts';
import { twoThumb } from './twoThumb.ts';

function draw(layer: Layer, scene: TwoScene): void {
  const frame = twoFrame(scene);
  paint(sublayer(layer, 'grid'), gridShapes(scene, frame));
  paint(
    sublayer(layer, 'bars'),
    scene.model.bars.flatMap((bar, i) => barShapes(bar, i, scene, frame)),
  );
  paint(sublayer(layer, 'cost'), costShapes(scene, frame));
  const handles = scene.model.bars.flatMap((bar, i) => [
    ...(scene.values.oneHot ? [] : [handleOf('P', bar.p, i, scene, frame)]),
    handleOf('Q', bar.q, i, scene, frame),
  ]);
  drawHandles(layer, withReach(handles));
}

function gridShapes({ words, width }: TwoScene, { left, right, floor, y }: TwoFrame): readonly Shape[] {
  return [
    ...[0.5, 1].flatMap((share) => [
      line(`g${share}`, 'm-grid', left, y(share), right, y(share)),
      text(`gt${share}`, '', left - 7, y(share) + 5, share === 1 ? '1' : '.5', 'end'),
    ]),
    line('zero', 'm-zero', left, floor, right, floor),
    text('zero-text', 'ink', left - 7, floor + 5, '0', 'end'),
    text('P', 'true bold', 0, floor + 48, 'P'),
    text('Q', 'area bold', 0, floor + 70, 'Q'),
    text('empty', 'ink bold halo', (left + width) / 2, (floor + y(1)) / 2, '', 'middle'),
    line('under', 'm-grid', 0, floor + 78, right, floor + 78),
    text('pull', 'map halo', right, y(1) - 4, words.pull, 'end'),
  ];
}

function barShapes(bar: TwoBar, i: number, scene: TwoScene, frame: TwoFrame): readonly Shape[] {
  const { floor, bar: wide, column, y } = frame;
  const share = (p: number) => fitText(formatNumber(p, { as: 'share' }, scene.lang), column - 4, 14);
  const name = fitText(bar.name, column - 4, 19);
  const [p, q] = [share(bar.p), share(bar.q)];
  const [pAt, qAt, centre] = [frame.p(i), frame.q(i), frame.centre(i)];
  const body = (key: string, css: string, x: number, part: number, inset: number) =>
    Number.isNaN(part)
      ? []
      : [
          rect(
            `${key}${i}`,
            css,
            x - wide / 2 + inset,
            y(part) + inset,
            wide - 2 * inset,
            Math.max(0, floor - y(part) - inset),
          ),
        ];
  const arrowAt = qAt + wide / 2 + 6;
  const arrow =
    Math.abs(y(bar.p) - y(bar.q)) > 10
      ? arrowShapes(`a${i}`, [arrowAt, y(bar.q)], [arrowAt, y(bar.p)], { light: true })
      : [];
  return [
    ...body('p', 'm-truth', pAt, bar.p, 1.5),
    ...body('q', 'm-piece', qAt, bar.q, 0),
    ...arrow,
    ...wasShapes(scene, i, frame),
    text(`n${i}`, 'name', centre, floor + 24, name.text, 'middle', name.size),
    text(`pt${i}`, `true${heldAt(scene, 'P', i)}`, centre, floor + 48, p.text, 'middle', p.size),
    text(`qt${i}`, `area${heldAt(scene, 'Q', i)}`, centre, floor + 70, q.text, 'middle', q.size),
  ];
}

/** Where a bar stood when the drag began. */
function wasShapes({ held, values }: TwoScene, i: number, { p, q, y, bar }: TwoFrame): readonly Shape[] {
  const list = held?.param === 'P' || held?.param === 'Q' ? held.param : undefined;
  if (!held || !list || held.index !== i) return [];
  const share = sharesOf(full(held.values[list], values.P.length))?.[i];
  if (share === undefined) return [];
  const x = (list === 'P' ? p : q)(i);
  return [
    line(`wc${i}`, 'm-case', x - bar / 2, y(share), x + bar / 2, y(share)),
    line(`w${i}`, 'm-was', x - bar / 2 - 5, y(share), x + bar / 2 + 5, y(share)),
  ];
}

const heldAt = ({ held }: TwoScene, param: string, i: number) =>
  held?.param === param && held.index === i ? ' bold' : '';

function handleOf(list: 'P' | 'Q', share: number, i: number, scene: TwoScene, frame: TwoFrame): HandleData {
  const { model, held, values, set } = scene;
  const even = 1 / model.bars.length;
  const shares = model.bars.map((bar) => (list === 'P' ? bar.p : bar.q)).map((x) => (Number.isNaN(x) ? even : x));
  const began = held?.param === list ? (sharesOf(full(held.values[list], values.P.length)) ?? shares) : shares;
  const write = (to: readonly number[]) => set(list === 'P' ? { P: to } : { Q: to });
  // An item that the shorter list does not have yet is written with all others.
  const known = i < values[list].length ? i : 0;
  const grip = shareGrip(scene.grip(list, known), shares, i, began, write);
  return {
    key: `${list}${i}`,
    x: list === 'P' ? frame.p(i) : frame.q(i),
    y: frame.y(Number.isNaN(share) ? 0 : share),
    direction: 'y',
    hue: list === 'P' ? 'true' : 'area',
    grips: [
      {
        ...grip,
        label: () => `${list} ${(model.bars[i] as TwoBar).name}`,
        text: () => formatNumber(share, { as: 'percent' }, scene.lang),
        held: grip.held && known === i,
      },
    ],
    move: (_, y) => grip.set(frame.share(y)),
    nudge: list === 'Q' && i === 0,
  };
}

const full = (parts: readonly number[], length: number) => Array.from({ length }, (_, i) => parts[i] ?? 0);

export const twoView: View<TwoParams, TwoModel, TwoWords> = {
  height: { narrow: 400, wide: 400 },
  controls: ['oneHot'],
  actions: ['same', 'flat', 'sure', 'poem', 'more', 'fewer'],
  draw,
  thumb: twoThumb,
};

export const TwoDistributions = createFigure(two, twoView);
