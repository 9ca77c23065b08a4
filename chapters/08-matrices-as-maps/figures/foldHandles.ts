/** What can be grabbed depends on the tool: two arrows, the origin beside them, or five places of a spine. */

import type { Point } from '#draw/arrow.ts';
import type { HandleData } from '#draw/handleData.ts';
import { intoBox } from '#draw/window.ts';
import { formatNumber } from '#spec/format.ts';
import { onSteps } from '#spec/number.ts';
import { foldParams, SPINE } from './foldModel.model.ts';
import type { FoldFrame, FoldScene } from './foldScene.ts';

const { item } = foldParams.m;

export function foldHandles(scene: FoldScene, { plane, scale }: FoldFrame): readonly HandleData[] {
  const { values, model, words, lang, set } = scene;
  const { shift, spine } = values;
  const said = words.yours(formatNumber(model.error, { as: 'fixed', digits: 3 }, lang));
  const snapped = (p: Point): Point => {
    const [x, y] = scale.from(p);
    return [x, y];
  };

  /** A knob on two numbers of a list, at their place from a foot. */
  const knob = (
    key: string,
    list: 'm' | 'shift' | 'spine',
    [first, second]: readonly [number, number],
    foot: Point,
    label: readonly [string, string],
  ): HandleData => {
    const at: Point = [(values[list][first] as number) + foot[0], (values[list][second] as number) + foot[1]];
    const [x, y] = intoBox(plane, scale.to(at), 10);
    return {
      key,
      x,
      y,
      direction: 'xy',
      hue: 'map',
      nudge: key === 'first',
      grips: [
        { ...scene.grip(list, first), label: () => label[0], text: () => said },
        { ...scene.grip(list, second), label: () => label[1], text: () => said },
      ],
      // Places of the flat spine stand close on a small screen.
      reach: [list === 'spine' ? Math.min(22, scale.unit / 4) : 22, 22],
      move: (px, py) => {
        const [tx, ty] = snapped([px, py]);
        const next = values[list].with(first, onSteps(item, tx - foot[0])).with(second, onSteps(item, ty - foot[1]));
        set({ [list]: next });
      },
    };
  };

  if (model.tool === 'relu') {
    const middle: Point = [spine[4] as number, spine[5] as number];
    return [
      ...SPINE.map((_, k) => knob(`spine${k}`, 'spine', [2 * k, 2 * k + 1], [0, 0], words.spine(k + 1))),
      knob('second', 'm', [1, 3], middle, words.tips[1]),
    ];
  }
  const foot: Point = model.tool === 'bias' ? [shift[0] as number, shift[1] as number] : [0, 0];
  return [
    knob('first', 'm', [0, 2], foot, words.tips[0]),
    knob('second', 'm', [1, 3], foot, words.tips[1]),
    ...(model.tool === 'bias' ? [knob('origin', 'shift', [0, 1], [0, 0], words.origin)] : []),
  ];
}
