/** Two windows as blocks: as wide as their tokens, as high as their mean loss; levelled out, they stand at the pooled mean. */

import { scale } from '#draw/axisFit.ts';
import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { line, rect, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { Scene, View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { PoolWords } from '../words.ts';
import { facesText } from './facesText.model.ts';
import { type PoolModel, pool } from './Pool.model.ts';

type Params = typeof pool.params;
type PoolScene = Scene<Params, PoolModel, PoolWords>;

const TOP = 64;
const FLOOR = 232;
const LEFT = 26;
const Y = scale([0, 6], FLOOR, TOP);

function draw(layer: Layer, scene: PoolScene): void {
  const { model, width } = scene;
  const right = width - 12;
  const edge = LEFT + ((right - LEFT) * (model.windows[0]?.tokens ?? 0)) / model.tokens;
  paint(sublayer(layer, 'blocks'), blockShapes(scene, edge, right));
  paint(sublayer(layer, 'levels'), levelShapes(scene, right));
  const centre = [(LEFT + edge) / 2, (edge + right) / 2] as const;
  const knob = (key: 'first' | 'second', i: 0 | 1): HandleData => {
    const grip = scene.grip(key);
    return {
      key,
      x: Math.min(width - 12, centre[i]),
      y: Y.at(scene.values[key]),
      direction: 'y',
      hue: 'ink',
      nudge: i === 0,
      grips: [grip],
      move: (_, y) => grip.set(Y.value(y)),
    };
  };
  drawHandles(layer, [knob('first', 0), knob('second', 1)]);
}

function blockShapes({ model, words, lang }: PoolScene, edge: number, right: number): readonly Shape[] {
  const spans = [
    [LEFT, edge],
    [edge, right],
  ] as const;
  const said = model.windows.map(({ tokens }) => words.tokens(formatNumber(tokens, { as: 'whole' }, lang)));
  const at = sideBySide(
    spans.map(([from, to]) => (from + to) / 2),
    said.map((each) => textWidth(each, 14)),
    right,
  );
  return [
    ...[2, 4, 6].flatMap((v) => [
      line(`g${v}`, 'm-grid', LEFT, Y.at(v), right, Y.at(v)),
      text(`gt${v}`, '', LEFT - 8, Y.at(v) + 5, String(v), 'end'),
    ]),
    ...model.windows.flatMap(({ loss }, i) => {
      const [from, to] = spans[i] as readonly [number, number];
      return [
        rect(`b${i}`, 'm-cost', from, Y.at(loss), to - from, FLOOR - Y.at(loss)),
        line(`l${i}`, 'm-cost-lip', from + 1, Y.at(loss), to - 1, Y.at(loss)),
        text(`n${i}`, '', at[i] as number, FLOOR + 21, said[i] as string, 'middle'),
      ];
    }),
    line('edge', 'm-token', edge, FLOOR - 1, edge, FLOOR + 7),
    line('zero', 'm-zero', LEFT, FLOOR, right, FLOOR),
  ];
}

/** Under their blocks, moved apart where a block is narrower than its words. */
function sideBySide(
  [first = 0, second = 0]: readonly number[],
  [wide = 0, narrow = 0]: readonly number[],
  right: number,
): readonly [number, number] {
  const between = (wide + narrow) / 2 + 14;
  const b = Math.min(right + 8 - narrow / 2, Math.max(second, LEFT + wide / 2 + between));
  return [Math.max(LEFT + wide / 2, Math.min(first, b - between)), b];
}

/** Both means: the true one as a strong line with its words at the top, the other thin. */
function levelShapes({ model, words, lang }: PoolScene, right: number): readonly Shape[] {
  const loss = (x: number) => formatNumber(x, { as: 'fixed', digits: 3 }, lang);
  // Bold letters are a little wider.
  const said = (words: string) => fitText(words, (right + 12 - LEFT) / 1.12, 14);
  const first = said(words.pooled(loss(model.pooled), facesText(model.faces)));
  const second = said(words.windows(loss(model.byWindow), facesText(model.facesByWindow)));
  const sized = ({ size }: { readonly size: number }) => (size === 14 ? undefined : size);
  const [pooled, byWindow] = [Y.at(model.pooled), Y.at(model.byWindow)];
  return [
    line('byWindow', 'm-level', LEFT, byWindow, right, byWindow),
    line('pooled', 'm-frame', LEFT, pooled, right, pooled),
    line('k0', 'm-frame', 0, 13, 18, 13),
    text('s0', 'ink bold', LEFT, 18, first.text, 'start', sized(first)),
    line('k1', 'm-level', 0, 36, 18, 36),
    text('s1', '', LEFT, 41, second.text, 'start', sized(second)),
  ];
}

export const poolView: View<Params, PoolModel, PoolWords> = {
  height: { narrow: 262, wide: 262 },
  controls: ['long', 'short'],
  draw,
};

export const Pool = createFigure(pool, poolView);
