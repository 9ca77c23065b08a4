/** The law of one draw: the faces of a die, the sides of a coin, or bars drawn by hand. */

import { scale } from '#draw/axisFit.ts';
import { dieFaceShapes } from '#draw/dieFace.ts';
import type { Shape } from '#draw/paint.ts';
import { hatched, line, path, text } from '#draw/shapes.ts';
import { fitText } from '#draw/textWidth.ts';
import type { AdderFrame, AdderScene } from './adderScene.ts';
import { lawBarShapes } from './lawBars.ts';

/** Bars of a die or a coin leave room above, lest they look like all there is. */
const FAIR = 0.62;

export function sourceShapes({ model, values, words, narrow }: AdderScene, { pad }: AdderFrame): readonly Shape[] {
  const { x, width, top, floor } = pad;
  const { one, source } = model;
  const count = source === 'drawn' ? values.bars.length : (one?.masses.length ?? 1);
  const centre = (j: number) => x + ((j + 0.5) * width) / count;
  const heights =
    source === 'drawn' ? Float64Array.from(values.bars, (bar) => bar / 100) : new Float64Array(count).fill(FAIR);
  const plot = {
    x,
    width,
    top,
    floor,
    across: scale([0, count], x, x + width),
    up: scale([0, 1], floor, top),
  };
  const title = fitText(words.one(source), narrow ? width : width + 40, 14);
  return [
    text('one', 'ink', 0, 14, title.text, 'start', title.size),
    ...(source === 'drawn' && !one ? [hatched('none', x, top, width, floor - top)] : []),
    ...(source === 'drawn' ? [path('frame', 'm-grid', `M${x},${floor}V${top}H${x + width}V${floor}`)] : []),
    ...lawBarShapes('one', { from: 0, step: 1, shares: heights }, plot),
    line('one-floor', 'm-zero', x, floor, x + width, floor),
    ...labels(source, count, centre, floor),
  ];
}

function labels(source: string, count: number, centre: (j: number) => number, floor: number): readonly Shape[] {
  if (source === 'die')
    return Array.from({ length: 6 }, (_, j) =>
      dieFaceShapes(`face${j}`, String(j + 1), centre(j), floor + 17, 20),
    ).flat();
  if (source === 'coin') return [0, 1].map((j) => text(`side${j}`, '', centre(j), floor + 22, String(j), 'middle'));
  const last = count - 1;
  const marked = last < 12 ? Array.from({ length: count }, (_, j) => j) : [0, Math.round(last / 2), last];
  const wide = centre(1) - centre(0) > 14;
  return (last < 12 && !wide ? [0, last] : marked).map((j) =>
    text(
      `place${j}`,
      '',
      j === 0 && !wide ? centre(0) - 2 : j === last && !wide ? centre(last) + 2 : centre(j),
      floor + 22,
      String(j),
      wide || (j > 0 && j < last) ? 'middle' : j === 0 ? 'start' : 'end',
    ),
  );
}
