/** How long the mathematics takes: against the obvious chain, against D3, and against the exponentials alone. */

import { ROUNDS, race } from './race.ts';
import { CONTESTS, type Contest, exponentials, type Shares } from './softmaxes.ts';
import { table } from './table.ts';
import { temperatureBench } from './temperatureBench.ts';

/** The figure's bars, fifty words, and the vocabulary of GPT-2 padded to a round number. */
const SIZES = [4, 50, 50_304];

/** The same scores in every run, spread over −6…6. */
const scores = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => 6 * Math.sin(1.3 + i * i));

/** @throws if ours and another way give different results */
function mathBench(): void {
  console.log(`\nMathematics: medians of ${ROUNDS} samples, microseconds a call`);
  for (const contest of CONTESTS) for (const size of SIZES) console.log(`\n${compare(contest, scores(size))}`);
}

function compare(contest: Contest, logits: readonly number[]): string {
  const into = new Float64Array(logits.length);
  const ways: readonly (readonly [string, Shares])[] = [
    ['ours', contest.ours],
    ...Object.entries(contest.others),
    ['exponentials alone', (z) => exponentials(z, into)],
  ];
  const apart = Math.max(...Object.values(contest.others).map((other) => difference(contest.ours, other, logits)));
  const times = race(
    ways.map(
      ([, run]) =>
        () =>
          run(logits),
    ),
  );
  const ours = times[0] as number;
  const head = [`${contest.title} of ${logits.length.toLocaleString('en')}`, 'µs', 'ours / this'];
  const rows = ways.map(([title], i) => {
    const time = times[i] as number;
    return [`  ${title}`, (1000 * time).toPrecision(3), i === 0 ? '' : (ours / time).toFixed(2)];
  });
  return `${table([head, ...rows])}\n  all agree within ${apart.toExponential(1)}`;
}

/** The largest difference of two results, relative where numbers are above 1. */
function difference(one: Shares, other: Shares, logits: readonly number[]): number {
  const [a, b] = [one(logits), other(logits)];
  if (a?.length !== logits.length || b?.length !== logits.length) throw new Error('a way gave no result');
  let most = 0;
  for (let i = 0; i < logits.length; i++) {
    const x = a[i] as number;
    most = Math.max(most, Math.abs(x - (b[i] as number)) / Math.max(1, Math.abs(x)));
  }
  // n roundings of a plain sum of n terms, and a few of the rest.
  if (!(most <= (logits.length + 8) * Number.EPSILON)) throw new Error(`results differ by ${most}`);
  return most;
}

mathBench();
await temperatureBench();
