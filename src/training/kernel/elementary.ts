/** Exponential and logarithm from additions and multiplications only: the same bits on every machine. */

/** e^x for four numbers; within 2 units in the last place from −87 to 88, held there outside. */
// @ts-expect-error: decorator
@inline
export function exp4(x: v128): v128 {
  x = f32x4.min(f32x4.max(x, f32x4.splat(-87)), f32x4.splat(88));
  const n = f32x4.nearest(f32x4.mul(x, f32x4.splat(1.44269504)));
  // ln 2 in two parts, so that x − n ln 2 keeps its last bits.
  let r = f32x4.sub(x, f32x4.mul(n, f32x4.splat(0.693359375)));
  r = f32x4.sub(r, f32x4.mul(n, f32x4.splat(-2.12194440e-4)));
  let y = f32x4.splat(1.9875691500e-4);
  y = f32x4.add(f32x4.mul(y, r), f32x4.splat(1.3981999507e-3));
  y = f32x4.add(f32x4.mul(y, r), f32x4.splat(8.3334519073e-3));
  y = f32x4.add(f32x4.mul(y, r), f32x4.splat(4.1665795894e-2));
  y = f32x4.add(f32x4.mul(y, r), f32x4.splat(1.6666665459e-1));
  y = f32x4.add(f32x4.mul(y, r), f32x4.splat(0.5));
  y = f32x4.add(f32x4.add(f32x4.mul(y, f32x4.mul(r, r)), r), f32x4.splat(1));
  const power = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(n), i32x4.splat(127)), 23);
  return f32x4.mul(y, power);
}

// @ts-expect-error: decorator
@inline
export function exp1(x: f32): f32 {
  return f32x4.extract_lane(exp4(f32x4.splat(x)), 0);
}

/** The natural logarithm of a positive normal number. */
export function log1(x: f32): f32 {
  const bits = reinterpret<i32>(x);
  let e: f32 = <f32>((bits >> 23) - 126);
  let m: f32 = reinterpret<f32>((bits & 0x7fffff) | 0x3f000000);
  if (m < <f32>0.707106781) {
    e -= 1;
    m = m + m - 1;
  } else m -= 1;
  const z = m * m;
  let y: f32 = <f32>7.0376836292e-2;
  y = y * m - <f32>1.1514610310e-1;
  y = y * m + <f32>1.1676998740e-1;
  y = y * m - <f32>1.2420140846e-1;
  y = y * m + <f32>1.4249322787e-1;
  y = y * m - <f32>1.6668057665e-1;
  y = y * m + <f32>2.0000714765e-1;
  y = y * m - <f32>2.4999993993e-1;
  y = y * m + <f32>3.3333331174e-1;
  y = y * m * z;
  y += <f32>-2.12194440e-4 * e;
  y -= <f32>0.5 * z;
  return m + y + <f32>0.693359375 * e;
}

/** The four numbers of a vector added. */
// @ts-expect-error: decorator
@inline
export function total(x: v128): f32 {
  return (
    f32x4.extract_lane(x, 0) + f32x4.extract_lane(x, 1) + (f32x4.extract_lane(x, 2) + f32x4.extract_lane(x, 3))
  );
}
