/** Sums over long vectors and the optimisers' steps. All counts are multiples of 4. */

/** y += factor · x. */
export function addScaled(y: usize, x: usize, factor: f32, count: i32): void {
  const size = (<usize>count) << 2;
  const f = f32x4.splat(factor);
  for (let o: usize = 0; o < size; o += 16)
    v128.store(y + o, f32x4.add(v128.load(y + o), f32x4.mul(f, v128.load(x + o))));
}

/** y = factor · y. */
export function multiply(y: usize, factor: f32, count: i32): void {
  const size = (<usize>count) << 2;
  const f = f32x4.splat(factor);
  for (let o: usize = 0; o < size; o += 16) v128.store(y + o, f32x4.mul(f, v128.load(y + o)));
}

/** Σ x², summed in double precision from four running sums of short stretches. */
export function sumSquares(x: usize, count: i32): f64 {
  let sum: f64 = 0;
  for (let first = 0; first < count; first += 256) {
    let part = f32x4.splat(0);
    const end = x + ((<usize>min(count, first + 256)) << 2);
    for (let at = x + ((<usize>first) << 2); at < end; at += 16) {
      const v = v128.load(at);
      part = f32x4.add(part, f32x4.mul(v, v));
    }
    sum += <f64>f32x4.extract_lane(part, 0) + <f64>f32x4.extract_lane(part, 1);
    sum += <f64>f32x4.extract_lane(part, 2) + <f64>f32x4.extract_lane(part, 3);
  }
  return sum;
}

/**
 * One step of AdamW: g is the gradient times `clip`; m and v are its running mean and mean square; then
 * w = keep · w − rate · m / (√(v · correct) + 1e-8), where `rate` holds the correction of m.
 */
export function adamW(
  w: usize,
  g: usize,
  m: usize,
  v: usize,
  count: i32,
  clip: f32,
  beta1: f32,
  beta2: f32,
  rate: f32,
  correct: f32,
  keep: f32,
): void {
  const size = (<usize>count) << 2;
  const c = f32x4.splat(clip);
  const b1 = f32x4.splat(beta1);
  const b2 = f32x4.splat(beta2);
  const n1 = f32x4.splat(1 - beta1);
  const n2 = f32x4.splat(1 - beta2);
  const r = f32x4.splat(rate);
  const q = f32x4.splat(correct);
  const k = f32x4.splat(keep);
  for (let o: usize = 0; o < size; o += 16) {
    const d = f32x4.mul(v128.load(g + o), c);
    const mean = f32x4.add(f32x4.mul(b1, v128.load(m + o)), f32x4.mul(n1, d));
    const square = f32x4.add(f32x4.mul(b2, v128.load(v + o)), f32x4.mul(n2, f32x4.mul(d, d)));
    v128.store(m + o, mean);
    v128.store(v + o, square);
    const step = f32x4.div(f32x4.mul(r, mean), f32x4.add(f32x4.sqrt(f32x4.mul(square, q)), f32x4.splat(1e-8)));
    v128.store(w + o, f32x4.sub(f32x4.mul(k, v128.load(w + o)), step));
  }
}
