/** A chain as a bar of losses end to end: what was hard to foresee is long, and the whole is the loss of the line. */

import type { Shape } from '#draw/paint.ts';
import { hatched, line, path, rect, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import { shareAt } from './Line.model.ts';
import { type Chained, type LineModel, WAYS, type Way } from './lineModel.model.ts';
import { CHAIN, type LineScene, LOW } from './lineScene.ts';
import { powerText } from './powerText.model.ts';

/** Nats that all three bars have room for: those of the longest finite one. */
const roomOf = ({ chains }: LineModel): number =>
  Math.max(
    5,
    ...WAYS.map((way) => chains[way].logs.reduce((sum, log) => sum - (Number.isFinite(log) ? log : 0), 0) * 1.04),
  );

export function barShapes(scene: LineScene): readonly Shape[] {
  const { model, width } = scene;
  const unit = (width - 2) / roomOf(model);
  return WAYS.flatMap((way, i) => chainShapes(scene, way, CHAIN.y + CHAIN.pitch * i, unit));
}

function chainShapes(scene: LineScene, way: Way, y: number, unit: number): readonly Shape[] {
  const { model, words, lang, width } = scene;
  const chain = model.chains[way];
  const factor = shareAt(model, way);
  const token = model.tokens[model.at]?.text;
  const told = token === undefined ? '' : `P(${token}) = ${formatNumber(factor, { as: 'share' }, lang)}`;
  const name = fitText(words.ways[way], (width - textWidth(told, 16) - 16) / 1.12, 14);
  const result = fitText(
    model.tokens.length === 0
      ? ''
      : words.result(powerText(chain.total), formatNumber(chain.perplexity, { as: 'amount' }, lang)),
    width,
    14,
  );
  return [
    text(`${way}n`, 'ink bold', 0, y, name.text, 'start', name.size),
    text(`${way}f`, 'area big', width - 1, y, told, 'end'),
    text(`${way}r`, '', 0, y + CHAIN.second, result.text, 'start', result.size),
    ...segmentShapes(scene, way, chain, y + CHAIN.bar, unit),
  ];
}

function segmentShapes({ model, width }: LineScene, way: Way, chain: Chained, y: number, unit: number) {
  let x = 1;
  const { height } = CHAIN;
  const shapes: Shape[] = [];
  const names: Shape[] = [];
  model.tokens.forEach(({ text: token }, i) => {
    const log = chain.logs[i] as number;
    // A factor of 0 has a loss without end, and none at all has none to be drawn.
    const endless = !Number.isFinite(log);
    const wide = endless ? Math.min(30, width - 1 - x) : -log * unit;
    const css = i === model.at ? 'm-loss-bar' : 'm-cost-part';
    shapes.push(endless ? hatched(`${way}s${i}`, x, y, wide, height) : rect(`${way}s${i}`, css, x, y, wide, height));
    const said = endless ? (Number.isNaN(log) ? '—' : '∞') : token;
    if (textWidth(said, 14) + 4 < wide)
      names.push(
        text(`${way}t${i}`, i === model.at ? 'ink bold' : 'ink', x + wide / 2, y + height / 2 + 5, said, 'middle'),
      );
    if (i === model.at)
      shapes.push(line(`${way}hot`, 'm-frame', x, y + height + 4, x + Math.max(2, wide), y + height + 4));
    x += wide;
  });
  return [...shapes, ...names];
}

/** What all bars are measured with. */
export function axisShapes({ model, words, width }: LineScene): readonly Shape[] {
  const room = roomOf(model);
  const unit = (width - 2) / room;
  const step = room > 60 ? 20 : room > 24 ? 10 : 5;
  const ticks = Array.from({ length: Math.floor(room / step) + 1 }, (_, i) => i * step);
  const name = fitText(words.axis, width, 14);
  return [
    line('axis', 'm-ruler', 1, LOW + 14, width - 1, LOW + 14),
    path('ticks', 'm-tick', ticks.map((v) => `M${Math.round(100 * (1 + v * unit)) / 100},${LOW + 14}v7`).join('')),
    ...ticks.map((v, i) => text(`k${i}`, '', 1 + v * unit, LOW + 36, String(v), i === 0 ? 'start' : 'middle')),
    text('name', '', 0, LOW + 56, name.text, 'start', name.size),
  ];
}
