import { describe, expect, test } from 'vitest';
import { drawNormal } from '#math/drawNormal.ts';
import { normalBetween } from '#math/normal.ts';
import { uniform } from '#math/random.ts';
import { type Sampler, testSampler } from './sampler.ts';

const draw: Sampler = (random) => drawNormal(random);

describe('drawNormal', () => {
  testSampler(draw, (x) => normalBetween(-Infinity, x));
  test('finite at both ends of the sequence', () => {
    expect(drawNormal(() => 0)).toBeGreaterThan(-8.4);
    expect(drawNormal(() => 0)).toBeLessThan(-8);
    expect(drawNormal(() => 1 - 2 ** -53)).toBeLessThan(8.4);
    expect(drawNormal(() => 0.5)).toBeCloseTo(0, 15);
  });
  test('the same numbers as ever: links with seeds must keep their pictures', () => {
    const next = uniform(1);
    expect([drawNormal(next), drawNormal(next)].map((x) => x.toFixed(6))).toEqual(['-1.260173', '-0.900054']);
  });
});
