/**
 * Trials one after the other: balls that turn left or right n times, or throws of n dice. Trial i depends on the seed
 * and on i alone, and those already counted are not drawn again.
 */

import { type Random, uniform } from '#math/random.ts';

export type Kind = 'coins' | 'dice';

/** Dice that one number of the sequence is good for: 6¹⁰ is a hundred-millionth of its 2⁵³. */
const TEN = 10;
const FIVE = 6 ** 5;

let spots: Uint8Array | undefined;

/** What five dice show together above five, for each of their 6⁵ throws. */
function fiveSpots(): Uint8Array {
  spots ??= Uint8Array.from({ length: FIVE }, (_, i) => {
    let total = 0;
    for (let rest = i, k = 0; k < 5; k++, rest = Math.floor(rest / 6)) total += rest % 6;
    return total;
  });
  return spots;
}

/** One trial: where it lands, from 0, and what it shows on the way. */
interface Trial {
  readonly at: number;
  /** Of coins the turns, a bit each, the first the highest; of dice the first ten and the others, as numbers of base 6. */
  readonly code: number;
  readonly more: number;
}

function drawTrial(kind: Kind, n: number, next: Random): Trial {
  const u = next();
  if (kind === 'coins') {
    const code = Math.floor(u * 2 ** n);
    return { at: ones(code), code, more: 0 };
  }
  const code = Math.floor(u * 6 ** Math.min(n, TEN));
  const more = n > TEN ? Math.floor(next() * 6 ** (n - TEN)) : 0;
  return { at: spotsOf(code) + spotsOf(more), code, more };
}

function ones(code: number): number {
  let v = code - ((code >> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >> 2) & 0x33333333);
  return (((v + (v >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24;
}

const spotsOf = (code: number): number =>
  (fiveSpots()[code % FIVE] as number) + (fiveSpots()[Math.floor(code / FIVE)] as number);

interface Account {
  readonly key: string;
  readonly next: Random;
  readonly counts: Uint32Array;
  /** Trials counted so far, and those that are drawn but not counted yet, in their order. */
  drawn: number;
  readonly ahead: Trial[];
  last: Trial | undefined;
}

let account: Account | undefined;

export interface Trials {
  /** How often each place came; a copy. */
  readonly counts: Uint32Array;
  /** The last trial that is counted; undefined before the first. */
  readonly last: Trial | undefined;
  /** Those that come next, still on their way: as many as there are rows. */
  readonly ahead: readonly Trial[];
}

/**
 * The first trials of a seed.
 *
 * **Cost**: the trials that were not counted yet; all of them if there are fewer than before.
 *
 * @param n rows or dice, from 1 to 20
 */
export function trialsOf(kind: Kind, n: number, seed: number, drawn: number): Trials {
  const key = `${kind} ${n} ${seed}`;
  if (account?.key !== key || account.drawn > drawn) {
    const counts = new Uint32Array((kind === 'coins' ? n : 5 * n) + 1);
    account = { key, next: uniform(seed), counts, drawn: 0, ahead: [], last: undefined };
  }
  const { counts, next, ahead } = account;
  while (account.drawn < drawn) {
    const trial = ahead.shift() ?? drawTrial(kind, n, next);
    counts[trial.at] = (counts[trial.at] as number) + 1;
    account.drawn++;
    account.last = trial;
  }
  while (ahead.length < n) ahead.push(drawTrial(kind, n, next));
  return { counts: counts.slice(), last: account.last, ahead: [...ahead] };
}

/** How often a ball has turned right after so many rows. */
export const rightAfter = ({ code }: Trial, n: number, rows: number): number => ones(code >> (n - rows));

/** What each die of a throw shows. */
export function facesOf({ code, more }: Trial, n: number): readonly number[] {
  const digits = (from: number, count: number) => {
    let rest = from;
    return Array.from({ length: count }, () => {
      const face = 1 + (rest % 6);
      rest = Math.floor(rest / 6);
      return face;
    });
  };
  return [...digits(code, Math.min(n, TEN)), ...digits(more, Math.max(0, n - TEN))];
}
