/** Token numbers from a file into memory that workers share. */

import { readFileSync } from 'node:fs';

/** The 16-bit numbers of a file, with an end (0) before the first, so that every text has something before it. */
export function sharedTokens(file: URL): Uint16Array {
  const bytes = readFileSync(file);
  const tokens = new Uint16Array(new SharedArrayBuffer(bytes.length + 2));
  tokens.set(new Uint16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)), 1);
  return tokens;
}
