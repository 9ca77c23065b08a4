/** A strip and the word that really came: from here on, only the piece of that word counts. */

import { figure, type Readout, type Table } from '#spec/figure.ts';
import { number, type Values } from '#spec/params.ts';

const params = { answer: number({ min: 0, max: 3, step: 1, initial: 1 }) };
export type RecapValues = Values<typeof params>;

/** Made up, as in the chapter before. */
export const SHARES = [0.58, 0.22, 0.12, 0.08] as const;
export const NAMES = ['晓', '醒', '晚', '寒'] as const;

export interface RecapModel {
  /** Which word came. */
  readonly answer: number;
  readonly name: string;
  readonly share: number;
  /** Left and right edge of its piece. */
  readonly from: number;
  readonly to: number;
}

function model({ answer }: RecapValues): RecapModel {
  const from = SHARES.slice(0, answer).reduce((a, b) => a + b, 0);
  const share = SHARES[answer] as number;
  return { answer, name: NAMES[answer] as string, share, from, to: answer === 3 ? 1 : from + share };
}

const table = ({ answer }: RecapModel): Table => ({
  columns: ['name', 'share', 'came'],
  rows: SHARES.map((share, i) => [
    NAMES[i] as string,
    { value: share, format: { as: 'share' }, hue: 'area' },
    i === answer ? '✓' : '',
  ]),
});

export const recap = figure({
  id: 'recap',
  params,
  model,
  readouts: {
    name: { of: (m: RecapModel) => m.name, format: { as: 'whole' } },
    share: { of: (m: RecapModel) => m.share, format: { as: 'percent' }, hue: 'area', width: 5 },
  } satisfies { readonly [name: string]: Readout<RecapModel> },
  table,
});
