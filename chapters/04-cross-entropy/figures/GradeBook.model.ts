/** Three students each cut a strip over the same words; the right word is known, and only its piece is marked. */

import { meanLoss } from '#math/perplexity.ts';
import { surprise } from '#math/surprise.ts';
import { figure, type Readout, type Table } from '#spec/figure.ts';
import { list, type Values } from '#spec/params.ts';
import { plain, roundedSharesMiss } from '#spec/written.ts';

export const WORDS = ['光', '色', '亮'] as const;

const params = {
  right: list({
    item: { min: 0, max: 1, step: 0.01, fine: 0.0001 },
    minLength: 3,
    maxLength: 3,
    initial: [0.92, 0.4, 0.02],
    added: 0.5,
  }),
  /** How much of what is left the second word gets. */
  split: list({
    item: { min: 0, max: 1, step: 0.01 },
    minLength: 3,
    maxLength: 3,
    initial: [0.6, 0.5, 0.3],
    added: 0.5,
  }),
};
export type GradesValues = Values<typeof params>;

export interface Student {
  readonly shares: readonly [right: number, second: number, third: number];
  /** In nats. */
  readonly loss: number;
  /** Whether no other word has a larger piece than the right one, by more than rounding. */
  readonly onTop: boolean;
}

export interface GradesModel {
  readonly students: readonly Student[];
  readonly mean: number;
}

export function gradesModel({ right, split }: GradesValues): GradesModel {
  const students = right.map((p, i): Student => {
    const second = (1 - p) * (split[i] as number);
    const shares = [p, second, 1 - p - second < 1e-12 ? 0 : 1 - p - second] as const;
    return { shares, loss: surprise(p), onTop: p >= Math.max(shares[1], shares[2]) - 1e-12 };
  });
  return { students, mean: meanLoss(students.map(({ loss }) => loss)) ?? NaN };
}

function table({ students, mean }: GradesModel): Table {
  return {
    columns: ['student', 'right', 'second', 'third', 'loss'],
    rows: students.map(({ shares, loss }, i) => [
      String(i + 1),
      ...shares.map((value, w) => ({ value, format: { as: 'share' }, hue: w ? 'ink' : 'area' }) as const),
      {
        value: loss,
        format: { as: 'fixed', digits: 4 },
        how: [`−ln ${plain(shares[0])} = ${plain(loss)}`],
      },
    ]),
    total: [
      'Σ / 3',
      '',
      '',
      '',
      {
        value: mean,
        format: { as: 'fixed', digits: 4 },
        how: [`(${students.map(({ loss }) => plain(loss)).join(' + ')}) / 3 = ${plain(mean)}`],
      },
    ],
    rounded: students.some(({ shares }) => roundedSharesMiss(shares)),
  };
}

type Quoted = Readout<GradesModel>;
const student = (i: number) => (m: GradesModel) => m.students[i] as Student;
const each = [0, 1, 2].flatMap((i): [string, Quoted][] => [
  [`p${i}`, { of: (m) => student(i)(m).shares[0], format: { as: 'percent' }, hue: 'area', width: 5 }],
  [`l${i}`, { of: (m) => student(i)(m).loss, format: { as: 'fixed', digits: 4 }, width: 5.5 }],
]);

export const grades = figure({
  id: 'grades',
  params,
  model: gradesModel,
  readouts: {
    ...Object.fromEntries(each),
    mean: { of: (m: GradesModel) => m.mean, format: { as: 'fixed', digits: 3 }, width: 4.5 },
    // Of the class where the right word is on top with .4, and second with .45.
    first: { of: () => surprise(0.4), format: { as: 'fixed', digits: 4 } },
    second: { of: () => surprise(0.45), format: { as: 'fixed', digits: 4 } },
    // How two of them stand: the third minus the second.
    ahead: {
      of: (m: GradesModel) => {
        const [a, b] = [student(1)(m).loss, student(2)(m).loss];
        return a === b ? 0 : b - a;
      },
      format: { as: 'fixed', digits: 3 },
      width: 6,
    },
  } satisfies { readonly [name: string]: Quoted },
  table,
  actions: {
    guess: { preset: true, to: () => ({ right: [0.3333, 0.3333, 0.3333], split: [0.5, 0.5, 0.5] }) },
    second: { preset: true, to: () => ({ right: [0.92, 0.4, 0.45], split: [0.6, 0.5, 1] }) },
  },
});
