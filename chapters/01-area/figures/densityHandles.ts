/** The two edges of the interval below the axis, and σ at the shoulder of the bell. */

import type { Scale } from '#draw/axisFit.ts';
import type { Grip, HandleData } from '#draw/handleData.ts';
import { normalDensity } from '#math/normal.ts';
import { formatNumber } from '#spec/format.ts';
import type { DensityFrame, DensityScene } from './densityScene.ts';

/** How far below the floor the knobs of the edges stand, and how close two of them may come. */
export const KNOB_BELOW = 46;
const APART = 24;

/** Two knobs at one place are pushed apart, each to its own side. */
export function knobsOf(values: DensityScene['values'], frame: DensityFrame, across: Scale): readonly [number, number] {
  const place = (x: number) => across.at(Math.min(frame.half, Math.max(-frame.half, x)));
  const [a, b] = [place(values.a), place(values.b)];
  const push = Math.max(0, (APART - Math.abs(b - a)) / 2);
  const side = values.a <= values.b ? 1 : -1;
  return [a - side * push, b + side * push];
}

export function densityHandles(
  scene: DensityScene,
  frame: DensityFrame,
  across: Scale,
  up: Scale,
): readonly HandleData[] {
  const { model, held, values, lang } = scene;
  const { sigma } = model;
  const now = knobsOf(values, frame, across);
  const began = held?.values ?? values;
  const then = knobsOf(began, frame, across);
  const said = (x: number) =>
    `${formatNumber(Number((x * model.units).toPrecision(10)), { as: 'value', digits: 0 }, lang)} ${model.unit}`;
  const share = formatNumber(model.area, { as: 'percent' }, lang);
  const edges = (['a', 'b'] as const).map((name, i): HandleData => {
    const off = (then[i] as number) - across.at(Math.min(frame.half, Math.max(-frame.half, began[name])));
    const grip = edgeGrip(scene, name);
    return {
      key: name,
      x: now[i] as number,
      y: frame.floor + KNOB_BELOW,
      direction: 'x',
      hue: 'area',
      grips: [{ ...grip, text: () => `${said(values[name])}, ${share}` }],
      move: (x) => grip.set(across.value(x - off)),
      reach: [Math.min(22, Math.max(12, Math.abs(now[1] - now[0]) / 2)), 22],
      nudge: name === 'b',
    };
  });
  const grip = scene.grip('sigma');
  const shoulder = Math.min(sigma, frame.half);
  return [
    ...edges,
    {
      key: 'sigma',
      x: across.at(shoulder),
      y: up.at(normalDensity(shoulder, sigma)),
      direction: 'x',
      hue: 'ink',
      grips: [{ ...grip, text: () => said(sigma) }],
      move: (x) => grip.set(Math.max(0.001, across.value(x))),
    },
  ];
}

/** One step is a twentieth of σ, so that it is as far on any bell; dragging follows the hand in fiftieths. */
function edgeGrip(scene: DensityScene, name: 'a' | 'b'): Grip {
  const { sigma } = scene.model;
  const own = scene.grip(name);
  const rounded = (x: number, grid: number) => Math.round(x / grid) * grid;
  const set = (x: number) => scene.set({ [name]: x });
  const step = { small: sigma / 200, normal: sigma / 20, large: sigma / 2 };
  return {
    ...own,
    set: (x) => set(rounded(x, sigma / 50)),
    step: (direction, size) => set(rounded(scene.values[name] + direction * step[size], sigma / 200)),
  };
}
