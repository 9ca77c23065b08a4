// @vitest-environment jsdom
/** Every page of the book as markup: its place, its words, its language, and nothing that only a browser could say. */

import { existsSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { BESIDE } from '#app/beside.ts';
import { FOLDERS, loadChapterModule } from '#app/chapters.ts';
import { headMarkup } from '#app/heads.ts';
import { type PageMarkup, pages, social } from '#app/server.tsx';
import { muteEffects } from '../serverMarkup.ts';

let all: readonly PageMarkup[];
beforeAll(async () => {
  const loud = muteEffects();
  all = await pages();
  loud();
}, 60_000);

const at = (path: string): PageMarkup => {
  const page = all.find((each) => each.path === path);
  if (!page) throw new Error(`no page ${path}`);
  return page;
};
const parsed = (page: PageMarkup) => new DOMParser().parseFromString(page.html, 'text/html');

it('makes each page once: book, embed, gates and the missing one', async () => {
  expect(new Set(all.map((page) => page.path)).size).toBe(all.length);
  const book = all.filter((page) => page.kind === 'book').map((page) => page.path);
  const tails = ['', ...BESIDE.map((each) => `${each}/`), ...FOLDERS.map(({ slug }) => `${slug}/`)];
  expect([...book].sort()).toEqual(['zh', 'en'].flatMap((lang) => tails.map((tail) => `/${lang}/${tail}`)).sort());
  expect(all.filter((page) => page.kind === 'gate').map((page) => page.path)).toEqual(tails.map((tail) => `/${tail}`));
  expect(all.filter((page) => page.kind === 'missing')).toHaveLength(1);
  for (const folder of FOLDERS) {
    const { figures } = await loadChapterModule(folder);
    for (const { spec } of Object.values(figures)) {
      for (const lang of ['zh', 'en']) at(`/embed/${lang}/${folder.slug}/${spec.id}/`);
    }
  }
});

it('every page has one title, one main, a language and a head in words', () => {
  for (const page of all) {
    const document = parsed(page);
    expect(document.querySelectorAll('main'), page.path).toHaveLength(1);
    if (page.kind !== 'missing') expect(document.querySelectorAll('h1'), page.path).toHaveLength(1);
    expect(page.head).toContain('<title>');
    expect(page.head.match(/name="theme-color"/g)).toHaveLength(2);
    expect(page.lang).toMatch(/^(zh-Hans|en)$/);
    // Sentences and lamps may be about NaN; no number, attribute or path is.
    const broken = /.{30}((?<!not 0 but )undefined|\[object|NaN(?![\s,]*[“”：:。，\p{L}])).{30}/u;
    expect(broken.exec(page.html + page.head)?.[0], page.path).toBeUndefined();
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    expect(
      ids.filter((id, i) => ids.indexOf(id) !== i),
      page.path,
    ).toEqual([]);
  }
});

it('the two languages of a page differ in words and lead to each other', () => {
  for (const page of all.filter((each) => each.kind === 'book')) {
    const other = page.path.replace(/^\/(zh|en)/, (_, lang) => (lang === 'zh' ? '/en' : '/zh'));
    const link = parsed(page).querySelector('[data-language]');
    expect(link?.getAttribute('href')).toBe(other);
    expect(at(other).head).not.toBe(page.head);
  }
});

it('every link within the book leads to a page there is', () => {
  const paths = new Set(all.map((page) => page.path));
  for (const page of all) {
    for (const link of parsed(page).querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') as string;
      if (!href.startsWith('/')) continue;
      const [path = ''] = href.split(/[?#]/);
      if (!path?.endsWith('/')) expect(existsSync(`public${path}`), `${page.path} → ${href}`).toBe(true);
      else expect(paths, `${page.path} → ${href}`).toContain(path);
    }
  }
});

it('a gate offers both languages without a script', () => {
  const links = [...parsed(at('/softmax/')).querySelectorAll('a')].map((a) => [a.id, a.getAttribute('href')]);
  expect(links).toEqual([
    ['to-zh', '/zh/softmax/'],
    ['to-en', '/en/softmax/'],
  ]);
});

it('an embed page links to its figure in the chapter, in a window of its own', () => {
  const document = parsed(at('/embed/en/softmax/prize/'));
  const link = document.querySelector<HTMLAnchorElement>('.foot a');
  expect(link?.getAttribute('href')).toBe('/en/softmax/#prize');
  expect(link?.rel).toBe('noopener');
  expect(document.querySelectorAll('figure')).toHaveLength(1);
});

it('writes heads that no title can break', () => {
  const head = headMarkup({ title: 'a<b & "c"', description: '"><script>', lang: 'en', site: 's' });
  expect(head).toContain('<title>a&lt;b &amp; &quot;c&quot;</title>');
  expect(head).not.toContain('<script>');
});

it('draws a card for the home page in each language, with its colours written out', async () => {
  const cards = await social();
  for (const lang of ['zh', 'en']) expect(cards.map((card) => card.path)).toContain(`/${lang}/social.png`);
  for (const { path, svg } of cards) {
    const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(document.querySelector('parsererror'), path).toBeNull();
    expect(document.documentElement.getAttribute('viewBox')).toBe('0 0 1200 630');
    expect(svg).not.toContain('var(');
    expect(document.querySelector('.handle')).toBeNull();
  }
});

it('every figure and every chapter can be pasted as a figure of its language', () => {
  for (const page of all) {
    const [, lang, slug = ''] = /^\/(zh|en)\/([^/]*)/.exec(page.path) ?? [];
    const pasted = page.kind === 'embed' || FOLDERS.some((folder) => folder.slug === slug);
    expect(page.embed !== undefined, page.path).toBe(pasted);
    if (!page.embed) continue;
    expect(at(page.embed.path).kind).toBe('embed');
    expect(page.embed.title).not.toBe('');
    expect(page.embed.height).toBeGreaterThan(500);
    if (page.kind === 'embed') expect(page.embed.path).toBe(page.path);
    else expect(page.embed.path.startsWith(`/embed/${lang}/${slug}/`)).toBe(true);
  }
});
