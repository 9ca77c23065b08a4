/** A sheet with one cut and a hundred points: the cut is dragged, the points are counted. */

import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { at, line, path, rect, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { Scene, View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { RecapWords } from '../words.ts';
import { POINTS, type RecapModel, recap } from './Recap.model.ts';

type Params = typeof recap.params;
type RecapScene = Scene<Params, RecapModel, RecapWords>;

const TOP = 34;
const BELOW = 58;
/** Points keep off the edges, so that none is half a point. */
const MARGIN = 7;

function draw(layer: Layer, scene: RecapScene): void {
  const { width, height } = scene;
  const inner = width - 2;
  const bottom = height - BELOW;
  const edge = 1 + scene.model.share * inner;
  paint(sublayer(layer, 'sheet'), [
    rect('left', 'm-area', 1, TOP, edge - 1, bottom - TOP),
    rect('outline', 'm-area-edge', 1, TOP, inner, bottom - TOP),
    line('edge', 'm-sep', edge, TOP, edge, bottom),
    line('stem', 'm-edge', edge, bottom, edge, bottom + 17),
    ...pointShapes(scene, inner, bottom),
    ...wordShapes(scene, edge, bottom),
  ]);
  const grip = scene.grip('share');
  drawHandles(layer, [
    {
      key: 'share',
      x: edge,
      y: bottom + 26,
      direction: 'x',
      hue: 'area',
      nudge: true,
      grips: [{ ...grip, text: () => `${grip.text()}, ${scene.words.inside(String(scene.model.inside))}` }],
      move: (x) => grip.set((x - 1) / inner),
    },
  ]);
}

/** All points in two paths. The cut is compared with the point itself, so what is counted is what is seen. */
function pointShapes({ model }: RecapScene, inner: number, bottom: number): readonly Shape[] {
  const dots = (inside: boolean) =>
    model.points
      .filter(({ x }) => x < model.share === inside)
      .map(({ x, y }) => {
        const [cx, cy] = [
          at(Math.min(inner - 4, Math.max(6, 1 + x * inner))),
          at(TOP + MARGIN + y * (bottom - TOP - 2 * MARGIN)),
        ];
        return `M${at(cx - 2.6)},${cy}a2.6,2.6 0 1 0 5.2,0a2.6,2.6 0 1 0 -5.2,0Z`;
      })
      .join('');
  return [path('in', 'm-dot-on', dots(true)), path('out', 'm-thrown-out', dots(false))];
}

function wordShapes({ model, words, width, lang }: RecapScene, edge: number, bottom: number): readonly Shape[] {
  const share = formatNumber(model.share, { as: 'value', digits: 2 }, lang);
  const area = words.area(share);
  const inside = words.inside(String(model.inside));
  const outside = words.outside(String(POINTS - model.inside));
  const above = TOP - 12;
  // Each count stands over its piece, or beside it where the piece is too short.
  const left = Math.max(0, Math.min(1, edge - textWidth(inside, 14)));
  const apart = Math.max(edge + 8, left + textWidth(inside, 14) + 16);
  const right = fitText(outside, width - apart, 14);
  const side = edge + 24 + textWidth(area, 16) < width ? 1 : -1;
  return [
    text('inside', 'ink', 1, above, inside),
    text(
      'outside',
      '',
      Math.min(apart, width - textWidth(right.text, right.size)),
      above,
      right.text,
      'start',
      right.size === 14 ? undefined : right.size,
    ),
    text('area', 'big area', edge + 24 * side, bottom + 32, area, side > 0 ? 'start' : 'end'),
  ];
}

export const recapView: View<Params, RecapModel, RecapWords> = {
  height: { narrow: 222, wide: 232 },
  controls: [],
  actions: ['again'],
  draw,
};

export const Recap = createFigure(recap, recapView);
