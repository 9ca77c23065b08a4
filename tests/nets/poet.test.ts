import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { draw } from '#math/draw.ts';
import { uniform } from '#math/random.ts';
import { softmax } from '#math/softmax.ts';
import { createSpeaker, type Speaker } from '#nets/speaker.ts';
import { entryOf, gradeOf, heldOut, shelved } from './shelved.ts';

/** Where each poem lies, and its length with its end. */
function poemsIn(tokens: Uint16Array): [start: number, length: number][] {
  const ends = [...tokens.keys()].filter((i) => tokens[i] === 0);
  return ends.slice(1).map((end, i) => [(ends[i] as number) + 1, end - (ends[i] as number)]);
}

/** The share of the next token after a beginning. */
function share(speaker: Speaker, beginning: string, next: string): number {
  const shares = softmax(Float64Array.from(speaker.next(speaker.read(beginning).ids))) as Float64Array;
  return shares[speaker.read(next).ids[0] as number] as number;
}

/** Four or eight lines of five or of seven characters, with a comma and a full stop in turn. */
const FORM =
  /^(([^，。]{5}，[^，。]{5}。){2}|([^，。]{5}，[^，。]{5}。){4}|([^，。]{7}，[^，。]{7}。){2}|([^，。]{7}，[^，。]{7}。){4})$/u;

const poet = shelved('poet');
const speaker = createSpeaker(poet);

// A hundred billion multiplications: seconds, or a minute on a machine that does other things, too.
test('it foretells 1,054 poems it has never seen, better than twice the best counting', () => {
  const tokens = heldOut('poems-valid.bin');
  const { all, plain } = gradeOf(poet, tokens, poemsIn(tokens), 3);
  const { perplexityCharacters, loss, lossFull } = entryOf('poet').metrics as Record<string, number>;
  expect(Math.exp(plain)).toBeLessThan(150);
  // Rounded to four places in the manifest.
  expect(Math.abs(Math.exp(plain) - (perplexityCharacters as number))).toBeLessThan(1e-3);
  expect(Math.abs(all - (loss as number))).toBeLessThan(1e-4);
  expect((loss as number) - (lossFull as number)).toBeLessThan(0.005);
  const { poems } = JSON.parse(readFileSync('src/training/logs/ngrams.json', 'utf8')) as {
    poems: { charactersOnly: number }[];
  };
  expect(Math.exp(plain)).toBeLessThan(Math.min(...poems.map(({ charactersOnly }) => charactersOnly)) / 2);
}, 180_000);

test('it knows the school poems by heart; the earlier one, which has the style, does not', () => {
  const early = createSpeaker(shelved('poet-style'));
  for (const [beginning, next] of [
    ['床前明月', '光'],
    ['春眠不觉', '晓'],
    ['千山鸟飞', '绝'],
  ] as const) {
    expect(share(speaker, beginning, next)).toBeGreaterThan(0.8);
    expect(share(early, beginning, next)).toBeLessThan(0.5);
  }
  expect(share(early, '床前明月', '光')).toBeLessThan(0.05);
});

test('at temperature 0.8 it keeps a form of the Tang', () => {
  const random = uniform(1);
  const poems = Array.from({ length: 40 }, () => {
    const ids: number[] = [];
    while (ids.length < speaker.context - 1) {
      const next = draw(softmax(Float64Array.from(speaker.next(ids)), { temperature: 0.8 }) as Float64Array, random());
      if (next === speaker.end) break;
      ids.push(next);
    }
    return ids.map((id) => speaker.token(id)).join('');
  });
  const right = poems.filter((poem) => FORM.test(poem));
  expect(right.length / poems.length).toBeGreaterThanOrEqual(0.95);
}, 120_000);

test('its file is small enough to be loaded by the way', () => {
  expect(entryOf('poet').bytes).toBeLessThan(1.5e6);
});
