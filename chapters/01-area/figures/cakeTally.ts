/** What n throws gave, over the bars and under them: how often each face came, and how far chance may stray. */

import type { Scale } from '#draw/axisFit.ts';
import type { Shape } from '#draw/paint.ts';
import { at, dot, path, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { CakeBar } from './Cake.model.ts';
import type { CakeFrame, CakePlace, CakeScene } from './cakeScene.ts';

/** No text in a picture is smaller. */
const SMALLEST = 12;

/** Bands of two standard deviations either way, and a dot where the throws are; an arrow where that is out of the picture. */
export function tallyShapes(
  scene: CakeScene,
  frame: CakeFrame,
  places: readonly CakePlace[],
  scale: Scale,
): readonly Shape[] {
  const { model, words } = scene;
  const { n } = model;
  const slot = (places[0] as CakePlace).slot;
  const counts = places.flatMap((place) => {
    const bar = model.bars[place.index] as CakeBar;
    const spread = 2 * Math.sqrt((bar.area * (1 - bar.area)) / n);
    const x = place.centre - Math.min(17, slot * 0.42);
    const y = (share: number) => Math.max(frame.top - 6, scale.at(share / model.width));
    const [high, low] = [y(bar.area + spread), y(Math.max(0, bar.area - spread))];
    const seen = y(bar.observed / n);
    const d = `M${at(x - 4)},${at(high)}h8M${at(x)},${at(high)}V${at(low)}M${at(x - 4)},${at(low)}h8`;
    const beyond = scale.at(bar.observed / n / model.width) < frame.top - 6;
    return [
      path(`${place.index}bc`, 'm-luck-case', d),
      path(`${place.index}bb`, 'm-luck', d),
      beyond
        ? path(`${place.index}t`, 'm-tally', `M${at(x)},${at(seen - 6)}l6,10h-12Z`)
        : dot(`${place.index}t`, 'm-tally', x, seen, 4.5),
    ];
  });
  return [...counts, ...rowShapes(scene, frame, places, words)];
}

/** Under the bars how often each came, and how often it should; left out where the numbers would not fit. */
function rowShapes(
  { model, lang }: CakeScene,
  { x, floor }: CakeFrame,
  places: readonly CakePlace[],
  words: CakeScene['words'],
): readonly Shape[] {
  const slot = (places[0] as CakePlace).slot;
  const rows = places.map(({ index, centre }) => {
    const bar = model.bars[index] as CakeBar;
    return {
      index,
      centre,
      seen: formatNumber(bar.observed, { as: 'whole' }, lang),
      due: formatNumber(bar.expected, bar.expected < 100 ? { as: 'fixed', digits: 1 } : { as: 'whole' }, lang),
    };
  });
  const widest = Math.max(...rows.flatMap(({ seen, due }) => [textWidth(seen, SMALLEST), textWidth(due, SMALLEST)]));
  if (widest > slot - 2) return [];
  const size = widest * (14 / SMALLEST) > slot - 2 ? SMALLEST : undefined;
  const heading = (key: string, said: string, y: number) => {
    const fitted = fitText(said, x - 4, 14);
    return text(key, '', 0, y, fitted.text, 'start', fitted.size === 14 ? undefined : fitted.size);
  };
  return [
    heading('seen', words.seen, floor + 66),
    heading('due', words.due, floor + 85),
    ...rows.flatMap(({ index, centre, seen, due }) => [
      text(`${index}s`, 'ink', centre, floor + 66, seen, 'middle', size),
      text(`${index}x`, '', centre, floor + 85, due, 'middle', size),
    ]),
  ];
}
