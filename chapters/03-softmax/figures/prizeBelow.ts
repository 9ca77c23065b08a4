/** Below the strip of the prize machine: the point's number, what a source drew, the lamps, the pair compared. */

import { ghostEdge } from '#draw/ghosts.ts';
import { keep } from '#draw/keep.ts';
import { lampPlaces, lampShapes } from '#draw/lamps.ts';
import type { Shape } from '#draw/paint.ts';
import { text } from '#draw/shapes.ts';
import { POINT_BELOW } from '#draw/strip.ts';
import type { StripLayout } from '#draw/stripLayout.ts';
import { textWidth, wrapText } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { PrizeWords } from '../words.ts';
import type { PrizeBar } from './PrizeMachine.model.ts';
import type { PrizeFrame, PrizeScene } from './prizeScene.ts';

const LAMPS = ['nonNegative', 'sumsToOne', 'keepsOrder', 'onlyDifferences'] as const;

export function belowShapes(scene: PrizeScene, frame: PrizeFrame, layout: StripLayout): readonly Shape[] {
  const { model, words, narrow } = scene;
  const bottom = frame.strip.y + frame.strip.height;
  const { lamps, pairAt } = lampsOf(
    words,
    LAMPS.map((key) => model.lamps[key]).join(),
    frame.x,
    bottom + (narrow ? 74 : 66),
    frame.width,
    narrow,
  );
  const pair = wrapText(compared(scene), frame.width, 14).slice(0, 2);
  return [
    ...pointShapes(scene, frame, bottom),
    ...printedShapes(scene, frame, layout),
    ...lamps,
    ...pair.map((words, i) => text(`pair${i}`, 'ink', frame.x, pairAt + 19 * i, words)),
  ];
}

/** @param lit whether each lamp is lit, as `true,false,…` */
const lampsOf = keep((words: PrizeWords, lit: string, x: number, y: number, width: number, narrow: boolean) => {
  const on = lit.split(',');
  const lamps = LAMPS.map((key, i) => ({ key, on: on[i] === 'true', words: words.lamps[key] }));
  const lines = (lampPlaces(lamps, width).at(-1)?.line ?? 0) + 1;
  const step = lines > 2 ? 20 : narrow ? 26 : 21;
  return { lamps: lampShapes(lamps, x, y, width, step), pairAt: y + (lines - 1) * step + 25 };
});

function compared({ model, words, lang }: PrizeScene): string {
  const { first, second, gap, ratio } = model.pair;
  const name = (i: number) => (model.bars[i] as PrizeBar).name;
  return words.compare(
    name(first),
    name(second),
    formatNumber(gap, { as: 'value', digits: 1 }, lang),
    formatNumber(ratio, { as: 'ratio' }, lang),
  );
}

function pointShapes({ model, width, lang }: PrizeScene, frame: PrizeFrame, bottom: number): readonly Shape[] {
  if (model.stage < 2 || model.hit === undefined) return [];
  const x = frame.x + model.u * frame.width;
  const number = formatNumber(model.u, { as: 'fixed', digits: 3 }, lang);
  const { name } = model.bars[model.hit] as PrizeBar;
  const room = Math.max(width - x, x) - 24;
  const said = [`u = ${number} → ${name}`, `${number} → ${name}`].find((words) => textWidth(words, 14) < room) ?? name;
  const free = x + 24 + textWidth(said, 14) < width ? 1 : -1;
  return [
    ...(model.u > 0.06 ? [text('zero-end', '', frame.x, bottom + 22, '0', 'start')] : []),
    ...(model.u < 0.94 && free > 0 ? [text('one-end', '', frame.x + frame.width, bottom + 22, '1', 'end')] : []),
    text('u', 'ink', x + 24 * free, bottom + POINT_BELOW + 5, said, free > 0 ? 'start' : 'end'),
  ];
}

/** The cuts that a source drew, on the strip as it is. */
function printedShapes({ model, words, narrow }: PrizeScene, frame: PrizeFrame, layout: StripLayout): readonly Shape[] {
  if (!model.asPrinted || model.stage < 2) return [];
  const { y, height } = frame.strip;
  const edges = innerCuts(model.asPrinted).map((share) => layout.zero + share * layout.unit);
  const middle = (Math.min(...edges) + Math.max(...edges)) / 2;
  return [
    ...edges.flatMap((x, i) => ghostEdge(`cut${i}`, x, y - (narrow ? 38 : 12), y + height + 12, '').slice(0, 2)),
    // On a small screen the flags of the pieces need the room above the cuts.
    narrow
      ? text('printed-words', 'print', frame.x + frame.width, y - 44, words.printed, 'end')
      : text('printed-words', 'print', middle, y - 20, words.printed, 'middle'),
  ];
}

/** Where pieces that have any width meet. */
function innerCuts(shares: readonly number[]): readonly number[] {
  const cuts: number[] = [];
  let sum = 0;
  for (const share of shares) {
    if (share > 0 && sum > 0) cuts.push(sum);
    sum += share;
  }
  return cuts;
}
