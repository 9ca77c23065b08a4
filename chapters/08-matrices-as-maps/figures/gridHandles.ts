/** What can be grabbed: both arrows by their tips, the point, and the origin where there is a bias. */

import type { Grip, HandleData } from '#draw/handleData.ts';
import { intoBox } from '#draw/window.ts';
import { onSteps } from '#spec/number.ts';
import { type GridValues, gridParams } from './gridParams.model.ts';
import { type GridFrame, type GridScene, placeText } from './gridScene.ts';
import { tipsOf } from './gridShapes.ts';

const snapped = (x: number): number => onSteps(gridParams.a, x);

export function gridHandles(scene: GridScene, frame: GridFrame): readonly HandleData[] {
  const { model, values, lang, words, set, held } = scene;
  const { scale, plane } = frame;
  const { matrix, shift, image } = model.shown;
  const [e, f] = shift;
  const tips = tipsOf(scene, frame);
  /** Whoever takes an arrow while the film runs takes the map that is there. */
  const taken = (): Partial<GridValues> => ({
    a: matrix[0],
    b: matrix[1],
    c: matrix[2],
    d: matrix[3],
    e,
    f,
    morph: 1,
  });
  const grip = (name: 'a' | 'b' | 'c' | 'd' | 'e' | 'f', now: number, label: string, text: string): Grip => {
    const own = scene.grip(name);
    return {
      ...own,
      now,
      label: () => label,
      text: () => text,
      step: (direction, size) => {
        if (values.morph < 1) set(taken());
        own.step(direction, size);
      },
      toEnd: (direction) => {
        if (values.morph < 1) set(taken());
        own.toEnd(direction);
      },
    };
  };
  const tip = (i: 0 | 1): HandleData => {
    const [across, up] = i === 0 ? (['a', 'c'] as const) : (['b', 'd'] as const);
    const [x, y] = [matrix[i], matrix[i + 2] as number];
    const text = placeText([x, y], lang);
    return {
      key: `tip${i}`,
      x: tips[i][0],
      y: tips[i][1],
      direction: 'xy',
      hue: 'map',
      nudge: i === 0,
      grips: [grip(across, x, words.tips[i][0], text), grip(up, y, words.tips[i][1], text)],
      move: (px, py) => {
        const [tx, ty] = scale.from([px, py]);
        set({ ...(values.morph < 1 ? taken() : {}), [across]: snapped(tx - e), [up]: snapped(ty - f) });
      },
    };
  };
  const [px, py] = scale.to(model.point);
  const goes = `${placeText(model.point, lang)} → ${placeText(image, lang)}`;
  const handles: HandleData[] = [
    tip(0),
    tip(1),
    {
      key: 'point',
      x: px,
      y: py,
      direction: 'xy',
      hue: 'ink',
      grips: [
        { ...scene.grip('x'), label: () => words.point[0], text: () => goes },
        { ...scene.grip('y'), label: () => words.point[1], text: () => goes },
      ],
      move: (toX, toY) => {
        const [x, y] = scale.from([toX, toY]);
        set({ x: snapped(x), y: snapped(y) });
      },
    },
  ];
  if (!model.biased && held?.param !== 'e') return handles;
  const [ox, oy] = intoBox(plane, scale.to(shift), 11);
  const text = placeText(shift, lang);
  handles.push({
    key: 'origin',
    x: ox,
    y: oy,
    direction: 'xy',
    hue: 'ink',
    grips: [grip('e', e, words.origin[0], text), grip('f', f, words.origin[1], text)],
    move: (toX, toY) => {
      const [x, y] = scale.from([toX, toY]);
      set({ ...(values.morph < 1 ? taken() : {}), e: snapped(x), f: snapped(y) });
    },
  });
  return handles;
}
