/** Runs a course: starts the workers on one shared memory, prints what they report. */

import { Worker } from 'node:worker_threads';
import { uniform } from '../math/random.ts';
import { startGpt } from '../nets/gpt.ts';
import { lastCheckpoint, loadCheckpoint } from './checkpoint.ts';
import type { Course } from './course.ts';
import { kernelMemory, kernelModule } from './openKernel.ts';
import { openTeam, teamMegabytes } from './team.ts';

/** Sums are taken in another order by another number: the weights would differ in their last bits. */
const WORKERS = 2;

/**
 * Trains from the last checkpoint, or from the start.
 *
 * @param lastStep where to stop; the whole course if left out
 */
export async function train(course: Course, lastStep = course.pace.steps): Promise<void> {
  const memory = kernelMemory(teamMegabytes(course, WORKERS), true);
  const { team } = openTeam(course, WORKERS, memory.buffer);
  const firstStep = lastCheckpoint(course.name);
  if (firstStep > 0) loadCheckpoint(course.name, firstStep, team);
  else startGpt(course.shape, team.weights, uniform(course.seed));
  console.log(`${course.name}: ${course.lessons.length} steps, from ${firstStep}; ${JSON.stringify(course.shape)}`);
  const module = kernelModule(true);
  const run = (worker: number) =>
    new Promise<void>((resolve, reject) => {
      const thread = new Worker(new URL('./thread.mjs', import.meta.url), {
        workerData: { course, worker, workers: WORKERS, module, memory, firstStep, lastStep },
      });
      thread.on('message', (line) => console.log(line));
      thread.on('error', reject);
      thread.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: WORKERS }, (_, worker) => run(worker)));
}
