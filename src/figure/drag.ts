/** Dragging and its pace, for what stands outside a picture. */

export { atRest } from '#draw/atRest.ts';
export { onDrag } from '#draw/drag.ts';
export { afterwards, now } from '#draw/moving.ts';
