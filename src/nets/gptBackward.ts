/** The way back through a GPT: from the surprise at each token to the gradient of every weight. */

import type { GptLayer, GptShape, GptWeights } from './gpt.ts';
import { whole } from './gptForward.ts';
import { type Batch, type GptRoom, HEAD_ROWS, type LayerRoom } from './gptRoom.ts';
import type { Block, Kernel } from './kernel.ts';

/**
 * Logits, surprise and its gradient, a few rows at a time; `room.losses` then holds one number a token.
 *
 * @param scale the weight of one token, 1 / tokens for a mean
 * @param gradient where dFinal and the embedding's gradient go; left out, only the losses are computed
 */
export function gptHead(
  kernel: Kernel,
  { width, vocabulary }: GptShape,
  weights: GptWeights,
  batch: Batch,
  room: GptRoom,
  scale: number,
  gradient?: GptWeights,
): void {
  const count = batch.sequences * batch.length;
  const embedding = whole(weights.embedding, width);
  const logits = whole(room.logits, vocabulary);
  for (let first = 0; first < count; first += HEAD_ROWS) {
    const rows = Math.min(HEAD_ROWS, count - first);
    const final: Block = { data: room.final, at: first * width, stride: width };
    kernel.gemm('NT', rows, vocabulary, width, 1, final, embedding, logits, false);
    kernel.crossEntropy(
      room.logits,
      batch.targets.subarray(first),
      room.losses.subarray(first),
      rows,
      vocabulary,
      scale,
    );
    if (!gradient) continue;
    const dFinal: Block = { data: room.dNormed, at: first * width, stride: width };
    kernel.gemm('NN', rows, width, vocabulary, 1, logits, embedding, dFinal, false);
    kernel.gemm('TN', vocabulary, width, rows, 1, logits, final, whole(gradient.embedding, width), true);
  }
}

/** Adds this batch's part to the gradient. The forward pass of the same batch must have filled the room. */
export function gptBackward(
  kernel: Kernel,
  shape: GptShape,
  weights: GptWeights,
  batch: Batch,
  room: GptRoom,
  scale: number,
  gradient: GptWeights,
): void {
  const { width } = shape;
  const rows = batch.sequences * batch.length;
  gptHead(kernel, shape, weights, batch, room, scale, gradient);
  room.dx.fill(0);
  kernel.layerNormBack(room.last, weights.finalNorm, room.stats, room.dNormed, room.dx, gradient.finalNorm, rows);
  for (let l = shape.layers - 1; l >= 0; l--) {
    const [w, s, g] = [weights.layers[l] as GptLayer, room.layers[l] as LayerRoom, gradient.layers[l] as GptLayer];
    feedBack(kernel, width, rows, w, s, g, room);
    attendBack(kernel, shape, batch, w, s, g, room);
  }
  lookUpBack(batch, width, room.dx, gradient);
}

function feedBack(
  kernel: Kernel,
  width: number,
  rows: number,
  w: GptLayer,
  s: LayerRoom,
  g: GptLayer,
  room: GptRoom,
): void {
  const dx = whole(room.dx, width);
  const wide = whole(room.dWide, 4 * width);
  const dNormed = whole(room.dNormed, width);
  kernel.gemm('NN', rows, 4 * width, width, 1, dx, whole(w.down, 4 * width), wide, false);
  kernel.gemm('TN', width, 4 * width, rows, 1, dx, whole(s.active, 4 * width), whole(g.down, 4 * width), true);
  kernel.geluBack(s.up, room.dWide, rows * 4 * width);
  kernel.gemm('NN', rows, width, 4 * width, 1, wide, whole(w.up, width), dNormed, false);
  kernel.gemm('TN', 4 * width, width, rows, 1, wide, whole(s.normed2, width), whole(g.up, width), true);
  kernel.layerNormBack(s.between, w.norm2, s.stats2, room.dNormed, room.dx, g.norm2, rows);
}

function attendBack(
  kernel: Kernel,
  shape: GptShape,
  batch: Batch,
  w: GptLayer,
  s: LayerRoom,
  g: GptLayer,
  room: GptRoom,
): void {
  const { width } = shape;
  const rows = batch.sequences * batch.length;
  const dx = whole(room.dx, width);
  const dNormed = whole(room.dNormed, width);
  const dQkv = whole(room.dQkv, 3 * width);
  kernel.gemm('NN', rows, width, width, 1, dx, whole(w.out, width), dNormed, false);
  kernel.gemm('TN', width, width, rows, 1, dx, whole(s.mixed, width), whole(g.out, width), true);
  headsBack(kernel, shape, batch, s, room);
  kernel.gemm('NN', rows, width, 3 * width, 1, dQkv, whole(w.qkv, width), dNormed, false);
  kernel.gemm('TN', 3 * width, width, rows, 1, dQkv, whole(s.normed1, width), whole(g.qkv, width), true);
  kernel.layerNormBack(s.before, w.norm1, s.stats1, room.dNormed, room.dx, g.norm1, rows);
}

/** From the gradient at the mixed values to the gradient at q, k and v, head by head. */
function headsBack(
  kernel: Kernel,
  { width, heads }: GptShape,
  { sequences, length }: Batch,
  s: LayerRoom,
  room: GptRoom,
): void {
  const size = width / heads;
  const scale = 1 / Math.sqrt(size);
  const part = (data: Float32Array, i: number, which: number): Block => ({
    data,
    at: Math.floor(i / heads) * length * 3 * width + which * width + (i % heads) * size,
    stride: 3 * width,
  });
  const square = (data: Float32Array, i: number): Block => ({ data, at: i * length * length, stride: length });
  for (let i = 0; i < sequences * heads; i++) {
    const dMixed: Block = {
      data: room.dNormed,
      at: Math.floor(i / heads) * length * width + (i % heads) * size,
      stride: width,
    };
    kernel.gemm('NT', length, length, size, 1, dMixed, part(s.qkv, i, 2), square(room.dAttention, i), false);
    kernel.gemm('TN', length, size, length, 1, square(s.attention, i), dMixed, part(room.dQkv, i, 2), false);
  }
  kernel.softmaxCausalBack(s.attention, room.dAttention, sequences * heads, length);
  for (let i = 0; i < sequences * heads; i++) {
    const d = square(room.dAttention, i);
    kernel.gemm('NN', length, size, length, scale, d, part(s.qkv, i, 1), part(room.dQkv, i, 0), false);
    kernel.gemm('TN', length, size, length, scale, d, part(s.qkv, i, 0), part(room.dQkv, i, 1), false);
  }
}

function lookUpBack({ sequences, length, inputs }: Batch, width: number, dx: Float32Array, gradient: GptWeights): void {
  const { embedding, positions } = gradient;
  for (let i = 0; i < sequences * length; i++) {
    const token = (inputs[i] as number) * width;
    const place = (i % length) * width;
    for (let j = 0; j < width; j++) {
      const d = dx[i * width + j] as number;
      embedding[token + j] = (embedding[token + j] as number) + d;
      positions[place + j] = (positions[place + j] as number) + d;
    }
  }
}
