/** A pipeline from top to bottom: blocks that can be dragged into another order, and the strip after each of them. */

import { drawHandles } from '#draw/handle.ts';
import type { Grip, HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { hatched, line, path, rect, text } from '#draw/shapes.ts';
import { drawStrip } from '#draw/strip.ts';
import { textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { Scene, View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { OrderWords } from '../words.ts';
import { type OrderModel, type OrderValues, order, type Stage } from './Order.model.ts';

type Params = typeof order.params;
type OrderScene = Scene<Params, OrderModel, OrderWords>;

const TOP = 34;
const HEIGHT = 42;

interface Frame {
  readonly column: number;
  readonly step: number;
  readonly strip: { readonly x: number; readonly width: number };
}

function frameOf({ width, narrow }: OrderScene): Frame {
  const column = narrow ? 132 : 176;
  const x = narrow ? 132 + 14 : 176 + 34;
  return { column, step: 80, strip: { x, width: width - x - 2 } };
}

const rowY = (row: number, { step }: Frame) => TOP + row * step;

function draw(layer: Layer, scene: OrderScene): void {
  const frame = frameOf(scene);
  const { model } = scene;
  paint(sublayer(layer, 'blocks'), blockShapes(scene, frame));
  model.stages.forEach((stage, row) => {
    strip(layer, scene, frame, `row${row}`, stage, rowY(row, frame));
  });
  strip(layer, scene, frame, 'row4', model.other[3] as Stage, rowY(4, frame) + 26);
  paint(sublayer(layer, 'words'), saidShapes(scene, frame));
  drawHandles(layer, handles(scene, frame));
}

function strip(layer: Layer, scene: OrderScene, frame: Frame, key: string, stage: Stage, y: number): void {
  const { model, lang, words } = scene;
  drawStrip(sublayer(layer, key), {
    ...frame.strip,
    y,
    height: HEIGHT,
    names: model.names,
    shares: stage.shares,
    show: (share) => formatNumber(share, { as: 'share' }, lang),
    rows: 1,
    empty: model.empty ? words.masked : undefined,
  });
}

function setting({ model, lang }: OrderScene, block: string): string {
  if (block === 'T') return `T = ${formatNumber(model.T, { as: 'value', digits: 1 }, lang)}`;
  if (block === 'k') return `k = ${formatNumber(model.k, { as: 'whole' }, lang)}`;
  return `p = ${formatNumber(model.p, { as: 'share' }, lang)}`;
}

/** Whether a step leaves everything as it is, whatever comes in. */
const idle = ({ model }: OrderScene, block: string): boolean =>
  block === 'T'
    ? model.T === 1 || model.way === 'shares'
    : block === 'k'
      ? model.k >= model.names.length
      : model.p === 1;

function blockShapes(scene: OrderScene, frame: Frame): readonly Shape[] {
  const { model, words } = scene;
  const middle = (row: number) => rowY(row, frame) + HEIGHT / 2;
  const last = middle(3);
  return [
    path('spine', 'm-tick', `M${frame.column / 2},${middle(0) + 12}V${last + 34}l-5,-7m5,7l5,-7`),
    text('softmax', 'ink', frame.column / 2, middle(0) + 5, 'softmax', 'middle'),
    ...[...model.order].flatMap((block, i) => {
      const y = middle(i + 1);
      const off = idle(scene, block);
      return [
        rect(`${block}-paper`, 'm-paper', 1, y - 24, frame.column - 2, 48),
        ...(off ? [hatched(`${block}-off`, 1, y - 24, frame.column - 2, 48)] : []),
        rect(`${block}-box`, 'm-square', 1, y - 24, frame.column - 2, 48),
        text(`${block}-name`, `ink${off ? ' halo' : ''}`, 38, y - 3, words.blocks[block as 'T' | 'k' | 'p']),
        text(`${block}-value`, off ? 'halo' : '', 38, y + 15, off ? words.idle : setting(scene, block)),
      ];
    }),
  ];
}

function saidShapes(scene: OrderScene, frame: Frame): readonly Shape[] {
  const { model, words, lang, width, narrow } = scene;
  const y = rowY(4, frame) + 26;
  const rule = rowY(3, frame) + HEIGHT + 34;
  const count = (stage: Stage | undefined) => words.keeps(formatNumber(stage?.kept ?? 0, { as: 'whole' }, lang));
  const reversed = [...model.reversed].join(' → ');
  return [
    line('rule', 'm-tick', 0, rule, width, rule),
    text('other', 'ink', narrow ? 0 : 1, y + HEIGHT / 2 - 4, words.reversed),
    text('other-order', 'bold ink', narrow ? 0 : 1, y + HEIGHT / 2 + 15, reversed),
    text('count', 'ink bold', width - 2, rowY(3, frame) + HEIGHT + 21, count(model.stages[3]), 'end'),
    text('count-other', 'ink bold', width - 2, y + HEIGHT + 21, count(model.other[3]), 'end'),
    text(
      'verdict',
      model.same ? '' : 'ink',
      frame.strip.x,
      y + HEIGHT + 21,
      textWidth(words.differ, 14) < frame.strip.width - 70 ? (model.same ? words.same : words.differ) : '',
    ),
  ];
}

/** Put a block at a place of the order, from 0. */
export function moved(now: OrderValues['order'], block: string, place: number): OrderValues['order'] {
  const rest = [...now].filter((each) => each !== block);
  rest.splice(Math.min(2, Math.max(0, place)), 0, block);
  return rest.join('') as OrderValues['order'];
}

function handles(scene: OrderScene, frame: Frame): readonly HandleData[] {
  const { values, words } = scene;
  return (['T', 'k', 'p'] as const).map((block): HandleData => {
    const place = values.order.indexOf(block);
    const put = (to: number) => scene.set({ order: moved(values.order, block, to) });
    const grip: Grip = {
      param: 'order',
      label: () => words.place(words.blocks[block]),
      text: () => String(place + 1),
      min: 1,
      max: 3,
      // Up is earlier, and up is more.
      now: 3 - place,
      held: false,
      start: () => {},
      set: (to) => put(3 - Math.round(to)),
      end: () => {},
      step: (direction) => put(place - direction),
      toEnd: (direction) => put(direction > 0 ? 0 : 2),
    };
    return {
      key: block,
      x: 20,
      y: rowY(place + 1, frame) + HEIGHT / 2,
      direction: 'y',
      hue: 'ink',
      nudge: block === 'T',
      grips: [grip],
      move: (_, y) => put(Math.round((y - TOP - HEIGHT / 2) / frame.step) - 1),
    };
  });
}

/** The small picture of a preset: the strip at the end, and the reversed one below it. */
function thumb(layer: Layer, model: OrderModel): void {
  const bars = (key: string, shares: readonly number[], y: number): readonly Shape[] => {
    let x = 2;
    return [
      ...shares.flatMap((share, i) => {
        const left = x;
        x += share * 72;
        return share > 0 ? [rect(`${key}${i}`, 'm-piece thin', left, y, share * 72, 13)] : [];
      }),
      rect(`${key}o`, 'm-area-edge thin', 2, y, 72, 13),
    ];
  };
  paint(sublayer(layer, 'thumb'), [
    ...bars('a', model.stages[3]?.shares ?? [], 3),
    ...bars('b', model.other[3]?.shares ?? [], 22),
  ]);
}

export const orderView: View<Params, OrderModel, OrderWords> = {
  height: { narrow: 456, wide: 456 },
  wide: true,
  controls: ['T', 'k', 'p', 'way'],
  actions: ['swap', 'hot', 'off', 'code', 'story'],
  draw,
  thumb,
};

export const Order = createFigure(order, orderView);
