/** Where the book's networks come from: files beside it, checked byte for byte before anything is shown of them. */

import type { Networks } from '#figure/asking.ts';
import { createNetworks, type NetworkSource } from '#figure/networks.ts';
import sizes from '#nets/sizes.json' with { type: 'json' };
import type { openNetwork as OpenNetwork } from './openNetwork.ts';

/** In bytes: all that a page must know before a network is asked for. */
const SIZES = sizes as { readonly [name: string]: number };

/** How files come here: a page of the book asks for them, an embed page has to do otherwise. Both fail by rejecting. */
export interface Way {
  readonly bytes: (name: string, progress: (got: number) => void, signal: AbortSignal) => Promise<Uint8Array>;
  /** What can read them is loaded with the first of them. */
  readonly opener: () => Promise<typeof OpenNetwork>;
  /** Told what came of the bytes. */
  readonly judged?: (name: string, bytes: Uint8Array, sound: boolean) => Promise<unknown>;
}

export function networksFrom(way: Way): Networks {
  const load: NetworkSource['load'] = async (name, progress, signal) => {
    const [bytes, opener] = await Promise.allSettled([way.bytes(name, progress, signal), way.opener()]);
    if (bytes.status === 'rejected' || opener.status === 'rejected') return 'unreachable';
    const opened = opener.value(bytes.value, name);
    await way.judged?.(name, bytes.value, opened !== 'damaged');
    return opened;
  };
  return createNetworks({ size: (name) => SIZES[name] ?? 0, load });
}
