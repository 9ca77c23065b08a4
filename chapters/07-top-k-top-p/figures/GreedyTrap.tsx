/** Two strips, one under the other: the first word cuts the upper one, the second cuts every piece again below. */

import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { withReach } from '#draw/reach.ts';
import { at, hatched, line, path, rect, text } from '#draw/shapes.ts';
import { drawStrip } from '#draw/strip.ts';
import { textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { Scene, View } from '#figure/view.ts';
import { formatNumber } from '#spec/format.ts';
import type { GreedyWords } from '../words.ts';
import { type GreedyModel, greedy, type Leaf } from './GreedyTrap.model.ts';

type Params = typeof greedy.params;
type GreedyScene = Scene<Params, GreedyModel, GreedyWords>;

const FIRST = { y: 58, height: 46 };
const KNOB_UP = FIRST.y - 24;
/** In a narrow picture more names hang above the lower strip. */
const pairs = ({ narrow }: Pick<GreedyScene, 'narrow'>) => ({ y: narrow ? 206 : 172, height: 50 });
const knobDown = (scene: GreedyScene) => pairs(scene).y + pairs(scene).height + 46;
const X = 10;

function draw(layer: Layer, scene: GreedyScene): void {
  const { model, words, lang, width } = scene;
  const inner = width - 2 * X;
  const x = (share: number) => X + share * inner;
  const show = (share: number) => formatNumber(share, { as: 'share' }, lang);
  paint(sublayer(layer, 'first'), firstShapes(scene, x, show));
  drawStrip(sublayer(layer, 'pairs'), {
    x: X,
    ...pairs(scene),
    width: inner,
    names: model.leaves.map((leaf) => words.seconds[leaf.second] as string),
    shares: model.leaves.map((leaf) => leaf.path),
    show,
    rows: scene.narrow ? 3 : 2,
    groups: model.leaves.map((leaf) => leaf.first),
    cut: model.leaves.map((leaf) => !leaf.seen),
  });
  paint(sublayer(layer, 'ends'), endShapes(scene, x, show));
  drawHandles(layer, withReach(handles(scene, x)));
}

/** The upper strip, and the lines that lead every cut down to the lower one. */
function firstShapes(
  { model, words, narrow }: GreedyScene,
  x: (share: number) => number,
  show: (share: number) => string,
): readonly Shape[] {
  const { y, height } = FIRST;
  const names = model.firsts.flatMap(({ share, from, kept }, i) => {
    const [left, wide] = [x(from), x(share) - x(0)];
    const name = words.firsts[i] as string;
    const on = kept ? ' on-area' : ' ink halo';
    const nameWide = textWidth(name, 19);
    if (wide < nameWide + 6) return [];
    const roomy = wide > nameWide + textWidth('.0000', 16) + 28;
    return [
      text(
        `n${i}`,
        `name${on}`,
        roomy ? left + 12 : left + wide / 2,
        y + height / 2 + 7,
        name,
        roomy ? 'start' : 'middle',
      ),
      ...(roomy ? [text(`s${i}`, `big${on}`, left + 20 + nameWide, y + height / 2 + 6, show(share))] : []),
    ];
  });
  const cuts = [0, 1, 2, 3].map((i) => (i === 3 ? 1 : (model.firsts[i]?.from ?? 1)));
  return [
    ...model.firsts.map(({ share, from, kept }, i) =>
      kept
        ? rect(`p${i}`, 'm-area', x(from), y, x(share) - x(0), height)
        : hatched(`p${i}`, x(from), y, x(share) - x(0), height),
    ),
    ...cuts.slice(1, 3).map((cut, i) => line(`e${i}`, 'm-sep', x(cut), y, x(cut), y + height)),
    rect('outline', 'm-area-edge', x(0), y, x(1) - x(0), height),
    path('down', 'm-leader', cuts.map((cut) => `M${at(x(cut))},${y + height}v16`).join('')),
    ...names,
    text('label', '', x(0), 18, words.upper),
    text('label2', 'halo', x(0) + (narrow ? 8 : 12), y + height + 22, words.lower),
  ];
}

/** Under the pieces: the pair the search ends with, and the likeliest of all. */
function endShapes(
  scene: GreedyScene,
  x: (share: number) => number,
  show: (share: number) => string,
): readonly Shape[] {
  const { model, words, lang, width, narrow } = scene;
  const lower = pairs(scene);
  const y = lower.y + lower.height;
  const mark = (key: string, css: string, leaf: Leaf, below: number) =>
    line(key, css, x(leaf.from), y + below, Math.max(x(leaf.from) + 2, x(leaf.from + leaf.path)), y + below);
  const pair = (leaf: Leaf) => words.pair(words.firsts[leaf.first] as string, words.seconds[leaf.second] as string);
  const same = model.found === model.best;
  const rows = [
    { key: 'found', css: 'ink', words: words.found(model.width, pair(model.found), show(model.found.path)) },
    {
      key: 'best',
      css: 'true',
      words: same ? words.same : words.best(pair(model.best), show(model.best.path)),
    },
  ];
  const base = knobDown(scene) + 50;
  const groups = model.firsts.slice(1).map(({ from }) => `M${at(x(from))},${lower.y - 4}v${lower.height + 8}`);
  const unseen = model.leaves.filter((leaf) => !leaf.seen && leaf.from > 0);
  const cuts = unseen.map(({ from }) => `M${at(x(from))},${lower.y}v${lower.height}`);
  return [
    path('cuts', 'm-cut-edge', cuts.join('')),
    path('groups', 'm-bracket', groups.join('')),
    mark('found-mark', 'm-frame', model.found, 6),
    mark('best-mark', 'm-true', model.best, 12),
    ...rows.map((row, i) => text(row.key, row.css, 22, base + 24 * i, row.words)),
    line('found-key', 'm-frame', 0, base - 5, 14, base - 5),
    line('best-key', 'm-true', 0, base + 19, 14, base + 19),
    text(
      'seen',
      '',
      narrow ? 22 : width,
      narrow ? base + 48 : base,
      words.seen(formatNumber(model.leaves.filter((leaf) => leaf.seen).length, { as: 'whole' }, lang)),
      narrow ? 'start' : 'end',
    ),
  ];
}

function handles(scene: GreedyScene, x: (share: number) => number): readonly HandleData[] {
  const { model, values } = scene;
  const [a, b] = [model.firsts[0], model.firsts[1]] as const;
  if (!a || !b) return [];
  const inner = x(1) - x(0);
  const share = (to: number) => (to - X) / inner;
  const gripA = scene.grip('a');
  const gripB = scene.grip('b');
  const upper: HandleData[] = [
    {
      key: 'a',
      x: x(a.share),
      y: KNOB_UP,
      direction: 'x',
      hue: 'area',
      grips: [gripA],
      move: (to) => gripA.set(share(to)),
    },
    {
      key: 'b',
      x: x(a.share + b.share),
      y: KNOB_UP,
      direction: 'x',
      hue: 'area',
      grips: [gripB],
      move: (to) => gripB.set(Number((share(to) - values.a).toFixed(12))),
    },
  ];
  const lower = (['a1', 'b1', 'c1'] as const).flatMap((name, i): HandleData[] => {
    const first = model.firsts[i];
    // A piece too thin to be cut by hand keeps its slider.
    if (!first || first.share * inner < 24) return [];
    const grip = scene.grip(name);
    return [
      {
        key: name,
        x: x(first.from + first.share * values[name]),
        y: knobDown(scene),
        direction: 'x',
        hue: 'area',
        nudge: i === 0,
        grips: [grip],
        move: (to) => grip.set((share(to) - first.from) / first.share),
      },
    ];
  });
  return [...upper, ...lower];
}

export const greedyView: View<Params, GreedyModel, GreedyWords> = {
  height: { narrow: 408, wide: 348 },
  wide: true,
  controls: ['width'],
  draw,
};

export const GreedyTrap = createFigure(greedy, greedyView);
