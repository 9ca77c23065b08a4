/** Whether a challenge of a chapter is solved where its figure has the given values. */

import { expect } from 'vitest';
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
