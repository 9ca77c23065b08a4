/** The pen of the digit pad, by hand or by keys. */

import type { Grip, HandleData } from '#draw/handleData.ts';
import { stepped } from '#spec/number.ts';
import { digitParams } from './digitParams.model.ts';
import { begun, drawnTo, isFull, type PenPatch } from './digitPen.model.ts';
import type { Pen } from './digitPointer.ts';
import type { DigitFrame, DigitScene } from './digitScene.ts';
import { CELLS } from './digitStrokes.model.ts';

const cellAt = (share: number) => Math.min(CELLS - 1, Math.max(0, Math.floor(share * CELLS)));

/** Writes into the figure as the pointer goes; every redraw makes a new one. */
export function penOf(scene: DigitScene): Pen {
  return {
    down: (x, y) => {
      scene.grip('x').start();
      scene.set({ ...begun(scene.values, cellAt(x), cellAt(y)), ink: false, logits: [] });
    },
    move: (points) => {
      let patch: PenPatch = scene.values;
      for (const [x, y] of points) patch = drawnTo(patch, cellAt(x), cellAt(y));
      const { strokes, x, y } = patch;
      if (strokes !== scene.values.strokes) scene.set({ strokes, x, y });
    },
    up: () => scene.grip('x').end(),
  };
}

/** By keys the pen moves a step; while it is on the paper, it writes. */
function byKeys(scene: DigitScene, axis: 'x' | 'y'): Grip {
  const { values, words } = scene;
  const grip = scene.grip(axis);
  const to = (place: number) => {
    const moved = { ...values, [axis]: place };
    scene.set(values.ink ? { ...drawnTo(values, moved.x, CELLS - 1 - moved.y, 1), logits: [] } : { [axis]: place });
  };
  return {
    ...grip,
    text: () => `${grip.text()}, ${isFull(values.strokes) ? words.full : values.ink ? words.down : words.up}`,
    held: grip.held || values.ink,
    step: (direction, size) => to(stepped(digitParams[axis], values[axis], direction, size)),
    toEnd: (direction) => to(direction > 0 ? CELLS - 1 : 0),
  };
}

export function penHandle(scene: DigitScene, { pad: [left, top, side] }: DigitFrame): HandleData {
  const { x, y, ink } = scene.values;
  const row = CELLS - 1 - y;
  return {
    key: 'pen',
    x: left + ((x + 0.5) * side) / CELLS,
    y: top + ((row + 0.5) * side) / CELLS,
    direction: 'xy',
    hue: 'ink',
    grips: [byKeys(scene, 'x'), byKeys(scene, 'y')],
    // The pad lies above the knob and takes the pointer.
    move: () => {},
    press: () => scene.set(ink ? { ink: false } : { ...begun(scene.values, x, row), ink: true, logits: [] }),
  };
}
