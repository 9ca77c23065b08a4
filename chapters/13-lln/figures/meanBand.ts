/** What the law says of the mean: where it goes, and how far from there one path may stray at each n. */

import { ticks } from 'd3';
import { rulerShapes } from '#draw/axes.ts';
import type { Shape } from '#draw/paint.ts';
import { at, line, path, rect, text, through } from '#draw/shapes.ts';
import { fitText } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import { countTicks } from './countAxis.ts';
import { MOST } from './meanColumns.model.ts';
import { levelOf } from './meanLines.ts';
import { BAND } from './meanPaths.model.ts';
import type { MeanFrame, MeanScene } from './meanScene.ts';

const KNOTS = Array.from({ length: 61 }, (_, i) => MOST ** (i / 60));

export function bandShapes({ model }: MeanScene, { left, right, across, up }: MeanFrame): readonly Shape[] {
  const { mean, sd, range, source } = model;
  if (source === 'cauchy')
    return [-1, 1].map((quartile) => line(`q${quartile}`, 'm-level', left, up.at(quartile), right, up.at(quartile)));
  if (Number.isNaN(mean)) return [];
  const edge = (side: 1 | -1) =>
    KNOTS.map((n) => [across.at(n), levelOf(up, range, mean + (side * BAND * sd) / Math.sqrt(n))] as const);
  const [above, below] = [edge(1), edge(-1)];
  return [
    path('band', 'm-own', through([...above, ...below.toReversed()], true)),
    path('above', 'm-target-thin', through(above)),
    path('below', 'm-target-thin', through(below)),
    line('mean', 'm-edge-true', left, up.at(mean), right, up.at(mean)),
  ];
}

export function axisShapes({ model, lang }: MeanScene, frame: MeanFrame): readonly Shape[] {
  const { law, left, right, floor, across, up } = frame;
  // A knob at 0 stands on the axis.
  const away = model.source === 'own' ? 22 : 8;
  const values = model.shares.length > 0 || model.empty ? faces(model.range) : ticks(...model.range, 5);
  return [
    ...values.map((v) => line(`g${v}`, 'm-grid', left, up.at(v), right, up.at(v))),
    ...values.map((v) => text(`gt${v}`, '', law.x - away, up.at(v) + 5, formatNumber(v, { as: 'whole' }, lang), 'end')),
    ...rulerShapes('n', countTicks(MOST, across, lang), floor, left, right),
  ];
}

const faces = ([least, most]: readonly [number, number]) =>
  Array.from({ length: Math.round(most - least) }, (_, i) => i + Math.round(least + 0.5));

/** Four short lines over the picture: the truth, the band, how many it holds, and the path in ink. */
export function saidShapes({ model, words, width, narrow }: MeanScene): readonly Shape[] {
  const column = narrow ? 0 : Math.round(width / 2);
  const room = (narrow ? width : column) - 30;
  return words.said(model).flatMap((said, i) => {
    const [x, y] = narrow ? [0, 18 + 22 * i] : [i % 2 ? column : 0, 18 + 22 * Math.floor(i / 2)];
    const fitted = fitText(said, room, 14);
    return [
      ...keyShapes(i, x, y, model),
      text(`said${i}`, 'ink', x + 24, y, fitted.text, 'start', fitted.size === 14 ? undefined : fitted.size),
    ];
  });
}

function keyShapes(i: number, x: number, y: number, { source, empty }: MeanScene['model']): readonly Shape[] {
  if (empty) return [];
  const middle = y - 5;
  const banded = source !== 'cauchy';
  if (i === 0) return banded ? [line('k0', 'm-edge-true', x, middle, x + 16, middle)] : [];
  if (i === 1)
    return banded
      ? [
          rect('k1', 'm-own', x, middle - 5, 16, 10),
          path('k1e', 'm-target-thin', `M${at(x)},${middle - 5}h16m0,10h-16`),
        ]
      : [path('k1e', 'm-token', `M${at(x)},${middle - 4}h16m0,8h-16`)];
  return i === 3 ? [line('k3', 'm-stem', x, middle, x + 16, middle)] : [];
}
