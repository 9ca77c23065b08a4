/** A figure as it opens in one language: the same figure, other first values. */

import type { FigureSpec } from './figure.ts';
import type { Lang } from './format.ts';
import type { Params } from './params.ts';

/** By the first values that make the difference. */
const made = new WeakMap<object, unknown>();

/** @returns the figure itself if its language makes no difference; the same object each time */
export function openIn<P extends Params, M>(spec: FigureSpec<P, M>, lang: Lang): FigureSpec<P, M> {
  const first = spec.opens?.[lang];
  if (!first) return spec;
  if (!made.has(first)) {
    const params = Object.fromEntries(
      Object.entries(spec.params).map(([name, param]) => [
        name,
        Object.hasOwn(first, name) ? { ...param, initial: first[name] } : param,
      ]),
    );
    made.set(first, { ...spec, params });
  }
  return made.get(first) as FigureSpec<P, M>;
}
