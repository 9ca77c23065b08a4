/** The place that is looked at: the whole vocabulary by rank, what came there, and the ten that had most. */

import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { drawRankBars } from '#draw/rankBars.ts';
import { text } from '#draw/shapes.ts';
import { cutText, fitText, wrapText } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import { wordText } from '#spec/wordText.ts';
import { LOOK, type TextFrame, type TextScene } from './textScene.ts';

export function drawLook(layer: Layer, scene: TextScene, { look: frame }: TextFrame): void {
  const { model, words, lang, width } = scene;
  const { look } = model;
  const head = fitText(look ? words.place(model) : words.waiting, width, 14);
  paint(sublayer(layer, 'look'), [
    text('look-head', 'ink bold', 0, frame.head, head.text, 'start', head.size),
    ...(look ? nameShapes(scene, frame) : []),
  ]);
  if (!look) {
    paint(sublayer(layer, 'rank-bars'), []);
    return;
  }
  const rank = (n: number) => formatNumber(n, { as: 'whole' }, lang);
  drawRankBars(layer, {
    ...{
      x: 1,
      width: width - 2,
      top: frame.head + LOOK.top,
      floor: frame.head + LOOK.floor,
      columns: look.columns,
      height: 'area',
    },
    kept: model.lane === 2 ? look.kept : undefined,
    found: { rank: look.rank, words: words.found(look.name, rank(look.rank), wordText(look.share, lang)) },
    other: look.before,
    show: (mass) => formatNumber(mass, { as: 'share' }, lang),
    rank,
  });
}

/** The ten largest with their shares, and what all others hold, as a line or a few. */
function nameShapes({ model, words, lang, width }: TextScene, { head }: TextFrame['look']): readonly Shape[] {
  const { look } = model;
  if (!look) return [];
  const named = look.top.map(([name, share], i) =>
    [i + 1, cutText(name, 110, 14), formatNumber(share, { as: 'share' }, lang)].join('\u00a0'),
  );
  const rest = words.rest(
    formatNumber(look.size - look.top.length, { as: 'whole' }, lang),
    formatNumber(look.tail, { as: 'share' }, lang),
  );
  return wrapText([...named, rest.replaceAll(' ', '\u00a0')].join('\u00a0\u00a0 '), width, 14).map((said, i) =>
    text(`n${i}`, 'ink', 1, head + LOOK.names + 24 * i, said),
  );
}
