/** Links that lost their way, hundreds for every figure: none of them throws, and what they open is a state like any other. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folderOf } from '#app/folders.ts';
import type { Chapter } from '#prose/chapter.ts';
import type { FigureSpec } from '#spec/figure.ts';
import { readLink, writeLink } from '#spec/link.ts';
import { settle } from '#spec/settle.ts';

const CHAPTERS = import.meta.glob<Chapter>('/chapters/*/chapter.ts', { import: 'chapter', eager: true });
const FIGURES = Object.entries(CHAPTERS).flatMap(([path, { figures }]) =>
  Object.values(figures).map(({ spec }) => [`${folderOf(path)?.slug}/${spec.id}`, spec as FigureSpec] as const),
);

/** Bytes that mean something to links more often than bytes do. */
const scrap = fc.oneof(
  fc.constantFrom('&', '=', '.', ',', ';', '%', '%00', '%E4', '+', '-', '−0', '1e999', 'inf', 'NaN', '１', '光', ' '),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.double().map(String),
);
const scraps = fc.array(scrap, { maxLength: 12 }).map((all) => all.join(''));

/** Of a figure's own keys, each with anything at all; now and then no key. */
const queryOf = ({ id, params }: FigureSpec) => {
  const key = fc.constantFrom(...Object.keys(params).map((name) => `${id}.${name}=`), '');
  return fc.array(fc.tuple(key, scraps), { maxLength: 8 }).map((pairs) => pairs.map((pair) => pair.join('')).join('&'));
};

test.each(FIGURES)('%s stands whatever a link says', (_, spec) => {
  fc.assert(
    fc.property(queryOf(spec), (query) => {
      const { values } = readLink(spec, query);
      for (const value of Object.values(values).flat()) expect(Object.is(value, -0) || Number.isNaN(value)).toBe(false);
      // Nothing is left to repair, and the link of the state opens the state.
      expect(settle(spec.params, values)).toEqual({ values, repairs: [] });
      expect(readLink(spec, writeLink(spec, values))).toEqual({ values, repairs: [] });
    }),
    { numRuns: 300 },
  );
});
