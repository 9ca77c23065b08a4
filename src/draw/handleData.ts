/** What every handle of the book is told: where it stands, what it is called, and what moving it does. */

import type { Hue } from './hue.ts';

export type StepSize = 'small' | 'normal' | 'large';

/** The accessible and movable side of one number; `scene.grip` gives it, so that all handles behave alike. */
export interface Grip {
  /** The parameter it moves. */
  readonly param: string;
  /** Spoken name, value and range of the ARIA slider; words are asked for only when they are about to be spoken. */
  readonly label: () => string;
  readonly text: () => string;
  readonly min: number;
  readonly max: number;
  readonly now: number;
  readonly held: boolean;
  readonly start: () => void;
  /** A value the drag points at; it is snapped to whole steps and limits. */
  readonly set: (value: number) => void;
  readonly end: () => void;
  readonly step: (direction: -1 | 1, size: StepSize) => void;
  readonly toEnd: (direction: -1 | 1) => void;
}

export interface HandleData {
  readonly key: string;
  /** Centre of the knob, in units of the picture. */
  readonly x: number;
  readonly y: number;
  readonly direction: 'x' | 'y' | 'xy';
  readonly hue: Hue;
  /** One grip; for 'xy' the first belongs to x, the second to y. */
  readonly grips: readonly [Grip] | readonly [Grip, Grip];
  /** Where the pointer has dragged the knob's centre to; the view turns it into `grip.set`. */
  readonly move: (x: number, y: number) => void;
  /** Half width and half height of the part that takes the finger, where 22 would cover a neighbour. */
  readonly reach?: readonly [number, number];
  /** What the space bar does, where the knob does more than move. */
  readonly press?: () => void;
  /** The handle that shows once, by a small motion, that it can be grabbed. */
  readonly nudge?: boolean;
}
