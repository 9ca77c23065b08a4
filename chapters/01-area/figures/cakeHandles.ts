/** Every bar top can be dragged. While the total is locked the others make room, whatever moves the bar. */

import type { Scale } from '#draw/axisFit.ts';
import type { Grip, HandleData } from '#draw/handleData.ts';
import { formatNumber } from '#spec/format.ts';
import { stepped } from '#spec/number.ts';
import type { CakePlace, CakeScene } from './cakeScene.ts';
import { moved } from './cakeShares.model.ts';

export function cakeHandles(scene: CakeScene, places: readonly CakePlace[], held: Scale): readonly HandleData[] {
  const { model } = scene;
  return places.map(({ index, centre, end, slot }, k): HandleData => {
    const grip = gripOf(scene, index);
    return {
      key: `b${index}`,
      x: centre,
      y: end,
      direction: 'y',
      hue: 'area',
      grips: [grip],
      move: (_, y) => grip.set(held.value(y) * model.width),
      reach: [Math.min(22, slot / 2), 22],
      nudge: k === 0,
    };
  });
}

const SHARE = { min: 0, max: 1, step: 0.01, fine: 0.001 };

/** The grip of a share: with the total locked it is moved as what is seen, not as what is stored. */
function gripOf(scene: CakeScene, index: number): Grip {
  const { model, lang, held, values } = scene;
  const own = scene.grip('areas', index);
  const now = model.bars[index]?.area ?? 0;
  const text = () => formatNumber(now, { as: 'percent' }, lang);
  const name = values.names[index] as string;
  const label = () => `${scene.words.params['areas'] ?? ''} ${name}`;
  if (!model.locked) return { ...own, label, text };
  // Proportions are those of the beginning of the drag, so that a bar pushed up to 1 and back leaves no trace.
  const set = (share: number) => {
    const within = Math.min(1, Math.max(0, Math.round(share * 100) / 100));
    scene.set({ areas: moved((held ?? scene).values.areas, index, within) });
  };
  const jump = (share: number) => scene.set({ areas: moved(values.areas, index, share) });
  return {
    ...own,
    label,
    text,
    min: 0,
    max: 1,
    now,
    set,
    step: (direction, size) => jump(stepped(SHARE, now, direction, size)),
    toEnd: (direction) => jump(direction > 0 ? 1 : 0),
  };
}
