/** Text as numbers, one number a character: the way of the poet, whose vocabulary is a list of characters. */

/** A character that the vocabulary lacks, and where it stands in the text (in units of `String.length`). */
export type Lost = { readonly at: number; readonly character: string };

/** The numbers of a text, and what could not be turned into a number. */
export type Encoded = { readonly ids: readonly number[]; readonly lost: readonly Lost[] };

/** The number of every entry of a vocabulary. */
export function indexOfCharacters(vocabulary: readonly string[]): ReadonlyMap<string, number> {
  return new Map(vocabulary.map((character, id) => [character, id]));
}

/**
 * A text as numbers; characters that the vocabulary lacks are left out and reported, each with its place.
 *
 * @param index from `indexOfCharacters`, made once for a vocabulary
 * @example encodeCharacters('床前x', index).lost; // [{ at: 2, character: 'x' }]
 */
export function encodeCharacters(text: string, index: ReadonlyMap<string, number>): Encoded {
  const ids: number[] = [];
  const lost: Lost[] = [];
  let at = 0;
  for (const character of text) {
    const id = index.get(character);
    if (id === undefined) lost.push({ at, character });
    else ids.push(id);
    at += character.length;
  }
  return { ids, lost };
}

/**
 * The text of some numbers.
 *
 * @throws RangeError if a number is not one of the vocabulary
 */
export function decodeCharacters(ids: Iterable<number>, vocabulary: readonly string[]): string {
  let text = '';
  for (const id of ids) {
    const character = vocabulary[id];
    if (character === undefined)
      throw new RangeError(`decodeCharacters needs numbers below ${vocabulary.length}, got ${id}`);
    text += character;
  }
  return text;
}
