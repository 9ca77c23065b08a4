/** Cups with water: the level is the share by the width of the cup, so that areas are shares at any number of cups. */

import type { Shape } from '#draw/paint.ts';
import { at, path, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { CupsFrame, CupsScene } from './cupsScene.ts';

/** Walls, mouths and scores are drawn while there is room between them. */
const WALLS = 5;
const MOUTHS = 9;
/** The calm scale of the levels; a deeper cup makes it smaller. */
const REST = 4;

export function waterShapes(scene: CupsScene, frame: CupsFrame): readonly Shape[] {
  const { model, words } = scene;
  const { x, width, rim, floor, bottom } = frame;
  const count = model.scores.length;
  const cup = width / count;
  const levels = model.shares.map((share) => share * count);
  const unit = (floor - rim - 14) / Math.max(REST, ...levels.map((level) => 1.06 * level));
  const y = (level: number) => Math.min(bottom, floor - level * unit);
  const left = (i: number) => at(x + i * cup);
  return [
    path(
      'owed',
      'm-cut',
      boxes(levels, (level) => level < 0, left, y, floor),
      { fill: 'url(#hatch)' },
    ),
    path(
      'water',
      'm-area',
      boxes(levels, (level) => level > 0, left, y, floor),
    ),
    path('surface', 'm-area-edge', surface(levels, left, y)),
    path('walls', 'm-cup', walls(count, cup, left, rim, floor)),
    path('mouths', 'm-lip', cup >= MOUTHS ? mouths(scene, cup, left, rim) : ''),
    ...scoreShapes(scene, frame, cup),
    ...tallyShapes(scene, left, y),
    ...(levels.length === 0 ? [emptyShape(words.empty, x, width, (rim + floor) / 2)] : []),
  ];
}

function boxes(
  levels: readonly number[],
  which: (level: number) => boolean,
  left: (i: number) => number,
  y: (level: number) => number,
  floor: number,
): string {
  return levels
    .map((level, i) => (which(level) ? `M${left(i)},${floor}V${at(y(level))}H${left(i + 1)}V${floor}Z` : ''))
    .join('');
}

/** One staircase: with many cups, a curve. */
function surface(levels: readonly number[], left: (i: number) => number, y: (level: number) => number): string {
  return levels.map((level, i) => `${i ? 'L' : 'M'}${left(i)},${at(y(level))}H${left(i + 1)}`).join('');
}

function walls(count: number, cup: number, left: (i: number) => number, rim: number, floor: number): string {
  const between =
    cup >= WALLS ? Array.from({ length: count + 1 }, (_, i) => `M${left(i)},${rim}V${floor}`).join('') : '';
  return `M${left(0)},${rim}V${floor}H${left(count)}V${rim}${between}`;
}

/** A blue lip over each cup, as long as its opening; none where the opening is negative. */
function mouths({ model }: CupsScene, cup: number, left: (i: number) => number, rim: number): string {
  const openings = model.scores.map((z) => (model.rule === 'exp' ? Math.exp(z) : Math.max(0, z)));
  const widest = Math.max(...openings);
  if (!(widest > 0)) return '';
  return openings
    .map((opening, i) => {
      const half = (0.42 * cup * opening) / widest;
      return half < 0.2 ? '' : `M${at(left(i) + cup / 2 - half)},${rim - 5}h${at(2 * half)}`;
    })
    .join('');
}

/** The scores over the cups, in blue, where all of them fit. */
function scoreShapes({ model, lang }: CupsScene, { x, rim }: CupsFrame, cup: number): readonly Shape[] {
  const said = model.scores.map((z) => formatNumber(z, { as: 'fixed', digits: 1 }, lang));
  const longest = Math.max(...said.map((s) => textWidth(s, 12)));
  if (longest > cup - 3) return [];
  const size = longest * (14 / 12) > cup - 3 ? 12 : undefined;
  return said.map((s, i) => text(`z${i}`, 'map halo', x + (i + 0.5) * cup, rim - 13, s, 'middle', size));
}

/** Tallies of single cups tell something while there are no more of them than this; beyond, neighbours are put together. */
const TALLIES = 20;

/** How deep the cups would be if they held what was scooped from them. */
function tallyShapes(
  { model }: CupsScene,
  left: (i: number) => number,
  y: (level: number) => number,
): readonly Shape[] {
  if (model.scoops === 0) return [];
  const count = model.scores.length;
  const group = Math.ceil(count / TALLIES);
  const inset = Math.min(6, (left(group) - left(0)) * 0.16);
  let d = '';
  for (let from = 0; from < count; from += group) {
    const to = Math.min(count, from + group);
    const scooped = model.counts.slice(from, to).reduce((a, b) => a + b);
    const level = ((scooped / model.scoops) * count) / (to - from);
    if (scooped > 0) d += `M${at(left(from) + inset)},${at(Math.max(8, y(level)))}H${at(left(to) - inset)}`;
  }
  return [path('tally-case', 'm-case', d), path('tally', 'm-broken', d)];
}

function emptyShape(words: string, x: number, width: number, y: number): Shape {
  const fitted = fitText(words, width - 24, 16);
  return text(
    'empty',
    'big ink halo',
    x + width / 2,
    y,
    fitted.text,
    'middle',
    fitted.size === 16 ? undefined : fitted.size,
  );
}
