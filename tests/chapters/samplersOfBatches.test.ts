/**
 * Every figure that draws many at once: each place of the batch has the frequencies of its law, the first one too, and
 * what has no mass never comes.
 */

import { describe, expect, test } from 'vitest';
import { jigsaw } from '#app/home/Jigsaw.model.ts';
import { binomialMasses } from '#math/binomial.ts';
import { cauchyCdf } from '#math/cauchy.ts';
import { cumulative } from '#math/draw.ts';
import { normalBetween } from '#math/normal.ts';
import { sumOf } from '#math/sumOf.ts';
import { initialValues } from '#spec/params.ts';
import { recap as dice } from '../../chapters/00-start/figures/Recap.model.ts';
import { cake } from '../../chapters/01-area/figures/Cake.model.ts';
import { MASSES, wordsOf } from '../../chapters/01-area/figures/cakeVocabulary.model.ts';
import { cupsParams } from '../../chapters/01-area/figures/cupsParams.model.ts';
import { pour } from '../../chapters/01-area/figures/cupsPour.model.ts';
import { recap as sheet } from '../../chapters/01-area/figures/Recap.model.ts';
import { countIn } from '../../chapters/06-temperature/figures/wellsShares.model.ts';
import { batchBottom, firstBottoms, NOISE } from '../../chapters/13-lln/figures/gradientRun.model.ts';
import { drawAt, pathsOf } from '../../chapters/13-lln/figures/meanPaths.model.ts';
import { dataOf, labelsOf } from '../../chapters/13-lln/figures/memoData.model.ts';
import { MEN, WITHIN, WOMEN } from '../../chapters/13-lln/figures/people.model.ts';
import { type Law, lawOf, type Source } from '../../chapters/13-lln/figures/sources.model.ts';
import { streetModel, streetParams } from '../../chapters/13-lln/figures/streetModel.model.ts';
import { trustModel, trustParams } from '../../chapters/13-lln/figures/trustModel.model.ts';
import { facesOf, rightAfter, trialsOf } from '../../chapters/14-clt/figures/galtonTrials.model.ts';
import { chanceOf, expectBatch, expectBatchUnder, RARE } from './frequencies.ts';

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);
const bell = (x: number) => normalBetween(-Infinity, x, 1);
/** Which item came last, if the counts of one batch are those of the other and one more. */
const added = (more: ArrayLike<number>, fewer: ArrayLike<number> | undefined): number =>
  Array.from(more).findIndex((count, i) => count > (fewer?.[i] ?? 0));

