/** The steps between the matrix products: normalisation, GELU, softmax, loss; each with its way back. */

import { exp1, exp4, log1, total } from './elementary';

/** Rows to mean 0 and variance 1, times the gain; mean and 1 / deviation of each row are kept. `width` is a multiple of 4. */
export function layerNorm(x: usize, gain: usize, y: usize, stats: usize, rows: i32, width: i32): void {
  const size = <usize>width << 2;
  for (let i = 0; i < rows; i++) {
    let sum = f32x4.splat(0);
    for (let o: usize = 0; o < size; o += 16) sum = f32x4.add(sum, v128.load(x + o));
    const mean = total(sum) / <f32>width;
    const m = f32x4.splat(mean);
    let squares = f32x4.splat(0);
    for (let o: usize = 0; o < size; o += 16) {
      const d = f32x4.sub(v128.load(x + o), m);
      squares = f32x4.add(squares, f32x4.mul(d, d));
    }
    const scale: f32 = 1 / sqrt<f32>(total(squares) / <f32>width + <f32>1e-5);
    const s = f32x4.splat(scale);
    for (let o: usize = 0; o < size; o += 16)
      v128.store(y + o, f32x4.mul(f32x4.mul(f32x4.sub(v128.load(x + o), m), s), v128.load(gain + o)));
    store<f32>(stats, mean);
    store<f32>(stats, scale, 4);
    x += size;
    y += size;
    stats += 8;
  }
}

/** Adds to dx and dGain. */
export function layerNormBack(
  x: usize,
  gain: usize,
  stats: usize,
  dy: usize,
  dx: usize,
  dGain: usize,
  rows: i32,
  width: i32,
): void {
  const size = <usize>width << 2;
  for (let i = 0; i < rows; i++) {
    const m = v128.load32_splat(stats);
    const s = v128.load32_splat(stats, 4);
    let first = f32x4.splat(0);
    let second = f32x4.splat(0);
    for (let o: usize = 0; o < size; o += 16) {
      const h = f32x4.mul(f32x4.sub(v128.load(x + o), m), s);
      const d = v128.load(dy + o);
      v128.store(dGain + o, f32x4.add(v128.load(dGain + o), f32x4.mul(d, h)));
      const g = f32x4.mul(d, v128.load(gain + o));
      first = f32x4.add(first, g);
      second = f32x4.add(second, f32x4.mul(g, h));
    }
    const a = f32x4.splat(total(first) / <f32>width);
    const b = f32x4.splat(total(second) / <f32>width);
    for (let o: usize = 0; o < size; o += 16) {
      const h = f32x4.mul(f32x4.sub(v128.load(x + o), m), s);
      const g = f32x4.mul(v128.load(dy + o), v128.load(gain + o));
      const d = f32x4.mul(s, f32x4.sub(f32x4.sub(g, a), f32x4.mul(h, b)));
      v128.store(dx + o, f32x4.add(v128.load(dx + o), d));
    }
    x += size;
    dy += size;
    dx += size;
    stats += 8;
  }
}

/** tanh u = 1 − 2 / (e^2u + 1), for u = √(2/π) (x + 0.044715 x³). */
// @ts-expect-error: decorator
@inline
function geluTanh(x: v128): v128 {
  const inner = f32x4.mul(
    f32x4.splat(0.7978845608),
    f32x4.mul(x, f32x4.add(f32x4.splat(1), f32x4.mul(f32x4.splat(0.044715), f32x4.mul(x, x)))),
  );
  const e = exp4(f32x4.add(inner, inner));
  return f32x4.sub(f32x4.splat(1), f32x4.div(f32x4.splat(2), f32x4.add(e, f32x4.splat(1))));
}

/** `count` is a multiple of 4. */
export function gelu(x: usize, y: usize, count: i32): void {
  const size = <usize>count << 2;
  for (let o: usize = 0; o < size; o += 16) {
    const v = v128.load(x + o);
    const t = f32x4.add(f32x4.splat(1), geluTanh(v));
    v128.store(y + o, f32x4.mul(f32x4.mul(f32x4.splat(0.5), v), t));
  }
}

