import { expect, test } from 'vitest';
import { matVec } from '#nets/matVec.ts';

test('closed form: rows times vector, also where four do not divide the width', () => {
  for (const width of [1, 3, 4, 6, 9]) {
    const x = Float32Array.from({ length: width }, (_, j) => j + 1);
    const w = Float32Array.from({ length: 2 * width }, (_, i) => (i < width ? 1 : i - width));
    const y = new Float32Array(2);
    matVec(w, x, y);
    const sum = (width * (width + 1)) / 2;
    const squares = (width * (width + 1) * (2 * width + 1)) / 6;
    expect([...y]).toEqual([sum, squares - sum]);
  }
});
