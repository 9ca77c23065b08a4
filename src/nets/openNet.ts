/** From the bytes of a file to what the book's figures ask: a speaker, a reader of digits, a corpus to count in. */

import type { Corpus } from './corpus.ts';
import { corpusOf } from './corpusOf.ts';
import type { DigitNet } from './digitNet.ts';
import { digitsOf } from './digitsOf.ts';
import { type ReadNet, readNet } from './readNet.ts';
import { createSpeaker, type Speaker } from './speaker.ts';

const openers: { readonly [kind in ReadNet['header']['kind']]: (net: ReadNet) => Speaker | DigitNet | Corpus } = {
  gpt: createSpeaker,
  digits: digitsOf,
  corpus: corpusOf,
};

/** @returns what the file holds, or undefined if it is not whole or its parts do not fit together */
export function openNet(bytes: Uint8Array): Speaker | DigitNet | Corpus | undefined {
  const net = readNet(bytes);
  if (!net.ok) return undefined;
  try {
    return openers[net.header.kind](net);
  } catch (fault) {
    if (fault instanceof RangeError) return undefined;
    throw fault;
  }
}
