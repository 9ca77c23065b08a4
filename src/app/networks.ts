/** Where the book's networks come from: files beside it, checked byte for byte before anything is shown of them. */

import type { Networks } from '#figure/asking.ts';
import { createNetworks, type NetworkSource } from '#figure/networks.ts';
import files from '#nets/files.json' with { type: 'json' };
import type { openNetwork as OpenNetwork } from './openNetwork.ts';

export interface Entry {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

const FILES = files as { readonly [name: string]: Omit<Entry, 'file'> };

/** How files come here: a page of the book asks for them, an embed page has to do otherwise. Both fail by rejecting. */
export interface Way {
  readonly bytes: (entry: Entry, progress: (got: number) => void, signal: AbortSignal) => Promise<Uint8Array>;
  /** What can read them is loaded with the first of them. */
  readonly opener: () => Promise<typeof OpenNetwork>;
  /** Told what came of the bytes. */
  readonly judged?: (entry: Entry, bytes: Uint8Array, sound: boolean) => Promise<unknown>;
}

export function networksFrom(way: Way): Networks {
  const load: NetworkSource['load'] = async (name, progress, signal) => {
    const file = FILES[name];
    if (!file) return 'unreachable';
    const entry: Entry = { file: `${name}.bin`, ...file };
    const [bytes, opener] = await Promise.allSettled([way.bytes(entry, progress, signal), way.opener()]);
    if (bytes.status === 'rejected' || opener.status === 'rejected') return 'unreachable';
    const opened = opener.value(bytes.value, entry.sha256);
    await way.judged?.(entry, bytes.value, opened !== 'damaged');
    return opened;
  };
  return createNetworks({ size: (name) => FILES[name]?.bytes ?? 0, load });
}
