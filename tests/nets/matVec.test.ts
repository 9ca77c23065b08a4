import { expect, test } from 'vitest';
import { uniform } from '#math/random.ts';
import { matFour, matVec } from '#nets/matVec.ts';

test('closed form: rows times vector, whatever the width', () => {
  for (const width of [1, 3, 4, 6, 9]) {
    const x = Float32Array.from({ length: width }, (_, j) => j + 1);
    const w = Float32Array.from({ length: 4 * width }, (_, i) => [1, i % width, 0, 2][Math.floor(i / width)] as number);
    const y = new Float32Array(4);
    matVec(w, x, y);
    const sum = (width * (width + 1)) / 2;
    const squares = (width * (width + 1) * (2 * width + 1)) / 6;
    expect([...y]).toEqual([sum, squares - sum, 0, 2 * sum]);
  }
});

test('four vectors at once give what each gives alone, to the last bit', () => {
  const random = uniform(3);
  const floats = (size: number) => Float32Array.from({ length: size }, () => random() - 0.5);
  for (const [rows, width] of [
    [4, 1],
    [12, 7],
    [64, 128],
  ] as const) {
    const [w, x, y] = [floats(rows * width), floats(4 * width), new Float32Array(4 * rows)];
    matFour(w, x, y);
    for (let i = 0; i < 4; i++) {
      const alone = new Float32Array(rows);
      matVec(w, x.subarray(i * width, (i + 1) * width), alone);
      expect([...y.subarray(i * rows, (i + 1) * rows)]).toEqual([...alone]);
    }
  }
});
