import { expect, test } from 'vitest';
import { adamWMove, learningRate, type Pace } from '#nets/pace.ts';

const pace: Pace = { steps: 100, warmUp: 10, peak: 0.5, beta1: 0.9, beta2: 0.99, decay: 0.1 };

test('up along a line, down along a line, the last step one part above 0', () => {
  const rates = Array.from({ length: 100 }, (_, step) => learningRate(pace, step));
  expect(rates[0]).toBeCloseTo(0.05, 12);
  expect(rates[8]).toBeCloseTo(0.45, 12);
  expect(rates[9]).toBeCloseTo(0.5, 12);
  expect(rates[54]).toBeCloseTo((0.5 * 46) / 91, 12);
  expect(rates[99]).toBeCloseTo(0.5 / 91, 12);
  expect(Math.max(...rates)).toBe(rates[9]);
});

test("the first step's running means are corrected by the whole of what they lack", () => {
  const { rate, correct, keep, clip } = adamWMove(pace, 0, 0.25);
  expect(rate).toBeCloseTo(0.05 / 0.1, 12);
  expect(correct).toBeCloseTo(1 / 0.01, 10);
  expect(keep).toBeCloseTo(1 - 0.05 * 0.1, 12);
  expect(clip).toBe(0.25);
});
