/** Puts a finished file on the shelf of the book's networks and writes it into their manifest. */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const shelf = new URL('../../public/nets/', import.meta.url);
const manifestFile = new URL('../nets/manifest.json', import.meta.url);
const listFile = new URL('../nets/files.json', import.meta.url);

/**
 * Writes public/nets/<name>.bin and the entry of that name in src/nets/manifest.json; src/nets/files.json
 * is what pages need of it.
 *
 * @param metrics measured numbers that the book or its tests quote
 */
export function shelve(name: string, bytes: Uint8Array, metrics: { readonly [name: string]: number } = {}): void {
  mkdirSync(shelf, { recursive: true });
  writeFileSync(new URL(`${name}.bin`, shelf), bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const entries = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    [name: string]: { readonly file: string; readonly bytes: number; readonly sha256: string; readonly metrics: object };
  };
  entries[name] = { file: `${name}.bin`, bytes: bytes.length, sha256, metrics };
  const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
  const list = Object.fromEntries(Object.entries(sorted).map(([each, { bytes, sha256 }]) => [each, { bytes, sha256 }]));
  writeFileSync(listFile, `${JSON.stringify(list, null, 2)}\n`);
  console.log(`${name}.bin: ${bytes.length} bytes, ${sha256}`);
}
