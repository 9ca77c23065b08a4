/** The GPT in a file: its architecture and its weights. */

import { countOf, type GptShape, type GptWeights, gptTensors, gptWeights } from './gpt.ts';
import type { ReadNet } from './readNet.ts';

/** @throws RangeError if the file holds something else, or a tensor is missing or of another size */
export function gptOf({ header, floats }: ReadNet): { readonly shape: GptShape; readonly weights: GptWeights } {
  const number = (name: keyof GptShape): number => {
    const value = header.architecture[name];
    if (header.kind !== 'gpt' || !Number.isInteger(value) || (value as number) < 1)
      throw new RangeError(`gptOf needs ${name} of a GPT, got ${value} of ${header.kind}`);
    return value as number;
  };
  const shape: GptShape = {
    layers: number('layers'),
    heads: number('heads'),
    width: number('width'),
    context: number('context'),
    vocabulary: number('vocabulary'),
  };
  if (shape.width % shape.heads !== 0)
    throw new RangeError(`gptOf needs heads that divide ${shape.width}, got ${shape.heads}`);
  const wanted = new Map(gptTensors(shape).map((tensor) => [tensor.name, countOf(tensor)]));
  const tensor = (name: string): Float32Array => {
    const values = floats.get(name);
    if (values?.length !== wanted.get(name))
      throw new RangeError(`gptOf needs ${wanted.get(name)} numbers of ${name}, got ${values?.length}`);
    return values as Float32Array;
  };
  return { shape, weights: gptWeights(shape, tensor) };
}
