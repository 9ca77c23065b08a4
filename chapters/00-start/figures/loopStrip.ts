/** The last two stations: the strip with all shares, and the point that falls on it. */

import type { Shape } from '#draw/paint.ts';
import { at, path, text } from '#draw/shapes.ts';
import type { StripData } from '#draw/strip.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { LoopFrame, LoopScene } from './loopFrame.ts';
import { headShapes } from './loopStations.ts';

const AREA_STATION = 4;

export function stripOf({ model, words, lang, width }: LoopScene, frame: LoopFrame): StripData {
  const { faces, named, rest, u, hit, stage } = model;
  const shown = faces.slice(0, named);
  const size = rest.size > 0 ? formatNumber(rest.size, { as: 'whole' }, lang) : undefined;
  const thrown = stage > AREA_STATION && !model.waiting;
  return {
    ...frame.strip,
    names: [...shown.map(({ name }) => name), words.rest(size)],
    shares: [...shown.map(({ share }) => share), rest.share],
    show: (share) => formatNumber(share, { as: 'share' }, lang),
    limits: [0, width],
    rows: 3,
    groups: [...shown.map((_, i) => (i === 0 ? 0 : 1)), 2],
    point: thrown ? u : undefined,
    hot: thrown ? Math.min(hit?.rank ?? named, named) : undefined,
    ...(model.waiting ? { empty: words.waiting } : stage < AREA_STATION ? { empty: '' } : {}),
  };
}

/** Where some of the other tokens end: the tail is as long as it is because it is many. */
export function cutShapes({ model }: LoopScene, { strip }: LoopFrame): readonly Shape[] {
  if (model.waiting || model.stage < AREA_STATION) return [];
  const d = model.rest.cuts
    .map((edge) => `M${at(strip.x + edge * strip.width)},${at(strip.y + strip.height - 7)}v7`)
    .join('');
  return d ? [path('cuts', 'm-sep thin', d)] : [];
}

/** The headings of both, and in words what lies under the point. */
export function pointShapes(scene: LoopScene, frame: LoopFrame): readonly Shape[] {
  const { model, words, width, lang } = scene;
  const heads = [
    ...headShapes(scene, 3, 0, width, frame.head, ''),
    ...(model.stage > AREA_STATION ? headShapes(scene, 4, 0, width, frame.tally.head, '') : []),
  ];
  if (model.waiting || model.stage <= AREA_STATION) return heads;
  if (model.u === undefined) {
    const said = fitText(words.greedy(model.hit?.name ?? ''), width - 90, 14);
    return [...heads, text('greedy', 'ink', 90, frame.tally.head, said.text)];
  }
  const x = frame.strip.x + model.u * frame.strip.width;
  const share = model.hit ? `  ${model.hit.name}  ${formatNumber(model.hit.share, { as: 'share' }, lang)}` : '';
  const said = `u = ${formatNumber(model.u, { as: 'fixed', digits: 3 }, lang)}${share}`;
  const free = x + 24 + textWidth(said, 14) < width ? 1 : -1;
  return [...heads, text('u', 'ink', x + 22 * free, frame.point + 5, said, free > 0 ? 'start' : 'end')];
}
