/** Every erratum names a figure that is there, in editions that were published, the newest first. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderAt, loadChapterModule } from '#app/chapters.ts';
import { ERRATA } from '#app/errata.ts';

const CHANGES = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
const PUBLISHED = [...CHANGES.matchAll(/^## (\d+\.\d+\.\d+) · (\S+)$/gm)].map(([, edition]) => edition);

test.each(ERRATA)('$slug, $figure: $said.en', async ({ slug, figure, date, wrong, right, said, now }) => {
  const folder = folderAt(slug);
  expect(folder).toBeDefined();
  const { figures } = await loadChapterModule(folder as NonNullable<typeof folder>);
  expect(Object.values(figures).map(({ spec }) => spec.id)).toContain(figure);
  expect(PUBLISHED).toContain(wrong);
  // The newest comes first in the list of changes.
  expect(PUBLISHED.indexOf(right)).toBeLessThan(PUBLISHED.indexOf(wrong));
  expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const lang of ['zh', 'en'] as const) expect(said[lang]).not.toBe(now[lang]);
});

test('the newest stand first', () => {
  const dates = ERRATA.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});
