/** What followed a few tokens wherever they stand in a corpus: the model that only counts, without any table. */

/** How often the context was seen with something after it, and how often each token came next. */
export type Following = { readonly seen: number; readonly next: Int32Array };

/**
 * Counts what comes after a context, by one walk through the corpus.
 *
 * The corpus is one run of texts, each ended by 0, which also begins the next; so a context that starts with 0 asks what begins
 * a text, and no other context reaches over the end of one. The empty context counts every token.
 *
 * @param ids the corpus, beginning with the first token of its first text
 * @param size how many tokens the vocabulary has
 * @returns `next` by token, shape (size,); its sum is `seen`
 * @example countAfter(Uint16Array.of(5, 7, 0, 5, 8, 0), [0, 5], 9).next[8]; // 1
 */
export function countAfter(ids: Uint16Array, context: ArrayLike<number>, size: number): Following {
  const next = new Int32Array(size);
  let seen = 0;
  for (let at = context.length === 0 ? 0 : context.length - 1; at < ids.length; at++) {
    if (!endsWith(ids, at, context)) continue;
    const token = ids[at] as number;
    next[token] = (next[token] as number) + 1;
    seen++;
  }
  return { seen, next };
}

/** Whether the tokens before a place are the context; before the first token of the corpus stands one 0. */
function endsWith(ids: Uint16Array, at: number, context: ArrayLike<number>): boolean {
  for (let back = 1; back <= context.length; back++) {
    const place = at - back;
    const token = place >= 0 ? ids[place] : place === -1 ? 0 : -1;
    if (token !== context[context.length - back]) return false;
  }
  return true;
}
