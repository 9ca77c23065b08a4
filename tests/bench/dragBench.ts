/** The book's figure beside the same figure written the obvious way: what a drag costs each, and whether they agree. */

import type { Browser } from 'playwright-core';
import { type DragCost, dragCost } from './dragCost.ts';
import { type Drag, empty, type Limits } from './scenes.ts';
import { median } from './statistics.ts';
import { table } from './table.ts';

const ROUNDS = 3;
/** The processor of a slow phone, in units of this machine's. */
const SLOW = 4;

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
export async function dragBench(browser: Browser, drags: readonly Drag[]): Promise<void> {
  console.log(`\nDragging: medians of ${ROUNDS} rounds, in milliseconds; frames at ${SLOW}× slowdown`);
  const nothing = await alternate(browser, [empty]);
  console.log(`\n${table([['', ...HEAD], rowOf('the measuring itself, on an empty page', nothing[0] as Runs)])}`);
  for (const drag of drags) {
    const [ours, naive] = (await alternate(browser, [drag.ours, ...(drag.naive ? [drag.naive] : [])])) as [Runs, Runs?];
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

interface Column {
  readonly title: string;
  readonly of: (runs: Runs) => number;
  readonly digits: number;
  /** What the book may show here. */
  readonly limit?: keyof Limits;
}

const middle = (runs: readonly DragCost[], name: Exclude<keyof DragCost, 'said'>): number =>
  median(runs.map((run) => run[name]));

/** Processor time beside the clock: on a busy machine only the former tells what the page asks for. */
const COLUMNS: readonly Column[] = [
  { title: 'script/event', of: ({ fast }) => middle(fast, 'script'), digits: 3, limit: 'script' },
  { title: 'CPU', of: ({ fast }) => middle(fast, 'scriptCpu'), digits: 3, limit: 'script' },
  { title: 'task/event', of: ({ fast }) => middle(fast, 'task'), digits: 2, limit: 'task' },
  { title: 'CPU', of: ({ fast }) => middle(fast, 'taskCpu'), digits: 2, limit: 'task' },
  { title: 'frames p95', of: ({ slow }) => middle(slow, 'p95'), digits: 1, limit: 'p95' },
  { title: 'longest', of: ({ slow }) => middle(slow, 'longest'), digits: 1, limit: 'longest' },
  { title: 'in all rounds', of: ({ slow }) => Math.max(...slow.map((run) => run.longest)), digits: 1 },
  { title: `task ${SLOW}×`, of: ({ slow }) => middle(slow, 'task'), digits: 2 },
];

const HEAD = COLUMNS.map((column) => column.title).concat('changes/events');

function rowOf(title: string, runs: Runs): readonly string[] {
  const all = [...runs.fast, ...runs.slow];
  const total = (name: 'changes' | 'events'): number => all.reduce((sum, run) => sum + run[name], 0);
  const numbers = COLUMNS.map(({ of, digits }) => of(runs).toFixed(digits));
  return [title, ...numbers, `${total('changes')}/${total('events')}`];
}

function report(drag: Drag, ours: Runs, naive: Runs | undefined): string {
  const { limits } = drag;
  const beside = (other: Runs) => [
    rowOf('  the obvious way', other),
    ['  book / obvious', ...COLUMNS.map(({ of }) => (of(ours) / of(other)).toFixed(2))],
  ];
  const met = ({ of, limit }: Column): string => (!limit ? '' : of(ours) <= limits[limit] ? 'met' : 'not met');
  return [
    table([
      [drag.title, ...HEAD],
      rowOf('  the book', ours),
      ...(naive ? beside(naive) : []),
      ['  the book at most', ...COLUMNS.map(({ limit }) => (limit ? String(limits[limit]) : ''))],
      ['', ...COLUMNS.map(met)],
    ]),
    `  ${agreement(drag, ours, naive)}`,
  ].join('\n');
}

/** @throws if any run of a page shows another result than the others */
function agreement(drag: Drag, ...all: readonly (Runs | undefined)[]): string {
  const shares = all
    .filter((runs) => runs !== undefined)
    .flatMap(({ fast, slow }) => [...fast, ...slow].map((run) => answerIn(run.said, drag.answer)));
  if (new Set(shares).size !== 1) throw new Error(`at ${drag.ours.compareAt} there is ${shares.join(', ')} to read`);
  return `after every drag there is ${shares[0]} to read at ${drag.ours.compareAt}`;
}

function answerIn(said: string, answer: RegExp): string {
  const found = answer.exec(said)?.[1];
  if (!found) throw new Error(`no ${answer} in “${said}”`);
  return found;
}
