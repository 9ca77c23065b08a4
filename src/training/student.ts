/** One worker of a run: its half of each lesson, its half of the weights. */

import { gptViews } from '../nets/gpt.ts';
import { gptBackward } from '../nets/gptBackward.ts';
import { gptForward } from '../nets/gptForward.ts';
import { barrier } from './barrier.ts';
import type { Course, Lesson } from './course.ts';
import { type Candidate, lay, openDesk } from './exam.ts';
import { openKernel } from './openKernel.ts';
import { optimiser, partsOf } from './optimiser.ts';
import { openTeam } from './team.ts';

const ROWS = 1100;

/** Which worker of how many, and what they work with. */
export interface Place {
  readonly worker: number;
  readonly workers: number;
  readonly module: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;
}

/** Opens a worker's part of a run. `step` does one lesson and gives its mean loss. */
export function student(course: Course, { worker, workers, module, memory: shared }: Place) {
  const { shape, tokens, pace } = course;
  const { team, ownStart } = openTeam(course, workers, shared.buffer);
  const { kernel, memory } = openKernel(module, shared, ownStart(worker));
  const desk = openDesk(shape, ROWS, memory);
  const own = team.gradients[worker] as Float32Array;
  const [weights, gradient] = [gptViews(shape, team.weights), gptViews(shape, own)];
  const { gather, move } = optimiser(kernel, shape, pace, partsOf(shape, course.muon, worker, workers), memory);
  const meet = barrier(team.cells, workers);
  const candidate: Candidate = { kernel, shape, weights, desk };

  /** Adds this worker's part of the gradient and of the mean loss. */
  function learn(lesson: Lesson): number {
    const share = lesson.starts.length / workers;
    const batch = lay(tokens, lesson, worker * share, (worker + 1) * share, desk);
    const scale = 1 / (lesson.starts.length * lesson.length);
    own.fill(0);
    gptForward(kernel, shape, weights, batch, desk.room);
    gptBackward(kernel, shape, weights, batch, desk.room, scale, gradient);
    let loss = 0;
    for (let i = 0; i < share * lesson.length; i++) loss += desk.room.losses[i] as number;
    return loss * scale;
  }

  /** Both workers' numbers, added in the same order by each. */
  const together = (which: 0 | 1): number => {
    let total = 0;
    for (let i = 0; i < workers; i++) total += team.sums[4 * i + which] as number;
    return total;
  };

  function step(index: number): number {
    team.sums[4 * worker] = learn(course.lessons[index] as Lesson);
    meet();
    team.sums[4 * worker + 1] = gather(team.gradients);
    meet();
    const loss = together(0);
    const clip = Math.min(1, course.clip / Math.sqrt(together(1)));
    move(index, clip, team.weights, team.gradients[0] as Float32Array, team.mean, team.square);
    meet();
    return loss;
  }

  return { team, step, candidate };
}
