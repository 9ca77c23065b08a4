/**
 * A GPT as a textbook writes it, to compare the book's own with: whole sequences of vectors in double precision, and
 * nothing remembered.
 */

import type { GptShape, GptWeights } from '#nets/gpt.ts';

type Vector = readonly number[];

const sum = (all: Vector) => all.reduce((total, x) => total + x, 0);
const dot = (a: Vector, b: Vector) => sum(a.map((x, i) => x * (b[i] as number)));
const plus = (a: Vector, b: Vector) => a.map((x, i) => x + (b[i] as number));

/** Rows of `width` numbers each. */
function rowsOf(flat: Float32Array, width: number): readonly Vector[] {
  return Array.from({ length: flat.length / width }, (_, i) => [...flat.subarray(i * width, (i + 1) * width)]);
}

function layerNorm(x: Vector, gain: Float32Array): Vector {
  const mean = sum(x) / x.length;
  const variance = sum(x.map((each) => (each - mean) ** 2)) / x.length;
  return x.map((each, i) => ((each - mean) / Math.sqrt(variance + 1e-5)) * (gain[i] as number));
}

function softmax(scores: Vector): Vector {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  return powers.map((power) => power / sum(powers));
}

/** The tangent form, as GPT-2 has it. */
const gelu = (x: number) => 0.5 * x * (1 + Math.tanh(Math.sqrt(2 / Math.PI) * (x + 0.044715 * x ** 3)));

/** @returns the scores of what may come after the last token */
export function textbookLogits(shape: GptShape, weights: GptWeights, tokens: readonly number[]): Vector {
  const { width, heads } = shape;
  const size = width / heads;
  const embedding = rowsOf(weights.embedding, width);
  const positions = rowsOf(weights.positions, width);
  let stream = tokens.map((token, t) => plus(embedding[token] as Vector, positions[t] as Vector));
  for (const layer of weights.layers) {
    const through = (matrix: readonly Vector[], all: readonly Vector[]) => all.map((x) => matrix.map((w) => dot(w, x)));
    const asked = through(
      rowsOf(layer.qkv, width),
      stream.map((x) => layerNorm(x, layer.norm1)),
    );
    const mixed = asked.map((own, t) =>
      Array.from({ length: heads }, (_, h) => {
        const part = (of: Vector, which: number) => of.slice(which * width + h * size, which * width + (h + 1) * size);
        const seen = asked.slice(0, t + 1);
        const shares = softmax(seen.map((other) => dot(part(own, 0), part(other, 1)) / Math.sqrt(size)));
        return Array.from({ length: size }, (_, j) =>
          sum(seen.map((other, i) => (shares[i] as number) * (part(other, 2)[j] as number))),
        );
      }).flat(),
    );
    const attended = through(rowsOf(layer.out, width), mixed);
    stream = stream.map((x, t) => plus(x, attended[t] as Vector));
    const wide = through(
      rowsOf(layer.up, width),
      stream.map((x) => layerNorm(x, layer.norm2)),
    );
    const fed = through(
      rowsOf(layer.down, 4 * width),
      wide.map((x) => x.map(gelu)),
    );
    stream = stream.map((x, t) => plus(x, fed[t] as Vector));
  }
  const last = layerNorm(stream.at(-1) as Vector, weights.finalNorm);
  return embedding.map((row) => dot(row, last));
}
