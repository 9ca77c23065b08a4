/** The whole vocabulary: 50,304 bars as one outline on an axis of ranks, and a grip that looks one of them up. */

import type { HandleData } from '#draw/handleData.ts';
import type { Layer } from '#draw/layer.ts';
import { drawRankBars } from '#draw/rankBars.ts';
import { type RankColumns, rankColumns } from '#math/rankColumns.ts';
import { formatNumber } from '#spec/format.ts';
import { wordText } from '#spec/wordText.ts';
import type { CakeFrame, CakeScene } from './cakeScene.ts';
import { MASSES } from './cakeVocabulary.model.ts';

/** The masses never change, so columns do only with the width of the picture. */
export const WORDS = rankColumns(MASSES, 300);
const MADE = new Map<number, RankColumns>();

function columnsOf(width: number): RankColumns {
  const count = Math.max(50, Math.floor(width));
  const made = MADE.get(count) ?? rankColumns(MASSES, count);
  MADE.set(count, made);
  return made;
}

/** Room above the lane: for the knob, its words and the masses of the decades. */
const ABOVE = 66;

export function drawTail(layer: Layer, scene: CakeScene, frame: CakeFrame): HandleData {
  const { model, lang, words } = scene;
  const { rank, share } = model.found;
  const whole = (n: number) => formatNumber(n, { as: 'whole' }, lang);
  const show = (mass: number) => formatNumber(mass, { as: 'share' }, lang);
  const top = frame.top + ABOVE;
  // A knob at either end is not cut.
  const [x, width] = [10, scene.width - 20];
  const small = wordText(share, lang);
  const said = words.found(whole(rank), small, whole(model.n), whole(model.found.observed), model.n > 1);
  const layout = drawRankBars(layer, {
    x,
    width,
    top,
    floor: frame.floor + 40,
    columns: columnsOf(width),
    height: 'area',
    found: { rank, words: said },
    show,
    rank: whole,
  });
  const grip = scene.grip('find');
  return {
    key: 'find',
    x: (layout.edge(rank) + layout.edge(rank + 1)) / 2,
    y: top - 49,
    direction: 'x',
    hue: 'ink',
    grips: [{ ...grip, text: () => said }],
    move: (to) => grip.set(layout.rankAt(to)),
  };
}
