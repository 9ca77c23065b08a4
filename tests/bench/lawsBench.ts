/** What the chapters of maps and of large numbers compute, timed beside other libraries, in one run. */

import { drawNormal } from '#math/drawNormal.ts';
import { latticeMoments } from '#math/latticeMoments.ts';
import { normalDistance } from '#math/normalDistance.ts';
import { uniform } from '#math/random.ts';
import { sumOf } from '#math/sumOf.ts';
import { histogramContest, momentsContest } from './countContests.ts';
import type { LawContest } from './lawContest.ts';
import { mapContest } from './mapContest.ts';
import { ROUNDS, race } from './race.ts';
import { loadLawRivals } from './rivals.ts';
import { coinContest, DRAWN, sumContest } from './sumContests.ts';
import { table } from './table.ts';

/** Milliseconds. */
const FRAME = 1000 / 60;
/** A phone of some years ago beside the machine that measures. */
const SLOWER = 4;
const MILLION = 1_000_000;

/** @throws if ours and another way give different results, or the other libraries cannot be had */
function lawsBench(): void {
  const rivals = loadLawRivals();
  console.log(`\nMaps, sums and counts: medians of ${ROUNDS} samples that take turns`);
  console.log(`\n${draws()}`);
  console.log(`\n${compare(mapContest(100_000, rivals))}`);
  console.log(`\n${compare(sumContest(60, rivals))}`);
  console.log(`\n${frame()}`);
  console.log(`\n${compare(coinContest(60, rivals))}`);
  console.log(`\n${compare(histogramContest(MILLION))}`);
  console.log(`\n${compare(momentsContest(MILLION, rivals))}`);
}

function compare(contest: LawContest): string {
  const apart = difference(contest);
  const times = race([...contest.ways.map(({ run }) => run), contest.floor]);
  const titles = [...contest.ways.map(({ title }) => title), 'floor: one plain pass'];
  const ours = times[0] as number;
  const rows = titles.map((title, i) => {
    const time = times[i] as number;
    return [`  ${title}`, time.toPrecision(3), i === 0 ? '' : (time / ours).toPrecision(3)];
  });
  return `${table([[contest.title, 'ms', 'this / ours'], ...rows])}\n  all agree within ${apart.toExponential(1)}`;
}

/** The largest difference of any result from ours, in parts of the largest number of ours. */
function difference({ title, ways, tolerance }: LawContest): number {
  const [ours, ...others] = ways.map(({ numbers }) => Float64Array.from(numbers()));
  if (!ours) throw new Error('a contest needs a way of ours');
  const scale = ours.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  let most = 0;
  others.forEach((other, i) => {
    if (other.length !== ours.length) throw new Error(`${title}: ${ways[i + 1]?.title} gave ${other.length} numbers`);
    ours.forEach((x, k) => {
      const apart = Math.abs(x - (other[k] as number)) / scale;
      if (!(apart <= tolerance)) throw new Error(`${title}: ${ways[i + 1]?.title} differs by ${apart}`);
      most = Math.max(most, apart);
    });
  });
  return most;
}

/** Whether a source can be drawn while its sum of sixty is shown. */
function frame(): string {
  const all = () => {
    const sums = sumOf(DRAWN, 60);
    return [latticeMoments(sums), normalDistance(sums)];
  };
  const times = race([() => sumOf(DRAWN, 60), all]);
  const titles = ['the sum', 'the sum, its moments, its distance to the bell'];
  const rows = titles.map((title, i) => {
    const time = times[i] as number;
    const told = [time, SLOWER * time].map((x) => `${x.toPrecision(3)} ${x < FRAME ? 'yes' : 'NO'}`);
    return [`  ${title}`, ...told];
  });
  const head = [`60 draws from 101 points within a frame of ${FRAME.toFixed(1)} ms`, 'ms', `${SLOWER} × slower`];
  return table([head, ...rows]);
}

function draws(): string {
  const next = uniform(3);
  const added = (draw: () => number) => () => {
    let total = 0;
    for (let i = 0; i < MILLION; i++) total += draw();
    return total;
  };
  const times = race([added(next), added(() => drawNormal(next))]);
  const rows = ['uniform', 'normal'].map((title, i) => {
    const time = times[i] as number;
    return [`  ${title}`, time.toPrecision(3), (MILLION / time / 1000).toPrecision(3)];
  });
  return table([['a million draws', 'ms', 'millions a second'], ...rows]);
}

lawsBench();
