import { expect, test } from 'vitest';
import { gptOf } from '#nets/gptOf.ts';
import { createRun, feed } from '#nets/gptRun.ts';
import { type ReadNet, readNet } from '#nets/readNet.ts';
import { createSpeaker } from '#nets/speaker.ts';
import { shelved } from './shelved.ts';
import { tinyNet } from './tinyNet.ts';

const net = readNet(tinyNet().bytes) as ReadNet;

/** Logits after begin + ids, by a run of their own. */
function fresh(tokens: readonly number[]): number[] {
  const { shape, weights } = gptOf(net);
  const run = createRun(shape, weights);
  for (const token of tokens) feed(run, token);
  return [...run.logits];
}

test('reads and writes the characters of its vocabulary, and reports the others with their place', () => {
  const speaker = createSpeaker(net);
  expect(speaker.size).toBe(12);
  expect(speaker.end).toBe(0);
  const { ids, lost } = speaker.read('床前𠀀明x');
  expect([...ids].map((id) => speaker.token(id)).join('')).toBe('床前明');
  expect(lost).toEqual([
    { at: 2, character: '𠀀' },
    { at: 5, character: 'x' },
  ]);
});

test('a vocabulary of pieces of words is read by its merges', () => {
  const merged = readNet(
    tinyNet({
      characters: '\n whale',
      merges: [
        [2, 3],
        [7, 4],
        [8, 5],
        [1, 9],
        [10, 6],
      ],
    }).bytes,
  );
  const speaker = createSpeaker(merged as ReadNet);
  expect([...speaker.read('whale whale').ids].map((id) => speaker.token(id))).toEqual(['whal', 'e', ' whale']);
});

test('remembered texts change no answer, in whatever order one asks', () => {
  const speaker = createSpeaker(net);
  const texts = [
    [3],
    [3, 4],
    [3, 4, 5],
    [3, 4, 6],
    [],
    [7, 8, 9, 10],
    [3],
    [3, 4, 5, 6],
    [7, 8],
    [1],
    [2],
    [4],
    [3, 4, 6],
  ];
  for (const text of texts) expect([...speaker.next(text)]).toEqual(fresh([0, ...text]));
});

test('an answer stays as it was given', () => {
  const speaker = createSpeaker(net);
  const answer = speaker.next([3]);
  const before = [...answer];
  speaker.next([3, 4]);
  expect([...answer]).toEqual(before);
});

test('of a text longer than the context it sees the last part, which moves by half a context', () => {
  const speaker = createSpeaker(net);
  const long = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2];
  expect([...speaker.next(long.slice(0, 7))]).toEqual(fresh([0, ...long.slice(0, 7)]));
  expect([...speaker.next(long.slice(0, 8))]).toEqual(fresh(long.slice(3, 8)));
  expect([...speaker.next(long.slice(0, 11))]).toEqual(fresh(long.slice(3, 11)));
  expect([...speaker.next(long.slice(0, 12))]).toEqual(fresh(long.slice(7, 12)));
});

test('refuses a vocabulary of another size', () => {
  const other = readNet(tinyNet({ characters: '\nab' }).bytes) as ReadNet;
  expect(() => createSpeaker(other)).toThrow('createSpeaker needs 12 tokens in the vocabulary, got 3');
});

test('a beginning is skimmed four tokens at a time, and nothing comes out differently', () => {
  for (const length of [3, 4, 5, 6, 7]) {
    const text = [3, 4, 5, 6, 7, 8, 9].slice(0, length);
    const speaker = createSpeaker(net);
    expect([...speaker.next(text)]).toEqual(fresh([0, ...text]));
    // What was skimmed is gone on from, and gone back to.
    for (const other of [[...text.slice(0, 2), 11], text.slice(0, -1), text])
      expect([...speaker.next(other)]).toEqual(fresh([0, ...other]));
  }
});

test('a long text can be read in slices beforehand, and a run that has gone on keeps what it read', () => {
  const poet = shelved('poet');
  const [prepared, other] = [createSpeaker(poet), createSpeaker(poet)];
  const text = Array.from({ length: prepared.context - 1 }, (_, i) => 1 + ((7 * i) % 50));
  let slices = 1;
  while (!prepared.prepare(text)) slices++;
  expect(slices).toBe(Math.ceil((prepared.context - 4) / 4));
  expect(prepared.next(text)).toEqual(other.next(text));
  // Of what the text begins with, nothing is left to read.
  expect(prepared.prepare(text.slice(0, 9))).toBe(true);
  expect(prepared.prepare([])).toBe(true);
});
