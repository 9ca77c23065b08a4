/** The sentence above the positions; where it is cut in three, the parts by name, and a knob at either cut. */

import type { HandleData } from '#draw/handleData.ts';
import type { Shape } from '#draw/paint.ts';
import { withReach } from '#draw/reach.ts';
import { line, text } from '#draw/shapes.ts';
import { fitText } from '#draw/textWidth.ts';
import { columnOf, LEFT, type MaskScene } from './maskFrame.ts';
import { WORDS } from './maskParams.model.ts';
import { cutsOf } from './maskTargets.model.ts';
import { BELOW, knobPlaces, stem } from './twoKnobs.ts';

/** Of the names of the parts, the words, and the foot of the cuts. */
const PARTS = 12;
const SPOKEN = 42;
const FOOT = 52;

const cutAt = (scene: MaskScene, cut: number) => LEFT + columnOf(scene) * cut;

/** Where the cuts are, and where the knobs stand. */
function placesOf(scene: MaskScene) {
  const [first, second] = cutsOf(scene.values);
  const cuts = [cutAt(scene, first), cutAt(scene, second)] as const;
  return { cuts, knobs: knobPlaces(...cuts, cutAt(scene, 8)) };
}

export function sentenceShapes(scene: MaskScene): readonly Shape[] {
  return [
    text('sentence', '', LEFT - 6, SPOKEN - 1, scene.words.sentence, 'end', 12),
    ...WORDS.map((word, i) => text(`w${i}`, 'name', cutAt(scene, i + 0.5), SPOKEN, word, 'middle')),
    ...(scene.values.fim ? cutShapes(scene) : []),
  ];
}

function cutShapes(scene: MaskScene): readonly Shape[] {
  const { cuts, knobs } = placesOf(scene);
  const edges = [LEFT, ...cuts, cutAt(scene, WORDS.length)];
  const { prefix, middle, suffix } = scene.words.parts;
  return [
    ...[prefix, middle, suffix].flatMap((name, i) => {
      const [from, to] = [edges[i] as number, edges[i + 1] as number];
      if (from === to) return [];
      const said = fitText(name, to - from - 2, 14);
      return [
        text(`part${i}`, '', (from + to) / 2, PARTS, said.text, 'middle', said.size),
        line(`over${i}`, 'm-bracket', from + 3, PARTS + 7, to - 3, PARTS + 7),
      ];
    }),
    ...cuts.flatMap((x, i) => [
      line(`cut${i}`, 'm-bracket', x, PARTS + 12, x, FOOT),
      stem(`stem${i}`, 'm-bracket', x, FOOT, knobs[i] as number),
    ]),
  ];
}

/** A knob that is dragged past the other one takes its place. */
export function cutHandles(scene: MaskScene): readonly HandleData[] {
  if (!scene.values.fim) return [];
  const { knobs } = placesOf(scene);
  const [left, right] = scene.values.from <= scene.values.to ? (['from', 'to'] as const) : (['to', 'from'] as const);
  return withReach(
    [left, right].map((param, i): HandleData => {
      const grip = scene.grip(param);
      return {
        key: param,
        x: knobs[i] as number,
        y: FOOT + BELOW,
        direction: 'x',
        hue: 'ink',
        grips: [grip],
        move: (x) => grip.set((x - LEFT) / columnOf(scene)),
      };
    }),
  );
}
