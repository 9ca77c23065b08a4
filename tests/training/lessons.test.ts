import { expect, test } from 'vitest';
import { plainLessons, planLessons, textsAStep } from '../../src/training/lessons.ts';

const texts = (count: number, from: number, length: number) =>
  Array.from({ length: count }, (_, i) => [from + i, length] as const);

/** How often each start is taken, and in which step. */
function taken(lessons: ReturnType<typeof planLessons>) {
  const steps = new Map<number, number[]>();
  for (const [step, { starts }] of lessons.entries())
    for (const start of starts) steps.set(start, [...(steps.get(start) ?? []), step]);
  return steps;
}

test('an even number of texts makes a step of about so many tokens', () => {
  expect([25, 33, 49, 65].map((length) => textsAStep(length, 2048))).toEqual([82, 62, 42, 32]);
});

test('every text is seen as often as planned, but for what does not fill a last step', () => {
  const lessons = planLessons([{ texts: texts(100, 0, 25), repeats: 7 }], 200, 1);
  const size = textsAStep(25, 200);
  expect(lessons.every(({ starts, length }) => starts.length === size && length === 25)).toBe(true);
  const total = lessons.reduce((sum, { starts }) => sum + starts.length, 0);
  expect(total).toBe(700 - (700 % size));
  for (const steps of taken(lessons).values()) expect(steps.length).toBeLessThanOrEqual(7);
});

test('a fraction of a repeat is a chance', () => {
  const lessons = planLessons([{ texts: texts(4000, 0, 25), repeats: 0.8 }], 200, 1);
  const seen = taken(lessons);
  // 4,000 draws of 0.8: 3,200, give or take 25; a hundred is four times that.
  expect(Math.abs(seen.size - 3200)).toBeLessThan(100);
});

test('repeats lie evenly over the run, or rise from nothing along a line', () => {
  for (const rising of [false, true]) {
    const lessons = planLessons([{ texts: texts(400, 0, 25), repeats: 10, rising }], 200, 2);
    const firstHalf = lessons.slice(0, lessons.length / 2).flatMap(({ starts }) => [...starts]).length;
    expect(firstHalf / 4000).toBeCloseTo(0.5, 1);
    // Others fill the steps, so that the rising ones' place in the run can be seen.
    const mixed = planLessons(
      [
        { texts: texts(400, 0, 25), repeats: 10, rising },
        { texts: texts(400, 1000, 25), repeats: 100 },
      ],
      200,
      2,
    );
    const early = mixed.slice(0, mixed.length / 2).flatMap(({ starts }) => [...starts].filter((s) => s < 1000));
    // Of a line from 0 to 2, a quarter lies below one half.
    expect(Math.abs(early.length / 4000 - (rising ? 0.25 : 0.5))).toBeLessThan(0.03);
  }
});

test('the seed alone decides', () => {
  const plan = (seed: number) => planLessons([{ texts: texts(50, 0, 25), repeats: 3 }], 200, seed);
  expect(plan(5)).toEqual(plan(5));
  expect(plan(5)).not.toEqual(plan(6));
});

test('an exam takes every text once, each length by itself', () => {
  const all = [...texts(5, 0, 33), ...texts(3, 100, 25)];
  const lessons = plainLessons(all, 2);
  expect(lessons.flatMap(({ starts }) => [...starts]).sort((a, b) => a - b)).toEqual(
    all.map(([start]) => start).sort((a, b) => a - b),
  );
  for (const { starts, length } of lessons) for (const start of starts) expect(length).toBe(start < 100 ? 33 : 25);
});
