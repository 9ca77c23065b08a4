/** Every figure that draws by chance draws with the frequencies it shows. */

import { describe, expect, test } from 'vitest';
import type { FigureSpec } from '#spec/figure.ts';
import { initialValues, type Params, type Values } from '#spec/params.ts';
import { throwsOn } from '../../chapters/01-area/figures/cakeThrows.model.ts';
import { MASSES, wordsOf } from '../../chapters/01-area/figures/cakeVocabulary.model.ts';
import { cupsParams } from '../../chapters/01-area/figures/cupsParams.model.ts';
import { pour } from '../../chapters/01-area/figures/cupsPour.model.ts';
import { recap as sheet } from '../../chapters/01-area/figures/Recap.model.ts';
import { prize } from '../../chapters/03-softmax/figures/PrizeMachine.model.ts';
import { recap as strip } from '../../chapters/03-softmax/figures/Recap.model.ts';
import { wells } from '../../chapters/06-temperature/figures/Wells.model.ts';
import { knife } from '../../chapters/07-top-k-top-p/figures/Knife.model.ts';
import { shareAfter } from '../../chapters/07-top-k-top-p/figures/knifeModel.model.ts';
import { recap as odd } from '../../chapters/07-top-k-top-p/figures/Recap.model.ts';
import { chance, chiSquare } from '../math/exact.ts';

/** Once in a thousand right samplers is beyond this by chance alone; seeds are fixed, so what passes once passes always. */
const RARE = 1e-3;

/** How likely such counts are by chance; an item without a share must not have come. */
function chanceOf(counts: readonly number[], shares: readonly number[]): number {
  const possible = shares.map((_, i) => i).filter((i) => (shares[i] as number) > 0);
  counts.forEach((count, i) => {
    if (!possible.includes(i)) expect(count).toBe(0);
  });
  const only = (values: readonly number[]) => possible.map((i) => values[i] as number);
  return chance(chiSquare(only(counts), only(shares)), possible.length - 1);
}

/**
 * Press a figure's `throw` again and again, each press with the seed that the one before left.
 *
 * Some figures throw a point in thousandths. That moves a share by half a thousandth at most, and χ² of 3000 throws over
 * shares of a hundredth or more by less than 3000 · 0.0005² / 0.01 = 0.075 for each.
 */
function thrown<P extends Params, M>(
  figure: FigureSpec<P, M>,
  patch: Partial<Values<P>>,
  hit: (model: M) => number | undefined,
  bins: number,
): readonly number[] {
  const counts = new Array<number>(bins).fill(0);
  let values = { ...initialValues(figure.params), ...patch } as Values<P>;
  for (let i = 0; i < 3000; i++) {
    values = { ...values, ...figure.actions?.['throw']?.to(values) };
    (counts[hit(figure.model(values)) as number] as number)++;
  }
  return counts;
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);

describe('throws', () => {
  test.each([
    ['exp', { rule: 'exp' }],
    ['with one masked', { logits: [3.5, -Infinity, 0.3, -0.5] }],
    ['the masked one last', { logits: [0.5, 1, 0, -Infinity] }],
    ['flat', { logits: [0, 0, 0, 0] }],
    ['squares', { rule: 'square', logits: [2, -1.5, 1, 2.5] }],
  ] as const)('the prize machine, %s', (_, patch) => {
    const { bars } = prize.model({ ...initialValues(prize.params), ...patch });
    const shares = bars.map((bar) => bar.share as number);
    expect(
      chanceOf(
        thrown(prize, patch, (m) => m.hit, shares.length),
        shares,
      ),
    ).toBeGreaterThan(RARE);
  });

  test.each([
    ['at random', { method: 'random', bars: 'shares' }],
    ['after top-k', { method: 'top-k', bars: 'shares', k: 4 }],
    ['after top-k with its ties', { method: 'top-k', ties: 'all', logits: [3, 1, 1, 1, 0], k: 2 }],
    ['after top-p', { method: 'top-p', bars: 'shares', p: 0.8 }],
    ['after top-p as printed', { method: 'top-p', rule: 'printed', bars: 'shares', p: 0.8 }],
    ['after top-p with the shift', { method: 'top-p', rule: 'shifted', T: 3, p: 0.7 }],
    ['after min-p', { method: 'min-p', minp: 0.1, T: 2 }],
    ['after min-p before the temperature', { method: 'min-p', minp: 0.1, T: 2, when: 'last' }],
    ['after a greedy choice', { method: 'greedy' }],
    ['with some masked', { method: 'random', logits: [1, -Infinity, 0.5, -Infinity, 0] }],
  ] as const)('the knife, %s', (_, patch) => {
    const model = knife.model({ ...initialValues(knife.params), ...patch });
    const shares = upTo(model.size).map((rank) => shareAfter(model, rank));
    const counts = thrown(knife, patch, (m) => m.hit, shares.length);
    if (shares.filter((p) => p > 0).length > 1) expect(chanceOf(counts, shares)).toBeGreaterThan(RARE);
    else expect(counts[0]).toBe(3000);
  });

  test.each(['random', 'top-k', 'top-p', 'min-p'] as const)(
    'the knife on a whole vocabulary, %s, by powers of ten',
    (method) => {
      const patch = { size: 'vocabulary', method, k: 1000, p: 0.9, minp: 0.001 } as const;
      const model = knife.model({ ...initialValues(knife.params), ...patch });
      const bin = (rank: number) => Math.floor(Math.log10(rank + 1) + 1e-12);
      const shares = [0, 0, 0, 0, 0];
      for (let rank = 0; rank < model.kept; rank++) (shares[bin(rank)] as number) += shareAfter(model, rank);
      const counts = thrown(knife, patch, (m) => bin(m.hit as number), 5);
      expect(chanceOf(counts, shares)).toBeGreaterThan(RARE);
    },
  );
});

