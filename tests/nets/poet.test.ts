import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { draw } from '#math/draw.ts';
import { uniform } from '#math/random.ts';
import { softmax } from '#math/softmax.ts';
import { corpusOf } from '#nets/corpusOf.ts';
import { createSpeaker, type Speaker } from '#nets/speaker.ts';
import { schoolPoems } from '../../src/training/data/schoolPoems.ts';
import { inPart, lineSet, linesOf } from '../../src/training/lineSet.ts';
import { entryOf, gradeOf, heldOut, shelved } from './shelved.ts';

/** Where each poem lies, and its length with its end. */
function poemsIn(tokens: Uint16Array): [start: number, length: number][] {
  const ends = [...tokens.keys()].filter((i) => tokens[i] === 0);
  return ends.slice(1).map((end, i) => [(ends[i] as number) + 1, end - (ends[i] as number)]);
}

const textOf = (ids: Uint16Array, token: (id: number) => string): string => Array.from(ids, token).join('');

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

/** What it writes at temperature 0.8, with luck that is always the same. */
let drawn: readonly string[] | undefined;
const poems = (): readonly string[] => {
  const random = uniform(1);
  drawn ??= Array.from({ length: 40 }, () => {
    const ids: number[] = [];
    while (ids.length < speaker.context - 1) {
      const next = draw(softmax(Float64Array.from(speaker.next(ids)), { temperature: 0.8 }) as Float64Array, random());
      if (next === speaker.end) break;
      ids.push(next);
    }
    return ids.map((id) => speaker.token(id)).join('');
  });
  return drawn;
};

test('at temperature 0.8 it keeps a form of the Tang', () => {
  const right = poems().filter((poem) => FORM.test(poem));
  expect(right.length / poems().length).toBeGreaterThanOrEqual(0.95);
}, 120_000);

test('of the lines it writes, at most one in fifty is copied from a poem it was not to learn by heart', () => {
  const bytes = readFileSync('tests/fixtures/nets/poem-lines.bin');
  const { has, mistaken } = lineSet(bytes);
  expect(bytes.length).toBeLessThanOrEqual(400_000);
  const school = new Set(schoolPoems.flatMap(([, , text]) => linesOf(text)));
  const share = (lines: readonly string[]): number =>
    lines.filter((line) => has(line) && !school.has(line)).length / lines.length;

  // It has what it should: the poems to count in were all trained on.
  const { ids, token } = corpusOf(shelved('tang'));
  const trained = linesOf(textOf(ids, token)).filter((line) => inPart(line) && !school.has(line));
  expect(trained.length).toBeGreaterThan(5000);
  expect(share(trained)).toBe(1);
  // And little else: nobody wrote the held-out lines backwards.
  const reversed = linesOf(textOf(heldOut('poems-valid.bin'), token)).map((line) => [...line].reverse().join(''));
  const others = reversed.filter(inPart);
  expect(others.length).toBeGreaterThan(1000);
  expect(mistaken).toBeLessThan(0.005);
  expect(share(others)).toBeLessThan(2 * mistaken);

  const lines = poems().flatMap(linesOf).filter(inPart);
  expect(lines.length).toBeGreaterThan(50);
  expect((share(lines) - mistaken) / (1 - mistaken)).toBeLessThanOrEqual(0.02);
}, 120_000);

test('its file is small enough to be loaded by the way', () => {
  expect(entryOf('poet').bytes).toBeLessThan(1.5e6);
});
