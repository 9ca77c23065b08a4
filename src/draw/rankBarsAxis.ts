/** What stands around the bars of a vocabulary: ticks at powers of ten, the mass of each decade, powers of a height. */

import { decadesOf } from '#math/rankColumns.ts';
import { rulerShapes } from './axes.ts';
import type { Shape } from './paint.ts';
import type { RankBarsData } from './rankBarsData.ts';
import { line, text } from './shapes.ts';
import { textWidth } from './textWidth.ts';

type EdgeOf = (rank: number) => number;

/** Numbers at 1, 10, 100 and so on, short ticks at their multiples; the last number is how many there are. */
export function rankAxisShapes({ x, width, floor, columns, rank }: RankBarsData, edge: EdgeOf): readonly Shape[] {
  const { size } = columns;
  const ticks: { at: number; words?: string }[] = [];
  const end = x + width - textWidth(rank(size), 14);
  for (let power = 1; power <= size; power *= 10)
    for (let digit = 1; digit <= 9 && digit * power <= size; digit++) {
      const place = edge(digit * power);
      const free = place + textWidth(rank(power), 14) / 2 + 12 < end;
      ticks.push(digit === 1 && free ? { at: place, words: rank(power) } : { at: place });
    }
  ticks.push({ at: x + width, words: rank(size) });
  return rulerShapes('ranks', ticks, floor, x, x + width);
}

/** Above each decade what its bars hold together; left out where there is no room for it. */
export function rankNumberShapes({ top, columns, show }: RankBarsData, edge: EdgeOf): readonly Shape[] {
  return decadesOf(columns).flatMap(({ from, to, mass }, i) => {
    const [left, right] = [edge(from), edge(to + 1)];
    const words = show(mass);
    // The last decade is cut short: there, smaller letters may fit.
    const size = textWidth(words, 14) > right - left - 2 ? 12 : 14;
    if (textWidth(words, size) > right - left + (size === 12 ? 1 : 0)) return [];
    const free = textWidth(words, size) < right - left - 6;
    return [
      ...(i > 0 && free ? [line(`decade${i}`, 'm-grid', left, top - 18, left, top - 4)] : []),
      text(`mass${i}`, 'area halo', (left + right) / 2, top - 7, words, 'middle', size === 14 ? undefined : size),
    ];
  });
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Lines at every second power of ten, with their numbers at the right, where bars are low. */
export function rankGridShapes({ x, width, top, floor, height }: RankBarsData, lowest: number): readonly Shape[] {
  if (height !== 'log') return [];
  return Array.from({ length: -lowest / 2 }, (_, i) => -2 * i).flatMap((power) => {
    const y = floor - (1 - power / lowest) * (floor - top);
    const words = power === 0 ? '1' : `10⁻${[...String(-power)].map((c) => RAISED[Number(c)]).join('')}`;
    return [
      line(`power${power}`, 'm-grid', x, y, x + width, y),
      text(`power-words${power}`, 'halo', x + width, y + 14, words, 'end'),
    ];
  });
}
