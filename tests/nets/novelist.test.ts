import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createSpeaker } from '#nets/speaker.ts';
import { entryOf, gradeOf, heldOut, shelved } from './shelved.ts';

const LENGTH = 128;
const novelist = shelved('novelist');

test('it foretells chapters it has never seen, better than the best counting of pieces', () => {
  const tokens = heldOut('novel-valid.bin');
  const chapters = JSON.parse(readFileSync('tests/fixtures/nets/novel-valid.json', 'utf8')) as { length: number }[];
  const texts: [number, number][] = [];
  let from = 1;
  for (const { length } of chapters) {
    for (let i = 0; (i + 1) * LENGTH <= length; i++) texts.push([from + i * LENGTH, LENGTH]);
    from += length;
  }
  const { all } = gradeOf(novelist, tokens, texts, 1);
  const { loss, lossFull } = entryOf('novelist').metrics as Record<string, number>;
  // The first token of each chapter's first stretch has another token before it here than in training.
  expect(Math.abs(all - (loss as number))).toBeLessThan(1e-2);
  expect((loss as number) - (lossFull as number)).toBeLessThan(0.005);
  const { novels } = JSON.parse(readFileSync('src/training/logs/ngrams.json', 'utf8')) as {
    novels: { over: string; perplexity: number }[];
  };
  const counting = novels.filter(({ over }) => over === 'pieces').map(({ perplexity }) => perplexity);
  expect(Math.exp(all)).toBeLessThan(Math.min(...counting));
}, 180_000);

test('its pieces give back what they are made from', () => {
  const speaker = createSpeaker(novelist);
  const text = 'Call me Ishmael. Some years ago, never mind how long precisely, I thought I would sail about a little.';
  const { ids, lost } = speaker.read(text);
  expect(lost).toEqual([]);
  expect([...ids].map((id) => speaker.token(id)).join('')).toBe(text);
  expect(ids.length).toBeLessThan(text.length / 2);
});

test('its file is small enough to be loaded by the way', () => {
  expect(entryOf('novelist').bytes).toBeLessThan(1.5e6);
});
