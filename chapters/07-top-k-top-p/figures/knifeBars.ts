/** The ranked bars of the knife: few with names, or the whole vocabulary; kept ones amber, the rest hatched. */

import { type Scale, scale } from '#draw/axisFit.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { columnsFor, drawRankBars, type RankBarsLayout } from '#draw/rankBars.ts';
import { at, hatched, line, path, rect, text } from '#draw/shapes.ts';
import { fitText } from '#draw/textWidth.ts';
import { type RankColumns, rankColumns } from '#math/rankColumns.ts';
import { formatNumber } from '#spec/format.ts';
import { wordText } from '#spec/wordText.ts';
import { nameAt } from './knifeModel.model.ts';
import type { KnifeFrame, KnifeScene } from './knifeScene.ts';

/** Heights of the few bars; the axis holds still while one is dragged. */
export function heightScale({ model, held }: KnifeScene, { lane }: KnifeFrame): Scale {
  const most = held ? 1 : (model.ranked?.masses[0] ?? 1);
  const top = most > 0.5 ? 1 : most > 0.25 ? 0.5 : 0.25;
  return scale([0, top], lane.floor, lane.top);
}

/** Left edge of the bar at a rank. */
export const barEdge = ({ model }: KnifeScene, { lane }: KnifeFrame, rank: number): number =>
  lane.x + (lane.width / Math.max(1, model.size)) * rank;

export function drawKnifeBars(layer: Layer, scene: KnifeScene, frame: KnifeFrame): RankBarsLayout | undefined {
  const { model } = scene;
  if (model.few || !model.ranked) {
    paint(sublayer(layer, 'rank-bars'), []);
    paint(sublayer(layer, 'few-bars'), fewShapes(scene, frame));
    return undefined;
  }
  paint(sublayer(layer, 'few-bars'), []);
  const { lang, words } = scene;
  const share = model.ranked.masses[model.find - 1] as number;
  const whole = (n: number) => formatNumber(n, { as: 'whole' }, lang);
  return drawRankBars(layer, {
    ...frame.lane,
    top: frame.lane.top + 12,
    columns: columnsOf(model.ranked.masses, columnsFor(frame.lane.width)),
    height: 'area',
    kept: model.kept,
    found: { rank: model.find, words: words.found(whole(model.find), wordText(share, lang)) },
    show: (mass) => formatNumber(mass, { as: 'share' }, lang),
    rank: whole,
  });
}

const COLUMNS = new WeakMap<Float64Array, { readonly columns: number; readonly made: RankColumns }>();

/** The same shares throughout a drag of the knife: their columns are made once. */
function columnsOf(masses: Float64Array, columns: number): RankColumns {
  const known = COLUMNS.get(masses);
  if (known?.columns === columns) return known.made;
  const made = rankColumns(masses, columns);
  COLUMNS.set(masses, { columns, made });
  return made;
}

function fewShapes(scene: KnifeScene, frame: KnifeFrame): readonly Shape[] {
  const { model, lang, values } = scene;
  const { lane } = frame;
  const y = heightScale(scene, frame);
  const column = lane.width / Math.max(1, model.size);
  const wide = values.water ? Math.min(112, column * 0.86) : Math.min(76, column * 0.5);
  const bars = Array.from({ length: model.size }, (_, rank) => {
    const centre = barEdge(scene, frame, rank + 0.5);
    const share = model.ranked?.masses[rank] ?? 0;
    const top = y.at(share);
    const tall = Math.max(1, lane.floor - top);
    const name = fitText(nameAt(model, rank), column - 4, 19);
    const said = formatNumber(share, { as: 'share' }, lang);
    const key = String(rank);
    return [
      rank < model.kept
        ? rect(`b${key}`, 'm-piece', centre - wide / 2, top, wide, tall)
        : hatched(`b${key}`, centre - wide / 2, top, wide, tall),
      ...(values.water ? [cup(key, centre - wide / 2, wide, frame)] : []),
      text(`n${key}`, 'name', centre, lane.floor + 24, name.text, 'middle', name.size),
      text(`s${key}`, 'area halo', centre, top - 17, model.ranked ? said : '', 'middle', column < 46 ? 12 : undefined),
    ];
  });
  return [...bars.flat(), line('floor', 'm-zero', lane.x, lane.floor, lane.x + lane.width, lane.floor)];
}

const cup = (key: string, x: number, wide: number, { lane }: KnifeFrame): Shape =>
  path(`c${key}`, 'm-cup', `M${at(x)},${lane.top}V${lane.floor}h${at(wide)}V${lane.top}`);
