/**
 * The two pieces of the jigsaw as one computation: a map sends (1, 1) to the sum of its two arrows; how far that sum
 * goes along each word's arrow is the word's score; the scores fold into shares; a point falls on one of them.
 */

import { draw } from '#math/draw.ts';
import { softmax } from '#math/softmax.ts';
import { type Cell, figure, type Readout } from '#spec/figure.ts';
import { list, number } from '#spec/params.ts';

export const WORDS = ['光', '色', '亮', '下'] as const;

/** Made up, so that the map the page opens with gives the scores of the softmax chapter: 3.5, 1.2, 0.3, −0.5. */
export const WORD_ARROWS = [
  [0.99, 2.19],
  [2.12, -0.28],
  [-1.94, 1.36],
  [1.84, -1.46],
] as const;

/** A score is so much of the inner product of the sum and the word's arrow. */
const SCORE = 2 / 3;

export interface JigsawModel {
  /** Images of (1, 0) and (0, 1): the columns of the map. */
  readonly arrows: readonly [readonly [number, number], readonly [number, number]];
  readonly sum: readonly [number, number];
  readonly scores: readonly number[];
  readonly shares: readonly number[];
  /** Which word the point falls on. */
  readonly hit: number;
}

const params = {
  /** Row by row, as a matrix is written. */
  map: list({
    item: { min: -3, max: 3, step: 0.1, fine: 0.001 },
    minLength: 4,
    maxLength: 4,
    initial: [1.5, -0.4, 0.5, 1.4],
    added: 0,
  }),
  u: number({ min: 0, max: 0.999, step: 0.01, fine: 0.001, initial: 0.42 }),
};

const score = { as: 'fixed', digits: 1 } as const;
const share = { as: 'share' } as const;

const readouts: { [name: string]: Readout<JigsawModel> } = {
  hit: { of: (m) => WORDS[m.hit] as string, format: { as: 'whole' } },
};
WORDS.forEach((_, i) => {
  readouts[`z${i}`] = { of: (m) => m.scores[i] as number, format: score, hue: 'map' };
  readouts[`p${i}`] = { of: (m) => m.shares[i] as number, format: { as: 'percent' }, hue: 'area' };
});

export const jigsaw = figure({
  id: 'jigsaw',
  params,
  model: ({ map, u }): JigsawModel => {
    const [a = 0, b = 0, c = 0, d = 0] = map;
    const sum = [a + b, c + d] as const;
    const scores = WORD_ARROWS.map(([x, y]) => SCORE * (x * sum[0] + y * sum[1]));
    const shares = [...(softmax(scores) as Float64Array)];
    return {
      arrows: [
        [a, c],
        [b, d],
      ],
      sum,
      scores,
      shares,
      hit: draw(shares, u),
    };
  },
  readouts,
  table: (m) => ({
    columns: ['word', 'score', 'share'],
    rows: WORDS.map((word, i): readonly Cell[] => [
      word,
      { value: m.scores[i] as number, format: { as: 'fixed', digits: 3 }, hue: 'map' },
      { value: m.shares[i] as number, format: share, hue: 'area' },
    ]),
  }),
});
