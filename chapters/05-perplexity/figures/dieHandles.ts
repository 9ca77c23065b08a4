/** What can be grabbed in the equivalent die: the end of every bar, up being a smaller share, and the level of chance. */

import type { HandleData } from '#draw/handleData.ts';
import { formatNumber } from '#spec/format.ts';
import type { DieWord } from './Die.model.ts';
import { centreOf } from './dieChart.ts';
import type { DieFrame, DieScales, DieScene } from './dieScene.ts';

/** A drag goes no further; a share of 0 is typed, or reached by the End key. */
const LEAST = 1e-6;
/** One step up is this much of a share left: 20 of them to a tenth, one large one. */
const STEPS = { small: 10 ** (1 / 200), normal: 10 ** (1 / 20), large: 10 } as const;

export function dieHandles(scene: DieScene, frame: DieFrame, scales: DieScales): readonly HandleData[] {
  const words = scene.model.words.filter((word) => word.scored).map((word) => wordHandle(scene, word, frame, scales));
  return [...words, chanceHandle(scene, frame, scales)];
}

function wordHandle(scene: DieScene, word: DieWord, frame: DieFrame, { shown, held }: DieScales): HandleData {
  const { index, share, loss } = word;
  const grip = scene.grip('p', index);
  const set = (p: number) => scene.set({ p: scene.values.p.with(index, p) });
  const endless = loss === Infinity;
  return {
    key: `p${index}`,
    x: centreOf(frame, index),
    y: endless ? frame.top + 14 : shown.at(loss),
    direction: 'y',
    hue: 'ink',
    nudge: index === 0,
    reach: [Math.min(22, frame.column / 2), 22],
    grips: [
      {
        ...grip,
        text: () => said(scene, share, loss),
        min: 0,
        max: Math.max(-Math.log(LEAST), endless ? 0 : loss),
        now: endless ? Math.max(-Math.log(LEAST), 99) : loss,
        step: (direction, size) => set(further(share, direction, size)),
        toEnd: (direction) => set(direction > 0 ? 0 : 1),
      },
    ],
    move: (_, y) => set(shareAt(held.value(y))),
  };
}

/** Two digits, as far as a drag goes. */
const shareAt = (loss: number) => Number(Math.min(1, Math.max(LEAST, Math.exp(-loss))).toPrecision(2));

/** The share one step further up or down the ruler of losses. */
export function further(share: number, direction: -1 | 1, size: keyof typeof STEPS): number {
  if (share === 0) return direction > 0 ? 0 : LEAST;
  const next = Number((share / STEPS[size] ** direction).toPrecision(3));
  return Math.min(1, Math.max(Math.min(share, LEAST), next));
}

function said({ words, lang }: DieScene, share: number, loss: number): string {
  const p = share === 0 ? '0' : formatNumber(share, { as: 'share' }, lang);
  return `${p}, ${words.loss(formatNumber(loss, { as: 'fixed', digits: 3 }, lang))}`;
}

function chanceHandle(scene: DieScene, frame: DieFrame, { shown, held }: DieScales): HandleData {
  const grip = scene.grip('V');
  return {
    key: 'V',
    x: frame.end - 12,
    y: shown.at(scene.model.chance),
    direction: 'y',
    hue: 'ink',
    grips: [grip],
    move: (_, y) => grip.set(Math.exp(held.value(y))),
  };
}
