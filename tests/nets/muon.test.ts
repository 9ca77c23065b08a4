import { expect, test } from 'vitest';
import { uniform } from '#math/random.ts';
import { plainMemory } from '#nets/kernel.ts';
import { muonRoom, muonStep } from '#nets/muon.ts';
import { plainKernel } from '#nets/plainKernel.ts';

/** One first step from weights 0; gives the way the weights went, without its length. */
function direction(rows: number, columns: number, gradient: Float32Array, clip = 1): Float32Array {
  const w = new Float32Array(rows * columns);
  const m = new Float32Array(rows * columns);
  const room = muonRoom(Math.min(rows, columns), Math.max(rows, columns), plainMemory);
  muonStep(plainKernel, w, gradient, m, [rows, columns], { clip, beta: 0.95, rate: 1, keep: 1 }, room);
  return w.map((value) => -value / (0.2 * Math.sqrt(Math.max(rows, columns))));
}

test('closed form: every singular value of a diagonal gradient comes near 1, with its sign', () => {
  const way = direction(3, 3, Float32Array.of(5, 0, 0, 0, -2, 0, 0, 0, 0.5));
  // Five rounds of the quintic end between 0.68 and 1.13 for any share above 0.01.
  for (const [at, sign] of [
    [0, 1],
    [4, -1],
    [8, 1],
  ] as const) {
    expect((way[at] as number) * sign).toBeGreaterThan(0.68);
    expect((way[at] as number) * sign).toBeLessThan(1.13);
  }
  expect(way.every((value, i) => i % 4 === 0 || value === 0)).toBe(true);
});

test('a matrix and its transpose go the same way, and the size of the gradient does not matter', () => {
  const random = uniform(2);
  const wide = Float32Array.from({ length: 4 * 8 }, () => random() - 0.5);
  const tall = Float32Array.from(wide, (_, i) => wide[(i % 4) * 8 + Math.floor(i / 4)] as number);
  const [a, b, c] = [direction(4, 8, wide), direction(8, 4, tall), direction(4, 8, wide, 0.001)];
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < 8; j++) {
      expect(Math.abs((a[i * 8 + j] as number) - (b[j * 4 + i] as number))).toBeLessThan(1e-4);
      expect(Math.abs((a[i * 8 + j] as number) - (c[i * 8 + j] as number))).toBeLessThan(1e-4);
    }
});
