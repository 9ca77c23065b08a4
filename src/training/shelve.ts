/** Puts a finished file on the shelf of the book's networks and writes it into their manifest. */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const shelf = new URL('../../public/nets/', import.meta.url);
const manifestFile = new URL('../nets/manifest.json', import.meta.url);
/** The same without the metrics, which no page with a figure needs. */
const filesFile = new URL('../nets/files.json', import.meta.url);
/** Only what a page says of a network before it is asked for. */
const sizesFile = new URL('../nets/sizes.json', import.meta.url);

/**
 * Writes public/nets/<name>.bin and the entry of that name in src/nets/manifest.json, files.json and sizes.json.
 *
 * @param metrics measured numbers that the book or its tests quote
 */
export function shelve(name: string, bytes: Uint8Array, metrics: { readonly [name: string]: number } = {}): void {
  mkdirSync(shelf, { recursive: true });
  writeFileSync(new URL(`${name}.bin`, shelf), bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const entries = JSON.parse(readFileSync(manifestFile, 'utf8')) as { [name: string]: { readonly bytes: number } };
  entries[name] = { file: `${name}.bin`, bytes: bytes.length, sha256, metrics } as { readonly bytes: number };
  const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
  const bare = Object.fromEntries(Object.entries(sorted).map(([each, entry]) => [each, { ...entry, metrics: undefined }]));
  writeFileSync(filesFile, `${JSON.stringify(bare, null, 2)}\n`);
  const sizes = Object.fromEntries(Object.entries(sorted).map(([each, entry]) => [each, entry.bytes]));
  writeFileSync(sizesFile, `${JSON.stringify(sizes, null, 2)}\n`);
  console.log(`${name}.bin: ${bytes.length} bytes, ${sha256}`);
}