describe('area', () => {
  test.each([
    ['e to the score', { rule: 'exp', count: 5, at: 0.3, spread: 0.3 }],
    ['the score itself, and none for the last cup', { rule: 'raw', count: 5, at: 0.1, spread: 0.4 }],
  ] as const)('scoops: %s', (_, patch) => {
    const poured = (seed: number, scoops: number) => pour({ ...initialValues(cupsParams), ...patch, seed, scoops });
    const { shares } = poured(1, 1);
    expect(shares.filter((share) => share === 0)).toHaveLength(patch.rule === 'raw' ? 1 : 0);
    const cupAt = (scoop: number) =>
      upTo(1000).map((seed) => added(poured(seed, scoop).counts, poured(seed, scoop - 1).counts));
    expectBatch([1, 2, 499, 500].map(cupAt), shares);
  });
  test('shuffles: every order of four bars as often as every other, and every bar in every place', () => {
    const opening = initialValues(cake.params);
    const dealt = upTo(4800).map(
      (deal) => cake.model({ ...opening, areas: [0.4, 0.3, 0.2, 0.1], order: 'shuffled', deal }).places,
    );
    const orders = [...new Set(dealt.map((places) => places.join('')))];
    expect(orders).toHaveLength(24);
    const numbers = dealt.map((places) => orders.indexOf(places.join('')));
    expect(chanceOf(numbers, new Array(24).fill(1 / 24))).toBeGreaterThan(RARE);
    for (const place of upTo(4)) {
      const bars = dealt.map((places) => places[place] as number);
      expect(chanceOf(bars, new Array(4).fill(1 / 4))).toBeGreaterThan(RARE);
    }
  });
  test('words of a whole vocabulary, by powers of ten', () => {
    const bin = (rank: number) => Math.floor(Math.log10(rank) + 1e-12);
    const shares = upTo(5).map(() => 0);
    MASSES.forEach((mass, i) => {
      (shares[bin(i + 1)] as number) += mass;
    });
    const throws = upTo(200).map((seed) => wordsOf(7 * seed).ranks);
    expectBatch(
      [0, 1, 9998, 9999].map((place) => throws.map((ranks) => bin(ranks[place] as number))),
      shares,
    );
  });
  test('points on the sheet, both ways; none on a piece without area', () => {
    const sheets = upTo(2000).map((seed) => sheet.model({ share: 0.3, seed }).points);
    // From left to right and from top to bottom in turn, as they are drawn.
    const places = [0, 1, 98, 99].flatMap((place) =>
      (['x', 'y'] as const).map((axis) => sheets.map((points) => points[place]?.[axis] as number)),
    );
    expectBatchUnder(places, (x) => x);
    for (const seed of upTo(200)) {
      expect(sheet.model({ share: 0, seed }).inside).toBe(0);
      expect(sheet.model({ share: 1, seed }).inside).toBe(100);
      const { points, inside } = sheet.model({ share: 0.3, seed });
      expect(inside).toBe(points.filter(({ x }) => x < 0.3).length);
    }
  });
});

describe('strips under a point that the reader moves: every thousandth in turn', () => {
  const opening = initialValues(jigsaw.params);
  test.each([
    [
      'the fair die of the first chapter',
      (u: number) => dice.model({ u, six: 0.5 }).fairHit,
      new Array<number>(6).fill(1 / 6),
    ],
    [
      'the weighted die',
      (u: number) => dice.model({ u, six: 0.95 }).weightedHit,
      dice.model({ u: 0, six: 0.95 }).weighted,
    ],
    ['the jigsaw of the home page', (u: number) => jigsaw.model({ ...opening, u }).hit, jigsaw.model(opening).shares],
  ])('%s', (_, hit, shares) => {
    const counts = Array.from(shares, () => 0);
    for (const i of upTo(1000)) (counts[hit(i / 1000)] as number)++;
    counts.forEach((count, item) => {
      expect(Math.abs(count - 1000 * (shares[item] as number))).toBeLessThanOrEqual(1);
    });
  });
});

test('temperature: each particle, and no particle in a well that nothing falls into', () => {
  const shares = [0, 0.5, 0, 0.3, 0.2, 0];
  const edges = cumulative(shares);
  const wellOf = (particle: number) =>
    upTo(1000).map((seed) => added(countIn(edges, seed, particle), countIn(edges, seed, particle - 1)));
  expectBatch([1, 2, 399, 400].map(wellOf), shares);
});

