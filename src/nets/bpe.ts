/**
 * Text as numbers by byte pair encoding: the way of the novelist, whose vocabulary holds pieces of words.
 *
 * A text is cut into words first (a space belongs to the word it precedes; any other character stands alone). In each
 * word the earliest learnt merge that fits joins two neighbours, again and again, until none fits.
 *
 * **Source** Sennrich, Haddow, Birch, "Neural Machine Translation of Rare Words with Subword Units" (2016).
 */

import type { Encoded, Lost } from './characters.ts';

/** What a training of the vocabulary leaves behind. Merge i makes piece `characters.length + i` of two earlier ones. */
export type BpeRules = {
  readonly characters: readonly string[];
  readonly merges: readonly (readonly [left: number, right: number])[];
};

/** The rules, made ready for use: the text of every piece, and the piece that a pair of pieces becomes. */
export type Bpe = {
  readonly pieces: readonly string[];
  readonly index: ReadonlyMap<string, number>;
  readonly merged: ReadonlyMap<number, number>;
};

/** More pieces than any vocabulary here has, so that a pair of numbers fits in one. */
const PAIR = 65536;

/** Lists the pieces of a vocabulary. */
export function prepareBpe({ characters, merges }: BpeRules): Bpe {
  const pieces = [...characters];
  const merged = new Map<number, number>();
  for (const [left, right] of merges) {
    merged.set(left * PAIR + right, pieces.length);
    pieces.push(`${pieces[left]}${pieces[right]}`);
  }
  return { pieces, index: new Map(characters.map((character, id) => [character, id])), merged };
}

/** The words of a text, in whose inside alone pieces are joined; together they are the text. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/ ?[A-Za-z]+|[\s\S]/gu) ?? [];
}

/** Joins neighbours in place, earliest merge first, until no merge fits. */
function joinPieces(ids: number[], { merged }: Bpe): number[] {
  for (;;) {
    let best = Number.POSITIVE_INFINITY;
    for (let i = 1; i < ids.length; i++) {
      const piece = merged.get((ids[i - 1] as number) * PAIR + (ids[i] as number)) ?? Number.POSITIVE_INFINITY;
      if (piece < best) best = piece;
    }
    if (best === Number.POSITIVE_INFINITY) return ids;
    for (let i = 1; i < ids.length; i++) {
      if (merged.get((ids[i - 1] as number) * PAIR + (ids[i] as number)) === best) ids.splice(i - 1, 2, best);
    }
  }
}

/**
 * A text as numbers; characters that the vocabulary lacks are left out and reported, each with its place.
 *
 * @example encodeBpe('the whale', bpe).ids.map((id) => bpe.pieces[id]); // ['the', ' whale']
 */
export function encodeBpe(text: string, bpe: Bpe): Encoded {
  const ids: number[] = [];
  const lost: Lost[] = [];
  let at = 0;
  for (const word of wordsOf(text)) {
    const letters: number[] = [];
    for (const character of word) {
      const id = bpe.index.get(character);
      if (id === undefined) lost.push({ at, character });
      else letters.push(id);
      at += character.length;
    }
    for (const id of joinPieces(letters, bpe)) ids.push(id);
  }
  return { ids, lost };
}

/**
 * The text of some pieces.
 *
 * @throws RangeError if a number is not one of the vocabulary
 */
export function decodeBpe(ids: Iterable<number>, { pieces }: Bpe): string {
  let text = '';
  for (const id of ids) {
    const piece = pieces[id];
    if (piece === undefined) throw new RangeError(`decodeBpe needs numbers below ${pieces.length}, got ${id}`);
    text += piece;
  }
  return text;
}
