/** One edition of the book as a list of files, each with what it must be, byte for byte. */

export interface Edition {
  /** Of the list: another one for every other content. */
  readonly name: string;
  /** Paths below the base, pages by their address (`zh/softmax/`), with the first half of their SHA-256 in hex. */
  readonly files: { readonly [path: string]: string };
  /** What they take up together. */
  readonly bytes: number;
}

/** How the caches that hold editions are called; another book on the same host, at another address, has its own. */
export const shelvesOf = (base: string): string => `area-map-book ${base} `;
export const shelfOf = ({ name }: Pick<Edition, 'name'>, base: string): string => shelvesOf(base) + name;
/** Pages of single figures are many and large: kept as they are visited. */
export const visitedOf = (base: string): string => `area-map-visited ${base}`;

/** @returns the first half of the SHA-256 in hex */
export async function digestOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
