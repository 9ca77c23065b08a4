import { describe, expect, test } from 'vitest';
import { type Linked, readLink } from '#spec/link.ts';
import { printed } from '../../../chapters/03-softmax/figures/LastPercent.model.ts';
import { overflow } from '../../../chapters/03-softmax/figures/OverflowBench.model.ts';
import { prize } from '../../../chapters/03-softmax/figures/PrizeMachine.model.ts';
import { recap } from '../../../chapters/03-softmax/figures/Recap.model.ts';
import { simplex } from '../../../chapters/03-softmax/figures/Simplex.model.ts';
import fixture from '../../fixtures/links.json';

const FIGURES: { readonly [id: string]: Linked } = { recap, prize, simplex, overflow, printed };

/** JSON has no infinities; the fixture writes them as links do. */
const spelled = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(spelled) : value === -Infinity ? '-inf' : value === Infinity ? 'inf' : value;

describe('U10: links of earlier versions still open', () => {
  test.each(fixture.links)('$figure since $since: $query', ({ figure, query, opens }) => {
    const { values, repairs } = readLink(FIGURES[figure] as Linked, `?${query}`);
    for (const [name, value] of Object.entries(opens)) {
      expect(spelled((values as { readonly [name: string]: unknown })[name]), name).toEqual(value);
    }
    expect(repairs).toEqual([]);
  });
});

test('every figure of the chapter has an old link', () => {
  expect(new Set(fixture.links.map((link) => link.figure))).toEqual(new Set(Object.keys(FIGURES)));
});
