/** The chain as strips within strips: what one factor keeps is stretched to be the next factor's whole. */

import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { at, path, rect, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { Scene, View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { ChainWords } from '../words.ts';
import { type ChainModel, chain } from './Chain.model.ts';
import { powerText } from './powerText.model.ts';

type Params = typeof chain.params;
type ChainScene = Scene<Params, ChainModel, ChainWords>;

/** All strips together. */
const ROOM = 318;
const SAID = 354;

interface Row {
  readonly text: number;
  readonly y: number;
  readonly height: number;
}

function rowsOf({ links }: ChainModel): readonly Row[] {
  const pitch = Math.min(64, ROOM / links.length);
  return links.map((_, i) => ({ text: 17 + pitch * i, y: 25 + pitch * i, height: Math.max(14, pitch - 31) }));
}

function draw(layer: Layer, scene: ChainScene): void {
  const rows = rowsOf(scene.model);
  paint(sublayer(layer, 'strips'), stripsOf(scene, rows));
  paint(sublayer(layer, 'said'), saidOf(scene, rows));
  drawHandles(
    layer,
    rows.map((row, i) => handleOf(scene, row, i)),
  );
}

function stripsOf({ model, width }: ChainScene, rows: readonly Row[]): readonly Shape[] {
  const inner = width - 2;
  return rows.flatMap(({ y, height }, i) => {
    const link = model.links[i] as ChainModel['links'][number];
    const kept = 1 + link.factor * inner;
    const low = y + height;
    const next = rows[i + 1];
    const fits = textWidth(link.name, 19) + 20 < kept && height > 22;
    return [
      ...(next ? [path(`f${i}`, 'm-funnel', `M1,${low}L1,${next.y}H${width - 1}L${at(kept)},${low}Z`)] : []),
      rect(`r${i}`, 'm-many', 1, y, inner, height),
      rect(`k${i}`, 'm-area', 1, y, kept - 1, height),
      path(`e${i}`, 'm-edge', `M${at(kept)},${at(y)}v${at(height)}`),
      rect(`o${i}`, 'm-area-edge', 1, y, inner, height),
      ...(fits ? [text(`n${i}`, 'name on-area', 11, y + height / 2 + 7, link.name)] : []),
    ];
  });
}

/** P(月 | 床前明) = .9000, and how much of the first strip is left so far. */
function saidOf({ model, words, lang, width }: ChainScene, rows: readonly Row[]): readonly Shape[] {
  const amount = (x: number) => formatNumber(x, { as: 'amount' }, lang);
  const nats = (x: number) => formatNumber(x, { as: 'fixed', digits: 3 }, lang);
  const lines = [
    words.product(powerText(model.logs), nats(model.logs)),
    words.typical(formatNumber(model.typical, { as: 'share' }, lang), amount(model.perplexity)),
  ];
  return [
    ...rows.flatMap((row, i) => {
      const { name, factor, upTo } = model.links[i] as ChainModel['links'][number];
      const before = model.links.slice(0, i).map((link) => link.name);
      const left = i === 0 ? '' : `→ ${powerText(Math.log(upTo))}`;
      const given = before.length === 0 ? '' : ` | ${joined(before)}`;
      const room = width - textWidth(left, 14) - 18;
      const said = fitText(`P(${name}${given}) = ${formatNumber(factor, { as: 'share' }, lang)}`, room, 14);
      return [
        text(`s${i}`, 'ink', 4, row.text, said.text, 'start', said.size),
        text(`u${i}`, 'area', width - 2, row.text, left, 'end'),
      ];
    }),
    ...lines.map((said, i) => {
      // Bold letters are a little wider.
      const fitted = fitText(said, i === 0 ? width / 1.12 : width, i === 0 ? 16 : 14);
      return text(`l${i}`, i === 0 ? 'bold ink' : 'ink', 0, SAID + 24 * i, fitted.text, 'start', fitted.size);
    }),
  ];
}

const joined = (names: readonly string[]) =>
  names.join(names.every((name) => /^\p{Script=Han}+$/u.test(name)) ? '' : ' ');

function handleOf({ model, grip, width }: ChainScene, { y, height }: Row, i: number): HandleData {
  const mine = grip('factors', i);
  const inner = width - 2;
  const x = 1 + (model.links[i] as ChainModel['links'][number]).factor * inner;
  return {
    key: `f${i}`,
    x: Math.min(width - 12, Math.max(12, x)),
    y: y + height / 2,
    direction: 'x',
    hue: 'area',
    nudge: i === 2,
    grips: [mine],
    reach: [22, Math.min(22, ROOM / model.links.length / 2)],
    // At the ends the knob stands a little inside, so that it can be seen whole.
    move: (to) => mine.set(to >= width - 12.5 ? 1 : to <= 12.5 ? 0.001 : (to - 1) / inner),
  };
}

export const chainView: View<Params, ChainModel, ChainWords> = {
  height: { narrow: 390, wide: 390 },
  controls: [],
  draw,
};

export const Chain = createFigure(chain, chainView);
