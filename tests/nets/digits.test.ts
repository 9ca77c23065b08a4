/** The committed network that reads digits: on the digits of MNIST it never saw, and on drawings as a page makes them. */

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { uniform } from '#math/random.ts';
import { corpusOf } from '#nets/corpusOf.ts';
import { digitImage } from '#nets/digitImage.ts';
import { digitsOf } from '#nets/digitsOf.ts';
import { type ReadNet, readNet } from '#nets/readNet.ts';
import { DRAWING_SIDE, drawStrokes } from '#nets/strokes.ts';
import { scriptDigit, waysToWrite } from '../fixtures/nets/scriptedDigits.ts';

/** Milliseconds; alone these tests take about a second, on a busy machine many times that. */
const PATIENCE = 60_000;

const bytes = readFileSync('public/nets/digits.bin');
const net = digitsOf(readNet(bytes) as ReadNet);
const answer = (pixels: Float32Array): number => {
  const { logits } = net.read(pixels);
  return logits.indexOf(Math.max(...logits));
};

test('the file is small', () => {
  expect(bytes.length).toBeLessThanOrEqual(110_000);
});

test(
  'of the 10,000 test digits it reads at least 98.2 % rightly',
  () => {
    const packed = gunzipSync(readFileSync('tests/fixtures/nets/digits-test.bin.gz'));
    const labels = packed.subarray(10_000 * 392);
    expect(labels.length).toBe(10_000);
    let right = 0;
    labels.forEach((label, n) => {
      const pairs = packed.subarray(n * 392, n * 392 + 392);
      const pixels = Float32Array.from({ length: 784 }, (_, i) => {
        const pair = pairs[i >> 1] as number;
        return (i % 2 === 0 ? pair >> 4 : pair & 15) / 15;
      });
      if (answer(pixels) === label) right++;
    });
    expect(right).toBeGreaterThanOrEqual(9820);
  },
  PATIENCE,
);

/** How many of 1,000 scripted drawings, a hundred of each digit, are read rightly. */
function readDrawings(framing: 'whole' | 'box' | 'mass'): number {
  const random = uniform(7);
  let right = 0;
  for (let n = 0; n < 1000; n++) {
    const digit = n % 10;
    const { strokes, pen } = scriptDigit(digit, Math.floor(random() * waysToWrite(digit)), random);
    const pixels = digitImage(drawStrokes(strokes, DRAWING_SIDE, pen), DRAWING_SIDE, framing);
    if (pixels && answer(pixels) === digit) right++;
  }
  return right;
}

test(
  'of 1,000 drawings it reads at least 99 % rightly when they are framed by mass, far fewer when just shrunk',
  () => {
    expect(readDrawings('mass')).toBeGreaterThanOrEqual(990);
    expect(readDrawings('whole')).toBeLessThan(900);
  },
  PATIENCE,
);

test('a file of another kind is refused', () => {
  const corpus = readNet(readFileSync('public/nets/names.bin')) as ReadNet;
  expect(() => digitsOf(corpus)).toThrow(
    new RangeError('digitsOf needs 100352 numbers of inner, got undefined of corpus'),
  );
  expect(() => corpusOf(readNet(bytes) as ReadNet)).toThrow(
    new RangeError('corpusOf needs the ids and vocabulary of a corpus, got digits'),
  );
});
