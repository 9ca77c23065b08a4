/** A few words at the dial: blue bars are the scores, to be dragged, and under them stand the shares. */

import { gridShapes } from '#draw/axes.ts';
import { type Domain, fitAxis, gridValues, type Scale, scale } from '#draw/axisFit.ts';
import { type BarPlace, drawBars } from '#draw/bars.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { formatNumber } from '#spec/format.ts';
import type { DialBar } from './Dial.model.ts';
import type { DialFrame, DialScene } from './dialScene.ts';
import { ghostShapes, scaledShapes, shareShapes } from './dialShareBars.ts';

/** @returns the handles of the scores */
export function drawFew(layer: Layer, scene: DialScene, frame: DialFrame): readonly HandleData[] {
  const { model, lang, narrow, held, words } = scene;
  const began = held?.param === 'logits' ? held.values.logits : undefined;
  const room: Domain = narrow ? [0.2, 0.16] : [0.12, 0.06];
  const lane = (span: Domain) => scale(span, frame.scores.floor, frame.scores.top);
  const domain = fitAxis(scene.values.logits, began, room);
  const shown = lane(domain);
  const grid = gridValues(domain, domain[1] - domain[0] < 12 ? 3 : 4);
  paint(
    sublayer(layer, 'grid'),
    gridShapes(grid, shown, frame.x, frame.x + frame.width, (v) => formatNumber(v, { as: 'whole' }, lang)),
  );
  const score = (z: number) => formatNumber(z, { as: 'value', digits: 1 }, lang);
  const places = drawBars(layer, {
    x: frame.x,
    width: frame.width,
    floor: frame.scores.floor,
    scale: shown,
    narrow,
    bars: model.bars.map((bar, i) => {
      const before = held?.param === 'logits' && held.index === i ? held.values.logits[i] : undefined;
      return {
        key: String(i),
        name: bar.name,
        value: bar.logit,
        text: (rounding) =>
          rounding ? formatNumber(bar.logit, { as: 'fixed', digits: 3 - rounding }, lang) : score(bar.logit),
        bold: before !== undefined,
        was: before === undefined ? undefined : { value: before, words: words.was(score(before)) },
      };
    }),
  });
  paint(sublayer(layer, 'scaled'), scaledShapes(scene, frame, places));
  paint(sublayer(layer, 'shares'), [...shareShapes(scene, frame, places), ...ghostShapes(scene, frame, places)]);
  return handles(scene, places, lane(fitAxis(began ?? scene.values.logits, undefined, room)));
}

function handles(scene: DialScene, places: readonly BarPlace[], held: Scale): readonly HandleData[] {
  return scene.model.bars.map((bar: DialBar, i): HandleData => {
    const place = places[i] as BarPlace;
    const grip = scene.grip('logits', i);
    const share = formatNumber(bar.share, { as: 'percent' }, scene.lang);
    return {
      key: `z${i}`,
      x: place.centre,
      y: place.end,
      direction: 'y',
      hue: 'map',
      grips: [{ ...grip, text: () => `${grip.text()}, ${share}` }],
      move: (_, y) => grip.set(held.value(y)),
      reach: [Math.min(22, place.column / 2), 22],
    };
  });
}
