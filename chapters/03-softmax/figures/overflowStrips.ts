/** The strips that a machine is left with. One that is no strip any more is hatched, and says what happened. */

import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { hatched, rect, text } from '#draw/shapes.ts';
import { drawStrip } from '#draw/strip.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { OverflowRow } from './OverflowBench.model.ts';
import type { OverflowScene, Slot } from './overflowScene.ts';

export function drawStrips(layer: Layer, scene: OverflowScene, slots: readonly [Slot, Slot]): void {
  const { model, words } = scene;
  const [first, second] = model.rows as readonly [OverflowRow, OverflowRow?];
  const one = sublayer(layer, 'first');
  const two = sublayer(layer, 'second');
  drawMachine(one, scene, first, slots[0], second ? words.strips.rows[0] : words.strips.machine);
  if (second) drawMachine(two, scene, second, slots[1], words.strips.rows[1]);
  else {
    drawShares(two, scene, first.trueShares, slots[1], words.strips.truth);
    const { x, y, width, height } = slots[1].strip;
    paint(sublayer(two, 'extra'), [
      rect('truth', 'm-truth', x, y, width, height),
      ...titleShapes(words.strips.truth, slots[1]),
    ]);
  }
}

/** What the machine gives: a strip, or hatching where a share is not a number or nothing at all is left. */
function drawMachine(layer: Layer, scene: OverflowScene, row: OverflowRow, slot: Slot, title: string): void {
  const { words, lang } = scene;
  const { x, y, width, height } = slot.strip;
  const gone = row.shares.some(Number.isNaN) || row.total === 0;
  const broke = row.broke;
  const total = Number.isNaN(row.total) ? words.nan : formatNumber(row.total, { as: 'fixed', digits: 3 }, lang);
  const below = broke && !gone ? words.broken(broke) : '';
  const note = fitText(below, width - textWidth(words.whole(total), 14) - 12, 14);
  const said: Shape[] = [
    ...titleShapes(title, slot),
    text('total', Number.isNaN(row.total) ? 'ink' : 'area', x + width, y + height + 19, words.whole(total), 'end'),
    text('below', 'ink', x, y + height + 19, note.text, 'start', note.size === 14 ? undefined : note.size),
  ];
  if (!gone) {
    drawShares(layer, scene, row.shares, slot, title);
    paint(sublayer(layer, 'extra'), said);
    return;
  }
  paint(sublayer(sublayer(layer, 'shares'), 'strip'), []);
  const reason = fitText(broke ? words.broken(broke) : words.nan, width - 28, 16);
  paint(sublayer(layer, 'extra'), [
    hatched('gone', x, y, width, height),
    text(
      'reason',
      'big bold ink halo',
      x + width / 2,
      y + height / 2 + 6,
      reason.text,
      'middle',
      reason.size === 16 ? undefined : reason.size,
    ),
    ...said,
  ]);
}

function drawShares(
  layer: Layer,
  { lang }: OverflowScene,
  shares: readonly number[],
  { strip }: Slot,
  title: string,
): void {
  drawStrip(sublayer(layer, 'shares'), {
    ...strip,
    names: ['1', '2', '3'],
    shares,
    show: (share) => formatNumber(share, { as: 'share' }, lang),
    limits: [strip.x + textWidth(title, 14) + 8, strip.x + strip.width],
    rows: 1,
  });
}

const titleShapes = (title: string, { strip }: Slot): readonly Shape[] => [
  text('title', '', strip.x, strip.y - 9, title),
];
