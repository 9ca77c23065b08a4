/** One edition of the book as a list of files, each with what it must be, byte for byte. */

export interface Edition {
  /** Of the list: another one for every other content. */
  readonly name: string;
  /** Paths below the base, pages by their address (`zh/softmax/`), with the first half of their SHA-256 in hex. */
  readonly files: { readonly [path: string]: string };
}

/** Name of the cache that holds an edition. */
export const shelfOf = (edition: Pick<Edition, 'name'>): string => `area-map-book-${edition.name}`;
/** Pages of single figures are many and large: kept as they are visited. */
export const VISITED = 'area-map-visited';

/** @returns the first half of the SHA-256 in hex */
export async function digestOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
