/**
 * Running means, step by step: each path has a sequence of its own, so that step k of path i depends on the seed, on i
 * and on k alone.
 *
 * What was drawn once is kept until another sequence is asked for. Sums are kept for every step, so that going back
 * costs nothing; for the picture there are columns.
 */

import { type Random, uniform } from '#math/random.ts';
import { LAST_OF } from './meanColumns.model.ts';
import type { Law } from './sources.model.ts';

/** How many standard errors the band reaches either way. */
export const BAND = 2;

/** A path, to be asked for what it was at a step that was made; steps are added to it and never change. */
export interface Path {
  readonly index: number;
}

interface Steps {
  /** Sum of the first k + 1 draws, for as many steps as were made. */
  sums: Float64Array;
  /** Lowest and highest running mean in each column. */
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly random: Random;
  made: number;
  column: number;
  /** The first step outside the band; 0 if there was none so far. */
  left: number;
}

const STEPS = new WeakMap<Path, Steps>();
const stepsOf = (path: Path): Steps => STEPS.get(path) as Steps;

interface Run {
  readonly key: string;
  readonly paths: Path[];
}

let run: Run = { key: '', paths: [] };

/** Neighbouring paths get seeds far apart, so that the next seed does not show the same paths shifted by one. */
const seedOf = (seed: number, path: number): number => (seed + path * 0x9e3779b1) % 2 ** 32;

function newPath(seed: number, index: number): Path {
  const path = { index };
  STEPS.set(path, {
    sums: new Float64Array(1024),
    low: new Float64Array(LAST_OF.length).fill(Infinity),
    high: new Float64Array(LAST_OF.length).fill(-Infinity),
    random: uniform(seedOf(seed, index)),
    made: 0,
    column: 0,
    left: 0,
  });
  return path;
}

/** A small multiple of rounding, so that a path without spread lies in its band of no width. */
const SLACK = 1e-9;

function grow(path: Steps, { draw, mean, sd }: Law, steps: number): void {
  if (path.sums.length < steps) {
    const larger = new Float64Array(Math.max(steps, Math.min(100_000, 4 * path.sums.length)));
    larger.set(path.sums);
    path.sums = larger;
  }
  const { sums, low, high, random } = path;
  let total = path.made > 0 ? (sums[path.made - 1] as number) : 0;
  let { column } = path;
  const reach = (BAND * sd) ** 2;
  for (let k = path.made + 1; k <= steps; k++) {
    total += draw(random());
    sums[k - 1] = total;
    const now = total / k;
    if (k > (LAST_OF[column] as number)) column++;
    if (now < (low[column] as number)) low[column] = now;
    if (now > (high[column] as number)) high[column] = now;
    if (path.left === 0 && (now - mean) ** 2 * k > reach + SLACK) path.left = k;
  }
  path.column = column;
  path.made = steps;
}

/**
 * The first paths of a sequence, each at least so many steps long.
 *
 * **Cost**: only steps that were not made before.
 *
 * @param key names the sequence: same key, same draws
 */
export function pathsOf(key: string, law: Law, seed: number, count: number, steps: number): readonly Path[] {
  if (run.key !== key) run = { key, paths: [] };
  while (run.paths.length < count) run.paths.push(newPath(seed, run.paths.length));
  const wanted = run.paths.slice(0, count);
  for (const path of wanted) if (stepsOf(path).made < steps) grow(stepsOf(path), law, steps);
  return wanted;
}

/** The mean of the first so many draws. */
export const meanAt = (path: Path, step: number): number => (stepsOf(path).sums[step - 1] as number) / step;

/** Lowest and highest running mean in a column that is full. */
export function columnAt(path: Path, column: number): readonly [low: number, high: number] {
  const { low, high } = stepsOf(path);
  return [low[column] as number, high[column] as number];
}

/** Whether a path has been inside the band at every one of so many steps. */
export function alwaysInside(path: Path, steps: number): boolean {
  const { left } = stepsOf(path);
  return left === 0 || left > steps;
}

/** One draw of a path; of whole numbers exactly what was drawn. */
export function drawAt(path: Path, step: number): number {
  const { sums } = stepsOf(path);
  return (sums[step - 1] as number) - (step > 1 ? (sums[step - 2] as number) : 0);
}
