/** The corpus in a file: its token numbers and how each token is written. */

import { prepareBpe } from './bpe.ts';
import type { Corpus } from './corpus.ts';
import type { ReadNet } from './readNet.ts';

/** @throws RangeError if the file holds something else, or a token that its vocabulary does not have */
export function corpusOf({ header, counts }: ReadNet): Corpus {
  const ids = counts.get('ids');
  if (header.kind !== 'corpus' || !ids || !header.vocabulary)
    throw new RangeError(`corpusOf needs the ids and vocabulary of a corpus, got ${header.kind}`);
  const { characters, merges = [] } = header.vocabulary;
  const { pieces } = prepareBpe({ characters: [...characters], merges });
  const last = ids.reduce((most, id) => Math.max(most, id), 0);
  if (last >= pieces.length) throw new RangeError(`corpusOf needs ids below ${pieces.length}, got ${last}`);
  return { ids, size: pieces.length, token: (id) => pieces[id] ?? '' };
}
