/** The thread of one worker: runs its steps; the first worker also reports and keeps checkpoints. */

import { parentPort, workerData } from 'node:worker_threads';
import { saveCheckpoint } from './checkpoint.ts';
import type { Course } from './course.ts';
import { examine, probe } from './exam.ts';
import { type Place, student } from './student.ts';

interface Start extends Place {
  readonly course: Course;
  readonly firstStep: number;
  readonly lastStep: number;
}

const EVERY = 50;
const SAVE_EVERY = 500;

const start = workerData as Start;
const { course, worker, firstStep, lastStep } = start;
const { step, candidate, team } = student(course, start);
const say = (line: string): void => parentPort?.postMessage(line);

function report(done: number): void {
  const { all, plain } = examine(candidate, course.tokens, course.valid, course.marks);
  const probes = course.probes.map(({ name, ids, next }) => `${name} ${probe(candidate, ids, next).toFixed(4)}`).join(', ');
  const perplexity = `${Math.exp(all).toFixed(1)}, characters only ${Math.exp(plain).toFixed(1)}`;
  say(`step ${done}: validation ${all.toFixed(4)}, perplexity ${perplexity}; ${probes}`);
}

let [sum, tokens, since] = [0, 0, performance.now()];
for (let i = firstStep; i < lastStep; i++) {
  sum += step(i);
  const lesson = course.lessons[i] as Course['lessons'][number];
  tokens += lesson.length * lesson.starts.length;
  if (worker > 0) continue;
  const done = i + 1;
  if (done % EVERY === 0) {
    const speed = tokens / (performance.now() - since);
    say(`step ${done}: loss ${(sum / EVERY).toFixed(4)}, ${speed.toFixed(2)} k tokens/s`);
    [sum, tokens, since] = [0, 0, performance.now()];
  }
  if (done % SAVE_EVERY === 0 || done === lastStep) {
    saveCheckpoint(course.name, done, team);
    report(done);
    since = performance.now();
  }
}
