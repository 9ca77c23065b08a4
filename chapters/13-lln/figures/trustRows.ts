/** Twenty test sets, each a dot with its interval, on a logarithmic axis of perplexities round the true one. */

import { rulerShapes } from '#draw/axes.ts';
import type { Scale } from '#draw/axisFit.ts';
import type { Shape } from '#draw/paint.ts';
import { at, line, path, rect, text } from '#draw/shapes.ts';
import { fitText, textWidth, wrapText } from '#draw/textWidth.ts';
import type { Scene } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { TrustWords } from '../words.ts';
import type { TrustModel, trust } from './Trust.model.ts';
import { NINETY_FIVE } from './trustModel.model.ts';

export type TrustParams = typeof trust.params;
export type TrustScene = Scene<TrustParams, TrustModel, TrustWords>;

/** How many times more and less than the true perplexity the axis shows. */
const REACH = 4;
const ROW = 11;

export interface TrustFrame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly floor: number;
  readonly across: Scale;
}

export function trustFrame({ width, height, model, narrow }: TrustScene): TrustFrame {
  const [left, right] = [12, width - 12];
  const unit = (right - left) / 2 / Math.log(REACH);
  const middle = (left + right) / 2;
  return {
    left,
    right,
    top: narrow ? 100 : 78,
    floor: height - 92,
    across: {
      at: (ppl) => Math.min(right, Math.max(left, middle + unit * Math.log(ppl / model.ppl))),
      value: (x) => model.ppl * Math.exp((x - middle) / unit),
    },
  };
}

/** Round numbers within the axis, thinned where they would touch each other or the stem of the knob. */
export function axisShapes({ model, lang }: TrustScene, { across, floor, left, right }: TrustFrame): readonly Shape[] {
  const [least, most] = [model.ppl / REACH, model.ppl * REACH];
  const marks = [1, 10, 100].flatMap((tens) => [1, 1.5, 2, 3, 4, 5, 6, 8].map((k) => k * tens));
  const ticks: { readonly at: number; readonly words?: string }[] = [];
  let free = left - 1;
  for (const mark of marks.filter((each) => each >= least && each <= most)) {
    const x = across.at(mark);
    const said = formatNumber(mark, { as: 'value', digits: 0 }, lang);
    const clear = Math.abs(x - across.at(model.low)) > textWidth(said, 14) / 2 + 3;
    const shown = x - 20 > free && clear;
    if (shown) free = x + 20;
    ticks.push({ at: x, ...(shown ? { words: said } : {}) });
  }
  return rulerShapes('ppl', ticks, floor, left, right);
}

export function rowShapes({ model }: TrustScene, { across, top, floor, left, right }: TrustFrame): readonly Shape[] {
  const [low, high, truth] = [across.at(model.low), across.at(model.high), across.at(model.ppl)];
  const spread = (half: number, which: (set: TrustModel['sets'][number]) => boolean) =>
    model.sets
      .map((set, i) => {
        if (!which(set)) return '';
        const [from, to] = [across.at(set.ppl / Math.exp(half)), across.at(set.ppl * Math.exp(half))];
        return from === to ? '' : `M${at(from)},${at(rowAt(top, i))}H${at(to)}`;
      })
      .join('');
  const dots = (holds: boolean) =>
    model.sets
      .map((set, i) => {
        const x = across.at(set.ppl);
        if (set.holds !== holds || x <= left || x >= right) return '';
        return `M${at(x - 3.5)},${at(rowAt(top, i))}a3.5,3.5 0 1 0 7,0a3.5,3.5 0 1 0 -7,0Z`;
      })
      .join('');
  const all = () => true;
  return [
    rect('interval', 'm-own', low, top, high - low, floor - top),
    path('ends', 'm-target-thin', `M${at(low)},${top}V${floor}M${at(high)},${top}V${floor}`),
    line('truth', 'm-edge-true', truth, top, truth, floor),
    path('wide', 'm-leader', spread(NINETY_FIVE * model.se, all)),
    path('claimed', 'm-loss', spread(NINETY_FIVE * model.naive, all)),
    path('in', 'm-dot', dots(true)),
    path('out', 'm-loss-mark', dots(false)),
  ];
}

const rowAt = (top: number, i: number) => top + 8 + ROW * i;

/** The interval, what the tokens are worth, and how many of the twenty miss. */
export function saidShapes({ model, words, width, narrow }: TrustScene): readonly Shape[] {
  const [interval, ...others] = words.said(model);
  const first = fitText(interval, width - 4, 16);
  const lines = others.flatMap((said) => wrapText(said, width - 4, 14));
  return [
    text('said0', 'ink big', 1, 18, first.text, 'start', first.size),
    ...lines
      .slice(0, narrow ? 3 : 2)
      .map((said, i) => text(`said${i + 1}`, 'ink', 1, 40 + (narrow ? 20 : 22) * i, said)),
  ];
}
