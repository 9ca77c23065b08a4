/** The triangle of shares, and beside it the three scores on a ladder whose every rung lands on the same point. */

import { scale } from '#draw/axisFit.ts';
import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { line, path, text, through } from '#draw/shapes.ts';
import { type Triangle, triangle } from '#draw/triangle.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import type { Triple } from '#math/triangle.ts';
import { formatNumber } from '#spec/format.ts';
import type { SimplexWords } from '../words.ts';
import { logitsAt, type SimplexModel, simplex } from './Simplex.model.ts';
import type { SimplexParams, SimplexScene } from './simplexScene.ts';
import { triangleShapes } from './simplexTriangle.ts';

/** Shifted logits reach from −10 to 10, the shift itself from −5 to 5: on the same ruler. */
const REACH = 10.6;

export interface SimplexFrame {
  readonly triangle: Triangle;
  /** The three axes of the scores and the one of the shift. */
  readonly axes: readonly [number, number, number, number];
  readonly top: number;
  readonly bottom: number;
}

export function simplexFrame(width: number, height: number, narrow: boolean): SimplexFrame {
  if (narrow) {
    const side = Math.min(250, width - 84);
    const low = 34 + (side * Math.sqrt(3)) / 2;
    const left = 40;
    const step = (width - left - 38) / 3.15;
    return {
      triangle: triangle((width - side) / 2, low, side),
      axes: [left + 14, left + 14 + step * 0.9, left + 14 + step * 1.8, width - 38],
      top: low + 94,
      bottom: height - 34,
    };
  }
  const side = Math.min(300, width * 0.5);
  const low = height - 48;
  const left = side + 98;
  const step = (width - left - 30) / 3.35;
  return {
    triangle: triangle(24, low, side),
    axes: [left, left + step, left + step * 2, width - 30],
    top: 52,
    bottom: height - 34,
  };
}

function draw(layer: Layer, scene: SimplexScene): void {
  const frame = simplexFrame(scene.width, scene.height, scene.narrow);
  const lane = scale([-REACH, REACH], frame.bottom, frame.top);
  paint(sublayer(layer, 'triangle'), triangleShapes(scene, frame.triangle));
  paint(sublayer(layer, 'ladder'), ladderShapes(scene, frame, lane.at));
  drawHandles(layer, handles(scene, frame, lane));
}

function ladderShapes(
  scene: SimplexScene,
  { axes, top, bottom }: SimplexFrame,
  y: (z: number) => number,
): readonly Shape[] {
  const { model, words, lang } = scene;
  const three = axes.slice(0, 3);
  const polyline = (logits: Triple) => through(logits.map((z, i) => [three[i] as number, y(z)] as const));
  const said = (z: number) =>
    formatNumber(z, { as: 'fixed', digits: Math.abs(10 * z - Math.round(10 * z)) < 1e-9 ? 1 : 2 }, lang);
  const [first, last] = [axes[0] as number, axes[2] as number];
  const beside = axes[3] as number;
  return [
    ...[-10, -5, 5, 10].map((z) => line(`g${z}`, 'm-grid', first, y(z), last, y(z))),
    ...[-10, -5, 0, 5, 10].map((z) =>
      text(`gt${z}`, z === 0 ? 'ink' : '', first - 18, y(z) + 5, formatNumber(z, { as: 'whole' }, lang), 'end'),
    ),
    line('zero', 'm-zero', first, y(0), last, y(0)),
    ...three.map((x, i) => line(`axis${i}`, 'm-axis', x, top, x, bottom)),
    ...model.line.map((rung) => path(`rung${rung.shift}`, 'm-rung', polyline(rung.logits))),
    path('now', 'm-map-line', polyline(model.shifted)),
    text('scores', '', first, top - 34, words.scores),
    ...three.map((x, i) => text(`n${i}`, 'name', x, top - 9, words.corners[i] as string, 'middle')),
    ...three.map((x, i) => {
      const [z, next] = [model.shifted[i] as number, model.shifted[i + 1]];
      // On the free side of the line that goes on to the right.
      const off = next === undefined ? 5 : next > z ? 20 : -8;
      return text(`v${i}`, 'map halo', x + (next === undefined ? 14 : 11), y(z) + off, said(z));
    }),
    text('rungs', '', first, bottom + 24, words.rungs),
    line('shift-axis', 'm-ruler', beside, y(-5), beside, y(5)),
    path(
      'shift-ticks',
      'm-tick',
      Array.from({ length: 11 }, (_, i) => `M${beside},${Math.round(100 * y(i - 5)) / 100}h${i % 5 ? 5 : 9}`).join(''),
    ),
    text('shift-name', 'ink', beside, y(5) - 24, words.params['shift'] ?? '', 'middle'),
    text('shift-value', 'ink halo', beside, y(-5) + 34, `${model.shift >= 0 ? '+' : ''}${said(model.shift)}`, 'middle'),
  ];
}

function handles(
  scene: SimplexScene,
  { triangle, axes }: SimplexFrame,
  lane: ReturnType<typeof scale>,
): readonly HandleData[] {
  const { model, held, words } = scene;
  const shift = scene.grip('shift');
  const began = held?.values.logits ?? model.logits;
  const mean = (began[0] as number) / 3 + (began[1] as number) / 3 + (began[2] as number) / 3;
  const [x, y] = triangle.at(model.shares);
  const shares = model.shares.map((p) => formatNumber(p, { as: 'percent' }, scene.lang)).join(', ');
  // The point holds all three scores at once: it is dragged as the whole list.
  const { start, end, held: whole } = scene.grip('logits');
  const said = (index: number, label: string) => ({
    ...scene.grip('logits', index),
    label: () => label,
    text: () => shares,
    start,
    end,
    held: whole,
  });
  return [
    ...([0, 1, 2] as const).map((i): HandleData => {
      const grip = scene.grip('logits', i);
      return {
        key: `z${i}`,
        x: axes[i],
        y: lane.at(model.shifted[i]),
        direction: 'y',
        hue: 'map',
        grips: [grip],
        move: (_, to) => grip.set(lane.value(to) - model.shift),
        reach: [Math.min(22, (axes[1] - axes[0]) / 2), 22],
      };
    }),
    {
      key: 'shift',
      x: axes[3],
      y: lane.at(model.shift),
      direction: 'y',
      hue: 'ink',
      grips: [shift],
      move: (_, to) => shift.set(lane.value(to)),
    },
    {
      key: 'point',
      x,
      y,
      direction: 'xy',
      hue: 'area',
      grips: [said(2, words.point[0]), said(0, words.point[1])],
      move: (toX, toY) => scene.set({ logits: logitsAt(triangle.sharesAt(toX, toY), mean) }),
    },
  ];
}

export const simplexView: View<SimplexParams, SimplexModel, SimplexWords> = {
  height: { narrow: 620, wide: 376 },
  controls: ['shift'],
  draw,
};

export const Simplex = createFigure(simplex, simplexView);
