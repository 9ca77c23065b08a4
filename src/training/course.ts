/** What a training run is: which network, which texts in which order, how fast. */

import type { GptShape } from '../nets/gpt.ts';
import type { Vocabulary } from '../nets/netFile.ts';
import type { Pace } from '../nets/pace.ts';

/** The texts of a step: all of one length, given by where they start in the data. */
export interface Lesson {
  readonly length: number;
  readonly starts: Int32Array;
}

export interface Course {
  readonly name: string;
  readonly shape: GptShape;
  readonly seed: number;
  readonly pace: Pace;
  /** The gradient is shortened to this length. */
  readonly clip: number;
  /** Whether the layers' matrices move by Muon (the rest by AdamW). */
  readonly muon: boolean;
  /** Shared by the workers. The token before a text's start is what the network sees first. */
  readonly tokens: Uint16Array;
  readonly lessons: readonly Lesson[];
  /** Texts not learnt from: a part, looked at now and then, and all. */
  readonly valid: readonly Lesson[];
  readonly exam: readonly Lesson[];
  /** Tokens below this number are marks, left out of the second validation figure. */
  readonly marks: number;
  /** Of tokens that are longer than characters: how many characters a held-out token has. */
  readonly charactersPerToken?: number;
  readonly vocabulary: Vocabulary;
  /** Where the texts come from: packages and versions. */
  readonly sources: { readonly [name: string]: string };
  /** Beginnings whose next token is watched. */
  readonly probes: readonly { readonly name: string; readonly ids: readonly number[]; readonly next: number }[];
}
