/** Dragging, for what stands outside a picture. */

export { onDrag } from '#draw/drag.ts';
