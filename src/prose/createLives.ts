/** The figures of a chapter made live: one store per specification, however many tags show it. */

import type { Networks } from '#figure/asking.ts';
import { createLive, type Live } from '#figure/live.ts';
import type { Lang } from '#spec/format.ts';
import { openIn } from '#spec/openIn.ts';
import type { Chapter } from './chapter.ts';

export type Lives = { readonly [id: string]: Live };

export function createLives(chapter: Chapter, lang: Lang, networks?: Networks): Lives {
  const specs = new Map(Object.values(chapter.figures).map(({ spec }) => [spec.id, spec]));
  return Object.fromEntries([...specs].map(([id, spec]) => [id, createLive(openIn(spec, lang), networks)]));
}

/** "3.1", "3.2" … in order of appearance, by figure id. */
export function figureNumbers(chapter: Chapter, number: number): { readonly [id: string]: string } {
  const ids = new Set(Object.values(chapter.figures).flatMap(({ spec, numbered }) => (numbered ? [spec.id] : [])));
  return Object.fromEntries([...ids].map((id, i) => [id, `${number}.${i + 1}`]));
}
