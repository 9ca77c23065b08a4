/** A batch of texts through a GPT: from token numbers to the last normalised row, everything remembered. */

import type { GptShape, GptWeights } from './gpt.ts';
import type { Batch, GptRoom } from './gptRoom.ts';
import type { Block, Kernel } from './kernel.ts';

/** A matrix whose rows lie side by side. */
export const whole = (data: Float32Array, stride: number): Block => ({ data, at: 0, stride });

/** Runs the layers; afterwards `room.final` holds one row a token. */
export function gptForward(kernel: Kernel, shape: GptShape, weights: GptWeights, batch: Batch, room: GptRoom): void {
  const { width } = shape;
  const rows = batch.sequences * batch.length;
  lookUp(weights, batch, width, (room.layers[0]?.before ?? room.last) as Float32Array);
  weights.layers.forEach((w, l) => {
    const s = room.layers[l] as GptRoom['layers'][number];
    kernel.layerNorm(s.before, w.norm1, s.normed1, s.stats1, rows);
    kernel.gemm(
      'NT',
      rows,
      3 * width,
      width,
      1,
      whole(s.normed1, width),
      whole(w.qkv, width),
      whole(s.qkv, 3 * width),
      false,
    );
    attend(kernel, shape, batch, s);
    s.between.set(s.before);
    kernel.gemm('NT', rows, width, width, 1, whole(s.mixed, width), whole(w.out, width), whole(s.between, width), true);
    kernel.layerNorm(s.between, w.norm2, s.normed2, s.stats2, rows);
    kernel.gemm(
      'NT',
      rows,
      4 * width,
      width,
      1,
      whole(s.normed2, width),
      whole(w.up, width),
      whole(s.up, 4 * width),
      false,
    );
    kernel.gelu(s.up, s.active, rows * 4 * width);
    const after = room.layers[l + 1]?.before ?? room.last;
    after.set(s.between);
    kernel.gemm(
      'NT',
      rows,
      width,
      4 * width,
      1,
      whole(s.active, 4 * width),
      whole(w.down, 4 * width),
      whole(after, width),
      true,
    );
  });
  kernel.layerNorm(room.last, weights.finalNorm, room.final, room.stats, rows);
}

/** Each token's row of the embedding plus its position's row. */
function lookUp(
  { embedding, positions }: GptWeights,
  { length, inputs, sequences }: Batch,
  width: number,
  x: Float32Array,
): void {
  for (let i = 0; i < sequences * length; i++) {
    const token = (inputs[i] as number) * width;
    const place = (i % length) * width;
    for (let j = 0; j < width; j++)
      x[i * width + j] = (embedding[token + j] as number) + (positions[place + j] as number);
  }
}

function attend(kernel: Kernel, shape: GptShape, { sequences, length }: Batch, s: GptRoom['layers'][number]): void {
  const { width, heads } = shape;
  const size = width / heads;
  const scale = 1 / Math.sqrt(size);
  const block = (data: Float32Array, at: number, stride: number): Block => ({ data, at, stride });
  for (let i = 0; i < sequences * heads; i++) {
    const at = Math.floor(i / heads) * length * 3 * width + (i % heads) * size;
    const q = block(s.qkv, at, 3 * width);
    const k = block(s.qkv, at + width, 3 * width);
    kernel.gemm('NT', length, length, size, scale, q, k, block(s.attention, i * length * length, length), false);
  }
  kernel.softmaxCausal(s.attention, sequences * heads, length);
  for (let i = 0; i < sequences * heads; i++) {
    const sequence = Math.floor(i / heads) * length;
    const v = block(s.qkv, sequence * 3 * width + 2 * width + (i % heads) * size, 3 * width);
    const to = block(s.mixed, sequence * width + (i % heads) * size, width);
    kernel.gemm('NN', length, size, length, 1, block(s.attention, i * length * length, length), v, to, false);
  }
}
