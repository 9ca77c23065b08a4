/** Flags above a strip: each on its pole, in as few rows as it takes for no pole to cross a flag. */

import type { StripPiece } from './stripLayout.ts';
import { cutText, textWidth } from './textWidth.ts';

export interface StripLabel {
  readonly key: string;
  /** The pieces it speaks of, by index; more than one for a common flag. */
  readonly members: readonly number[];
  readonly inside: boolean;
  /** Flags only: 0 is next to the strip. */
  readonly row: number;
  /** Extent of the text. */
  readonly left: number;
  readonly right: number;
  readonly name: string;
  readonly share: string;
  /** Flags only: where the pole stands, and what it covers. */
  readonly pole: number;
  readonly from: number;
  readonly to: number;
}

export interface LabelOptions {
  readonly names: readonly string[];
  readonly show: (share: number) => string;
  /** Flags may reach from here to there. */
  readonly limits: readonly [number, number];
  readonly rows: number;
  /** Which group each piece belongs to: only neighbours of one group share a flag. */
  readonly groups?: readonly number[] | undefined;
  /** A line across the strip that no text inside may cross. */
  readonly avoid?: number;
}

export const NAME = 19;
export const SHARE_INSIDE = 16;
export const SHARE_ABOVE = 14;
export const GAP = 7;
const BESIDE = 4;

/** A run of neighbouring pieces that wants one flag. */
export interface Wish {
  readonly members: readonly StripPiece[];
  readonly from: number;
  readonly to: number;
}

/** All wishes as flags within the rows, or undefined. The first few fly to the right, as few as can be. */
export function hang(
  wishes: readonly Wish[],
  options: LabelOptions,
  withShares: boolean,
): readonly StripLabel[] | undefined {
  const flags = wishes.map((wish) => flag(wish, options, withShares));
  for (let toRight = 0; toRight <= flags.length; toRight++) {
    const placed = place(flags, toRight, options);
    if (placed) return placed.sort((a, b) => a.pole - b.pole);
  }
  return undefined;
}

function place(
  flags: readonly StripLabel[],
  toRight: number,
  { limits: [low, high], rows }: LabelOptions,
): StripLabel[] | undefined {
  const turned = flags.map((f, i) => (i < toRight ? flownRight(f) : f));
  if (turned.some((f) => f.left < low - 0.5 || f.right > high + 0.5)) return undefined;
  const placed: StripLabel[] = [];
  for (const f of [...turned.slice(0, toRight).reverse(), ...turned.slice(toRight)]) {
    const row = lowestRow(f, placed, rows);
    if (row === undefined) return undefined;
    placed.push(row ? { ...f, row } : f);
  }
  return placed;
}

const flownRight = (f: StripLabel): StripLabel => ({
  ...f,
  left: f.pole + BESIDE,
  right: f.pole + BESIDE + f.right - f.left,
});

/** A flag in the lowest row, to the left of its pole. */
function flag(wish: Wish, { names, show, limits: [low, high] }: LabelOptions, withShares: boolean): StripLabel {
  const first = wish.members[0] as StripPiece;
  const sum = wish.members.reduce((total, piece) => total + piece.share, 0);
  const share = withShares ? show(sum) : '';
  const room = (high - low) * 0.62 - textWidth(share, SHARE_ABOVE);
  const name = cutText(wish.members.map((piece) => names[piece.index] ?? '').join('+'), room, NAME);
  const wide = textWidth(name, NAME) + (share ? GAP + textWidth(share, SHARE_ABOVE) : 0);
  const pole = (wish.from + wish.to) / 2;
  return {
    key: `l${first.index}`,
    members: wish.members.map((piece) => piece.index),
    inside: false,
    row: 0,
    left: pole - BESIDE - wide,
    right: pole - BESIDE,
    name,
    share,
    pole,
    from: wish.from,
    to: wish.to,
  };
}

/** The lowest row where the flag covers no text, is crossed by no pole, and whose pole crosses no text. */
function lowestRow(f: StripLabel, placed: readonly StripLabel[], rows: number): number | undefined {
  for (let row = 0; row < rows; row++) {
    const fits = placed.every((other) => {
      if (other.row === row && f.left < other.right + 8 && other.left < f.right + 8) return false;
      if (covers(f, other.pole) && row <= other.row) return false;
      return !(covers(other, f.pole) && other.row <= row);
    });
    if (fits) return row;
  }
  return undefined;
}

const covers = (f: StripLabel, pole: number): boolean => f.left - 3 < pole && pole < f.right + 3;
