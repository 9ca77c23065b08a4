/** A network is opened from its very file, and from nothing else. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openNetwork } from '#app/openNetwork.ts';
import files from '#nets/files.json';

const bytes = new Uint8Array(readFileSync('public/nets/digits.bin'));

test.each([
  ['its name', 'digits'],
  ['the hash that embed pages of edition 0.8 give', files.digits.sha256],
])('by %s', (_, name) => {
  expect(openNetwork(bytes, name)).toHaveProperty('net');
});

test.each([
  ['a file of another network', bytes, 'poet'],
  ['a file with one bit changed', bytes.map((byte, i) => (i === 5000 ? byte ^ 1 : byte)), 'digits'],
  ['no network of the book', bytes, 'nothing'],
])('not %s', (_, given, name) => {
  expect(openNetwork(given, name)).toBe('damaged');
});
