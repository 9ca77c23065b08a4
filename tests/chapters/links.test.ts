/** Links of earlier versions open what they opened when they were sent. */

import { describe, expect, test } from 'vitest';
import { folderOf } from '#app/folders.ts';
import type { Chapter } from '#prose/chapter.ts';
import { type Linked, readLink } from '#spec/link.ts';
import fixture from '../fixtures/links.json';

const CHAPTERS = import.meta.glob<Chapter>('/chapters/*/chapter.ts', { import: 'chapter', eager: true });
const FIGURES = new Map(
  Object.entries(CHAPTERS).flatMap(([path, { figures }]) =>
    Object.values(figures).map(({ spec }): [string, Linked] => [`${folderOf(path)?.slug} ${spec.id}`, spec]),
  ),
);

interface Sent {
  /** The first links were made when there was one chapter. */
  readonly chapter?: string;
  readonly since: number;
  readonly figure: string;
  readonly query: string;
  readonly opens: { readonly [param: string]: unknown };
}
const LINKS: readonly Sent[] = fixture.links;
const figureOf = ({ chapter = 'softmax', figure }: Sent) => `${chapter} ${figure}`;

/** JSON has no infinities; the fixture writes them as links do. */
const spelled = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(spelled) : value === -Infinity ? '-inf' : value === Infinity ? 'inf' : value;

describe('U10: links of earlier versions still open', () => {
  test.each(LINKS.map((link) => [figureOf(link), link.query, link] as const))('%s: %s', (figure, query, { opens }) => {
    const { values, repairs } = readLink(FIGURES.get(figure) as Linked, `?${query}`);
    for (const [name, value] of Object.entries(opens)) {
      expect(spelled((values as { readonly [name: string]: unknown })[name]), name).toEqual(value);
    }
    expect(repairs).toEqual([]);
  });
});

test('every figure of every chapter has an old link', () => {
  expect(new Set(LINKS.map(figureOf))).toEqual(new Set(FIGURES.keys()));
});
