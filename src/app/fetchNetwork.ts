/**
 * The file of a network. What has come once is kept on the reader's device where the browser allows it, so that it is
 * there without a connection, too.
 */

import { hrefOf } from './addresses.ts';
import { type Entry, entryOf, versioned } from './entryOf.ts';

const SHELF = 'area-map-nets';

export async function fetched(name: string, progress: (got: number) => void, signal: AbortSignal): Promise<Uint8Array> {
  const entry = entryOf(name);
  const address = addressOf(entry);
  const kept = await shelf((cache) => cache.match(address));
  if (kept) return new Uint8Array(await kept.arrayBuffer());
  // What was damaged on its way may lie damaged in the browser's cache.
  const response = await fetch(address, { signal, cache: damaged.has(address) ? 'reload' : 'default' });
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const bytes = new Uint8Array(entry.bytes);
  let got = 0;
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    // What a host adds at the end is none of the network.
    bytes.set(next.value.subarray(0, Math.max(0, entry.bytes - got)), Math.min(got, entry.bytes));
    got += next.value.length;
    progress(Math.min(got, entry.bytes));
  }
  return bytes;
}

const damaged = new Set<string>();
const addressOf = (entry: Entry) => versioned(hrefOf(`/nets/${entry.file}`), entry);

/** Only what is sound is kept, and what is not is thrown away. */
export function judged(name: string, bytes: Uint8Array, sound: boolean): Promise<unknown> {
  const address = addressOf(entryOf(name));
  if (!sound) damaged.add(address);
  return shelf<unknown>((cache) => (sound ? cache.put(address, new Response(bytes.slice())) : cache.delete(address)));
}

/** Private windows and insecure hosts have no shelf, or refuse it. */
async function shelf<T>(use: (cache: Cache) => Promise<T>): Promise<T | undefined> {
  try {
    return await use(await caches.open(SHELF));
  } catch {
    return undefined;
  }
}
