/** The book's own files of networks, and how well they foretell the held-out texts. */

import { readFileSync } from 'node:fs';
import { gptOf } from '#nets/gptOf.ts';
import manifest from '#nets/manifest.json';
import { type ReadNet, readNet } from '#nets/readNet.ts';
import { examine, type Grade, openDesk } from '../../src/training/exam.ts';
import { plainLessons, type Share } from '../../src/training/lessons.ts';
import { compiledKernel } from './kernels.ts';

export type Entry = {
  readonly file: string;
  readonly bytes: number;
  readonly metrics: { readonly [name: string]: number };
};

export const entryOf = (name: string): Entry =>
  (manifest as unknown as { readonly [name: string]: Entry })[name] as Entry;

/** A file of public/nets, read. */
export function shelved(name: string): ReadNet {
  const net = readNet(new Uint8Array(readFileSync(`public/nets/${entryOf(name).file}`)));
  if (!net.ok) throw new Error(`${name}: ${net.fault} ${net.detail}`);
  return net;
}

/** 16-bit numbers of a fixture, with an end before the first. */
export function heldOut(file: string): Uint16Array {
  const bytes = readFileSync(`tests/fixtures/nets/${file}`);
  const numbers = new Uint16Array(bytes.length / 2 + 1);
  numbers.set(new Uint16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)), 1);
  return numbers;
}

/** Mean surprise of a shelved GPT at some texts; tokens below `marks` are left out of the second figure. */
export function gradeOf(net: ReadNet, tokens: Uint16Array, texts: Share['texts'], marks: number): Grade {
  const { shape, weights } = gptOf(net);
  const { kernel, memory } = compiledKernel(false, 192);
  const own = (values: Float32Array): Float32Array => {
    const copy = memory.floats(values.length);
    copy.set(values);
    return copy;
  };
  const layers = weights.layers.map(({ norm1, qkv, out, norm2, up, down }) => ({
    norm1: own(norm1),
    qkv: own(qkv),
    out: own(out),
    norm2: own(norm2),
    up: own(up),
    down: own(down),
  }));
  const [embedding, positions, finalNorm] = [own(weights.embedding), own(weights.positions), own(weights.finalNorm)];
  const desk = openDesk(shape, 1100, memory);
  const candidate = { kernel, shape, weights: { embedding, positions, layers, finalNorm }, desk };
  return examine(candidate, tokens, plainLessons(texts, 8), marks);
}
