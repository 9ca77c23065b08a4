/** The file of a network, and how to tell that it came whole. */

import known from '#nets/files.json' with { type: 'json' };

export interface Entry {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

export const files = known as { readonly [name: string]: Entry };

/** @throws RangeError if the book has no such network */
export function entryOf(name: string): Entry {
  const entry = files[name];
  if (!entry) throw new RangeError(`the book has no network ${name}`);
  return entry;
}

/** An address says which version it wants, so that no cache gives an older one. */
export const versioned = (address: string, { sha256 }: Entry): string => `${address}?v=${sha256.slice(0, 12)}`;
