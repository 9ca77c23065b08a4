/** What can be grabbed: the tops of the few bars, the knife of the present method, and the point on what is left. */

import type { HandleData } from '#draw/handleData.ts';
import type { RankBarsLayout } from '#draw/rankBars.ts';
import { POINT_BELOW } from '#draw/strip.ts';
import { formatNumber } from '#spec/format.ts';
import { scoreSide, shareSide } from './knifeBarSides.ts';
import { barEdge, heightScale } from './knifeBars.ts';
import { itemAt, nameAt, ratioShown, shownRatio } from './knifeModel.model.ts';
import type { KnifeFrame, KnifeScene } from './knifeScene.ts';
import { pointText } from './knifeStrips.ts';

export function knifeHandles(
  scene: KnifeScene,
  frame: KnifeFrame,
  many: RankBarsLayout | undefined,
): readonly HandleData[] {
  const { model } = scene;
  const handles = model.few && model.ranked ? barHandles(scene, frame) : [];
  if (!model.ranked) return handles;
  if (model.method === 'top-k') handles.push(kHandle(scene, frame, many));
  if (model.method === 'top-p') handles.push(pHandle(scene, frame));
  if (model.method === 'min-p') handles.push(many ? manyMinpHandle(scene, frame, many) : minpHandle(scene, frame));
  if (many) handles.push(findHandle(scene, frame, many));
  if (model.hit === undefined) return handles;
  const grip = scene.grip('u');
  const hit = nameAt(model, model.hit);
  const { x, y, width, height } = frame.left;
  handles.push({
    key: 'u',
    x: x + model.u * width,
    y: y + height + POINT_BELOW,
    direction: 'x',
    hue: 'ink',
    grips: [{ ...grip, text: () => `${pointText(scene)}, ${hit}` }],
    move: (to) => grip.set((to - x) / width),
  });
  return handles;
}

function barHandles(scene: KnifeScene, frame: KnifeFrame): HandleData[] {
  const { model, values, lang } = scene;
  const y = heightScale(scene, frame);
  const column = frame.lane.width / model.size;
  return Array.from({ length: model.size }, (_, rank): HandleData => {
    const item = itemAt(model, rank);
    const share = model.ranked?.masses[rank] ?? 0;
    const side = values.bars === 'scores' ? scoreSide(scene, item) : shareSide(scene, item);
    return {
      key: `bar${item}`,
      x: barEdge(scene, frame, rank + 0.5),
      y: y.at(share),
      direction: 'y',
      hue: 'area',
      grips: [{ ...side.grip, text: () => `${side.grip.text()}, ${formatNumber(share, { as: 'percent' }, lang)}` }],
      move: (_x, to) => side.want(y.value(to)),
      reach: [Math.min(22, column / 2), 22],
      nudge: false,
    };
  });
}

/** Between two bars: above the few, below the axis of the many. */
function kHandle(scene: KnifeScene, frame: KnifeFrame, many: RankBarsLayout | undefined): HandleData {
  const { model } = scene;
  const grip = scene.grip('k');
  const { lane } = frame;
  const column = lane.width / model.size;
  return {
    key: 'k',
    x: kPlace(scene, frame, many),
    y: kLevel(frame, many),
    direction: 'x',
    hue: 'ink',
    nudge: true,
    grips: [grip],
    move: (to) => grip.set(many ? many.rankAt(to) : Math.max(1, Math.round((to - lane.x) / column))),
  };
}

export function kPlace(scene: KnifeScene, frame: KnifeFrame, many: RankBarsLayout | undefined): number {
  const count = Math.min(scene.model.k, scene.model.size);
  return many ? many.edge(count + 1) : barEdge(scene, frame, count);
}

export const kLevel = ({ lane }: KnifeFrame, many: RankBarsLayout | undefined): number =>
  many ? lane.floor + 42 : lane.top - 22;

/** Where the present cut lies among the bars of a vocabulary. */
export const cutPlace = ({ model }: KnifeScene, many: RankBarsLayout): number => many.edge(model.kept + 1);

function pHandle(scene: KnifeScene, { strip }: KnifeFrame): HandleData {
  const grip = scene.grip('p');
  return {
    key: 'p',
    x: strip.x + scene.model.p * strip.width,
    y: strip.y + strip.height + 26,
    direction: 'x',
    hue: 'ink',
    nudge: true,
    grips: [grip],
    move: (to) => grip.set((to - strip.x) / strip.width),
  };
}

/** A height: so large a part of the first bar. */
function minpHandle(scene: KnifeScene, frame: KnifeFrame): HandleData {
  const grip = scene.grip('minp');
  const y = heightScale(scene, frame);
  const first = scene.model.ranked?.masses[0] ?? 1;
  return {
    key: 'minp',
    x: frame.lane.x + frame.lane.width - 2,
    y: y.at(first * shownRatio(scene.model)),
    direction: 'y',
    hue: 'ink',
    nudge: true,
    grips: [grip],
    move: (_, to) => grip.set(ratioShown(scene.model, Math.max(0, y.value(to) / first))),
  };
}

/** Among many bars the level cannot be seen, but the first bar below it can. */
function manyMinpHandle(scene: KnifeScene, frame: KnifeFrame, many: RankBarsLayout): HandleData {
  const grip = scene.grip('minp');
  const masses = scene.model.ranked?.masses ?? new Float64Array(1);
  return {
    key: 'minp',
    x: cutPlace(scene, many),
    y: kLevel(frame, many),
    direction: 'x',
    hue: 'ink',
    nudge: true,
    grips: [grip],
    move: (to) => grip.set(ratioShown(scene.model, (masses[many.rankAt(to) - 1] as number) / (masses[0] as number))),
  };
}

/** At the head of the line that points out one bar. */
function findHandle(scene: KnifeScene, { lane }: KnifeFrame, many: RankBarsLayout): HandleData {
  const grip = scene.grip('find');
  const { find } = scene.model;
  return {
    key: 'find',
    x: (many.edge(find) + many.edge(find + 1)) / 2,
    y: lane.top - 37,
    direction: 'x',
    hue: 'ink',
    grips: [grip],
    move: (to) => grip.set(many.rankAt(to)),
  };
}
