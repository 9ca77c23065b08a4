/** Matrix products: both factors are packed into panels, then a tile of 4 × 8 results is kept in registers. */

const MC: i32 = 256; // rows of the left factor packed at a time
const KC: i32 = 512; // length of the sums taken at a time
const NC: i32 = 512; // columns of the right factor packed at a time
const TILE: usize = 128; // bytes of 4 × 8 results

/** Copies a block into panels of `high` rows (or columns), laid out step by step of the sum, filled up with zeros. */
// @ts-expect-error: decorator
@inline
function pack(to: usize, from: usize, lines: i32, steps: i32, acrossLine: usize, alongSum: usize, high: i32): void {
  for (let first = 0; first < lines; first += high) {
    const have = min(high, lines - first);
    const base = from + (<usize>first * acrossLine << 2);
    if (have == high && acrossLine == 1) {
      // Neighbours in memory stay neighbours.
      for (let p = 0; p < steps; p++) {
        const at = base + (<usize>p * alongSum << 2);
        v128.store(to, v128.load(at));
        if (high == 8) v128.store(to, v128.load(at, 16), 16);
        to += <usize>high << 2;
      }
    } else if (have == high && alongSum == 1) {
      for (let half = 0; half < high; half += 4) {
        const r0 = base + (<usize>half * acrossLine << 2);
        const r1 = r0 + (acrossLine << 2);
        const r2 = r1 + (acrossLine << 2);
        const r3 = r2 + (acrossLine << 2);
        let out = to + (<usize>half << 2);
        const step = <usize>high << 2;
        let p = 0;
        for (; p + 4 <= steps; p += 4) {
          const o = <usize>p << 2;
          const a = v128.load(r0 + o);
          const b = v128.load(r1 + o);
          const c = v128.load(r2 + o);
          const d = v128.load(r3 + o);
          const ab0 = v128.shuffle<f32>(a, b, 0, 4, 1, 5);
          const ab1 = v128.shuffle<f32>(a, b, 2, 6, 3, 7);
          const cd0 = v128.shuffle<f32>(c, d, 0, 4, 1, 5);
          const cd1 = v128.shuffle<f32>(c, d, 2, 6, 3, 7);
          v128.store(out, v128.shuffle<f32>(ab0, cd0, 0, 1, 4, 5));
          v128.store(out + step, v128.shuffle<f32>(ab0, cd0, 2, 3, 6, 7));
          v128.store(out + 2 * step, v128.shuffle<f32>(ab1, cd1, 0, 1, 4, 5));
          v128.store(out + 3 * step, v128.shuffle<f32>(ab1, cd1, 2, 3, 6, 7));
          out += 4 * step;
        }
        for (; p < steps; p++) {
          const o = <usize>p << 2;
          store<f32>(out, load<f32>(r0 + o));
          store<f32>(out, load<f32>(r1 + o), 4);
          store<f32>(out, load<f32>(r2 + o), 8);
          store<f32>(out, load<f32>(r3 + o), 12);
          out += step;
        }
      }
      to += <usize>(steps * high) << 2;
    } else {
      for (let p = 0; p < steps; p++) {
        for (let i = 0; i < high; i++) {
          const at = base + (<usize>i * acrossLine + <usize>p * alongSum << 2);
          store<f32>(to, i < have ? load<f32>(at) : 0);
          to += 4;
        }
      }
    }
  }
}

/** Four rows of four results, times alpha, into (or onto) the matrix c. */
// @ts-expect-error: decorator
@inline
function put(c: usize, x: v128, y: v128, alpha: v128, add: bool): void {
  x = f32x4.mul(x, alpha);
  y = f32x4.mul(y, alpha);
  if (add) {
    x = f32x4.add(x, v128.load(c));
    y = f32x4.add(y, v128.load(c, 16));
  }
  v128.store(c, x);
  v128.store(c, y, 16);
}