/** Turns dy into dx in place. */
export function geluBack(x: usize, d: usize, count: i32): void {
  const size = <usize>count << 2;
  const half = f32x4.splat(0.5);
  const one = f32x4.splat(1);
  for (let o: usize = 0; o < size; o += 16) {
    const v = v128.load(x + o);
    const t = geluTanh(v);
    const slope = f32x4.mul(
      f32x4.splat(0.7978845608),
      f32x4.add(one, f32x4.mul(f32x4.splat(0.134145), f32x4.mul(v, v))),
    );
    const bend = f32x4.mul(f32x4.mul(half, v), f32x4.mul(f32x4.sub(one, f32x4.mul(t, t)), slope));
    const dydx = f32x4.add(f32x4.mul(half, f32x4.add(one, t)), bend);
    v128.store(d + o, f32x4.mul(v128.load(d + o), dydx));
  }
}

/** Softmax over the first i + 1 entries of row i, zeros after them, in place, for `count` square matrices. */
export function softmaxCausal(x: usize, count: i32, size: i32): void {
  for (let c = 0; c < count; c++) {
    for (let i = 0; i < size; i++) {
      let most = load<f32>(x);
      for (let j = 1; j <= i; j++) most = max(most, load<f32>(x + (<usize>j << 2)));
      let sum: f32 = 0;
      for (let j = 0; j <= i; j++) {
        const at = x + (<usize>j << 2);
        const e = exp1(load<f32>(at) - most);
        store<f32>(at, e);
        sum += e;
      }
      const share: f32 = 1 / sum;
      for (let j = 0; j <= i; j++) {
        const at = x + (<usize>j << 2);
        store<f32>(at, load<f32>(at) * share);
      }
      for (let j = i + 1; j < size; j++) store<f32>(x + (<usize>j << 2), 0);
      x += <usize>size << 2;
    }
  }
}

/** From the gradient at the weights to the gradient at the scores, in place. */
export function softmaxCausalBack(weights: usize, d: usize, count: i32, size: i32): void {
  for (let c = 0; c < count; c++) {
    for (let i = 0; i < size; i++) {
      let dot: f32 = 0;
      for (let j = 0; j <= i; j++) dot += load<f32>(weights + (<usize>j << 2)) * load<f32>(d + (<usize>j << 2));
      for (let j = 0; j < size; j++) {
        const at = <usize>j << 2;
        store<f32>(d + at, j <= i ? load<f32>(weights + at) * (load<f32>(d + at) - dot) : 0);
      }
      weights += <usize>size << 2;
      d += <usize>size << 2;
    }
  }
}

/** Each row's surprise in nats; the logits become scale · (probabilities − truth). `classes` is a multiple of 4. */
export function crossEntropy(logits: usize, targets: usize, losses: usize, rows: i32, classes: i32, scale: f32): void {
  const size = <usize>classes << 2;
  for (let i = 0; i < rows; i++) {
    let most4 = v128.load(logits);
    for (let o: usize = 16; o < size; o += 16) most4 = f32x4.max(most4, v128.load(logits + o));
    const most = max(
      max(f32x4.extract_lane(most4, 0), f32x4.extract_lane(most4, 1)),
      max(f32x4.extract_lane(most4, 2), f32x4.extract_lane(most4, 3)),
    );
    const true_ = logits + (<usize>load<i32>(targets) << 2);
    const chosen = load<f32>(true_);
    const m = f32x4.splat(most);
    let sum4 = f32x4.splat(0);
    for (let o: usize = 0; o < size; o += 16) {
      const e = exp4(f32x4.sub(v128.load(logits + o), m));
      v128.store(logits + o, e);
      sum4 = f32x4.add(sum4, e);
    }
    const sum = total(sum4);
    store<f32>(losses, most + log1(sum) - chosen);
    const share = f32x4.splat(scale / sum);
    for (let o: usize = 0; o < size; o += 16) v128.store(logits + o, f32x4.mul(v128.load(logits + o), share));
    store<f32>(true_, load<f32>(true_) - scale);
    logits += size;
    targets += 4;
    losses += 4;
  }
}
