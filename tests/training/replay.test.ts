import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { uniform } from '#math/random.ts';
import { startGpt } from '#nets/gpt.ts';
import { schoolPoems } from '../../src/training/data/schoolPoems.ts';
import { planLessons } from '../../src/training/lessons.ts';
import { kernelMemory, kernelModule } from '../../src/training/openKernel.ts';
import { student } from '../../src/training/student.ts';
import { teamMegabytes } from '../../src/training/team.ts';

const STEPS = 20;

/** A small course over the school poems, made as the poet's own is. */
function smallCourse() {
  const vocabulary = ['\n', ...new Set(schoolPoems.flatMap(([, , text]) => [...text]))];
  while (vocabulary.length % 4 > 0) vocabulary.push('');
  const texts: [number, number][] = [];
  const ids = [0];
  for (const [, , text] of schoolPoems) {
    texts.push([ids.length, text.length + 1]);
    ids.push(...[...text].map((character) => vocabulary.indexOf(character)), 0);
  }
  return {
    name: 'replay',
    shape: { layers: 2, heads: 2, width: 32, context: 65, vocabulary: vocabulary.length },
    seed: 1,
    pace: { steps: STEPS, warmUp: 5, peak: 1e-2, beta1: 0.9, beta2: 0.99, decay: 0.1 },
    clip: 1,
    muon: true,
    tokens: Uint16Array.from(ids),
    lessons: planLessons([{ texts, repeats: 6 }], 256, 1),
    valid: [],
    exam: [],
    marks: 3,
    vocabulary: { characters: vocabulary.join('') },
    sources: {},
    probes: [],
  };
}

test(`${STEPS} steps of training give these very bits, on every machine`, () => {
  const course = smallCourse();
  expect(course.lessons.length).toBeGreaterThanOrEqual(STEPS);
  const memory = kernelMemory(teamMegabytes(course, 1), false);
  const { team, step } = student(course, { worker: 0, workers: 1, module: kernelModule(false), memory });
  startGpt(course.shape, team.weights, uniform(course.seed));
  const losses = Array.from({ length: STEPS }, (_, i) => step(i));
  // At first every one of some 580 tokens is as likely as another.
  expect(Math.abs((losses[0] as number) - Math.log(course.shape.vocabulary))).toBeLessThan(0.1);
  expect(losses[STEPS - 1]).toBeLessThan(5.5);
  const bytes = Buffer.from(team.weights.slice().buffer);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(
    '81ae4ff830ab80b38de2842342effb53dafaed471506bad2b2cf696f9951d927',
  );
});
