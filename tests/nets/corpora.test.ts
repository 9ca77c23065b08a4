/** The committed corpora: whole, in the numbers of their vocabularies, and holding the texts that the book asks for. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { encodeBpe, prepareBpe } from '#nets/bpe.ts';
import { encodeCharacters, indexOfCharacters } from '#nets/characters.ts';
import { corpusOf } from '#nets/corpusOf.ts';
import { countAfter } from '#nets/counting.ts';
import manifest from '#nets/manifest.json' with { type: 'json' };
import { type ReadNet, readNet } from '#nets/readNet.ts';

const limits = { tang: 600_000, whale: 700_000, lines: 300_000, names: 120_000 } as const;
const names = ['tang', 'whale', 'lines', 'names'] as const;
const open = (name: string) => readNet(readFileSync(`public/nets/${name}.bin`)) as ReadNet;

test.each(names)('%s is small, and its texts and tokens are those it says', (name) => {
  const net = open(name);
  const { ids, size } = corpusOf(net);
  expect(manifest[name].bytes).toBeLessThanOrEqual(limits[name]);
  expect(ids.at(-1)).toBe(0);
  const ends = ids.reduce((sum, id) => sum + (id === 0 ? 1 : 0), 0);
  // A chapter has many paragraphs, each ended by 0.
  if (name !== 'whale') expect(ends).toBe(net.header.metrics['texts']);
  expect(size).toBe({ tang: 4608, whale: 2048, lines: 501, names: 27 }[name]);
});

describe('tang', () => {
  const net = open('tang');
  const corpus = corpusOf(net);
  const index = indexOfCharacters([...(net.header.vocabulary?.characters ?? '')]);
  const following = (text: string) => countAfter(corpus.ids, encodeCharacters(text, index).ids, corpus.size);

  test('has the schoolbook poems, each once', () => {
    expect(following('床前明月')).toMatchObject({ seen: 1 });
    expect(following('床前明月').next[index.get('光') as number]).toBe(1);
    expect(following('\n春眠不觉').next[index.get('晓') as number]).toBe(1);
    expect(following('千山鸟飞').next[index.get('绝') as number]).toBe(1);
  });
  test('counts fall as the context grows', () => {
    const seen = ['', '月', '明月', '前明月', '床前明月'].map((text) => following(text).seen);
    expect(seen[0]).toBe(corpus.ids.length);
    for (let n = 1; n < seen.length; n++) expect(seen[n]).toBeLessThanOrEqual(seen[n - 1] as number);
  });
});

describe('whale', () => {
  const net = open('whale');
  const corpus = corpusOf(net);
  const { characters, merges = [] } = net.header.vocabulary as { characters: string; merges?: [number, number][] };
  const bpe = prepareBpe({ characters: [...characters], merges });
  const text = [...corpus.ids].map(corpus.token).join('');

  test('begins as the book does', () => {
    expect(text.startsWith('Call me Ishmael. Some years ago—never mind how long precisely—')).toBe(true);
  });
  test('its text comes to its numbers again', () => {
    const start = text.slice(0, 20_000);
    const { ids, lost } = encodeBpe(start.slice(0, start.lastIndexOf('\n') + 1), bpe);
    expect(lost).toEqual([]);
    expect(ids).toEqual([...corpus.ids.subarray(0, ids.length)]);
  });
});

test('names are names and lines are lines', () => {
  const written = (name: string) => {
    const { ids, token } = corpusOf(open(name));
    return [...ids].map(token).join('').split('\n').slice(0, -1);
  };
  expect(written('names').every((name) => /^[a-z]+$/.test(name))).toBe(true);
  expect(written('lines').every((line) => [...line].length === 5)).toBe(true);
  expect(written('lines')).toContain('春眠不觉晓');
});

test('the poems held out are none of those to count in', () => {
  const net = open('tang');
  const lines = (ids: Uint16Array) =>
    new Set(
      [...ids]
        .map((id) => (id <= 2 ? '|' : `${id},`))
        .join('')
        .split('|'),
    );
  const counted = lines(corpusOf(net).ids);
  const bytes = readFileSync('tests/fixtures/nets/poems-valid.bin');
  const held = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
  const poems = [...held]
    .map((id) => (id === 0 ? '\n' : id <= 2 ? '|' : `${id},`))
    .join('')
    .split('\n')
    .slice(0, -1);
  expect(poems.length).toBe(1054);
  for (const poem of poems) {
    const own = poem.split('|').filter((line) => line !== '');
    expect(own.filter((line) => counted.has(line)).length).toBeLessThan(own.length / 2);
  }
});
