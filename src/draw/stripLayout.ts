/**
 * Where the pieces of a strip lie. The strip of the book has area 1; its pieces are shares, laid in order.
 *
 * Numbers that are no shares are drawn as what they are: a negative one lies left of zero, a total above 1 runs
 * beyond the frame, a total below 1 leaves the frame partly empty. The ruler shrinks so that all of it can be seen.
 */

export interface StripPiece {
  readonly index: number;
  readonly share: number;
  /** Left edge and width in units; a width is never negative. */
  readonly x: number;
  readonly width: number;
}

export interface StripLayout {
  readonly pieces: readonly StripPiece[];
  /** Where 0 and 1 are. */
  readonly zero: number;
  readonly one: number;
  /** Units for a share of 1. */
  readonly unit: number;
}

/**
 * @param shares finite; not modified
 * @returns pieces in the order of the shares; for a distribution they fill `width` exactly
 */
export function layoutStrip(shares: readonly number[], x: number, width: number): StripLayout {
  let held = 0;
  let owed = 0;
  for (const share of shares) {
    if (share > 0) held += share;
    else owed -= share;
  }
  // Sums of shares are 1 only up to rounding; a strip must not shrink by 1e-16 because of it.
  const right = held < 1 + 1e-9 ? 1 : held;
  const unit = width / (owed + right);
  const zero = x + owed * unit;
  let above = 0;
  let below = 0;
  const pieces = shares.map((share, index) => {
    if (share >= 0) {
      const from = above;
      above += share;
      return { index, share, x: zero + from * unit, width: share * unit };
    }
    below -= share;
    return { index, share, x: zero - below * unit, width: -share * unit };
  });
  return { pieces, zero, one: zero + unit, unit };
}

/** The places where one piece ends and the next begins, without the two ends. */
export function innerEdges(layout: StripLayout): readonly number[] {
  const shown = layout.pieces.filter((piece) => piece.width > 0).sort((a, b) => a.x - b.x);
  return shown.slice(1).map((piece) => piece.x);
}
