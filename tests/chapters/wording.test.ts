/** Sentences that public software or the sources get wrong: what the pages say instead, held against the models. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { prize } from '../../chapters/03-softmax/figures/PrizeMachine.model.ts';
import { units } from '../../chapters/05-perplexity/figures/Units.model.ts';
import { dial } from '../../chapters/06-temperature/figures/Dial.model.ts';
import { at } from './at.ts';
import { readProse } from './prose.ts';

const LANGS = ['zh', 'en'] as const;
const PAGES = Object.keys(import.meta.glob('/chapters/*/{zh,en}.mdx')).map((path) => path.slice(1));
const WORDS = Object.keys(import.meta.glob(['/chapters/*/*words.ts', '/src/app/words/*.ts', '/src/app/glossary.ts']));
const text = (path: string) => readFileSync(path, 'utf8');
const page = (chapter: string, lang: string) => text(`chapters/${chapter}/${lang}.mdx`);
/** What is left once everything is gone that is marked as printed elsewhere or as an input, and every attribute. */
const stated = (mdx: string) => mdx.replace(/<(Printed|Goto)\b[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');

test('sees the pages and the words', () => {
  expect(PAGES.length).toBeGreaterThanOrEqual(22);
  expect(WORDS.length).toBeGreaterThan(40);
});

describe('numbers that nobody can check', () => {
  test.each(PAGES)('%s: N76, a loss of 1.47 on a novel, stands only as a print or as an input', (path) => {
    expect(stated(text(path))).not.toMatch(/1\.47|4\.35/);
  });
  test.each(LANGS)('N76, %s: the page says how far from guessing it would be, and the model agrees', (lang) => {
    const faces = Number(at(units, { loss: 1.47 }).read('ppl'));
    expect(Math.round(65 / faces)).toBe(15);
    expect(Number((4487 / faces).toPrecision(1))).toBe(1000);
    const said = page('05-perplexity', lang);
    expect(said).toMatch({ zh: /没法核实/, en: /cannot be checked/ }[lang]);
    expect(said).toMatch({ zh: /十五分之一.*一千分之一/, en: /15 times fewer.*a thousand times fewer/ }[lang]);
  });
  test.each([...PAGES, ...WORDS.map((path) => path.slice(1))])(
    '%s: N78, N90, N104, what a company never published, is not there',
    (path) => {
      expect(text(path)).not.toMatch(/GPT-?4|[几\d] ?万亿(?!分之)|\d trillion|trillions? of/i);
    },
  );
});

describe('N10 of the fault list: tensorflow #188, MOOC-TensorFlow #1, ml-engineering #83', () => {
  test.each(LANGS)('%s: a T below 1 moves shares apart, a T above 1 together, and not the other way', (lang) => {
    const ratio = (T: number) => at(dial, { T }).number('ratio');
    expect(ratio(0.5)).toBeCloseTo(ratio(1) ** 2, 8);
    expect(ratio(2)).toBeCloseTo(Math.sqrt(ratio(1)), 8);
    expect(ratio(1)).toBeGreaterThan(1);
    expect(page('06-temperature', lang)).toMatch(
      {
        zh: /T 大于 1，差缩小，比往 1 靠；T 小于 1，差放大，比拉开/,
        en: /T above 1, gaps shrink and ratios move towards 1; with T below 1, gaps grow and ratios move away from 1/,
      }[lang],
    );
  });
  test.each(PAGES)('%s: no code takes exponentials before it calls softmax', async (path) => {
    const { code } = await readProse(text(path), path);
    for (const listing of code) expect(listing).not.toMatch(/softmax\([^\n]*exp\(/);
  });
  test('softmax is not ReLU: nobody is left without a share, where ReLU leaves some', () => {
    const logits = [3.5, 1.2, 0.3, -0.5];
    const shares = (rule: 'exp' | 'relu') => at(prize, { rule, logits }).model.bars.map(({ share }) => share as number);
    expect(shares('exp').every((share) => share > 0)).toBe(true);
    expect(shares('relu')[3]).toBe(0);
    for (const lang of LANGS) expect(page('03-softmax', lang)).not.toMatch(/softmax[^。.]{0,20}(就是|is( a)?) ReLU/);
  });
});