describe('large numbers', () => {
  /** What each of the first paths of a seed draws at each of some steps. */
  function drawn(source: Source, own: readonly number[], steps: readonly number[]) {
    const law = lawOf(source, own) as Law;
    const last = steps.at(-1) as number;
    const seeds = upTo(800).map((seed) => pathsOf(`${source} ${seed}`, law, seed, 3, last));
    const places = [0, 1, 2].flatMap((path) =>
      steps.map((step) => seeds.map((paths) => drawAt(paths[path] as (typeof paths)[number], step))),
    );
    return { law, places };
  }
  test.each([
    ['die', []],
    ['own', [0, 3, 0, 5, 2, 0]],
  ] as const)('%s: each step of each path', (source, own) => {
    const { law, places } = drawn(source, own, [1, 2, 399, 400]);
    expectBatch(
      places.map((values) => values.map((value) => Math.round(value) - 1)),
      law.shares,
    );
  });
  const mixed = (women: number) => (x: number) =>
    women * bell((x - WOMEN) / WITHIN) + (1 - women) * bell((x - MEN) / WITHIN);
  test.each([
    ['height', mixed(0.5)],
    ['cauchy', cauchyCdf],
  ] as const)('%s: each step of each path', (source, below) => {
    expectBatchUnder(drawn(source, [], [1, 2, 19, 20]).places, below);
  });
  test.each([0, 0.3, 1])('who comes along a street where a part of %d are women', (sample) => {
    const total = (seed: number, n: number) =>
      n && n * streetModel({ ...initialValues(streetParams), sample, n, seed }).observed;
    const heightOf = (n: number) => upTo(1000).map((seed) => total(seed, n) - total(seed, n - 1));
    expectBatchUnder([1, 2, 999, 1000].map(heightOf), mixed(sample));
  });
  test('points with labels: where they lie, and the coin of each', () => {
    const data = upTo(300).map((seed) => dataOf(seed));
    for (const set of ['train', 'fresh'] as const) {
      const at = (name: 'x' | 'y' | 'luck' | 'coin') =>
        [0, 1, 3998, 3999].map((place) => data.map((each) => each[set][name][place] as number));
      expectBatchUnder(at('x'), (x) => (x + 1) / 2);
      expectBatchUnder(at('y'), (y) => (y + 1) / 2);
      expectBatchUnder(at('luck'), (u) => u);
      expectBatch(at('coin'), [0.5, 0.5]);
    }
    const { train } = dataOf(3);
    expect(labelsOf(train, 4000, 0)).toEqual(train.side.slice(0, 4000));
    expect(labelsOf(train, 4000, 1)).toEqual(train.coin.slice(0, 4000));
  });
  test('test sets: how far each is off', () => {
    const models = upTo(1000).map((seed) => trustModel({ ...initialValues(trustParams), seed }));
    const offAt = (place: number) =>
      models.map(({ sets, ppl, se }) => Math.log((sets[place]?.ppl as number) / ppl) / se);
    expectBatchUnder([0, 1, 18, 19].map(offAt), bell);
  });
  test('examples of the first batch one by one, and the means of later ones', () => {
    const first = upTo(500).map((seed) => firstBottoms(seed, 512));
    const later = (step: number, axis: 0 | 1) =>
      upTo(500).map((seed) => (4 * batchBottom(seed, 16, step)[axis]) / NOISE);
    const axes = [0, 1] as const;
    expectBatchUnder(
      [0, 1, 510, 511].flatMap((at) => axes.map((axis) => first.map((pairs) => (pairs[at]?.[axis] as number) / NOISE))),
      bell,
    );
    expectBatchUnder(
      [1, 2, 998, 999].flatMap((step) => axes.map((axis) => later(step, axis))),
      bell,
    );
  });
});

describe('trials that fall', () => {
  const trialOf = (kind: 'coins' | 'dice', n: number) => (trial: number) =>
    upTo(2000).map((seed) => trialsOf(kind, n, seed, trial).last as NonNullable<ReturnType<typeof trialsOf>['last']>);
  const PLACES = [1, 2, 99, 100];
  test('balls: where each lands, and all of its turns', () => {
    const balls = PLACES.map(trialOf('coins', 6));
    expectBatch(
      balls.map((at) => at.map((ball) => ball.at)),
      binomialMasses(6, 0.5),
    );
    for (const at of balls) {
      const turns = upTo(6).map((row) => at.map((ball) => rightAfter(ball, 6, row + 1) - rightAfter(ball, 6, row)));
      expectBatch(turns, [0.5, 0.5]);
    }
  });
  test('throws of twelve dice: their sum, and each die', () => {
    const throws = PLACES.map(trialOf('dice', 12));
    const face = new Float64Array(6).fill(1 / 6);
    expectBatch(
      throws.map((at) => at.map((each) => each.at)),
      sumOf(face, 12),
    );
    for (const at of throws) {
      const faces = at.map((each) => facesOf(each, 12));
      expectBatch(
        upTo(12).map((die) => faces.map((all) => (all[die] as number) - 1)),
        face,
      );
    }
  });
});
