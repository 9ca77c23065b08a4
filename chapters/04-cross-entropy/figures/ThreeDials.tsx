/** What was said as one strip, what the model expects as another, and four gauges that read the second by the first. */

import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint, type Shape } from '#draw/paint.ts';
import { line, rect, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { millionths } from '#math/withShare.ts';
import { formatNumber } from '#spec/format.ts';
import { onSteps } from '#spec/number.ts';
import type { DialsWords } from '../words.ts';
import { type DialsParams, type DialsScene, gaugeShapes } from './dialsGauges.ts';
import { OFTEN, WORDS } from './dialsModel.model.ts';
import { SHARE } from './freeShares.model.ts';
import { shareGrip } from './shareGrip.ts';
import { type DialsModel, dials } from './ThreeDials.model.ts';
import { BELOW, knobPlaces, stem } from './twoKnobs.ts';

const SAID = { y: 22, height: 26 };
const Q = { y: 78, height: 44 };
const GAUGES = 194;

function draw(layer: Layer, scene: DialsScene): void {
  const { model, words, width } = scene;
  const inner = width - 24;
  const cuts = cutsOf(model.Q ?? [1 / 3, 1 / 3, 1 / 3], inner);
  paint(sublayer(layer, 'said'), saidShapes(scene, inner));
  paint(sublayer(layer, 'Q'), model.Q ? modelShapes(scene, model.Q, cuts, inner) : emptyShapes(words.empty, inner));
  paint(sublayer(layer, 'gauges'), gaugeShapes(scene, GAUGES));
  drawHandles(layer, handlesOf(scene, cuts, inner));
}

const cutsOf = ([a = 0, b = 0]: readonly number[], inner: number): readonly [number, number] => [
  1 + a * inner,
  1 + Math.min(1, a + b) * inner,
];

/** How often each word came: green, as what is right. */
function saidShapes({ model, words }: DialsScene, inner: number): readonly Shape[] {
  const { y, height } = SAID;
  const edges = [0, ...OFTEN.map((_, i) => OFTEN.slice(0, i + 1).reduce((a, b) => a + b, 0))];
  return [
    text('said', 'true', 0, y - 8, words.said),
    rect('said-outline', 'm-target', 1, y, inner, height),
    ...OFTEN.flatMap((_, i) => {
      const [from, to] = [1 + (edges[i] as number) * inner, 1 + (edges[i + 1] as number) * inner];
      const [word, count] = [WORDS[i] as string, String(model.counts[i])];
      const long = words.times(word, count);
      const said = fitText(textWidth(long, 12) < to - from - 6 ? long : `${word} ${count}`, to - from - 4, 14);
      return [
        ...(i ? [line(`said-cut${i}`, 'm-edge-true', from, y, from, y + height)] : []),
        text(`said${i}`, 'ink', (from + to) / 2, y + 18, said.text, 'middle', said.size),
      ];
    }),
  ];
}

function modelShapes(
  { model, words, lang }: DialsScene,
  shares: readonly number[],
  cuts: readonly [number, number],
  inner: number,
): readonly Shape[] {
  const { y, height } = Q;
  const low = y + height;
  const edges = [1, ...cuts, 1 + inner];
  const knobs = knobPlaces(cuts[0], cuts[1], 1 + inner);
  return [
    text('Q', 'area', 0, y - 8, words.expected),
    rect('fill', 'm-area', 1, y, inner, height),
    ...cuts.map((x, i) => line(`cut${i}`, 'm-sep', x, y, x, low)),
    rect('outline', 'm-area-edge', 1, y, inner, height),
    ...shares.flatMap((_, i) => {
      const [from, to] = [edges[i] as number, edges[i + 1] as number];
      const room = to - from;
      const length = formatNumber(model.lengths[i] as number, { as: 'fixed', digits: 2 }, lang);
      const word = model.codeWords?.[i] ?? words.bits(length);
      const fitted = fitText(word, room - 6, 14);
      return [
        text(`n${i}`, 'name on-area', (from + to) / 2, y + 19, room > 26 ? (WORDS[i] as string) : '', 'middle'),
        text(`c${i}`, 'on-area', (from + to) / 2, y + 37, fitted.text === word ? word : '', 'middle', fitted.size),
      ];
    }),
    stem('stem0', 'm-bracket', cuts[0], low, knobs[0]),
    stem('stem1', 'm-bracket', cuts[1], low, knobs[1]),
  ];
}

function emptyShapes(words: string, inner: number): readonly Shape[] {
  return [
    rect('outline', 'm-area-edge', 1, Q.y, inner, Q.height),
    text('empty', 'ink', 13, Q.y + Q.height / 2 + 5, words),
  ];
}

/** The first cut moves the first share, the others in proportion; the second parts what is left. */
function handlesOf(scene: DialsScene, cuts: readonly [number, number], inner: number): readonly HandleData[] {
  const { model, held, values, lang } = scene;
  const shares = model.Q ?? [1 / 3, 1 / 3, 1 / 3];
  const knobs = knobPlaces(cuts[0], cuts[1], 1 + inner);
  const began = held ? held.values.Q : values.Q;
  const total = began.reduce((a, b) => a + b, 0);
  const from = total > 0 ? began.map((x) => x / total) : shares;
  const first = shareGrip(scene.grip('Q', 0), shares, 0, from, (Q) => scene.set({ Q }));
  const own = shares[0] as number;
  const second = (share: number) => {
    const q = Math.min(1 - own, Math.max(0, share));
    scene.set({ Q: [own, millionths(q), millionths(1 - own - q)] });
  };
  const grip = scene.grip('Q', 1);
  const b = shares[1] as number;
  const text = (i: number) => formatNumber(shares[i] as number, { as: 'percent' }, lang);
  const y = Q.y + Q.height + BELOW;
  const reach: readonly [number, number] = [Math.min(22, (knobs[1] - knobs[0]) / 2), 22];
  const step = { small: 0.001, normal: SHARE.step, large: 0.1 };
  return [
    {
      key: 'first',
      x: knobs[0],
      y,
      direction: 'x',
      hue: 'area',
      nudge: true,
      grips: [{ ...first, label: () => `Q ${WORDS[0]}`, text: () => text(0) }],
      move: (x) => first.set((x - knobs[0] + cuts[0] - 1) / inner),
      reach,
    },
    {
      key: 'second',
      x: knobs[1],
      y,
      direction: 'x',
      hue: 'area',
      grips: [
        {
          ...grip,
          label: () => `Q ${WORDS[1]}`,
          text: () => text(1),
          now: b,
          max: Math.max(0.000001, millionths(1 - own)),
          step: (direction, size) => second(b + direction * step[size]),
          toEnd: (direction) => second(direction > 0 ? 1 : 0),
        },
      ],
      move: (x) => second(onSteps(SHARE, (x - knobs[1] + cuts[1] - cuts[0]) / inner)),
      reach,
    },
  ];
}

export const dialsView: View<DialsParams, DialsModel, DialsWords> = {
  height: { narrow: 396, wide: 396 },
  controls: ['n', 'code'],
  actions: ['best', 'flat'],
  draw,
};

export const ThreeDials = createFigure(dials, dialsView);
