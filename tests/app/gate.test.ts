/** A page without a language goes on to the reader's: what the link says, else what was chosen, else the browser's. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const script = readFileSync('public/gate.js', 'utf8');

interface Reader {
  readonly search?: string;
  readonly hash?: string;
  readonly stored?: string | null | 'refused';
  readonly languages?: readonly string[];
}

function goesTo({ search = '', hash = '', stored = null, languages = [] }: Reader): string | undefined {
  let gone: string | undefined;
  const location = { search, hash, replace: (to: string) => (gone = to) };
  const document = {
    getElementById: (id: string) => ({ href: `https://host/book/${id.replace('to-', '')}/softmax/` }),
  };
  const localStorage = {
    getItem: () => {
      if (stored === 'refused') throw new Error('refused');
      return stored;
    },
  };
  new Function('location', 'document', 'localStorage', 'navigator', script)(location, document, localStorage, {
    languages,
  });
  return gone?.replace('https://host/book', '');
}

it('follows the browser', () => {
  expect(goesTo({ languages: ['zh-CN', 'en'] })).toBe('/zh/softmax/');
  expect(goesTo({ languages: ['fr', 'en-GB', 'zh'] })).toBe('/en/softmax/');
  expect(goesTo({ languages: ['zho-x', 'de'] })).toBe('/en/softmax/');
  expect(goesTo({})).toBe('/en/softmax/');
});

it('prefers what the reader has chosen, where storage answers', () => {
  expect(goesTo({ stored: 'zh', languages: ['en'] })).toBe('/zh/softmax/');
  expect(goesTo({ stored: 'refused', languages: ['zh-Hant'] })).toBe('/zh/softmax/');
  expect(goesTo({ stored: 'xx', languages: ['zh'] })).toBe('/zh/softmax/');
});

it('lets the link win, and keeps query and anchor', () => {
  expect(goesTo({ search: '?prize.logits=1,2', hash: '#prize', stored: 'zh' })).toBe(
    '/zh/softmax/?prize.logits=1,2#prize',
  );
  expect(goesTo({ search: '?lang=en&prize.base=2', stored: 'zh' })).toBe('/en/softmax/?prize.base=2');
  expect(goesTo({ search: '?prize.base=2&lang=zh-CN', stored: 'en' })).toBe('/zh/softmax/?prize.base=2');
  expect(goesTo({ search: '?lang=zh', stored: 'en', hash: '#x' })).toBe('/zh/softmax/#x');
});

it('leaves a language it does not know in the link, for the page to speak of', () => {
  expect(goesTo({ search: '?lang=fr', languages: ['zh'] })).toBe('/zh/softmax/?lang=fr');
});