describe('points that the reader moves', () => {
  // Every thousandth in turn: each item comes as often as it has whole thousandths, give or take one at its edges.
  test.each([
    ['softmax', (u: number) => strip.model({ u }).hit, strip.model({ u: 0 }).bars],
    ['top-k', (u: number) => odd.model({ u }).hit, odd.model({ u: 0 }).bars],
  ] as const)('the strip that opens the chapter on %s', (_, hit, bars) => {
    const counts = bars.map(() => 0);
    for (const i of upTo(1000)) (counts[hit(i / 1000)] as number)++;
    bars.forEach(({ share }, i) => {
      expect(Math.abs((counts[i] as number) - 1000 * share)).toBeLessThanOrEqual(1);
    });
  });
});

describe('many at once', () => {
  const dice = [0.3, 0.25, 0, 0.2, 0.15, 0.1, 0];
  test.each([1, 2, 3])('dice of the cake, seed %d: faces without area never come', (seed) => {
    expect(chanceOf(throwsOn(dice, 10_000, seed).counts, dice)).toBeGreaterThan(RARE);
  });
  test('dice of the cake: every throw of a row has the right frequencies, the first one too', () => {
    const places = [1, 2, 10];
    const counts = places.map(() => dice.map(() => 0));
    for (const seed of upTo(500))
      places.forEach((n, i) => {
        ((counts[i] as number[])[throwsOn(dice, n, seed).hit as number] as number)++;
      });
    for (const row of counts) expect(chanceOf(row, dice)).toBeGreaterThan(RARE);
  });
  test.each([1, 2, 3])('words of the vocabulary, seed %d, by powers of ten', (seed) => {
    const bin = (rank: number) => Math.floor(Math.log10(rank) + 1e-12);
    const [counts, shares] = [upTo(5).map(() => 0), upTo(5).map(() => 0)];
    for (const rank of wordsOf(seed).ranks) (counts[bin(rank)] as number)++;
    MASSES.forEach((mass, i) => {
      (shares[bin(i + 1)] as number) += mass;
    });
    expect(chanceOf(counts, shares)).toBeGreaterThan(RARE);
  });
  test.each([1, 2, 3])('scoops from the cups, seed %d', (seed) => {
    const { counts, shares } = pour({ ...initialValues(cupsParams), spread: 0.5, scoops: 1000, seed });
    expect(chanceOf(counts, shares)).toBeGreaterThan(RARE);
  });
  test.each([1, 2, 3])('particles in their wells, seed %d', (seed) => {
    const model = wells.model({ ...initialValues(wells.params), particles: 2000, seed });
    const counts = model.wells.map(({ count }) => count);
    expect(
      chanceOf(
        counts,
        model.wells.map(({ expected }) => expected),
      ),
    ).toBeGreaterThan(RARE);
  });
  test('points on the sheet: left of the cut as often as its area says', () => {
    let inside = 0;
    for (const seed of upTo(100)) inside += sheet.model({ share: 0.3, seed }).inside;
    expect(chanceOf([inside, 10_000 - inside], [0.3, 0.7])).toBeGreaterThan(RARE);
  });
});
