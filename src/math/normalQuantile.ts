/** Where the bell has a given part of its area to the left. */

type Eight = readonly [number, number, number, number, number, number, number, number];

/** Near the middle, |p − ½| up to 0.425: a fraction in (p − ½)². */
const MIDDLE: readonly [Eight, Eight] = [
  [
    3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987, 67265.7709270087,
    33430.57558358813, 2509.0809287301227,
  ],
  [
    1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271,
    28729.085735721943, 5226.495278852854,
  ],
];
/** Outside, a fraction in r − 1.6 with r = √(−ln p), up to r = 5. */
const SIDE: readonly [Eight, Eight] = [
  [
    1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684,
    0.2417807251774506, 0.022723844989269184, 0.0007745450142783414,
  ],
  [
    1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457,
    0.0005475938084995345, 1.0507500716444169e-9,
  ],
];
/** Beyond, a fraction in r − 5. */
const TAIL: readonly [Eight, Eight] = [
  [
    6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124,
    0.0012426609473880784, 2.7115555687434876e-5, 2.0103343992922881e-7,
  ],
  [
    1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133, 1.8463183175100548e-5,
    1.421511758316446e-7, 2.0442631033899397e-15,
  ],
];

/**
 * The inverse of Φ: z with p of the area to its left.
 *
 * **Accuracy**: relative error about 1e−16 by its author; tested as the inverse of Φ down to 1e−40.
 *
 * **Source**: Wichura, 1988, Algorithm AS 241, PPND16.
 *
 * @param p from 0 to 1
 * @returns −∞ at 0, +∞ at 1
 * @throws RangeError if p is not from 0 to 1
 * @example normalQuantile(0.975); // 1.959963984540054
 */
export function normalQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`normalQuantile needs a share from 0 to 1, got ${p}`);
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) return q * fraction(MIDDLE, 0.180625 - q * q);
  const out = q < 0 ? p : 1 - p;
  if (out === 0) return q < 0 ? -Infinity : Infinity;
  const r = Math.sqrt(-Math.log(out));
  const z = r <= 5 ? fraction(SIDE, r - 1.6) : fraction(TAIL, r - 5);
  return q < 0 ? -z : z;
}

const fraction = (parts: readonly [Eight, Eight], x: number): number => rising(parts[0], x) / rising(parts[1], x);

function rising(c: Eight, x: number): number {
  return ((((((c[7] * x + c[6]) * x + c[5]) * x + c[4]) * x + c[3]) * x + c[2]) * x + c[1]) * x + c[0];
}
