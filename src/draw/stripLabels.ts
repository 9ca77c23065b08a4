/**
 * Names and shares of a strip: inside their piece where they fit, else on flags above it.
 *
 * A flag hangs from a straight pole that stands on its piece. Poles never cross a flag: whoever would be crossed
 * hangs higher. If the rows run out, names move into pieces that can hold them, then the thinnest neighbours share
 * one flag with the sum of their shares, then shares are dropped; the name goes last.
 */

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
  /** A line across the strip that no text inside may cross. */
  readonly avoid?: number;
}

export const NAME = 19;
export const SHARE_INSIDE = 16;
export const SHARE_ABOVE = 14;
export const GAP = 7;
const BESIDE = 4;
/** Thinner than this, in units, a piece cannot be told from its edge. */
const SLIVER = 2.5;

/** A run of neighbouring pieces that wants one flag. */
interface Wish {
  readonly members: readonly StripPiece[];
  readonly from: number;
  readonly to: number;
}

type Flag = StripLabel;

/** @param pieces pieces without width get no label: there is nothing to point at */
export function placeLabels(pieces: readonly StripPiece[], options: LabelOptions): readonly StripLabel[] {
  const shown = pieces.filter((piece) => piece.width > 0).sort((a, b) => a.x - b.x);
  const full = new Map(shown.map((piece) => [piece.index, inside(piece, options, true)]));
  const wishes = shown.filter((p) => !full.get(p.index)).map(alone);
  const done = (flags: readonly Flag[], names: readonly StripLabel[] = []) =>
    [...[...full.values()].filter((label) => label !== undefined), ...names, ...flags];
  const first = hang(wishes, options, true);
  if (first) return done(first);

  const named = new Map(shown.map((piece) => [piece.index, full.get(piece.index) ? undefined : inside(piece, options, false)]));
  const names = [...named.values()].filter((label) => label !== undefined);
  const single = wishes.filter((wish) => !named.get((wish.members[0] as StripPiece).index));
  let rest: readonly Wish[] = single;
  const flags = hang(rest, options, true);
  if (flags) return done(flags, names);
  rest = mergeSlivers(rest);
  for (;;) {
    const flags = hang(rest, options, true);
    if (flags) return done(flags, names);
    const merged = mergeThinnest(rest);
    if (!merged) break;
    rest = merged;
  }
  for (let kept: readonly Wish[] = single; ; kept = withoutThinnest(kept)) {
    const flags = hang(kept, options, false);
    if (flags) return done(flags, names);
  }
}

const alone = (piece: StripPiece): Wish => ({ members: [piece], from: piece.x, to: piece.x + piece.width });

function inside(piece: StripPiece, options: LabelOptions, withShare: boolean): StripLabel | undefined {
  const name = options.names[piece.index] ?? '';
  const share = withShare ? options.show(piece.share) : '';
  const wide = textWidth(name, NAME) + (withShare ? GAP + textWidth(share, SHARE_INSIDE) : 0);
  const pad = Math.min(12, (piece.width - wide) / 2);
  if (pad < (withShare ? 6 : 4)) return undefined;
  let left = withShare ? piece.x + pad : piece.x + (piece.width - wide) / 2;
  const { avoid } = options;
  if (avoid !== undefined && left - 6 < avoid && avoid < left + wide + 6) left = avoid + 10;
  if (left + wide + 4 > piece.x + piece.width) return undefined;
  return {
    key: `i${piece.index}`, members: [piece.index], inside: true, row: 0, left, right: left + wide, name, share,
    pole: 0, from: piece.x, to: piece.x + piece.width,
  };
}

/** All wishes as flags within the rows, or undefined. The first few fly to the right, as few as can be. */
function hang(wishes: readonly Wish[], options: LabelOptions, withShares: boolean): readonly Flag[] | undefined {
  const flags = wishes.map((wish) => flag(wish, options, withShares));
  for (let toRight = 0; toRight <= flags.length; toRight++) {
    const placed = place(flags, toRight, options);
    if (placed) return placed.sort((a, b) => a.pole - b.pole);
  }
  return undefined;
}

