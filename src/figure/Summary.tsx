/** The spoken sentence of a figure: always in the page, and announced once after a change has come to rest. */

import { useEffect, useState } from 'react';
import { atRest } from '#draw/atRest.ts';
import type { FigureWords } from '#spec/figure.ts';
import type { Params } from '#spec/params.ts';
import type { Live } from './live.ts';

/** Milliseconds of rest before the new sentence is spoken. */
const REST = 700;

interface Props<P extends Params, M> {
  readonly live: Live<P, M>;
  readonly words: FigureWords<M>;
}

export function Summary<P extends Params, M>({ live, words }: Props<P, M>) {
  const [sentence, say] = useState(() => words.summary(live.openingModel()));
  useEffect(() => {
    const speak = () => say(words.summary(live.model()));
    speak();
    const rest = atRest(REST, speak);
    const unsubscribe = live.paced(rest.changed);
    return () => {
      rest.cancel();
      unsubscribe();
    };
  }, [live, words]);
  return (
    <p className="spoken sr" aria-live="polite">
      {sentence}
    </p>
  );
}
