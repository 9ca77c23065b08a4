/** The figures of a page are remembered: their steps, and the states that its address wants pinned. */

import { memoryOf, remember } from '#figure/memory.ts';
import type { Lang } from '#spec/format.ts';
import type { Known } from './known.ts';
import { readPin } from './pin.ts';
import { listenForUndo } from './undoKeys.ts';
import { watchPin } from './watchPin.ts';

/** @returns ends it */
export function rememberAll(figures: readonly Known[], lang: Lang): () => void {
  const ends = figures.map((known) => {
    const { live } = known;
    const { pin } = remember(live);
    const read = () => {
      const values = readPin(live, location.search);
      if (values || pin.getState().values) pin.setState(values ? { values } : {}, true);
    };
    const unwatch = watchPin(known, pin, lang);
    read();
    addEventListener('popstate', read);
    return () => {
      removeEventListener('popstate', read);
      unwatch();
    };
  });
  const pastOf = (id: string) => {
    const known = figures.find(({ live }) => live.spec.id === id);
    return known && memoryOf(known.live)?.past;
  };
  ends.push(listenForUndo(pastOf));
  return () => {
    for (const end of ends) end();
  };
}
