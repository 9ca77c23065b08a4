/** The strip that all eight positions share, padding last. */

import type { Layer } from '#draw/layer.ts';
import type { Shape } from '#draw/paint.ts';
import { text } from '#draw/shapes.ts';
import { drawStrip } from '#draw/strip.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import { type MaskScene, nameOf, STRIP } from './maskFrame.ts';
import { MIDDLE, PAD, SUFFIX, WORDS } from './maskParams.model.ts';

interface Piece {
  readonly name: string;
  readonly share: number;
}

function piecesOf(scene: MaskScene): readonly Piece[] {
  const { shares } = scene.model;
  return [...WORDS.keys(), ...(shares.length > SUFFIX ? [SUFFIX, MIDDLE] : []), PAD].map((target) => ({
    name: nameOf(scene, target),
    share: shares[target] as number,
  }));
}

/** Whether every piece has room for its name. */
const allNamed = (pieces: readonly Piece[], width: number) =>
  pieces.every(({ name, share }) => share * (width - 2) > textWidth(name, 19) + 8);

/** Over pieces that have room for their names alone, the shares. */
export function shareShapes(scene: MaskScene): readonly Shape[] {
  const pieces = piecesOf(scene);
  if (!allNamed(pieces, scene.width)) return [];
  let left = 1;
  return pieces.map(({ name, share }, i) => {
    const wide = share * (scene.width - 2);
    const said = formatNumber(share, { as: 'share' }, scene.lang);
    const within = textWidth(name, 19) + textWidth(said, 16) + 19 <= wide;
    const fitted = fitText(said, wide - 6, 14);
    left += wide;
    const shown = within || fitted.text !== said ? '' : said;
    return text(`share${i}`, 'area', left - wide / 2, STRIP.y - 7, shown, 'middle', fitted.size);
  });
}

export function drawSharedStrip(layer: Layer, scene: MaskScene): void {
  const { width, lang } = scene;
  const pieces = piecesOf(scene);
  drawStrip(layer, {
    x: 1,
    ...STRIP,
    width: width - 2,
    names: pieces.map(({ name }) => name),
    shares: pieces.map(({ share }) => share),
    show: (share) => formatNumber(share, { as: 'share' }, lang),
    limits: [1, width - 1],
    rows: allNamed(pieces, width) ? 0 : 2,
    hot: pieces.length - 1,
  });
}
