/** Cross-entropy as one bar in two pieces: the entropy of P, and what Q costs on top of it. */

import type { Shape } from '#draw/paint.ts';
import { at, path, rect, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import { torn } from './lossBar.ts';
import type { TwoFrame, TwoScene } from './twoFrame.ts';

/** How many nats the bar has room for: a few calm lengths instead of one that follows every value. */
const ROOMS = [1.5, 3, 6, 14.5];

export function costShapes(scene: TwoScene, { cost }: TwoFrame): readonly Shape[] {
  const { model, words, width, lang } = scene;
  const { y, height } = cost;
  if (model.empty) {
    const said = fitText(words.empty(model.empty), width - 24, 16);
    return [
      rect('cost-outline', 'm-mould', 1, y, width - 2, height),
      text('cost-empty', 'ink', 12, y + height / 2 + 5, said.text, 'start', said.size),
    ];
  }
  const total = model.crossEntropy;
  const most = ROOMS.find((room) => total <= 0.97 * room) ?? 14.5;
  const off = total > most;
  const x = (nats: number) => 1 + (Math.min(nats, most) / most) * (width - 2);
  const [middle, end] = [x(model.entropy), off ? width - 5 : x(total)];
  const nats = (value: number) => formatNumber(value, { as: 'fixed', digits: 4 }, lang);
  const own = `${words.entropy} ${nats(model.entropy)}`;
  const extra = `${words.extra} ${nats(model.divergence)}`;
  const all = `${words.total} ${nats(total)}`;
  const low = y + height;
  const after = Math.max(middle, 1 + textWidth(own, 14) + 18);
  const extraAt = Math.min(after, width - textWidth(extra, 14));
  const half = 0.56 * textWidth(all, 16);
  const allAt = Math.max(1 + half, Math.min(width - half, (1 + end) / 2));
  return [
    rect('own', 'm-own', 1, y, middle - 1, height),
    rect('extra', 'm-area', middle, y, end - middle, height),
    rect('own-edge', 'm-target', 1, y, middle - 1, height),
    path(
      'extra-edge',
      'm-area-edge',
      off ? `M${at(end)},${y}H${at(middle)}V${low}H${at(end)}` : `M${at(middle)},${y}H${at(end)}V${low}H${at(middle)}Z`,
    ),
    ...(off
      ? [path('torn-paper', 'm-torn-paper', torn(end, y, height)), path('torn', 'm-torn', torn(end, y, height))]
      : []),
    text('own-words', 'true', 1, y - 9, own),
    text('extra-words', 'area', extraAt, y - 9, extra),
    path('brace', 'm-bracket', `M1,${low + 6}V${low + 12}H${at(end)}${off ? '' : `V${low + 6}`}`),
    text('all', 'big bold ink', allAt, low + 34, all, 'middle'),
  ];
}
