/** Learns the merges of byte pair encoding: again and again the most frequent pair of neighbours becomes a piece. */

/** A word as its present pieces, and how often it occurs. */
type Word = { ids: number[]; readonly count: number };

/**
 * The merges, in the order in which they were learnt.
 *
 * Of pairs equally frequent the one with the smaller numbers is taken, so that the result does not depend on chance.
 *
 * @param words each different word of the training text with its count
 * @param characters the pieces to begin with; they hold every character of the words
 * @param size how many pieces there shall be in the end
 */
export function learnMerges(
  words: ReadonlyMap<string, number>,
  characters: readonly string[],
  size: number,
): readonly (readonly [number, number])[] {
  const index = new Map(characters.map((character, id) => [character, id]));
  const state: Word[] = [...words].map(([word, count]) => ({
    ids: [...word].map((character) => index.get(character) as number),
    count,
  }));
  const merges: [number, number][] = [];
  while (characters.length + merges.length < size) {
    const counts = new Map<number, number>();
    for (const { ids, count } of state) {
      for (let i = 1; i < ids.length; i++) {
        const pair = (ids[i - 1] as number) * 65536 + (ids[i] as number);
        counts.set(pair, (counts.get(pair) ?? 0) + count);
      }
    }
    let best = -1;
    let most = 0;
    for (const [pair, count] of counts) {
      if (count > most || (count === most && pair < best)) {
        best = pair;
        most = count;
      }
    }
    if (best < 0) break;
    const left = Math.floor(best / 65536);
    const right = best % 65536;
    const piece = characters.length + merges.length;
    merges.push([left, right]);
    for (const word of state) {
      const { ids } = word;
      for (let i = 1; i < ids.length; i++) if (ids[i - 1] === left && ids[i] === right) ids.splice(i - 1, 2, piece);
    }
  }
  return merges;
}
