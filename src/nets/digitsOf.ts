/** The network that reads digits, in a file. */

import { renormalise } from '#math/cut.ts';
import { cutTopP } from '#math/cutTopP.ts';
import { DIGIT_SIDE } from './digitImage.ts';
import { frameDrawing } from './digitLook.ts';
import type { DigitNet } from './digitNet.ts';
import { type Mlp, mlpForward, mlpRows } from './mlp.ts';
import type { ReadNet } from './readNet.ts';

/** Units of the hidden layer. */
export const HIDDEN = 128;

/** @throws RangeError if the file holds something else, or a tensor is missing or of another size */
export function digitsOf({ header, floats }: ReadNet): DigitNet {
  const part = (name: keyof Mlp, size: number): Float32Array => {
    const values = floats.get(name);
    if (header.kind !== 'digits' || values?.length !== size)
      throw new RangeError(`digitsOf needs ${size} numbers of ${name}, got ${values?.length} of ${header.kind}`);
    return values;
  };
  const net: Mlp = {
    inner: part('inner', HIDDEN * DIGIT_SIDE ** 2),
    innerBias: part('innerBias', HIDDEN),
    outer: part('outer', 10 * HIDDEN),
    outerBias: part('outerBias', 10),
  };
  return {
    inner: net.inner,
    innerBias: net.innerBias,
    outer: net.outer,
    read: (pixels) => mlpForward(net, pixels),
    nucleus: (shares, p) => {
      const cut = cutTopP(shares, p);
      const left = renormalise(shares, cut) as Float64Array;
      return { kept: Array.from(cut.order.subarray(0, cut.kept)).sort((a, b) => a - b), shares: Array.from(left) };
    },
    templates: (hidden) => mlpRows(net, hidden),
    look: (strokes, steps) => {
      const framed = frameDrawing(strokes, steps);
      return framed && { ...framed, ...mlpForward(net, framed.image) };
    },
  };
}
