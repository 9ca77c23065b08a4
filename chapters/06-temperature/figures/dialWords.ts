/** The whole vocabulary at the dial: its bars by rank, in front of the outline they have at T = 1, and one of them found. */

import type { HandleData } from '#draw/handleData.ts';
import type { Layer } from '#draw/layer.ts';
import { columnsFor, drawRankBars } from '#draw/rankBars.ts';
import { formatNumber } from '#spec/format.ts';
import { wordText } from '#spec/wordText.ts';
import type { DialFrame, DialScene } from './dialScene.ts';
import { massOf, vocabularyAt } from './dialVocabulary.model.ts';

/** @returns the handle that looks up a bar */
export function drawWords(layer: Layer, scene: DialScene, frame: DialFrame): readonly HandleData[] {
  const { model, words, lang } = scene;
  const state = vocabularyAt(model.temperature);
  const count = columnsFor(frame.width);
  const show = (mass: number) => formatNumber(mass, { as: 'share' }, lang);
  const rank = (n: number) => formatNumber(n, { as: 'whole' }, lang);
  const share = wordText(massOf(state, model.find), lang);
  const layout = drawRankBars(layer, {
    x: frame.x,
    width: frame.width,
    top: frame.words.top,
    floor: frame.words.floor,
    columns: state.columns(count),
    height: model.height,
    found: { rank: model.find, words: words.found(rank(model.find), share) },
    other: model.temperature === 1 ? undefined : vocabularyAt(1).columns(count),
    show,
    rank,
  });
  const grip = scene.grip('find');
  return [
    {
      key: 'find',
      x: (layout.edge(model.find) + layout.edge(model.find + 1)) / 2,
      y: frame.words.find,
      direction: 'x',
      hue: 'ink',
      grips: [{ ...grip, text: () => `${grip.text()}, ${share}` }],
      move: (x) => grip.set(layout.rankAt(x)),
    },
  ];
}
