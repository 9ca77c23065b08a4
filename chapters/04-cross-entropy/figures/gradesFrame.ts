/** Where the three strips and their marks lie. */

import type { Scene } from '#figure/view.ts';
import type { GradesWords } from '../words.ts';
import type { GradesModel, grades } from './GradeBook.model.ts';

export type GradesParams = typeof grades.params;
export type GradesScene = Scene<GradesParams, GradesModel, GradesWords>;

const PITCH = 114;
/** Nats that a bar has room for. */
export const ROOM = 5;

export interface GradesFrame {
  readonly strip: { readonly x: number; readonly width: number; readonly height: number };
  readonly loss: { readonly x: number; readonly width: number };
  /** Top of a student's row; the fourth row is the mean. */
  readonly row: (index: number) => number;
}

export function gradesFrame({ width, narrow }: GradesScene): GradesFrame {
  const long = narrow ? 96 : 200;
  return {
    strip: { x: 1, width: width - 24, height: 42 },
    loss: { x: width - 23 - long, width: long },
    row: (i) => i * PITCH,
  };
}
