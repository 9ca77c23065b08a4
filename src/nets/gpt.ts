/** The parts of a small GPT: which matrices it has, of which size, in which order. */

import type { Random } from '#math/random.ts';

/** The numbers that fix an architecture: normalisation first, gains only, no biases, one embedding for both ends. */
export interface GptShape {
  readonly layers: number;
  readonly heads: number;
  readonly width: number;
  /** The most tokens it sees at a time, the one that begins a text included. */
  readonly context: number;
  readonly vocabulary: number;
}

export interface TensorShape {
  readonly name: string;
  readonly shape: readonly number[];
}

/** Weights of one layer. A matrix has one row an output, so that y = W x. */
export interface GptLayer {
  readonly norm1: Float32Array;
  readonly qkv: Float32Array;
  readonly out: Float32Array;
  readonly norm2: Float32Array;
  readonly up: Float32Array;
  readonly down: Float32Array;
}

export interface GptWeights {
  readonly embedding: Float32Array;
  readonly positions: Float32Array;
  readonly layers: readonly GptLayer[];
  readonly finalNorm: Float32Array;
}

const PARTS = ['norm1', 'qkv', 'out', 'norm2', 'up', 'down'] as const;

/** Every tensor in the order of the file. */
export function gptTensors({ layers, width, context, vocabulary }: GptShape): readonly TensorShape[] {
  const sizes = {
    norm1: [width],
    qkv: [3 * width, width],
    out: [width, width],
    norm2: [width],
    up: [4 * width, width],
    down: [width, 4 * width],
  };
  const layer = (l: number) => PARTS.map((part) => ({ name: `layer${l}.${part}`, shape: sizes[part] }));
  return [
    { name: 'embedding', shape: [vocabulary, width] },
    { name: 'positions', shape: [context, width] },
    ...Array.from({ length: layers }, (_, l) => layer(l)).flat(),
    { name: 'finalNorm', shape: [width] },
  ];
}

/** How many numbers a tensor has. */
export const countOf = ({ shape }: TensorShape): number => shape.reduce((product, side) => product * side, 1);

/** How many numbers the whole network has. */
export const gptSize = (shape: GptShape): number => gptTensors(shape).reduce((sum, t) => sum + countOf(t), 0);

/** The tensors by name, found by the function given. */
export function gptWeights(shape: GptShape, tensor: (name: string) => Float32Array): GptWeights {
  const layer = (l: number): GptLayer => ({
    norm1: tensor(`layer${l}.norm1`),
    qkv: tensor(`layer${l}.qkv`),
    out: tensor(`layer${l}.out`),
    norm2: tensor(`layer${l}.norm2`),
    up: tensor(`layer${l}.up`),
    down: tensor(`layer${l}.down`),
  });
  return {
    embedding: tensor('embedding'),
    positions: tensor('positions'),
    layers: Array.from({ length: shape.layers }, (_, l) => layer(l)),
    finalNorm: tensor('finalNorm'),
  };
}

/** The tensors as views of one array, one after the other. */
export function gptViews(shape: GptShape, flat: Float32Array): GptWeights {
  const views = new Map<string, Float32Array>();
  let at = 0;
  for (const tensor of gptTensors(shape)) {
    views.set(tensor.name, flat.subarray(at, at + countOf(tensor)));
    at += countOf(tensor);
  }
  return gptWeights(shape, (name) => views.get(name) as Float32Array);
}

/** Fresh weights: gains 1, the rest even between ±√3 · 0.02; smaller by √(2 layers) where a layer writes back. */
export function startGpt(shape: GptShape, flat: Float32Array, random: Random): void {
  let at = 0;
  for (const tensor of gptTensors(shape)) {
    const writes = /\.(out|down)$/.test(tensor.name);
    const reach = (Math.sqrt(3) * 0.02) / (writes ? Math.sqrt(2 * shape.layers) : 1);
    const gain = tensor.shape.length === 1;
    for (const end = at + countOf(tensor); at < end; at++) flat[at] = gain ? 1 : reach * (2 * random() - 1);
  }
}
