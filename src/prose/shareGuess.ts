/** How a share is guessed: `GuessShare`, which only chapters that ask for one have to load. */

import type { ComponentType } from 'react';

export interface ShareGuessProps {
  /** From 0 to 1. */
  readonly truth: number;
  readonly shown: string;
  readonly item: string;
}

export type ShareGuess = ComponentType<ShareGuessProps>;
