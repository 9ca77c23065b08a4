/** Any piece of the three texts can be pointed at: a mouse that rests on it, a click or a tap looks at its place. */

import { LEADING, type Spot, type TextScene } from './textScene.ts';

interface Told {
  readonly scene: TextScene;
  readonly spots: readonly Spot[];
}

const TOLD = new WeakMap<SVGSVGElement, Told>();

/** Milliseconds: a mouse that only passes on its way means nothing. */
const REST = 150;

/** The piece whose line and letters are here, in units of the picture. */
export function spotAt(spots: readonly Spot[], x: number, y: number): Spot | undefined {
  return spots.find(({ from, to, y: base }) => x >= from && x < to && Math.abs(y - (base - 6)) <= LEADING / 2);
}

/** Called again, it knows where the pieces are now. */
export function onPieces(svg: SVGSVGElement, told: Told): void {
  const wired = TOLD.has(svg);
  TOLD.set(svg, told);
  if (wired) return;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const under = ({ clientX, clientY }: MouseEvent): Spot | undefined => {
    const { scene, spots } = TOLD.get(svg) as Told;
    const { left, top, width } = svg.getBoundingClientRect();
    const unit = width / scene.width;
    return spotAt(spots, (clientX - left) / unit, (clientY - top) / unit);
  };
  const look = (event: MouseEvent) => {
    const { model, set } = (TOLD.get(svg) as Told).scene;
    const spot = under(event);
    if (spot && (spot.lane !== model.lane || spot.at !== model.at)) set({ lane: spot.lane, at: spot.at });
  };
  svg.addEventListener('pointermove', (event) => {
    clearTimeout(waiting);
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const cursor = under(event) ? 'pointer' : '';
    if (svg.style.cursor !== cursor) svg.style.cursor = cursor;
    if (cursor) waiting = setTimeout(() => look(event), REST);
  });
  svg.addEventListener('pointerleave', () => clearTimeout(waiting));
  svg.addEventListener('click', look);
}
