/** A whole file of a tiny GPT with a vocabulary of its own, for tests. */

import { uniform } from '#math/random.ts';
import { countOf, type GptShape, gptSize, gptTensors, startGpt } from '#nets/gpt.ts';
import type { Vocabulary } from '#nets/netFile.ts';
import { type Kept, writeNet } from '#nets/writeNet.ts';

export const tinyShape: GptShape = { layers: 2, heads: 2, width: 8, context: 8, vocabulary: 12 };

/** The tensors and the bytes of such a net. */
export function tinyNet(vocabulary: Vocabulary = { characters: '\n，。床前明月光疑是地上' }) {
  const flat = new Float32Array(gptSize(tinyShape));
  const random = uniform(4);
  startGpt(tinyShape, flat, random);
  for (let i = 0; i < flat.length; i++) flat[i] = (flat[i] as number) + random() - 0.5;
  let at = 0;
  const tensors = gptTensors(tinyShape).map((tensor): Kept => {
    const values = flat.subarray(at, at + countOf(tensor));
    at += countOf(tensor);
    return { ...tensor, kind: tensor.shape.length > 1 ? 'int8' : 'f32', values };
  });
  const architecture = { ...tinyShape };
  const header = { kind: 'gpt' as const, architecture, vocabulary, provenance: { seed: 4 }, metrics: { loss: 2.5 } };
  return { tensors, header, bytes: writeNet(header, tensors) };
}
