/** Two maps in a row as pictures: above A first and then B, below B first and then A. */

import { drawHandles } from '#draw/handle.ts';
import type { HandleData } from '#draw/handleData.ts';
import { type Layer, sublayer } from '#draw/layer.ts';
import { paint } from '#draw/paint.ts';
import { intoBox, windowLayer } from '#draw/window.ts';
import { createFigure } from '#figure/createFigure.tsx';
import type { View } from '#figure/view.ts';
import { onSteps } from '#spec/number.ts';
import type { ComposeWords } from '../words.ts';
import { type ComposeModel, type ComposeParams, compose } from './Compose.model.ts';
import { type ComposeScene, composeFrame, entryText, type Panel } from './composeScene.ts';
import { arrowsIn, headShapes, sheetOf, verdictShapes, waysShapes } from './composeShapes.ts';
import { mapThumb } from './mapThumb.ts';

function draw(layer: Layer, scene: ComposeScene): void {
  const frame = composeFrame(scene);
  const all = [...(frame.before ? [{ ...frame.before, name: 'before' }] : []), ...frame.panels];
  for (const panel of all) {
    paint(windowLayer(layer, panel.name, panel.box), sheetOf(panel));
    paint(sublayer(layer, `${panel.name}-arrows`), arrowsIn(panel));
  }
  paint(sublayer(layer, 'words'), [
    ...frame.panels.flatMap((panel) => headShapes(scene, panel)),
    ...waysShapes(scene, frame),
    ...verdictShapes(scene),
  ]);
  drawHandles(
    layer,
    frame.panels.flatMap((panel) => (panel.own ? tips(scene, panel, panel.own) : [])),
  );
}

const { item } = compose.params.A;

function tips(scene: ComposeScene, { box, scale, affine }: Panel, own: 'A' | 'B'): readonly HandleData[] {
  const { values, words, lang, set } = scene;
  return ([0, 1] as const).map((i): HandleData => {
    const [x, y] = [affine.matrix[i], affine.matrix[i + 2] as number];
    const [px, py] = intoBox(box, scale.to([x, y]), 9);
    const said = `(${entryText(x, lang)}, ${entryText(y, lang)})`;
    const [across, up] = words.tip(own, i);
    return {
      key: `${own}${i}`,
      x: px,
      y: py,
      direction: 'xy',
      hue: 'map',
      nudge: own === 'A' && i === 0,
      grips: [
        { ...scene.grip(own, i), label: () => across, text: () => said },
        { ...scene.grip(own, i + 2), label: () => up, text: () => said },
      ],
      move: (toX, toY) => {
        const [tx, ty] = scale.from([toX, toY]);
        set({ [own]: values[own].with(i, onSteps(item, tx)).with(i + 2, onSteps(item, ty)) });
      },
    };
  });
}

export const composeView: View<ComposeParams, ComposeModel, ComposeWords> = {
  height: { narrow: 540, wide: 560 },
  wide: true,
  controls: [],
  actions: ['stretchTurn', 'flipTurn', 'projectShear', 'twoTurns', 'swap'],
  draw,
  thumb: (layer, { BA }) => mapThumb(layer, { matrix: BA, shift: [0, 0] }),
};

export const Compose = createFigure(compose, composeView);
