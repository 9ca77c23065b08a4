/** What a reader can do with the loop machine, beside moving the point: go on, throw, write, begin again. */

import { nextSeed } from '#math/random.ts';
import type { Found } from '#spec/figure.ts';
import { loopModel } from './loopModel.model.ts';
import { LAST_STATION, type LoopValues, loopParams } from './loopParams.model.ts';

type Patch = Partial<LoopValues> | undefined;

/** The face that lies under the point, added to the text; the next die is thrown once. */
function written(values: LoopValues, found: Found | undefined): Patch {
  if (values.die === 'book') return undefined;
  const { hit } = loopModel({ ...values, stage: LAST_STATION }, undefined, found);
  const grown = hit && values.grown + hit.token;
  return grown === undefined || [...grown].length > loopParams.grown.maxLength ? undefined : { grown, throws: 1 };
}

/** A throw is a throw of chance, whatever lay there by hand. */
const byChance = ({ mode }: LoopValues): Partial<LoopValues> => ({
  stage: LAST_STATION,
  ...(mode === 'hand' ? { mode: 'dice' } : {}),
});

function thrown(values: LoopValues, throws: number): Patch {
  return throws > loopParams.throws.max ? undefined : { ...byChance(values), throws };
}

const HUNDRED = 100;

export const loopActs = {
  /** To the next station; after the last one the face is written, and the loop begins again. */
  step: {
    to: (values: LoopValues, found?: Found): Patch => {
      if (values.stage < LAST_STATION) return { stage: values.stage + 1 };
      const next = written(values, found);
      return next && { ...next, stage: 1 };
    },
  },
  write: {
    to: (values: LoopValues, found?: Found): Patch => {
      const next = written(values, found);
      return next && { ...next, stage: LAST_STATION };
    },
  },
  throw: { to: (values: LoopValues): Patch => thrown(values, values.throws + 1) },
  hundred: {
    to: (values: LoopValues): Patch => thrown(values, values.throws < HUNDRED ? HUNDRED : values.throws + HUNDRED),
  },
  /** The same beginning, with other luck. */
  again: {
    to: (values: LoopValues): Patch => ({
      ...byChance(values),
      grown: '',
      seed: nextSeed(values.seed),
      throws: 1,
    }),
  },
  real: { preset: true, to: (): Patch => ({ die: 'network', stage: LAST_STATION }) },
  book: { preset: true, to: (): Patch => ({ die: 'book', stage: LAST_STATION }) },
} as const;
