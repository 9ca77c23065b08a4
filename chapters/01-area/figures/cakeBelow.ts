/** Below the bars: the same areas laid side by side as one strip, the point thrown last, two lamps, and the means. */

import { lampShapes } from '#draw/lamps.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { text } from '#draw/shapes.ts';
import { drawStrip } from '#draw/strip.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { decadesOf } from '#math/rankColumns.ts';
import { formatNumber } from '#spec/format.ts';
import type { CakeBar } from './Cake.model.ts';
import type { CakeFrame, CakeScene } from './cakeScene.ts';
import { WORDS } from './cakeTail.ts';

export function drawBelow(layer: Layer, scene: CakeScene, frame: CakeFrame): void {
  const { model, words, lang } = scene;
  const { pieces, hot, point } = model.size === 'few' ? fewPieces(scene) : manyPieces(scene);
  const show = (share: number) => formatNumber(share, { as: 'share' }, lang);
  const empty = pieces.every(({ share }) => share === 0);
  drawStrip(layer, {
    ...frame.strip,
    names: pieces.map(({ name }) => name),
    shares: pieces.map(({ share }) => share),
    show,
    limits: [1, scene.width],
    rows: 2,
    hot,
    point,
    empty: empty ? words.empty : undefined,
  });
  const { x, y, width, height } = frame.strip;
  const low = y + height;
  const last = point === undefined ? '' : words.last(formatNumber(model.n, { as: 'whole' }, lang));
  const foot = x + (point ?? 0) * width;
  const half = textWidth(last, 14) / 2;
  const lampsAt = low + 64;
  const lamps = [
    { key: 'nonNegative', on: model.lamps.nonNegative, words: words.lamps.nonNegative },
    { key: 'sumsToOne', on: model.lamps.sumsToOne, words: words.lamps.sumsToOne },
  ];
  const said = words.means(model);
  const room = scene.narrow ? scene.width - 2 : scene.width / 2;
  const means = fitText(said, room, 14);
  paint(sublayer(layer, 'below'), [
    text('last', 'ink', Math.min(scene.width - half, Math.max(half, foot)), low + 33, last, 'middle'),
    ...lampShapes(lamps, 1, lampsAt, scene.narrow ? scene.width - 2 : scene.width / 2 - 20, 26),
    text(
      'means',
      'ink',
      scene.narrow ? 1 : scene.width - 1,
      scene.narrow ? lampsAt + 34 : lampsAt,
      means.text,
      scene.narrow ? 'start' : 'end',
      means.size === 14 ? undefined : means.size,
    ),
  ]);
}

interface Pieces {
  readonly pieces: readonly { readonly name: string; readonly share: number }[];
  readonly hot: number | undefined;
  readonly point: number | undefined;
}

function fewPieces({ model }: CakeScene): Pieces {
  const bars = model.places.map((index) => model.bars[index] as CakeBar);
  const { hit, into } = model.throws;
  const hot = hit === undefined ? undefined : model.places.indexOf(hit);
  const before = bars.slice(0, hot ?? 0).reduce((sum, bar) => sum + bar.area, 0);
  const point = hot === undefined ? undefined : before + into * (bars[hot] as CakeBar).area;
  return { pieces: bars.map(({ name, area }) => ({ name, share: area })), hot, point };
}

/** On small screens the stretches after the first are called by where they begin. */
const SHORT = ['1–9', '10+', '100+', '10³+', '10⁴+'];

function manyPieces({ model, lang, narrow }: CakeScene): Pieces {
  const count = (n: number) => formatNumber(n, { as: 'whole' }, lang);
  const decades = decadesOf(WORDS);
  return {
    pieces: decades.map(({ from, to, mass }, i) => ({
      name: narrow ? (SHORT[i] as string) : `${count(from)}–${count(to)}`,
      share: mass,
    })),
    hot: decades.findIndex(({ to }) => to >= model.found.last),
    point: model.found.u,
  };
}
