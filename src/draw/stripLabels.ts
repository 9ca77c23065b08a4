/**
 * Names and shares of a strip: inside their piece where they fit, else on flags above it.
 *
 * A flag hangs from a straight pole that stands on its piece. Poles never cross a flag: whoever would be crossed
 * hangs higher. If the rows run out, names move into pieces that can hold them, then the thinnest neighbours share
 * one flag, 热+冷, with the sum of their shares, then shares are dropped; the name goes last.
 */

import { GAP, hang, type LabelOptions, NAME, SHARE_INSIDE, type StripLabel, type Wish } from './stripFlags.ts';
import type { StripPiece } from './stripLayout.ts';
import { textWidth } from './textWidth.ts';

/** Thinner than this, in units, a piece cannot be told from its edge. */
const SLIVER = 2.5;

/** @param pieces pieces without width get no label: there is nothing to point at */
export function placeLabels(pieces: readonly StripPiece[], options: LabelOptions): readonly StripLabel[] {
  const shown = pieces.filter((piece) => piece.width > 0).sort((a, b) => a.x - b.x);
  const full = new Map(shown.map((piece) => [piece.index, inside(piece, options, true)]));
  const wishes = shown.filter((p) => !full.get(p.index)).map(alone);
  const done = (flags: readonly StripLabel[], names: readonly StripLabel[] = []) => [
    ...[...full.values()].filter((label) => label !== undefined),
    ...names,
    ...flags,
  ];
  const first = hang(wishes, options, true);
  if (first) return done(first);

  const named = new Map(
    shown.map((piece) => [piece.index, full.get(piece.index) ? undefined : inside(piece, options, false)]),
  );
  const names = [...named.values()].filter((label) => label !== undefined);
  const single = wishes.filter((wish) => !named.get((wish.members[0] as StripPiece).index));
  let rest: readonly Wish[] = single;
  const flags = hang(rest, options, true);
  if (flags) return done(flags, names);
  const touch = touching(options);
  rest = mergeSlivers(rest, touch);
  for (;;) {
    const flags = hang(rest, options, true);
    if (flags) return done(flags, names);
    const merged = mergeThinnest(rest, touch);
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
  const bare = textWidth(name, NAME);
  if (bare > piece.width) return undefined;
  const share = withShare ? options.show(piece.share) : '';
  const wide = bare + (withShare ? GAP + textWidth(share, SHARE_INSIDE) : 0);
  const pad = Math.min(12, (piece.width - wide) / 2);
  if (pad < (withShare ? 6 : 4)) return undefined;
  let left = withShare ? piece.x + pad : piece.x + (piece.width - wide) / 2;
  const { avoid } = options;
  if (avoid !== undefined && left - 6 < avoid && avoid < left + wide + 6) left = avoid + 10;
  if (left + wide + 4 > piece.x + piece.width) return undefined;
  return {
    key: `l${piece.index}`,
    members: [piece.index],
    inside: true,
    row: 0,
    left,
    right: left + wide,
    name,
    share,
    pole: 0,
    from: piece.x,
    to: piece.x + piece.width,
  };
}

type Touch = (a: Wish, b: Wish) => boolean;

const touching =
  ({ groups }: LabelOptions): Touch =>
  (a, b) => {
    const [first, second] = [a.members[0] as StripPiece, b.members[0] as StripPiece];
    const alike = first.share > 0 === second.share > 0 && groups?.[first.index] === groups?.[second.index];
    return alike && Math.abs(a.to - b.from) < 0.01;
  };

const joined = (a: Wish, b: Wish): Wish => ({ members: [...a.members, ...b.members], from: a.from, to: b.to });

/** Neighbours too thin to be pointed at become one. */
function mergeSlivers(wishes: readonly Wish[], touch: Touch): readonly Wish[] {
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
function mergeThinnest(wishes: readonly Wish[], touch: Touch): readonly Wish[] | undefined {
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
