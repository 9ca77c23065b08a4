/** What figures ask of the networks a page has found, by name and with its type. */

import type { Corpus } from './corpus.ts';
import type { DigitNet } from './digitNet.ts';
import type { Speaker } from './speaker.ts';

export type SpeakerName = 'poet' | 'poet-style' | 'novelist';
export type CorpusName = 'tang' | 'whale';

type Found = { readonly [name: string]: unknown };

/** @returns the network, or undefined as long as it is not here */
export const speakerIn = (found: Found, name: SpeakerName): Speaker | undefined => found[name] as Speaker | undefined;

/** @returns the text to count in, or undefined as long as it is not here */
export const corpusIn = (found: Found, name: CorpusName): Corpus | undefined => found[name] as Corpus | undefined;

/** @returns the network that reads digits, or undefined as long as it is not here */
export const digitsIn = (found: Found): DigitNet | undefined => found['digits'] as DigitNet | undefined;
