/** What the devices of one chapter share beside its figures: their words, the challenges, and where ticks are kept. */

import { createContext, useContext } from 'react';
import type { Challenge } from './chapter.ts';
import type { GuessForm } from './guessForm.ts';
import type { Stills } from './stills.ts';
import type { ProseUi } from './ui.ts';

/**
 * Memory for solved challenges of this chapter.
 *
 * Neither function throws: where storage is refused, `has` knows nothing and `add` forgets.
 */
export interface Keep {
  readonly has: (challenge: string) => boolean;
  readonly add: (challenge: string) => void;
}

export interface ProseScope {
  readonly ui: ProseUi;
  readonly challenges: { readonly [id: string]: Challenge };
  readonly GuessForm: GuessForm;
  readonly keep: Keep;
  readonly stills: Stills;
}

export const ProseContext = createContext<ProseScope | undefined>(undefined);

export function useProse(): ProseScope {
  const scope = useContext(ProseContext);
  if (!scope) throw new Error('a device stands outside a chapter');
  return scope;
}
