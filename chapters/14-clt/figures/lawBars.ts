/** A law as bars whose areas are its shares: one path for the fill, one for the edges, whatever their number. */

import type { Scale } from '#draw/axisFit.ts';
import type { Shape } from '#draw/paint.ts';
import { at, path, text } from '#draw/shapes.ts';
import { bellHeight } from './bellTable.model.ts';

export interface LawBars {
  /** Left edge of the first bar, and how wide each is, in the unit of the axis. */
  readonly from: number;
  readonly step: number;
  readonly shares: Float64Array;
}

export interface Plot {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly floor: number;
  readonly across: Scale;
  /** From a height of 0 at the floor; what is higher than the lane is cut there, and shows it. */
  readonly up: Scale;
}

/** Narrower bars are drawn together, always the same number of them, so that the lattice shows no comb of its own. */
const NARROWEST = 1.6;
/** Narrower bars have an outline in common. */
const EDGED = 8;

/** The height of the highest bar in view. */
export function highest({ shares, step, from }: LawBars, [left, right]: readonly [number, number]): number {
  let most = 0;
  const first = Math.max(0, Math.floor((left - from) / step));
  const last = Math.min(shares.length, Math.ceil((right - from) / step));
  for (let i = first; i < last; i++) most = Math.max(most, shares[i] as number);
  return most / step;
}

/** @param say what stands at a bar that is higher than the lane; nothing if it should not be said */
export function lawBarShapes(
  key: string,
  bars: LawBars,
  plot: Plot,
  css = 'm-area',
  say?: (share: number) => string,
): readonly Shape[] {
  const { from, step, shares } = bars;
  const { x, width, top, floor, across, up } = plot;
  const pixels = across.at(step) - across.at(0);
  const each = Math.max(1, Math.ceil(NARROWEST / pixels));
  const right = x + width;
  const inLane = (place: number) => Math.min(right, Math.max(x, place));
  let fill = '';
  let edges = '';
  const torn: { readonly middle: number; readonly share: number }[] = [];
  const edged = pixels * each >= EDGED;
  const first = Math.max(0, Math.floor((across.value(x) - from) / step / each) * each);
  let last: number | undefined;
  for (let i = first; i < shares.length; i += each) {
    const left = across.at(from + i * step);
    if (left > right) break;
    let share = 0;
    for (let j = i; j < i + each; j++) share += shares[j] ?? 0;
    const end = inLane(left + pixels * each);
    const start = inLane(left);
    if (share === 0 || end <= start) continue;
    const high = up.at(share / (each * step));
    const y = Math.max(top, high);
    if (high < top - 1) torn.push({ middle: (start + end) / 2, share });
    const joined = last !== undefined && Math.abs(last - start) < 0.02;
    // Too low for a pixel: the floor line stands for it.
    fill += `${joined ? '' : `${fill ? `V${at(floor)}Z` : ''}M${at(start)},${at(floor)}`}V${at(y)}H${at(end)}`;
    if (edged) edges += `M${at(start)},${at(floor)}V${at(y)}H${at(end)}V${at(floor)}`;
    last = end;
  }
  if (fill) fill += `V${at(floor)}Z`;
  return [
    path(`${key}-fill`, css, fill),
    path(`${key}-edge`, pixels * each > 12 ? 'm-area-edge' : 'm-area-edge thin', edged ? edges : fill),
    path(
      `${key}-torn`,
      'm-torn-paper',
      torn.map(({ middle }) => `M${at(middle - 14)},${top + 9}l7,-5l7,7l7,-5l7,4`).join(''),
    ),
    ...torn.slice(0, 1).flatMap(({ middle, share }) => {
      if (!say) return [];
      const far = middle > right - 90;
      return [text(`${key}-said`, 'area halo', middle + (far ? -22 : 22), top + 13, say(share), far ? 'end' : 'start')];
    }),
  ];
}

/** The bell as a line, on a casing where it crosses a fill. */
export function bellShapes(key: string, middle: number, sd: number, plot: Plot, css = 'm-luck'): readonly Shape[] {
  const { across, up, x, width, top } = plot;
  const [from, to] = [across.value(x), across.value(x + width)];
  const half = 4.2;
  const [low, high] = [Math.max(from, middle - half * sd), Math.min(to, middle + half * sd)];
  if (!(high > low)) return [];
  const count = 72;
  let d = '';
  for (let i = 0; i <= count; i++) {
    const place = low + ((high - low) * i) / count;
    const y = Math.max(top, up.at(bellHeight((place - middle) / sd) / sd));
    d += `${i ? 'L' : 'M'}${at(across.at(place))},${at(y)}`;
  }
  return [path(`${key}-case`, 'm-luck-case', d), path(`${key}-line`, css, d)];
}
