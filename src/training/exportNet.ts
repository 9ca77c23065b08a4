/**
 * Turns a checkpoint into the file the book loads, and measures what the rounding to bytes costs.
 *
 * Run `npx tsx exportNet.ts poet 7007` for public/nets/poet.bin, `npx tsx exportNet.ts poet 2500 poet-style` for a
 * file of another name.
 */

import { countOf, gptSize, gptTensors, gptViews } from '../nets/gpt.ts';
import { gptOf } from '../nets/gptOf.ts';
import { readNet } from '../nets/readNet.ts';
import { type Kept, writeNet } from '../nets/writeNet.ts';
import { loadNumbers } from './checkpoint.ts';
import type { Course } from './course.ts';
import { type Candidate, examine, openDesk, probe } from './exam.ts';
import { kernelMemory, kernelModule, openKernel } from './openKernel.ts';
import { shelve } from './shelve.ts';

const courses: { readonly [name: string]: () => Promise<Course> } = {
  poet: async () => (await import('./poet.ts')).poetCourse(),
  novelist: async () => (await import('./novelist.ts')).novelistCourse(),
};

/** The tensors of a flat array, matrices as bytes, gains in full. */
export function keptTensors({ shape }: Pick<Course, 'shape'>, flat: Float32Array): readonly Kept[] {
  let at = 0;
  return gptTensors(shape).map((tensor) => {
    const values = flat.subarray(at, at + countOf(tensor));
    at += countOf(tensor);
    return { ...tensor, kind: tensor.shape.length > 1 ? 'int8' : 'f32', values };
  });
}

const rounded = (value: number): number => Number(value.toFixed(4));

async function exportNet(name: string, step: number, as: string): Promise<void> {
  const course = await (courses[name] as () => Promise<Course>)();
  const { shape } = course;
  const { kernel, memory } = openKernel(kernelModule(false), kernelMemory(256, false));
  const flat = memory.floats(gptSize(shape));
  const candidate: Candidate = { kernel, shape, weights: gptViews(shape, flat), desk: openDesk(shape, 1100, memory) };
  const grade = () => examine(candidate, course.tokens, course.exam, course.marks);
  flat.set(loadNumbers(name, step).subarray(0, flat.length));
  const full = grade();

  const tensors = keptTensors(course, flat);
  const header = {
    kind: 'gpt' as const,
    architecture: { ...shape },
    vocabulary: course.vocabulary,
    provenance: { ...course.sources, seed: course.seed, steps: step, of: course.pace.steps },
  };
  const draft = readNet(writeNet({ ...header, metrics: {} }, tensors));
  if (!draft.ok) throw new Error(`The written file cannot be read: ${draft.fault} ${draft.detail}`);
  gptOf(draft);
  let at = 0;
  for (const { name: tensor } of tensors) {
    const values = draft.floats.get(tensor) as Float32Array;
    flat.set(values, at);
    at += values.length;
  }
  const bytes = grade();
  const metrics: { [name: string]: number } = {
    steps: step,
    lossFull: rounded(full.all),
    loss: rounded(bytes.all),
    perplexity: rounded(Math.exp(bytes.all)),
    ...(course.charactersPerToken === undefined
      ? { perplexityCharacters: rounded(Math.exp(bytes.plain)) }
      : { bitsPerCharacter: rounded(bytes.all / Math.LN2 / course.charactersPerToken) }),
  };
  for (const { name: beginning, ids, next } of course.probes) metrics[beginning] = rounded(probe(candidate, ids, next));
  console.log(metrics);
  shelve(as, writeNet({ ...header, metrics }, tensors), metrics);
}

if (process.argv[1]?.endsWith('exportNet.ts')) {
  const [name, step, as] = process.argv.slice(2) as [string, string, string?];
  await exportNet(name, Number(step), as ?? name);
}
