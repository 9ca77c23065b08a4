/** The space a batch needs on its way through a GPT and back: allocated once, used for every step. */

import type { GptShape } from './gpt.ts';
import type { Memory } from './kernel.ts';

/** What a layer remembers for the way back. */
export interface LayerRoom {
  readonly before: Float32Array;
  readonly stats1: Float32Array;
  readonly normed1: Float32Array;
  readonly qkv: Float32Array;
  readonly attention: Float32Array;
  readonly mixed: Float32Array;
  readonly between: Float32Array;
  readonly stats2: Float32Array;
  readonly normed2: Float32Array;
  readonly up: Float32Array;
  readonly active: Float32Array;
}

export interface GptRoom {
  readonly layers: readonly LayerRoom[];
  readonly last: Float32Array;
  readonly stats: Float32Array;
  readonly final: Float32Array;
  readonly losses: Float32Array;
  readonly logits: Float32Array;
  /** Gradients: at the residual stream, and at the parts of the layer being walked back. */
  readonly dx: Float32Array;
  readonly dNormed: Float32Array;
  readonly dQkv: Float32Array;
  readonly dAttention: Float32Array;
  readonly dWide: Float32Array;
}

/** Sequences of one length: `inputs` and `targets` hold them one after the other. */
export interface Batch {
  readonly sequences: number;
  readonly length: number;
  readonly inputs: Int32Array;
  readonly targets: Int32Array;
}

/** Rows whose logits are computed at a time: the whole batch would not stay in the cache. */
export const HEAD_ROWS = 256;

/** Room for batches of at most `rows` tokens. */
export function gptRoom(shape: GptShape, rows: number, memory: Memory): GptRoom {
  const { width, heads, context, vocabulary } = shape;
  const floats = (perRow: number): Float32Array => memory.floats(rows * perRow);
  const layer = (): LayerRoom => ({
    before: floats(width),
    stats1: floats(2),
    normed1: floats(width),
    qkv: floats(3 * width),
    attention: floats(heads * context),
    mixed: floats(width),
    between: floats(width),
    stats2: floats(2),
    normed2: floats(width),
    up: floats(4 * width),
    active: floats(4 * width),
  });
  return {
    layers: Array.from({ length: shape.layers }, layer),
    last: floats(width),
    stats: floats(2),
    final: floats(width),
    losses: floats(1),
    logits: memory.floats(HEAD_ROWS * vocabulary),
    dx: floats(width),
    dNormed: floats(width),
    dQkv: floats(3 * width),
    dAttention: floats(heads * context),
    dWide: floats(4 * width),
  };
}
