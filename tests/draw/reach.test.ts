import { describe, expect, it } from 'vitest';
import type { HandleData } from '#draw/handleData.ts';
import { withReach } from '#draw/reach.ts';

const at = (...places: readonly (readonly [number, number])[]) =>
  withReach(places.map(([x, y], i) => ({ key: String(i), x, y }) as HandleData)).map(({ reach }) => reach);

describe('withReach', () => {
  it('gives a knob that stands alone all the room a finger needs', () => {
    expect(at([10, 10])).toEqual([[22, 22]]);
    expect(at([0, 0], [44, 0])).toEqual([
      [22, 22],
      [22, 22],
    ]);
  });

  it('shares the room between two neighbours, on the axis they lie on', () => {
    expect(at([0, 0], [30, 0])).toEqual([
      [15, 22],
      [15, 22],
    ]);
    expect(at([0, 0], [0, 30])).toEqual([
      [22, 15],
      [22, 15],
    ]);
  });

  it('counts a neighbour as far as it really is', () => {
    expect(at([0, 0], [30, 40])[0]).toEqual([22, 22]);
    expect(at([0, 0], [32, 24])[0]).toEqual([20, 22]);
  });
});
