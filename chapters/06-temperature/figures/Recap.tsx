/** Three scores above, the strip they make below: drag a score and the strip is cut anew. */

import { scale } from '#draw/axisFit.ts';
import { drawBars } from '#draw/bars.ts';
import { drawHandles } from '#draw/handle.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { line } from '#draw/shapes.ts';
import { drawStrip } from '#draw/strip.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { Scene, View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { RecapWords } from '../words.ts';
import { type RecapModel, recap } from './Recap.model.ts';

type Params = typeof recap.params;

const FLOOR = 132;
const STRIP = { y: 186, height: 44 };
const LANE = scale([-3.6, 4.8], FLOOR, 14);

function draw(layer: Layer, scene: Scene<Params, RecapModel, RecapWords>): void {
  const { model, lang, width, narrow, held, words } = scene;
  const score = (z: number) => formatNumber(z, { as: 'value', digits: 1 }, lang);
  paint(sublayer(layer, 'zero'), [line('zero', 'm-zero', 1, LANE.at(0), width - 1, LANE.at(0))]);
  const places = drawBars(layer, {
    x: 1,
    width: width - 2,
    floor: FLOOR,
    scale: LANE,
    narrow,
    bars: model.bars.map((bar, i) => {
      const before = held?.index === i ? held.values.scores[i] : undefined;
      return {
        key: String(i),
        name: bar.name,
        value: bar.score,
        text: () => score(bar.score),
        bold: before !== undefined,
        was: before === undefined ? undefined : { value: before, words: words.was(score(before)) },
      };
    }),
  });
  drawStrip(layer, {
    x: 1,
    y: STRIP.y,
    width: width - 2,
    height: STRIP.height,
    names: model.bars.map((bar) => bar.name),
    shares: model.bars.map((bar) => bar.share),
    show: (share) => formatNumber(share, { as: 'share' }, lang),
    rows: 2,
  });
  drawHandles(
    layer,
    model.bars.map((bar, i) => {
      const grip = scene.grip('scores', i);
      const share = formatNumber(bar.share, { as: 'percent' }, lang);
      return {
        key: `z${i}`,
        x: places[i]?.centre ?? 0,
        y: places[i]?.end ?? 0,
        direction: 'y' as const,
        hue: 'map' as const,
        grips: [{ ...grip, text: () => `${grip.text()}, ${share}` }] as const,
        move: (_: number, y: number) => grip.set(LANE.value(y)),
      };
    }),
  );
}

export const recapView: View<Params, RecapModel, RecapWords> = {
  height: { narrow: 236, wide: 236 },
  controls: [],
  draw,
};

export const Recap = createFigure(recap, recapView);
