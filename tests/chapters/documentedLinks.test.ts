/**
 * Addresses that the book has told its readers to use, by edition: each opens what it asks for, for ever.
 *
 * Whatever the documents say today is among them: who writes a new address down adds it to the fixture.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEmbedQuery } from '#app/embedQuery.ts';
import { folderOf } from '#app/folders.ts';
import { takeParams } from '#app/takeParams.ts';
import type { Chapter } from '#prose/chapter.ts';
import type { FigureSpec } from '#spec/figure.ts';
import { readLink } from '#spec/link.ts';
import { initialValues, type Params } from '#spec/params.ts';
import documented from '../fixtures/documented.json';
import { links } from '../fixtures/links.json';

const CHAPTERS = import.meta.glob<Chapter>('/chapters/*/chapter.ts', { import: 'chapter', eager: true });
const SPECS = new Map(
  Object.entries(CHAPTERS).map(([path, { figures }]) => [
    folderOf(path)?.slug,
    Object.values(figures).map(({ spec }) => spec as FigureSpec),
  ]),
);
const specOf = (slug: string | undefined, id: string | undefined) =>
  SPECS.get(slug)?.find((spec) => spec.id === id) as FigureSpec;

/** The parts of an address; that of an embed page names one figure, and its parameters without it. */
const ADDRESS = /(\/embed)?\/(?:(?:zh|en)\/)?([a-z][a-z-]+)\/(?:([a-z]+)\/)?\?([^\s"'`#…)]+)(?:#(\w+))?/g;
const ELEMENT = /<area-map([^>]*)>/g;

/** As `/embed/temperature/dial/?T=0.3&hide=logits`. */
function addressOf(element: string): string {
  const at = Object.fromEntries([...element.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  const asked = [at['params'], ...['hide', 'lock'].map((name) => at[name] && `${name}=${at[name]}`)];
  return `/embed/${at['figure']}/?${asked.filter(Boolean).join('&')}`;
}

const FILES = [
  'README.md',
  'CHANGELOG.md',
  'src/app/teacherWords.ts',
  'src/app/TeachersPage.tsx',
  'src/app/SnippetMaker.tsx',
  ...readdirSync('tests/examples').map((file) => `tests/examples/${file}`),
];
const said = FILES.map((file) => readFileSync(file, 'utf8').replaceAll('&amp;', '&')).join('\n');
const TODAY = new Set([
  ...[...said.matchAll(ADDRESS)].map(([address]) => address),
  ...[...said.matchAll(ELEMENT)]
    .map(([, element]) => element as string)
    .filter((e) => /figure="\w/.test(e))
    .map(addressOf),
]);
const EVER = Object.entries(documented).flatMap(([edition, all]) => all.map((address) => [edition, address] as const));

test('what the documents say today is written down', () => {
  expect(TODAY.size).toBeGreaterThan(5);
  const known = new Set(EVER.map(([, address]) => address));
  expect([...TODAY].filter((address) => !known.has(address))).toEqual([]);
});

describe('every address that was ever documented opens what it asks for', () => {
  test.each(EVER)('%s: %s', (_, address) => {
    const [, embed, slug, id, query = '', anchor] = [...address.matchAll(ADDRESS)][0] ?? [];
    const specs = SPECS.get(slug) ?? [];
    expect(specs.length, 'the chapter is there').toBeGreaterThan(0);
    if (anchor) expect(specs.map((spec) => spec.id)).toContain(anchor);
    const own = embed ? [specOf(slug, id)] : specs;
    const asked = embed ? readEmbedQuery(specOf(slug, id), query) : undefined;
    const keys = own.flatMap((spec) => Object.keys(spec.params).map((name) => `${spec.id}.${name}`));
    for (const part of (asked?.figure ?? query).split('&'))
      expect([...keys, 'hide', 'lock', 'theme', 'lang', 'view']).toContain(part.split('=')[0]);
    for (const name of [...(asked?.hide ?? []), ...(asked?.lock ?? [])]) expect(keys).toContain(`${id}.${name}`);
    for (const spec of own) expect(readLink(spec, asked?.figure ?? query).repairs).toEqual([]);
  });
});

/** The figure as if each of its parameters had been called something else before. */
const renamed = (spec: FigureSpec): FigureSpec => ({
  ...spec,
  params: Object.fromEntries(
    Object.entries(spec.params).map(([name, p]) => [name, { ...p, aliases: [`was-${name}`] }]),
  ) as Params,
});

describe('a renamed parameter is known by its old name', () => {
  test.each(links.map((link) => [link.chapter ?? 'softmax', link.figure, link.query] as const))(
    '%s %s: %s',
    (slug, id, query) => {
      const spec = specOf(slug, id);
      const old = query.replaceAll(`${id}.`, `${id}.was-`);
      const { values } = readLink(spec, query);
      expect(readLink(renamed(spec), old)).toEqual({ values, repairs: [] });
      const bare = old
        .split('&')
        .filter((part) => part.startsWith(`${id}.`))
        .map((part) => part.slice(id.length + 1));
      expect(readLink(spec, query).values).toEqual(
        readLink(renamed(spec), readEmbedQuery(renamed(spec), bare.join('&')).figure).values,
      );
      // As another page says it: percent-encoding is only for addresses.
      if (query === decodeURIComponent(query))
        expect(takeParams(renamed(spec), bare.join('&'), initialValues(spec.params))).toEqual({ values, refused: [] });
    },
  );
});
