/** The square of training points with what the model makes of it, and the two losses as bars. */

import { rulerShapes } from '#draw/axes.ts';
import { type Scale, scale } from '#draw/axisFit.ts';
import type { Shape } from '#draw/paint.ts';
import { cutToBox } from '#draw/plane.ts';
import { at, line, path, rect, text } from '#draw/shapes.ts';
import { fitText } from '#draw/textWidth.ts';
import type { Scene } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { MemoriserWords } from '../words.ts';
import type { MemoriserModel, memoriser } from './Memoriser.model.ts';

export type MemoParams = typeof memoriser.params;
export type MemoScene = Scene<MemoParams, MemoriserModel, MemoriserWords>;

/** Losses beyond this end the bar; none of the book's reach it but for a handful of points. */
const LONGEST = 1.2;
const BAR = 24;

export interface MemoFrame {
  readonly square: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly ruler: number;
  readonly across: Scale;
}

export function memoFrame({ width, narrow }: MemoScene): MemoFrame {
  const square = narrow ? { x: 1, y: 28, width: width - 2, height: 190 } : { x: 1, y: 28, width: 262, height: 262 };
  const left = narrow ? 2 : 306;
  const right = width - 14;
  const top = narrow ? 258 : 46;
  return { square, left, right, top, ruler: top + 118, across: scale([0, LONGEST], left, right) };
}

/** Full dots and hollow ones are the two labels; what is known by heart is blue, each point for itself. */
export function squareShapes({ model, words, lang }: MemoScene, { square }: MemoFrame): readonly Shape[] {
  const px = (x: number) => square.x + (square.width * (x + 1)) / 2;
  const py = (y: number) => square.y + (square.height * (1 - y)) / 2;
  const dots = (label: number, r: number) =>
    model.points
      .filter((point) => point.label === label)
      .map(({ x, y }) => {
        // A whole dot also at the border.
        const [cx, cy] = [at(px(0.97 * x)), at(py(0.97 * y))];
        return `M${at(cx - r)},${cy}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;
      })
      .join('');
  const table = model.kind === 'table';
  const said = fitText(
    words.points(
      formatNumber(model.points.length, { as: 'whole' }, lang),
      formatNumber(model.size, { as: 'whole' }, lang),
    ),
    square.width,
    14,
  );
  return [
    rect('square', 'm-mould', square.x, square.y, square.width, square.height),
    path('zeros', table ? 'm-ring-map' : 'm-loss-mark', dots(0, 2.8)),
    path('ones', table ? 'm-dot-map' : 'm-dot', dots(1, 3)),
    path('line-case', 'm-case', lineAcross(model, px, py)),
    path('line', 'm-map-line', lineAcross(model, px, py)),
    text('points', '', square.x, 18, said.text, 'start', said.size === 14 ? undefined : said.size),
  ];
}

/** Where the line gives both labels a half. */
function lineAcross({ line }: MemoriserModel, px: (x: number) => number, py: (y: number) => number): string {
  if (!line) return '';
  const [a, b, c] = line;
  const size = a * a + b * b;
  if (!(size > 1e-12)) return '';
  const cut = cutToBox([(-a * c) / size, (-b * c) / size], [-b, a], 1, 1);
  return cut ? `M${at(px(cut[0][0]))},${at(py(cut[0][1]))}L${at(px(cut[1][0]))},${at(py(cut[1][1]))}` : '';
}

export function barShapes({ model, words, lang }: MemoScene, frame: MemoFrame): readonly Shape[] {
  const { left, right, top, ruler, across } = frame;
  const show = (loss: number) => formatNumber(loss, { as: 'fixed', digits: 4 }, lang);
  const end = (loss: number) => across.at(Math.min(LONGEST, loss));
  const x = at(across.at(model.best));
  // Open where words and numbers stand.
  const best = `M${x},${top + 4}v32M${x},${top + 68}V${ruler + 8}M${x},${ruler + 29}v8`;
  const bars = [
    { key: 'train', loss: model.train, half: 0, y: top + 8, said: words.train(show(model.train)) },
    {
      key: 'fresh',
      loss: model.fresh,
      half: model.half,
      y: top + 72,
      said: words.fresh(show(model.fresh), model.half > 0 ? show(model.half) : ''),
    },
  ];
  return [
    ...bars.flatMap(({ key, loss, half, y, said }) => {
      const [low, high] = [end(Math.max(0, loss - half)), end(loss + half)];
      const fitted = fitText(said, right - left + 12, 14);
      return [
        rect(key, 'm-loss-bar', left, y, end(loss) - left, BAR),
        path(
          `${key}-luck`,
          'm-luck',
          half > 0 ? `M${at(low)},${y + 7}v10M${at(low)},${y + 12}H${at(high)}M${at(high)},${y + 7}v10` : '',
        ),
        text(
          `${key}-said`,
          'ink halo',
          left,
          y - 8,
          fitted.text,
          'start',
          fitted.size === 14 ? undefined : fitted.size,
        ),
      ];
    }),
    line('zero', 'm-zero', left, top + 4, left, ruler),
    ...rulerShapes(
      'loss',
      [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2].map((v) => ({
        at: across.at(v),
        ...(v % 0.4 < 0.01 || v === 1.2 ? { words: formatNumber(v, { as: 'value', digits: 0 }, lang) } : {}),
      })),
      ruler,
      left,
      right,
    ),
    path('best-case', 'm-case', best),
    path('best', 'm-target-thin', best, { style: 'stroke-width:2px' }),
  ];
}
