/** The four suits as outlines: the red ones hollow, the black ones full, since a hue means something else here. */

import type { Shape } from '#draw/paint.ts';
import { at, path } from '#draw/shapes.ts';
import type { Suit } from './deckCards.model.ts';

type Step = readonly [command: string, ...numbers: number[]];

/** Pairs of coordinates on a square from −1 to 1. */
const OUTLINES: { readonly [S in Suit]: readonly Step[] } = {
  hearts: [
    ['M', 0, 0.95],
    ['C', -1.35, 0, -1.05, -0.9, -0.5, -0.9],
    ['C', -0.2, -0.9, 0, -0.65, 0, -0.45],
    ['C', 0, -0.65, 0.2, -0.9, 0.5, -0.9],
    ['C', 1.05, -0.9, 1.35, 0, 0, 0.95],
  ],
  diamonds: [
    ['M', 0, -1],
    ['L', 0.72, 0],
    ['L', 0, 1],
    ['L', -0.72, 0],
  ],
  spades: [
    ['M', 0, -1],
    ['C', 1.4, 0.05, 1, 0.62, 0.52, 0.62],
    ['C', 0.3, 0.62, 0.14, 0.5, 0.08, 0.4],
    ['L', 0.3, 0.98],
    ['L', -0.3, 0.98],
    ['L', -0.08, 0.4],
    ['C', -0.14, 0.5, -0.3, 0.62, -0.52, 0.62],
    ['C', -1, 0.62, -1.4, 0.05, 0, -1],
  ],
  clubs: [
    ['M', -0.26, -0.2],
    ['C', -0.75, -0.95, 0.75, -0.95, 0.26, -0.2],
    ['C', 1.05, -0.45, 1.1, 0.65, 0.1, 0.3],
    ['L', 0.3, 0.98],
    ['L', -0.3, 0.98],
    ['L', -0.1, 0.3],
    ['C', -1.1, 0.65, -1.05, -0.45, -0.26, -0.2],
  ],
};

/**
 * @param size half of the square it fills
 * @param on whether it lies on area; otherwise it is thin
 */
export function suitShape(key: string, suit: Suit, x: number, y: number, size: number, on: boolean): Shape {
  const d = OUTLINES[suit]
    .map(([command, ...numbers]) => command + numbers.map((n, i) => at((i % 2 ? y : x) + n * size)).join(' '))
    .join('');
  const red = suit === 'hearts' || suit === 'diamonds';
  return path(key, !on ? 'm-leader' : red ? 'm-suit-red' : 'm-suit', `${d}Z`);
}
