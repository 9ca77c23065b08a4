/** The kernel as one would write it down: slow, readable, the measure for the compiled one. */

import type { Kernel } from './kernel.ts';

const EPSILON = 1e-5;
const ROOT = Math.sqrt(2 / Math.PI);
const BEND = 0.044715;

export const plainKernel: Kernel = {
  gemm(form, m, n, k, alpha, a, b, c, add) {
    const [aRow, aSum] = form === 'TN' ? [1, a.stride] : [a.stride, 1];
    const [bSum, bColumn] = form === 'NT' ? [1, b.stride] : [b.stride, 1];
    for (let i = 0; i < m; i++)
      for (let j = 0; j < n; j++) {
        let sum = 0;
        for (let p = 0; p < k; p++)
          sum += (a.data[a.at + i * aRow + p * aSum] as number) * (b.data[b.at + p * bSum + j * bColumn] as number);
        const to = c.at + i * c.stride + j;
        c.data[to] = alpha * sum + (add ? (c.data[to] as number) : 0);
      }
  },

  layerNorm(x, gain, y, stats, rows) {
    const width = gain.length;
    for (let i = 0; i < rows; i++) {
      const row = x.subarray(i * width, (i + 1) * width);
      const mean = row.reduce((sum, value) => sum + value, 0) / width;
      const variance = row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / width;
      const scale = 1 / Math.sqrt(variance + EPSILON);
      for (let j = 0; j < width; j++) y[i * width + j] = ((row[j] as number) - mean) * scale * (gain[j] as number);
      stats[2 * i] = mean;
      stats[2 * i + 1] = scale;
    }
  },

  layerNormBack(x, gain, stats, dy, dx, dGain, rows) {
    const width = gain.length;
    for (let i = 0; i < rows; i++) {
      const mean = stats[2 * i] as number;
      const scale = stats[2 * i + 1] as number;
      const normed = (j: number): number => ((x[i * width + j] as number) - mean) * scale;
      let first = 0;
      let second = 0;
      for (let j = 0; j < width; j++) {
        const d = dy[i * width + j] as number;
        dGain[j] = (dGain[j] as number) + d * normed(j);
        first += (d * (gain[j] as number)) / width;
        second += (d * (gain[j] as number) * normed(j)) / width;
      }
      for (let j = 0; j < width; j++) {
        const at = i * width + j;
        const d = (dy[at] as number) * (gain[j] as number);
        dx[at] = (dx[at] as number) + scale * (d - first - second * normed(j));
      }
    }
  },

  gelu(x, y, count) {
    for (let i = 0; i < count; i++) {
      const v = x[i] as number;
      y[i] = 0.5 * v * (1 + Math.tanh(ROOT * (v + BEND * v ** 3)));
    }
  },

  geluBack(x, d, count) {
    for (let i = 0; i < count; i++) {
      const v = x[i] as number;
      const t = Math.tanh(ROOT * (v + BEND * v ** 3));
      const slope = 0.5 * (1 + t) + 0.5 * v * (1 - t * t) * ROOT * (1 + 3 * BEND * v * v);
      d[i] = (d[i] as number) * slope;
    }
  },

  softmaxCausal(x, count, size) {
    for (let i = 0; i < count * size; i++) {
      const row = x.subarray(i * size, (i + 1) * size);
      const seen = row.subarray(0, (i % size) + 1);
      const most = seen.reduce((a, b) => Math.max(a, b), -Infinity);
      let sum = 0;
      for (let j = 0; j < seen.length; j++) sum += seen[j] = Math.exp((seen[j] as number) - most);
      for (let j = 0; j < seen.length; j++) seen[j] = (seen[j] as number) / sum;
      row.fill(0, seen.length);
    }
  },

  softmaxCausalBack(weights, d, count, size) {
    for (let i = 0; i < count * size; i++) {
      let dot = 0;
      for (let j = 0; j <= i % size; j++) dot += (weights[i * size + j] as number) * (d[i * size + j] as number);
      for (let j = 0; j < size; j++) {
        const at = i * size + j;
        d[at] = j <= i % size ? (weights[at] as number) * ((d[at] as number) - dot) : 0;
      }
    }
  },

  crossEntropy(logits, targets, losses, rows, classes, scale) {
    for (let i = 0; i < rows; i++) {
      const row = logits.subarray(i * classes, (i + 1) * classes);
      const target = targets[i] as number;
      const most = row.reduce((a, b) => Math.max(a, b), -Infinity);
      const sum = row.reduce((total, value) => total + Math.exp(value - most), 0);
      losses[i] = most + Math.log(sum) - (row[target] as number);
      for (let j = 0; j < classes; j++)
        row[j] = scale * (Math.exp((row[j] as number) - most) / sum - (j === target ? 1 : 0));
    }
  },

  addScaled(y, x, factor) {
    for (let i = 0; i < y.length; i++) y[i] = (y[i] as number) + factor * (x[i] as number);
  },

  multiply(y, factor) {
    for (let i = 0; i < y.length; i++) y[i] = factor * (y[i] as number);
  },

  sumSquares: (x) => x.reduce((sum, value) => sum + value * value, 0),

  adamW(w, g, m, v, { clip, beta1, beta2, rate, correct, keep }) {
    for (let i = 0; i < w.length; i++) {
      const d = clip * (g[i] as number);
      const mean = beta1 * (m[i] as number) + (1 - beta1) * d;
      const square = beta2 * (v[i] as number) + (1 - beta2) * d * d;
      m[i] = mean;
      v[i] = square;
      w[i] = keep * (w[i] as number) - (rate * mean) / (Math.sqrt(correct * square) + 1e-8);
    }
  },
};