function place(flags: readonly Flag[], toRight: number, { limits: [low, high], rows }: LabelOptions): Flag[] | undefined {
  const turned = flags.map((f, i) => {
    const wide = f.right - f.left;
    const left = i < toRight ? f.pole + BESIDE : f.pole - BESIDE - wide;
    return { ...f, left, right: left + wide };
  });
  if (turned.some((f) => f.left < low - 0.5 || f.right > high + 0.5)) return undefined;
  const placed: Flag[] = [];
  for (const f of [...turned.slice(0, toRight).reverse(), ...turned.slice(toRight)]) {
    const row = lowestRow(f, placed, rows);
    if (row === undefined) return undefined;
    placed.push({ ...f, row });
  }
  return placed;
}

/** A flag without a row, hanging to the left of its pole. */
function flag(wish: Wish, { names, show, limits: [low, high] }: LabelOptions, withShares: boolean): Flag {
  const first = wish.members[0] as StripPiece;
  const many = wish.members.length > 1;
  const sum = wish.members.reduce((total, piece) => total + piece.share, 0);
  const share = withShares ? (many ? 'Σ ' : '') + show(sum) : '';
  const room = (high - low) * 0.62 - textWidth(share, SHARE_ABOVE);
  const name = cutText(wish.members.map((piece) => names[piece.index] ?? '').join(' '), room, NAME);
  const wide = textWidth(name, NAME) + (share ? GAP + textWidth(share, SHARE_ABOVE) : 0);
  const pole = (wish.from + wish.to) / 2;
  return {
    key: `f${first.index}`, members: wish.members.map((piece) => piece.index), inside: false, row: 0,
    left: pole - BESIDE - wide, right: pole - BESIDE, name, share, pole, from: wish.from, to: wish.to,
  };
}

/** The lowest row where the flag covers no text, is crossed by no pole, and whose pole crosses no text. */
function lowestRow(f: Flag, placed: readonly Flag[], rows: number): number | undefined {
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

const covers = (f: Flag, pole: number): boolean => f.left - 3 < pole && pole < f.right + 3;

const touch = (a: Wish, b: Wish): boolean => {
  const sameSign = (a.members[0] as StripPiece).share > 0 === (b.members[0] as StripPiece).share > 0;
  return sameSign && Math.abs(a.to - b.from) < 0.01;
};

const joined = (a: Wish, b: Wish): Wish => ({ members: [...a.members, ...b.members], from: a.from, to: b.to });

/** Neighbours too thin to be pointed at become one. */
function mergeSlivers(wishes: readonly Wish[]): readonly Wish[] {
  const thin = (wish: Wish) => (wish.to - wish.from) / wish.members.length < SLIVER;
  const merged: Wish[] = [];
  for (const wish of wishes) {
    const last = merged.at(-1);
    if (last && thin(last) && thin(wish) && touch(last, wish)) merged[merged.length - 1] = joined(last, wish);
    else merged.push(wish);
  }
  return merged;
}

/** The two neighbours that are thinnest together become one; undefined if no neighbours are left. */
function mergeThinnest(wishes: readonly Wish[]): readonly Wish[] | undefined {
  let best = -1;
  let thinnest = Infinity;
  for (let i = 0; i + 1 < wishes.length; i++) {
    const [a, b] = [wishes[i] as Wish, wishes[i + 1] as Wish];
    if (!touch(a, b) || b.to - a.from >= thinnest) continue;
    thinnest = b.to - a.from;
    best = i;
  }
  if (best < 0) return undefined;
  return [...wishes.slice(0, best), joined(wishes[best] as Wish, wishes[best + 1] as Wish), ...wishes.slice(best + 2)];
}

function withoutThinnest(wishes: readonly Wish[]): readonly Wish[] {
  const thinnest = wishes.reduce((a, b) => (b.to - b.from < a.to - a.from ? b : a));
  return wishes.filter((wish) => wish !== thinnest);
}
