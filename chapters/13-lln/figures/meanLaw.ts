/** The law that is drawn from, lying on its side, so that its values and the means share one axis. */

import type { Shape } from '#draw/paint.ts';
import { at, line, path, rect, text } from '#draw/shapes.ts';
import { normalDensity } from '#math/normal.ts';
import type { MeanFrame, MeanScene } from './meanScene.ts';
import { MEN, WITHIN, WOMEN } from './people.model.ts';

/** How much of its room the longest bar takes, where bars are not the reader's own. */
const REST = 0.7;
const THICK = 14;

export function lawShapes({ model, values, words }: MeanScene, frame: MeanFrame): readonly Shape[] {
  const { law, floor, top } = frame;
  return [
    ...(model.source === 'die' || model.source === 'own'
      ? barShapes(model, values.own, frame)
      : curveShapes(model, frame)),
    line('law-axis', 'm-zero', law.x, top, law.x, floor),
    text('law-name', '', law.x, floor + 23, words.law),
  ];
}

/** How long a bar is: the reader's own keep one unit, so that a drag moves nothing but the bar that is held. */
export const barLength = (mass: number, { law }: MeanFrame): number => mass * law.width;

function barShapes({ source, shares }: MeanScene['model'], own: readonly number[], frame: MeanFrame): readonly Shape[] {
  const most = Math.max(...shares, 0);
  const lengths =
    source === 'own'
      ? own.map((mass) => barLength(mass, frame))
      : shares.map((share) => (REST * frame.law.width * share) / most);
  return lengths.map((length, i) =>
    rect(`law${i}`, 'm-piece', frame.law.x, frame.up.at(i + 1) - THICK / 2, length, THICK),
  );
}

const POINTS = 80;

function curveShapes({ source, range: [least, most] }: MeanScene['model'], frame: MeanFrame): readonly Shape[] {
  const density = source === 'cauchy' ? (x: number) => 1 / (1 + x * x) : people;
  const places = Array.from({ length: POINTS + 1 }, (_, i) => least + ((most - least) * i) / POINTS);
  const heights = places.map(density);
  const unit = (REST * frame.law.width) / Math.max(...heights);
  const d = places.map((x, i) => `L${at(frame.law.x + unit * (heights[i] as number))},${at(frame.up.at(x))}`).join('');
  return [path('law-curve', 'm-piece', `M${frame.law.x},${at(frame.up.at(least))}${d}H${frame.law.x}Z`)];
}

const people = (x: number) => (normalDensity(x - WOMEN, WITHIN) + normalDensity(x - MEN, WITHIN)) / 2;
