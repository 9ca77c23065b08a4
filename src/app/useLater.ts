/** Parts of a page that come once their reader has what they came for. */

import { type ComponentType, useEffect, useState } from 'react';

/**
 * @param load the same at every rendering; undefined for never
 * @param after milliseconds
 */
export function useLater<P>(
  load: (() => Promise<ComponentType<P>>) | undefined,
  after: () => number,
): ComponentType<P> | undefined {
  const [Part, show] = useState<ComponentType<P>>();
  useEffect(() => {
    if (!load) return;
    // Without its script the page does without it.
    const begin = () =>
      load()
        .then((loaded) => show(() => loaded))
        .catch(() => undefined);
    const timer = setTimeout(begin, after());
    return () => clearTimeout(timer);
  }, [load, after]);
  return Part;
}
