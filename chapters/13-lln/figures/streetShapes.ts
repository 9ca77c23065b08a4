/** The funnel of a street: it closes on the mean of those who walk there, past the mean that was asked for. */

import { rulerShapes } from '#draw/axes.ts';
import { type Scale, scale } from '#draw/axisFit.ts';
import type { Shape } from '#draw/paint.ts';
import { at, dot, line, path, text, through } from '#draw/shapes.ts';
import type { Scene } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { StreetWords } from '../words.ts';
import { countScale, countTicks } from './countAxis.ts';
import { MOST } from './meanColumns.model.ts';
import { MEN, WOMEN } from './people.model.ts';
import type { StreetModel, street } from './Street.model.ts';
import { PRINTED } from './streetModel.model.ts';

export type StreetParams = typeof street.params;
export type StreetScene = Scene<StreetParams, StreetModel, StreetWords>;

const RANGE = [155, 173.5] as const;

export interface StreetFrame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly floor: number;
  readonly across: Scale;
  readonly up: Scale;
}

export function streetFrame({ width, height, narrow }: StreetScene): StreetFrame {
  const left = 92;
  const right = width - 26;
  const top = narrow ? 214 : 112;
  const floor = height - 86;
  return { left, right, top, floor, across: countScale(MOST, left, right), up: scale(RANGE, floor, top) };
}

export function gridShapes({ words, lang }: StreetScene, frame: StreetFrame): readonly Shape[] {
  const { left, right, floor, across, up } = frame;
  const cm = (x: number) => formatNumber(x, { as: 'value', digits: 0 }, lang);
  const marks = [
    [WOMEN, `${words.women} ${cm(WOMEN)}`],
    [162, cm(162)],
    [166, cm(166)],
    [MEN, `${words.men} ${cm(MEN)}`],
  ] as const;
  return [
    ...marks.flatMap(([value, said]) => [
      line(`g${value}`, 'm-grid', left, up.at(value), right, up.at(value)),
      text(`gt${value}`, '', left - 8, up.at(value) + 5, said, 'end'),
    ]),
    ...rulerShapes('n', countTicks(MOST, across, lang), floor, left, right),
  ];
}

const KNOTS = Array.from({ length: 61 }, (_, i) => MOST ** (i / 60));
const DASH = 12;

export function funnelShapes({ model, words, lang, narrow }: StreetScene, frame: StreetFrame): readonly Shape[] {
  const { left, right, top, across, up } = frame;
  const inside = (cm: number) => up.at(Math.min(RANGE[1], Math.max(RANGE[0], cm)));
  const wide = model.half * Math.sqrt(model.n);
  const edge = (side: 1 | -1) =>
    KNOTS.map((n) => [across.at(n), inside(model.limit + (side * wide) / Math.sqrt(n))] as const);
  const x = at(across.at(model.n));
  const [high, low] = [at(inside(model.observed + model.half)), at(inside(model.observed - model.half))];
  const bar = `M${x - 5},${high}h10M${x},${high}V${low}M${x - 5},${low}h10`;
  return [
    path('funnel', 'm-cost', through([...edge(1), ...edge(-1).toReversed()], true)),
    line('truth', 'm-edge-true', left, up.at(model.truth), right, up.at(model.truth)),
    line('limit', 'm-stem', left, up.at(model.limit), right, up.at(model.limit)),
    ...PRINTED.flatMap(([n, cm], i) => [
      line(`pc${n}`, 'm-case', across.at(n) - DASH, up.at(cm), across.at(n) + DASH, up.at(cm)),
      line(`p${n}`, 'm-print', across.at(n) - DASH, up.at(cm), across.at(n) + DASH, up.at(cm)),
      text(
        `pt${n}`,
        'print',
        across.at(n),
        top - 8 - (narrow && i % 2 ? 19 : 0),
        formatNumber(cm, { as: 'fixed', digits: 1 }, lang),
        'middle',
      ),
    ]),
    text('printed', 'print', left - 8, top - 8, words.printed, 'end'),
    path('bar-case', 'm-luck-case', bar),
    path('bar', 'm-luck', bar),
    dot('observed', 'm-tally', x, inside(model.observed), 4.5),
  ];
}
