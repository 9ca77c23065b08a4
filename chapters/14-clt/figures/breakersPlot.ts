/** The average as an area with its bell, and as a running area with the largest gap to the bell's. */

import { rulerShapes } from '#draw/axes.ts';
import { type Scale, scale } from '#draw/axisFit.ts';
import type { Shape } from '#draw/paint.ts';
import { at, line, path, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import { bellBelow } from './bellTable.model.ts';
import { REACH } from './breakersModel.model.ts';
import type { BreakersFrame, BreakersScene, Lane } from './breakersScene.ts';
import { bellShapes, highest, lawBarShapes } from './lawBars.ts';

/** Height of the bell, in which an area of 1 is one σ wide and one high; a bar this many times as high is cut. */
const BELL = 0.3989;
const CUT = 3.3;

const acrossOf = (lane: Lane): Scale => scale([-REACH, REACH], lane.x, lane.x + lane.width);

/** Numbers of σ under a lane. */
function sigmas(key: string, lane: Lane, lang: 'zh' | 'en'): readonly Shape[] {
  const across = acrossOf(lane);
  const ticks = [-3, -2, -1, 0, 1, 2, 3].map((z) => ({
    at: across.at(z),
    words: z === 3 ? '3 σ' : formatNumber(z, { as: 'whole' }, lang),
  }));
  return [
    line(`${key}-floor`, 'm-zero', lane.x, lane.floor, lane.x + lane.width, lane.floor),
    ...rulerShapes(key, ticks, lane.floor, lane.x, lane.x + lane.width, false),
  ];
}

export function densityShapes(scene: BreakersScene, { density: lane }: BreakersFrame): readonly Shape[] {
  const { model, words, lang } = scene;
  const { edges, bars: shares } = model;
  const bars = {
    from: edges[0] as number,
    step: ((edges.at(-1) as number) - (edges[0] as number)) / shares.length,
    shares,
  };
  const most = Math.max(BELL, Math.min(CUT * BELL, highest(bars, [-REACH, REACH])));
  const plot = { ...lane, across: acrossOf(lane), up: scale([0, 1.06 * most], lane.floor, lane.top) };
  const title = fitText(words.average(model), lane.room, 14);
  const beyond = words.beyond(beyondText(scene));
  const by = fitText(words.by[model.by], lane.room, 14);
  return [
    text('average', 'ink', lane.left, lane.title, title.text, 'start', title.size),
    text('by', '', lane.left, lane.title + 20, by.text, 'start', by.size),
    text('beyond', 'area', lane.left, lane.title + 40, beyond),
    ...lawBarShapes('law', bars, plot),
    ...bellShapes('bell', 0, 1, plot),
    ...sigmas('z', lane, lang),
  ];
}

function beyondText({ model, lang }: BreakersScene): string {
  const { beyond } = model;
  return beyond > 0 && beyond < 0.001
    ? formatNumber(beyond, { as: 'share' }, lang)
    : formatNumber(beyond, { as: 'fixed', digits: beyond === 0 ? 0 : 5 }, lang).replace(/^0\./, '.');
}

export function runningShapes(scene: BreakersScene, { running: lane }: BreakersFrame): readonly Shape[] {
  const { model, words, lang } = scene;
  const across = acrossOf(lane);
  const up = scale([0, 1], lane.floor, lane.top);
  const { below, stepped, gap } = model;
  const count = below.length - 1;
  let d = '';
  let last = NaN;
  for (let i = 0; i <= count; i++) {
    const [x, y] = [at(across.at(-REACH + (2 * REACH * i) / count)), at(up.at(below[i] as number))];
    if (i === 0) d = `M${x},${y}`;
    else if (!stepped) d += `L${x},${y}`;
    else if (y !== last || i === count) d += `H${x}V${y}`;
    last = y;
  }
  let bell = '';
  for (let i = 0; i <= 64; i++) {
    const z = -REACH + (2 * REACH * i) / 64;
    bell += `${i ? 'L' : 'M'}${at(across.at(z))},${at(up.at(bellBelow(z)))}`;
  }
  const title = fitText(words.below, lane.room, 14);
  return [
    text('below', 'ink', lane.left, lane.title, title.text, 'start', title.size),
    ...[0, 0.5, 1].flatMap((p) => [
      line(`g${p}`, 'm-grid', lane.x, up.at(p), lane.x + lane.width, up.at(p)),
      text(`gt${p}`, '', lane.x - 8, up.at(p) + 5, formatNumber(p, { as: 'value', digits: 0 }, lang), 'end'),
    ]),
    path('running-area', 'm-funnel', `${d}V${at(lane.floor)}H${at(lane.x)}Z`),
    path('running', 'm-edge m-open', d),
    path('running-bell', 'm-luck', bell),
    ...sigmas('y', lane, lang),
    ...(gap.size > 0 ? gapShapes(scene, lane, across, up) : []),
  ];
}

/** The gap as a bar between the two curves, its size on the side where there is room. */
function gapShapes({ model, words, lang }: BreakersScene, lane: Lane, across: Scale, up: Scale): readonly Shape[] {
  const { at: z, law, bell, size } = model.gap;
  const x = across.at(Math.min(REACH, Math.max(-REACH, z)));
  const said = words.gap(formatNumber(size, { as: 'share' }, lang));
  // Above the curves is room on the left, below them on the right.
  const left = x - lane.x > lane.width / 2 ? x + 12 + textWidth(said, 16) > lane.x + lane.width : false;
  const y = z < 0 ? Math.min(up.at(law), up.at(bell)) - 10 : Math.max(up.at(law), up.at(bell)) + 22;
  return [
    line('gap-case', 'm-case', x, up.at(law), x, up.at(bell)),
    path('gap', 'm-turned', `M${at(x)},${at(up.at(law))}V${at(up.at(bell))}`),
    text(
      'gap-said',
      'big ink halo',
      z < 0 ? Math.max(lane.x + textWidth(said, 16), x - 6) : left ? x - 8 : x + 8,
      Math.min(lane.floor - 8, Math.max(lane.top + 16, y)),
      said,
      z < 0 || left ? 'end' : 'start',
    ),
  ];
}
