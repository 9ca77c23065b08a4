/** What can be grabbed in the prize machine: the end of every bar, and the point on the strip. */

import type { Scale } from '#draw/axisFit.ts';
import type { BarPlace } from '#draw/bars.ts';
import type { HandleData } from '#draw/handleData.ts';
import { POINT_BELOW } from '#draw/strip.ts';
import { formatNumber } from '#spec/format.ts';
import type { PrizeBar } from './PrizeMachine.model.ts';
import type { PrizeFrame, PrizeScene } from './prizeScene.ts';

export function prizeHandles(
  scene: PrizeScene,
  frame: PrizeFrame,
  places: readonly BarPlace[],
  held: Scale,
): readonly HandleData[] {
  const { model, lang } = scene;
  const bars = model.bars.map((bar, i): HandleData => {
    const place = places[i] as BarPlace;
    const grip = scene.grip('logits', i);
    return {
      key: `z${i}`,
      x: place.centre,
      y: place.end,
      direction: 'y',
      hue: 'map',
      grips: [{ ...grip, text: () => `${grip.text()}, ${formatNumber(bar.share, { as: 'percent' }, lang)}` }],
      move: (_, y) => grip.set(held.value(y)),
      reach: [Math.min(22, place.column / 2), 22],
      nudge: i === 0,
    };
  });
  if (model.stage < 2 || model.hit === undefined) return bars;
  const grip = scene.grip('u');
  const name = (model.bars[model.hit] as PrizeBar).name;
  return [
    ...bars,
    {
      key: 'u',
      x: frame.x + model.u * frame.width,
      y: frame.strip.y + frame.strip.height + POINT_BELOW,
      direction: 'x',
      hue: 'ink',
      grips: [{ ...grip, text: () => `${grip.text()}, ${name}` }],
      move: (x) => grip.set((x - frame.x) / frame.width),
    },
  ];
}
