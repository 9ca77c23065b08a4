/** The book's figure beside the same figure written the obvious way: what a drag costs each, and whether they agree. */

import type { Browser } from 'playwright-core';
import { type DragCost, dragCost } from './dragCost.ts';
import { type Drag, drags, empty } from './scenes.ts';
import { median, quantile } from './statistics.ts';
import { table } from './table.ts';

const ROUNDS = 3;
/** The processor of a slow phone, in units of this machine's. */
const SLOW = 4;

/** What a drag in the book may cost: milliseconds per event at full speed, between frames at a quarter of it. */
const TARGETS = { script: 0.5, task: 4, p95: 21, longest: 34 } as const;

interface Runs {
  readonly fast: DragCost[];
  readonly slow: DragCost[];
}

/**
 * Measure and print.
 *
 * Pages take turns, so that whatever else the machine does meets all of them.
 *
 * @throws if a drag moved nothing, or the two pages show different shares for the same score
 */
export async function dragBench(browser: Browser, book: string, obvious: string): Promise<void> {
  console.log(`\nDragging one score: medians of ${ROUNDS} rounds, milliseconds; frames at ${SLOW}× slowdown`);
  const nothing = await alternate(browser, [empty]);
  console.log(`\n${table([HEAD, rowOf('the measuring itself, on an empty page', nothing[0] as Runs)])}`);
  for (const drag of drags(book, obvious)) {
    const [ours, naive] = (await alternate(browser, [drag.ours, drag.naive])) as [Runs, Runs];
    console.log(`\n${report(drag, ours, naive)}`);
  }
}

async function alternate(browser: Browser, scenes: readonly Drag['ours'][]): Promise<readonly Runs[]> {
  const all = scenes.map((): Runs => ({ fast: [], slow: [] }));
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, scene] of scenes.entries()) {
      all[i]?.fast.push(await dragCost(browser, scene, 1));
      all[i]?.slow.push(await dragCost(browser, scene, SLOW));
    }
  return all;
}

const HEAD = [
  '',
  'script/event',
  'task/event',
  'in CPU time',
  'frames p95',
  'longest',
  'worst',
  'script 4×',
  'task 4×',
  'changes/events',
];

const of = (runs: readonly DragCost[], name: Exclude<keyof DragCost, 'said'>): number =>
  median(runs.map((run) => run[name]));

/** The numbers of a row, in the order of the head. */
const numbersOf = ({ fast, slow }: Runs): readonly number[] => [
  of(fast, 'script'),
  of(fast, 'task'),
  of(fast, 'processor'),
  of(slow, 'p95'),
  of(slow, 'longest'),
  quantile(
    slow.map((run) => run.longest),
    1,
  ),
  of(slow, 'script'),
  of(slow, 'task'),
];

const DIGITS = [3, 2, 2, 1, 1, 1, 2, 2];
const NUMBERS = DIGITS.length;

function rowOf(title: string, runs: Runs): readonly string[] {
  const all = [...runs.fast, ...runs.slow];
  const total = (name: 'changes' | 'events'): number => all.reduce((sum, run) => sum + run[name], 0);
  return [title, ...numbersOf(runs).map((x, i) => x.toFixed(DIGITS[i])), `${total('changes')}/${total('events')}`];
}

function report(drag: Drag, ours: Runs, naive: Runs): string {
  const [a, b] = [numbersOf(ours), numbersOf(naive)];
  const limits = [TARGETS.script, TARGETS.task, undefined, TARGETS.p95, TARGETS.longest];
  const cells = (cell: (i: number) => string): readonly string[] => [
    ...Array.from({ length: NUMBERS }, (_, i) => cell(i)),
    '',
  ];
  const met = (i: number): string => {
    const limit = limits[i];
    return limit === undefined ? '' : (a[i] as number) <= limit ? 'met' : 'not met';
  };
  return [
    table([
      [drag.title, ...HEAD.slice(1)],
      rowOf('  the book', ours),
      rowOf('  the obvious way', naive),
      ['  book / obvious', ...cells((i) => ((a[i] as number) / (b[i] as number)).toFixed(2))],
      ['  at most', ...cells((i) => limits[i]?.toString() ?? '')],
      ['', ...cells(met)],
    ]),
    `  ${agreement(drag, ours, naive)}`,
  ].join('\n');
}

/** @throws if any run of either page shows another share than the others */
function agreement(drag: Drag, ours: Runs, naive: Runs): string {
  const shares = [ours, naive].flatMap(({ fast, slow }) => [...fast, ...slow].map((run) => shareIn(run.said)));
  if (new Set(shares).size !== 1) throw new Error(`at ${drag.ours.compareAt} the pages show ${shares.join(', ')}`);
  return `after every drag both show ${shares[0]} for a score of ${drag.ours.compareAt}`;
}

function shareIn(said: string): string {
  const share = /[\d.]+\s*%/.exec(said)?.[0];
  if (!share) throw new Error(`no share in “${said}”`);
  return share.replace(/\s/, '');
}
