/** A page as the build writes it, with the browser's objects around: there React complains of effects before paint. */

import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

export function serverMarkup(page: ReactElement): string {
  const say = console.error;
  console.error = (...said: unknown[]) => {
    if (!String(said[0]).startsWith('Warning: useLayoutEffect does nothing on the server')) say(...said);
  };
  try {
    return renderToString(page);
  } finally {
    console.error = say;
  }
}
