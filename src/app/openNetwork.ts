/** From the bytes of a network's file to the network, or to what is wrong with them. Loaded with the first network. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Fault } from '#figure/asking.ts';
import { openNet } from '#nets/openNet.ts';
import { warmGpt } from '#nets/warmGpt.ts';
import { files } from './entryOf.ts';

/** @param name of a network of the book, or the SHA-256 of its file: embed pages of edition 0.8 name it so */
export function openNetwork(bytes: Uint8Array, name: string): { net: unknown } | Fault {
  if (bytesToHex(sha256(bytes)) !== (files[name]?.sha256 ?? name)) return 'damaged';
  const net = openNet(bytes);
  return net === undefined ? 'damaged' : { net };
}

/** While the file is on its way. */
function warmUp(turns: number, turn = warmGpt()): void {
  turn();
  if (turns > 1) setTimeout(() => warmUp(turns - 1, turn), 16);
}
warmUp(40);