function tile(steps: i32, a: usize, b: usize, c: usize, ldc: usize, factor: f32, add: bool): void {
  let c00 = f32x4.splat(0);
  let c01 = f32x4.splat(0);
  let c10 = f32x4.splat(0);
  let c11 = f32x4.splat(0);
  let c20 = f32x4.splat(0);
  let c21 = f32x4.splat(0);
  let c30 = f32x4.splat(0);
  let c31 = f32x4.splat(0);
  // One step of the sum a round: unrolled by hand it was a third slower, for then the registers do not suffice.
  for (const end = a + (<usize>steps << 4); a < end; a += 16) {
    const b0 = v128.load(b);
    const b1 = v128.load(b, 16);
    let x = v128.load32_splat(a);
    c00 = f32x4.add(c00, f32x4.mul(x, b0));
    c01 = f32x4.add(c01, f32x4.mul(x, b1));
    x = v128.load32_splat(a, 4);
    c10 = f32x4.add(c10, f32x4.mul(x, b0));
    c11 = f32x4.add(c11, f32x4.mul(x, b1));
    x = v128.load32_splat(a, 8);
    c20 = f32x4.add(c20, f32x4.mul(x, b0));
    c21 = f32x4.add(c21, f32x4.mul(x, b1));
    x = v128.load32_splat(a, 12);
    c30 = f32x4.add(c30, f32x4.mul(x, b0));
    c31 = f32x4.add(c31, f32x4.mul(x, b1));
    b += 32;
  }
  const alpha = f32x4.splat(factor);
  put(c, c00, c01, alpha, add);
  c += ldc << 2;
  put(c, c10, c11, alpha, add);
  c += ldc << 2;
  put(c, c20, c21, alpha, add);
  c += ldc << 2;
  put(c, c30, c31, alpha, add);
}

/** A tile over the edge of the matrix: computed whole beside it, then the part that exists is copied. */
function edge(rows: i32, columns: i32, aside: usize, c: usize, ldc: usize, add: bool): void {
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) {
      const to = c + (<usize>i * ldc + <usize>j << 2);
      const value = load<f32>(aside + (<usize>(i * 8 + j) << 2));
      store<f32>(to, add ? load<f32>(to) + value : value);
    }
  }
}

/**
 * c = alpha · a b, or c += alpha · a b, for a of m × k and b of k × n.
 *
 * Element (i, p) of a is at a + 4 (i · aRow + p · aSum), element (p, j) of b at b + 4 (p · bSum + j · bColumn).
 * `scratch` has room for MC · KC + KC · NC + 32 floats.
 */
export function gemm(
  m: i32,
  n: i32,
  k: i32,
  alpha: f32,
  a: usize,
  aRow: i32,
  aSum: i32,
  b: usize,
  bSum: i32,
  bColumn: i32,
  c: usize,
  ldc: i32,
  add: bool,
  scratch: usize,
): void {
  const aside = scratch;
  const left = aside + TILE;
  const right = left + (<usize>(MC * KC) << 2);
  for (let j0 = 0; j0 < n; j0 += NC) {
    const columns = min(NC, n - j0);
    for (let p0 = 0; p0 < k; p0 += KC) {
      const steps = min(KC, k - p0);
      const onto = add || p0 > 0;
      pack(right, b + (<usize>(p0 * bSum + j0 * bColumn) << 2), columns, steps, bColumn, bSum, 8);
      for (let i0 = 0; i0 < m; i0 += MC) {
        const rows = min(MC, m - i0);
        pack(left, a + (<usize>(i0 * aRow + p0 * aSum) << 2), rows, steps, aRow, aSum, 4);
        for (let j = 0; j < columns; j += 8) {
          const panel = right + (<usize>(j * steps) << 2);
          for (let i = 0; i < rows; i += 4) {
            const strip = left + (<usize>(i * steps) << 2);
            const to = c + (<usize>((i0 + i) * ldc + j0 + j) << 2);
            if (i + 4 <= rows && j + 8 <= columns) tile(steps, strip, panel, to, ldc, alpha, onto);
            else {
              tile(steps, strip, panel, aside, 8, alpha, false);
              edge(min(4, rows - i), min(8, columns - j), aside, to, ldc, onto);
            }
          }
        }
      }
    }
  }
}
