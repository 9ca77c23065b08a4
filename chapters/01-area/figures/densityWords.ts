/** What stands at the bell: its height, the area of the interval, the edges, and what the code prints. */

import type { Scale } from '#draw/axisFit.ts';
import type { Shape } from '#draw/paint.ts';
import { text } from '#draw/shapes.ts';
import { textWidth, wrapText } from '#draw/textWidth.ts';
import { normalDensity } from '#math/normal.ts';
import { formatNumber } from '#spec/format.ts';
import { KNOB_BELOW, knobsOf } from './densityHandles.ts';
import type { DensityFrame, DensityScene } from './densityScene.ts';

export function densityWords(scene: DensityScene, frame: DensityFrame, across: Scale, up: Scale): readonly Shape[] {
  const { model, words, lang, width, values } = scene;
  const { units, unit, sigma } = model;
  const sized = (x: number) => formatNumber(Number((x * units).toPrecision(10)), { as: 'value', digits: 0 }, lang);
  const peak = words.peak(formatNumber(model.peak, { as: 'amount' }, lang), unit);
  const [middle, top] = [across.at(0), up.at(model.peakPerMetre)];
  const share = formatNumber(model.area, { as: 'share' }, lang);
  const spread = `σ = ${sized(sigma)}`;
  const shoulder = Math.min(sigma, frame.half);
  const right = across.at(shoulder) + 20;
  const fits = right + textWidth(spread, 14) < width;
  const tall = (height: number) => height.toPrecision(6);
  const prints = wrapText(
    words.prints(
      tall(model.printedPeak),
      tall(model.peak),
      formatNumber(model.printedArea, { as: 'fixed', digits: 7 }, lang),
    ),
    width - 2,
    14,
  );
  return [
    text('per', '', 0, 14, words.per(unit)),
    text('peak', 'ink halo', middle, top - 10, peak, 'middle'),
    text(
      'sigma',
      'ink halo',
      fits ? right : across.at(shoulder) - 20,
      up.at(normalDensity(shoulder, sigma)) + 5,
      spread,
      fits ? 'start' : 'end',
    ),
    ...areaShapes(scene, frame, across, up, share),
    ...edgeShapes(values, frame, across, sized, width),
    ...prints.map((said, i) => text(`prints${i}`, '', 0, frame.floor + 112 + 20 * i, said)),
  ];
}

/** Inside the interval if there is room for it, else at the right above. */
function areaShapes(
  { model, words, width }: DensityScene,
  frame: DensityFrame,
  across: Scale,
  up: Scale,
  share: string,
): readonly Shape[] {
  const place = (x: number) => across.at(Math.min(frame.half, Math.max(-frame.half, x)));
  const [left, right] = [place(model.from), place(model.to)];
  const middle = (left + right) / 2;
  const lowest = Math.min(normalDensity(model.from, model.sigma), normalDensity(model.to, model.sigma));
  const crowded = textWidth(words.per(model.unit), 14) + textWidth(words.area(share), 16) + 12 > width;
  const inside = right - left > textWidth(share, 16) + 14 && frame.floor - up.at(lowest) > 30;
  return [
    text('inside', 'big on-area', middle, frame.floor - 12, inside ? share : '', 'middle'),
    text('area', 'big area halo', width - 1, crowded ? 33 : 14, inside ? '' : words.area(share), 'end'),
  ];
}

/** Each edge says where it is, on its outer side where there is room. */
function edgeShapes(
  values: DensityScene['values'],
  frame: DensityFrame,
  across: Scale,
  sized: (x: number) => string,
  width: number,
): readonly Shape[] {
  const knobs = knobsOf(values, frame, across);
  const y = frame.floor + KNOB_BELOW + 5;
  return (['a', 'b'] as const).map((name, i) => {
    const [own, other] = [knobs[i] as number, knobs[1 - i] as number];
    const said = sized(values[name]);
    const long = textWidth(said, 14) + 18;
    const outer = own < other || (own === other && i === 0) ? -1 : 1;
    const side = outer < 0 ? (own - long < 0 ? 1 : -1) : own + long > width ? -1 : 1;
    return text(name, 'area halo', own + 16 * side, y, said, side > 0 ? 'start' : 'end');
  });
}
