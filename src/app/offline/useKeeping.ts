/** The book begins to be kept on the reader's device once the reader has what they came for. */

import { type ComponentType, useEffect, useState } from 'react';
import type { Lang } from '#spec/format.ts';

/** Milliseconds. */
const QUIET = 6000;

export function useKeeping(): ComponentType<{ readonly lang: Lang }> | undefined {
  const [Keeping, show] = useState<ComponentType<{ readonly lang: Lang }>>();
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const load = () =>
      import('./Keeping.tsx').then(
        (loaded) => show(() => loaded.Keeping),
        // Without this script the book is not kept this time.
        () => undefined,
      );
    const timer = setTimeout(load, QUIET);
    return () => clearTimeout(timer);
  }, []);
  return Keeping;
}
