/** Two strips: all shares in order, where the knife falls; and what is left, stretched to a whole again. */

import { ghostEdge } from '#draw/ghosts.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { dot, hatched, line, rect, text, ticksShapes } from '#draw/shapes.ts';
import { drawStrip, POINT_BELOW } from '#draw/strip.ts';
import { textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import { nameAt, shareAfter } from './knifeModel.model.ts';
import type { KnifeFrame, KnifeScene } from './knifeScene.ts';

export function drawKnifeStrips(layer: Layer, scene: KnifeScene, frame: KnifeFrame): void {
  const { model, lang, words } = scene;
  const show = (share: number) => formatNumber(share, { as: 'share' }, lang);
  const [all, left] = [sublayer(layer, 'all'), sublayer(layer, 'left')];
  const ranks = model.few && model.ranked ? Array.from({ length: model.size }, (_, i) => i) : [];
  if (model.few)
    drawStrip(all, {
      ...frame.strip,
      names: ranks.map((rank) => nameAt(model, rank)),
      shares: ranks.map((rank) => model.ranked?.masses[rank] ?? 0),
      show,
      limits: [frame.strip.x + textWidth(allWords(scene), 14) + 12, frame.strip.x + frame.strip.width],
      rows: 2,
      cut: ranks.map((rank) => rank >= model.kept),
      empty: model.ranked ? undefined : words.masked,
    });
  else paint(sublayer(all, 'strip'), manyShapes(frame.strip, model.ranked?.totals, model.mass, 1));
  const kept = ranks.slice(0, model.kept);
  if (model.few || model.kept === 0)
    drawStrip(left, {
      ...frame.left,
      names: kept.map((rank) => nameAt(model, rank)),
      shares: kept.map((rank) => shareAfter(model, rank)),
      show,
      limits: [frame.left.x + textWidth(keptWords(scene), 14) + 12, frame.left.x + frame.left.width],
      rows: 2,
      hot: model.hit,
      point: model.hit === undefined ? undefined : model.u,
      empty: model.kept > 0 ? undefined : model.ranked ? words.nothing : words.masked,
    });
  else paint(sublayer(left, 'strip'), pointed(scene, frame));
  paint(sublayer(layer, 'said'), [
    ...cutShapes(scene, frame),
    ...saidShapes(scene, frame),
    ...printedShapes(scene, frame),
  ]);
}

/** The first words of a vocabulary are seen one by one, the others together. */
function manyShapes(
  { x, y, width, height }: KnifeFrame['strip'],
  totals: Float64Array | undefined,
  mass: number,
  whole: number,
): readonly Shape[] {
  const at = (share: number) => x + Math.min(1, share / whole) * width;
  const edges: number[] = [];
  for (let i = 0; totals && i < totals.length && edges.length < 60; i++) {
    const edge = totals[i] as number;
    if (edge > whole || at(edge) - at(totals[i - 1] ?? 0) < 3) break;
    edges.push(edge);
  }
  const lines = (key: string, css: string, which: (edge: number) => boolean) =>
    ticksShapes(key, css, edges.filter(which).map(at), y, height);
  return [
    rect('kept', 'm-area', x, y, at(mass) - x, height),
    ...(mass < whole ? [hatched('cut', at(mass), y, x + width - at(mass), height)] : []),
    ...lines('edges', 'm-sep', (edge) => edge <= mass),
    ...lines('cut-edges', 'm-cut-edge', (edge) => edge > mass),
    rect('outline', 'm-area-edge', x, y, width, height),
    ...edges.slice(0, 12).flatMap((edge, i) => {
      const from = at(totals?.[i - 1] ?? 0);
      const said = String(i + 1);
      if (at(edge) - from < textWidth(said, 14) + 8) return [];
      return [
        text(
          `n${i}`,
          edge > mass + 1e-9 ? 'ink halo' : 'on-area',
          (from + at(edge)) / 2,
          y + height / 2 + 5,
          said,
          'middle',
        ),
      ];
    }),
  ];
}

function pointed(scene: KnifeScene, frame: KnifeFrame): readonly Shape[] {
  const { model } = scene;
  const { x, y, width, height } = frame.left;
  const at = x + model.u * width;
  const low = y + height;
  const edge = (rank: number) =>
    x + Math.min(1, (rank < 0 ? 0 : (model.ranked?.totals[rank] ?? 0)) / model.mass) * width;
  const hit = model.hit ?? 0;
  return [
    ...manyShapes(frame.left, model.ranked?.totals, model.mass, model.mass),
    line('hot', 'm-hot', edge(hit - 1), low + 4.5, Math.max(edge(hit), edge(hit - 1) + 2), low + 4.5),
    line('stem', 'm-stem-on', at, low - 11, at, low),
    dot('dot', 'm-dot-on', at, low - 11, 5),
    line('stem-below', 'm-stem', at, low, at, low + POINT_BELOW - 9),
  ];
}

const allWords = ({ model, words, values }: KnifeScene): string =>
  model.few && values.water ? words.poured : words.all;

function keptWords({ model, words, lang }: KnifeScene): string {
  const whole = (n: number) => formatNumber(n, { as: 'whole' }, lang);
  return words.kept(whole(model.kept), whole(model.size), formatNumber(model.mass, { as: 'share' }, lang));
}

/** Between pieces that are cut away, where the edges of the amber ones would not be seen on the hatching. */
function cutShapes({ model }: KnifeScene, { strip: { x, y, width, height } }: KnifeFrame): readonly Shape[] {
  if (!model.few || !model.ranked) return [];
  const edges = [...model.ranked.totals.slice(model.kept, -1)].map((edge) => x + edge * width);
  return edges.map((at, i) => line(`cut${i}`, 'm-cut-edge', at, y, at, y + height));
}

export const pointText = ({ model, lang }: KnifeScene): string =>
  formatNumber(model.u, { as: 'fixed', digits: model.places }, lang);

/** What is said beside the strips: how many stay and what they have, and where the point fell. */
function saidShapes(scene: KnifeScene, { strip, left }: KnifeFrame): readonly Shape[] {
  const { model, lang, width } = scene;
  const bottom = left.y + left.height + POINT_BELOW;
  const x = left.x + model.u * left.width;
  const number = `u = ${pointText(scene)}`;
  const said = model.hit === undefined ? '' : `${number} → ${nameAt(model, model.hit)}`;
  const free = x + 24 + textWidth(said, 14) < width ? 1 : -1;
  return [
    text('all-label', '', strip.x, strip.y - 12, allWords(scene)),
    text('kept', 'ink', left.x, left.y - 12, keptWords(scene)),
    ...(said ? [text('u', 'ink', x + 24 * free, bottom + 5, said, free > 0 ? 'start' : 'end')] : []),
    ...(model.method === 'top-p' ? knifeLine(model.p, formatNumber(model.p, { as: 'share' }, lang), strip) : []),
  ];
}

/** The knife across the strip, with its number beside the knob. */
function knifeLine(p: number, said: string, { x, y, width, height }: KnifeFrame['strip']) {
  const at = x + p * width;
  const words = `p = ${said}`;
  const right = at + 22 + textWidth(words, 14) < x + width;
  return [
    line('knife-case', 'm-case', at, y - 6, at, y + height + 2),
    line('knife', 'm-frame', at, y - 8, at, y + height + 17),
    text('knife-words', 'ink', at + (right ? 22 : -22), y + height + 31, words, right ? 'start' : 'end'),
  ];
}

/** Cuts that a source prints for these scores. */
function printedShapes({ model, words, narrow }: KnifeScene, { strip, left }: KnifeFrame): readonly Shape[] {
  if (!model.printed) return [];
  const edges = (shares: readonly number[], { x, width }: KnifeFrame['strip']) => {
    let sum = 0;
    return shares.slice(0, -1).map((share) => {
      sum += share;
      return x + sum * width;
    });
  };
  const ghosts = (key: string, shares: readonly number[], box: KnifeFrame['strip']) =>
    edges(shares, box).flatMap((x, i) => ghostEdge(`${key}${i}`, x, box.y - 7, box.y + box.height + 9, '').slice(0, 2));
  const { shares, after, keeps } = model.printed;
  const listed = (parts: readonly number[]) =>
    `${words.asPrinted} ${parts.map((p) => p.toFixed(2).replace(/^0/, '')).join(' ')}`;
  const low = (box: KnifeFrame['strip'], below: number) => box.y + box.height + below;
  const outcome = keeps ? words.printedKeeps(keeps) : listed(after ?? []);
  return [
    ...ghosts('all', shares, strip),
    text('printed', 'print halo', strip.x, low(strip, model.method === 'top-p' && narrow ? 56 : 32), listed(shares)),
    ...(after
      ? [
          ...ghosts('left', after, left),
          text('printed-after', 'print halo', left.x + left.width, low(left, 56), outcome, 'end'),
        ]
      : []),
  ];
}
