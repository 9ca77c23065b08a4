/** Whether a challenge of a chapter is solved where its figure has the given values. */

import { expect, it } from 'vitest';
import type { Chapter } from '#prose/chapter.ts';
import type { FigureSpec } from '#spec/figure.ts';
import { settle } from '#spec/settle.ts';

/** @returns a function of a challenge's name and of those values that are not as the figure opens */
export function solves({ figures, challenges }: Chapter) {
  const specs = new Map(Object.values(figures).map(({ spec }) => [spec.id, spec as FigureSpec]));
  return (id: string, asked: { readonly [param: string]: unknown }): boolean => {
    const challenge = challenges[id];
    const spec = specs.get(challenge?.figure ?? '');
    if (!challenge || !spec) throw new RangeError(`no challenge ${id}`);
    const { values, repairs } = settle(spec.params, asked);
    expect(repairs).toEqual([]);
    return challenge.solved(spec.model(values) as never, values as never);
  };
}

/** A challenge by name, and the values of its figure that are not as it opens. */
export type Row = readonly [id: string, asked: { readonly [param: string]: unknown }];

/**
 * Tests that every challenge of a chapter is solved by its answers and not by what only looks like one: three of
 * those at least, and the figure as it opens.
 *
 * @param except challenges that are tested elsewhere, since they ask a network
 */
export function challengesAre(
  chapter: Chapter,
  answers: readonly Row[],
  misses: readonly Row[],
  except: readonly string[] = [],
): void {
  const solved = solves(chapter);
  const all = Object.keys(chapter.challenges).filter((id) => !except.includes(id));
  it.each(answers)('%s is solved by %j', (id, asked) => expect(solved(id, asked)).toBe(true));
  it.each(misses)('%s is not solved by %j', (id, asked) => expect(solved(id, asked)).toBe(false));
  it.each(all)('%s has an answer, three near misses, and is not solved from the start', (id) => {
    const of = (rows: readonly Row[]) => new Set(rows.filter((row) => row[0] === id).map((row) => JSON.stringify(row)));
    expect(of(answers).size).toBeGreaterThanOrEqual(1);
    expect(of(misses).size).toBeGreaterThanOrEqual(3);
    expect(solved(id, {})).toBe(false);
  });
}
