/** Figures come when their reader comes near; on paper all of them are needed, in the state they are in. */

import { atRest } from '#draw/atRest.ts';
import type { Live } from '#figure/live.ts';
import { writeLink } from '#spec/link.ts';
import { wakeAll } from '../wakeAll.ts';

/** Milliseconds. */
const LOOK = 100;
const PATIENCE = 8000;
const REST = 1000;

/** Of a picture's two frames, the hidden one is empty once it is drawn in the page. */
const drawn = (id: string): boolean => {
  const frames = [...document.querySelectorAll(`#${id} .picture > svg:not(.pin) > g`)];
  return frames.length === 0 || frames.some((g) => !g.firstChild);
};

/** Resolves when all are drawn, or when waiting longer would be worse than a picture as it opened. */
export async function everyFigure(ids: readonly string[]): Promise<void> {
  const over = performance.now() + PATIENCE;
  for (;;) {
    if (ids.every(drawn) || performance.now() > over) return;
    // Again and again: what React has not come to yet hears nothing.
    wakeAll();
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
}

/**
 * A browser that is told to print waits for nothing. So a figure that is not in its opening state is drawn beforehand,
 * wherever its reader is.
 *
 * @returns ends it
 */
export function drawWhatMoved(figures: readonly Live[]): () => void {
  const ends = figures.map(({ spec, store }) => {
    const look = () => {
      if (writeLink(spec, store.getState()) !== '') void everyFigure([spec.id]);
    };
    look();
    const rest = atRest(REST, look);
    const stop = store.subscribe(rest.changed);
    return () => {
      rest.cancel();
      stop();
    };
  });
  return () => {
    for (const end of ends) end();
  };
}
