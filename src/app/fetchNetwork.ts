/**
 * The file of a network. What has come once is kept on the reader's device where the browser allows it, so that it is
 * there without a connection, too.
 */

import { hrefOf } from './addresses.ts';
import type { Entry } from './networks.ts';

const SHELF = 'area-map-nets';

export async function fetched(entry: Entry, progress: (got: number) => void, signal: AbortSignal): Promise<Uint8Array> {
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
const addressOf = ({ file, sha256 }: Entry) => `${hrefOf(`/nets/${file}`)}?v=${sha256.slice(0, 12)}`;

/** Only what is sound is kept, and what is not is thrown away. */
export function judged(entry: Entry, bytes: Uint8Array, sound: boolean): Promise<unknown> {
  const address = addressOf(entry);
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
