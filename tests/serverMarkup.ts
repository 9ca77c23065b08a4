/** A page as the build writes it, with the browser's objects around: there React complains of effects before paint. */

import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

export function serverMarkup(page: ReactElement): string {
  const loud = muteEffects();
  try {
    return renderToString(page);
  } finally {
    loud();
  }
}

/** @returns what ends it */
export function muteEffects(): () => void {
  const say = console.error;
  console.error = (...said: unknown[]) => {
    if (!String(said[0]).startsWith('Warning: useLayoutEffect does nothing on the server')) say(...said);
  };
  return () => {
    console.error = say;
  };
}
