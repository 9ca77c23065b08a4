/**
 * What the book remembers on the reader's device, where that is allowed.
 *
 * Storage throws in private windows and sandboxed frames. The book then simply remembers nothing.
 */

const PREFIX = 'area-map.';

export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param value undefined forgets */
export function remember(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // A book without memory is still the book.
  }
}
