/** How a guess is made: `GuessShare` or `GuessChoice`, of which a page loads the one that its chapter asks for. */

import type { ComponentType } from 'react';

export interface GuessFormProps {
  /** What the figure shows as it opens; of a share, from 0 to 1. */
  readonly truth: number | string;
  readonly shown: string;
  /** Whose share is guessed. */
  readonly item: string;
  /** Answers to choose from; none where a share is guessed. */
  readonly choices: readonly string[];
  /** The one of them that is true. */
  readonly right: string;
}

export type GuessForm = ComponentType<GuessFormProps>;
