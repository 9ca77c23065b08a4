/** The cards say every score the networks' files carry, and nothing of networks that are not there. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NET_CARDS } from '#app/netCards.ts';
import files from '#nets/files.json';
import manifest from '#nets/manifest.json';
import { readNet } from '#nets/readNet.ts';
import scores from '#nets/scores.json';
import sizes from '#nets/sizes.json';

const entries: { readonly [net: string]: { readonly file: string; readonly metrics: object } } = manifest;

test('pages know every file by its size and its hash', () => {
  const known = Object.entries(manifest).map(([name, { file, bytes, sha256 }]) => {
    expect(file).toBe(`${name}.bin`);
    return [name, { file, bytes, sha256 }];
  });
  expect(files).toEqual(Object.fromEntries(known));
  expect(sizes).toEqual(Object.fromEntries(known.map(([name, file]) => [name, (file as { bytes: number }).bytes])));
});

test.each(NET_CARDS)('$net', ({ net, measures, title, what, data, training, limits }) => {
  const entry = entries[net];
  if (!entry) throw new Error(`${net} is not in the manifest`);
  const known = measures.map(({ name }) => name);
  const measured = { ...entry.metrics, ...(scores as { readonly [net: string]: object })[net] };
  expect(known).toEqual(expect.arrayContaining(Object.keys(measured)));
  const file = readNet(readFileSync(new URL(`../../public/nets/${entry.file}`, import.meta.url)));
  expect(file.ok && file.header.metrics).toEqual(entry.metrics);
  for (const each of [title, what, data, training, limits]) {
    expect(each.zh).toMatch(/\p{Script=Han}/u);
    expect(each.en).toMatch(/[a-z]/);
  }
});

test('pages load the same files, without the scores', () => {
  expect(files).toEqual(
    Object.fromEntries(
      Object.entries(manifest).map(([net, { file, bytes, sha256 }]) => [net, { file, bytes, sha256 }]),
    ),
  );
});
