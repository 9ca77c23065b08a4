/** Two strips one above the other: the counted die, and the network's. One point falls on both. */

import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { text } from '#draw/shapes.ts';
import { drawStrip, POINT_BELOW } from '#draw/strip.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { Die } from './ranked.model.ts';
import { COUNTED, NET, type SwapScene } from './swapScene.ts';

interface Placed {
  readonly key: string;
  readonly place: typeof COUNTED;
  readonly die: Die | undefined;
  readonly hit: { readonly piece: number | undefined; readonly text: string };
  /** What the text goes on with, and its share here. */
  readonly next: { readonly text: string; readonly share: number } | undefined;
  readonly said: string;
  readonly none: string;
}

export function stripsOf({ model, words }: SwapScene): readonly Placed[] {
  const printed = model.voice === 'printed';
  const goesOn = (share: number | undefined) =>
    model.next && share !== undefined ? { text: model.next.text, share } : undefined;
  const waiting = model.waiting ? words.waiting : undefined;
  return [
    {
      key: 'counted',
      place: COUNTED,
      die: model.die,
      hit: model.hit,
      next: goesOn(model.next?.counted[model.context]),
      said: words.countedDie(model),
      none: waiting ?? words.noDie,
    },
    {
      key: 'net',
      place: NET,
      die: model.net,
      hit: model.netHit,
      next: goesOn(model.next?.net),
      said: printed ? '' : words.netDie(model),
      none: waiting ?? words.noNet,
    },
  ];
}

export function drawDie(layer: Layer, scene: SwapScene, { key, place, die, hit, next, said, none }: Placed): void {
  const { model, words, lang, width } = scene;
  const mine = sublayer(layer, key);
  const answer = next === undefined || !die ? '' : `${next.text} ${formatNumber(next.share, { as: 'share' }, lang)}`;
  const title = fitText(said, width - textWidth(answer, 16) - 14, 14);
  const { names, shares, others } = piecesOf(die, model.voice === 'printed' ? Infinity : width - 2);
  const y = place.y + place.height + POINT_BELOW;
  const free = model.u < 0.5 ? 1 : -1;
  const x = pointAt(model.u, width);
  const point = `u = ${formatNumber(model.u, { as: 'fixed', digits: 3 }, lang)} →`;
  const under = die ? (hit.piece === undefined ? words.gap : hit.text) : '';
  const [first, second] = free > 0 ? [x + 22, x + 32 + textWidth(point, 14)] : [x - 31 - 1.1 * textWidth(under, 18), 0];
  paint(sublayer(mine, 'said'), [
    text('next', 'true big', width - 1, place.said, answer, 'end'),
    text('title', 'ink', 0, place.said, title.text, 'start', title.size),
    text('u', 'ink', first, y + 5, die ? point : '', free > 0 ? 'start' : 'end'),
    text('hit', 'name bold', free > 0 ? second : first + 7, y + 6, under, 'start', hit.piece === undefined ? 14 : 18),
  ]);
  drawStrip(mine, {
    x: 1,
    y: place.y,
    width: width - 2,
    height: place.height,
    names: [...names, words.others(formatNumber(others, { as: 'whole' }, lang))],
    shares,
    show: (share) => formatNumber(share, { as: 'share' }, lang),
    limits: [1, width - 1],
    rows: 2,
    hot: hit.piece === undefined ? undefined : Math.min(hit.piece, names.length),
    point: die ? model.u : undefined,
    groups: [...names.map(() => 0), 1],
    empty: die ? undefined : none,
  });
}

export const pointAt = (u: number, width: number): number => 1 + u * (width - 2);

/** Faces with room for their names, the first in any case; all others are one piece. */
function piecesOf(die: Die | undefined, width: number) {
  const faces = die?.faces ?? [];
  const thin = faces.findIndex(({ text: token, share }, i) => i > 0 && share * width < textWidth(token, 19) + 8);
  const named = thin < 0 ? faces : faces.slice(0, thin);
  const rest = faces.slice(named.length).reduce((sum, { share }) => sum + share, die?.rest ?? 0);
  return {
    names: named.map((face) => face.text),
    shares: [...named.map((face) => face.share), ...(rest > 0 ? [rest] : [])],
    others: (die?.others ?? 0) + faces.length - named.length,
  };
}
