/**
 * What the chapter claims, as the curriculum computed it. Numbers beginning with A, M and N are its items, or faults
 * seen in public software.
 */

import { describe, expect, test } from 'vitest';
import { apply, IDENTITY, inverse } from '#math/matrix2.ts';
import { uniform } from '#math/random.ts';
import { settle } from '#spec/settle.ts';
import { compose } from '../../../chapters/08-matrices-as-maps/figures/Compose.model.ts';
import { detectors } from '../../../chapters/08-matrices-as-maps/figures/Detectors.model.ts';
import { asValues, fold } from '../../../chapters/08-matrices-as-maps/figures/Fold.model.ts';
import { best, bestFor, TOOLS } from '../../../chapters/08-matrices-as-maps/figures/foldFit.model.ts';
import { doingOf } from '../../../chapters/08-matrices-as-maps/figures/foldModel.model.ts';
import {
  CREASES,
  DONE,
  errorBetween,
  PLACES,
  TARGETS,
} from '../../../chapters/08-matrices-as-maps/figures/foldTargets.model.ts';
import { grid } from '../../../chapters/08-matrices-as-maps/figures/Grid.model.ts';
import { recap } from '../../../chapters/08-matrices-as-maps/figures/Recap.model.ts';
import { at } from '../at.ts';

const preset = (name: string) => at(grid, at(grid).action(name));

describe('F8.1 grid', () => {
  test('try 1: (1, 0) → (0, 1) and (0, 1) → (−1, 0) is [[0, −1], [1, 0]], determinant 1', () => {
    const { values, shown } = preset('rotate');
    expect([values.a, values.b, values.c, values.d]).toEqual([0, -1, 1, 0]);
    expect(shown('det')).toBe('1.00');
    expect(shown('columns')).toBe('(0, 1), (−1, 0)');
  });

  test('A82, N27: a quarter turn sends (1, 0) to (0, 1)', () => {
    const { values } = preset('rotate');
    expect(at(grid, { ...values, x: 1, y: 0 }).model.whole.image).toEqual([0, 1]);
  });

  test('A80: diag(2, 1) doubles areas and keeps two directions', () => {
    const { model, shown } = preset('stretch');
    expect(model.whole.det).toBe(2);
    expect(shown('factors')).toBe('×2.00, ×1.00');
  });

  test('A81, M26: diag(1, 0) has rank 1 and determinant 0, still two numbers; it cannot be undone', () => {
    const { model, action, values } = preset('project');
    expect(model.whole).toMatchObject({ rank: 1, det: 0, nullDirection: [0, 1], image: [1, 0] });
    expect(action('undo')).toBeUndefined();
    // All points of a null line share one image.
    for (const y of [-2, 0.5, 3]) expect(at(grid, { ...values, x: 1, y }).model.whole.image).toEqual([1, 0]);
  });

  test('N72: along a direction that is said to stay, M v is the factor times v, whatever the matrix', () => {
    const next = uniform(72);
    let told = 0;
    for (let i = 0; i < 300; i++) {
      const [a, b, c, d] = Array.from({ length: 4 }, () => Math.round(60 * next() - 30) / 10) as [
        number,
        number,
        number,
        number,
      ];
      const { matrix, eigen } = at(grid, { a, b, c, d }).model.whole;
      const pairs = eigen.kind === 'one' || eigen.kind === 'two' ? eigen.pairs : [];
      for (const { value, vector } of pairs) {
        told++;
        apply(matrix, vector).forEach((x, k) => {
          expect(x).toBeCloseTo(value * (vector[k] as number), 10);
        });
      }
    }
    expect(told).toBeGreaterThan(300);
  });

  test('N73: the shear keeps one direction, and the figure says so', () => {
    const { model, shown } = preset('shear');
    expect(model.whole.eigen).toEqual({ kind: 'one', pairs: [{ value: 1, vector: [1, 0] }] });
    expect(shown('factors')).toBe('×1.00');
  });

  test('a flip is −1 in area, and its film passes through a line halfway', () => {
    const { model, values } = preset('flip');
    expect(model.whole.det).toBe(-1);
    expect(model.crossing).toBeCloseTo(0.5, 12);
    expect(at(grid, { ...values, morph: 0.5 }).model.shown.rank).toBe(1);
  });

  test('a small determinant is not called 0, and neither is one told with more places than it needs', () => {
    const detOf = (b: number) => at(grid, { a: 1, b, c: 0.2, d: 0.4 }).shown('det');
    expect([1.98, 2, 2.5].map(detOf)).toEqual(['0.004', '0.00', '−0.10']);
  });

  test('a preset gets there through true maps, too', () => {
    const [from, to] = [at(grid, { a: 1, b: 0, c: 0, d: 1 }).values, at(grid, { a: -1, b: 0, c: 0, d: -1 }).values];
    const { a, b, c, d } = grid.between?.(from, to, 0.5) ?? {};
    expect([a, b, c, d].map((entry) => Number(entry).toFixed(12))).toEqual([0, -1, 1, 0].map((x) => x.toFixed(12)));
  });

  test('the film is of true maps: half a turn is a quarter turn halfway, not a point', () => {
    const { model } = at(grid, { a: -1, b: 0, c: 0, d: -1, morph: 0.5 });
    expect(model.shown.matrix).toEqual([0, -1, 1, 0]);
    expect(at(grid, { morph: 0 }).model.shown.matrix).toEqual(IDENTITY);
  });

  test('undo is the inverse: after it every point is where it was', () => {
    const { values, action } = at(grid, { e: 1, f: -2 });
    const undone = at(grid, { ...values, ...action('undo') });
    expect(undone.model.shown.image).toEqual(undone.model.point);
    const back = inverse([values.a, values.b, values.c, values.d]);
    const [x, y] = at(grid).model.whole.image;
    const home = apply(back as NonNullable<typeof back>, [x, y]);
    home.forEach((coordinate, i) => {
      expect(coordinate).toBeCloseTo(at(grid).model.point[i] as number, 12);
    });
  });

  test('M24: a bias moves the origin; without one, no matrix does', () => {
    expect(at(grid, { e: 1, f: 0.5, x: 0, y: 0 }).model.whole.image).toEqual([1, 0.5]);
    const next = uniform(24);
    for (let i = 0; i < 100; i++) {
      const [a, b, c, d] = [next, next, next, next].map((random) => 6 * random() - 3) as [
        number,
        number,
        number,
        number,
      ];
      const { values } = settle(grid.params, { a, b, c, d, x: 0, y: 0 });
      expect(grid.model(values).whole.image).toEqual([0, 0]);
    }
  });

  test('six steps of 15° from doing nothing are a quarter turn to the last digit, 24 are the way round', () => {
    let { values } = at(grid, at(grid).action('identity'));
    for (let i = 1; i <= 24; i++) {
      values = { ...values, ...at(grid, values).action('turn') };
      if (i === 6) expect([values.a, values.b, values.c, values.d]).toEqual([0, -1, 1, 0]);
    }
    expect([values.a, values.b, values.c, values.d]).toEqual([1, 0, 0, 1]);
  });

  test('N79: alive at rank 1 and 0', () => {
    for (const entries of [
      { a: 0, b: 0, c: 0, d: 0 },
      { a: 1, b: 2, c: 0.5, d: 1 },
    ]) {
      const { model } = at(grid, entries);
      expect(model.whole.det).toBe(0);
      expect(model.whole.image.every(Number.isFinite)).toBe(true);
      for (const morph of [0, 0.3, 0.9]) expect(at(grid, { ...entries, morph }).model.shown.rank).toBe(2);
    }
  });
});

describe('F8.2 detectors', () => {
  const shadow = at(detectors, { w: [3, 4, -2.5, 2, -1, -2.5, 2.5, -3.5], x: [1, 0] });
  test('try 2, M27: w = (3, 4), x = (1, 0): output 3, projection 0.6', () => {
    expect(shadow.model.rows[0]).toMatchObject({ output: 3, norm: 5, projection: 0.6, cosine: 0.6 });
    expect([shadow.shown('y1'), shadow.shown('projection1')]).toEqual(['3.00', '0.60']);
  });

  test('A86: a row twice as long answers twice as much; the projection stays', () => {
    const before = at(detectors, { w: [1, 2, 0, 0, 0, 0, 0, 0] });
    const after = at(detectors, { ...before.values, ...before.action('longer') });
    expect(after.model.rows[0]?.output).toBe(2 * (before.model.rows[0]?.output as number));
    expect(after.model.rows[0]?.projection).toBe(before.model.rows[0]?.projection);
  });

  test('a row of the table is made longer where it stands, and no other row', () => {
    const before = at(detectors, { columns: '4', row: 2 });
    const after = at(detectors, { ...before.values, ...before.action('longer') });
    const outputs = (rows: typeof before.model.rows) => rows.map(({ output }) => output);
    const [first, second, third] = outputs(before.model.rows);
    expect(after.model.columns).toBe(4);
    expect(outputs(after.model.rows)).toEqual([first, 2 * (second as number), third]);
  });

  test('of rows of length 1 the answer is the projection', () => {
    for (const row of at(detectors, { unit: true, rows: 4 }).model.rows)
      expect(row.output).toBeCloseTo(row.projection, 14);
  });

  test('A77, N26: 3 rows of 4 columns take four numbers, give three, by 12 products', () => {
    const { model } = at(detectors, { columns: '4' });
    expect([model.input.length, model.rows.length, model.cost]).toEqual([4, 3, 12]);
    expect(model.rows[0]?.output).toBe(1 * 2 - 0.5 * 1 - 1 * 0.5 + 2 * 1.5);
  });

  test('N54: no cosine beyond 1, and a row of zeros has none', () => {
    const same = at(detectors, { columns: '4', x4: [0.3, 0.9, 2.1, 0], w4: [0.3, 0.9, 2.1, ...Array(13).fill(0)] });
    expect(same.model.rows[0]?.cosine).toBe(1);
    expect(same.model.rows[1]?.cosine).toBeNaN();
    expect(same.shown('projection2')).toBe('—');
  });
});

describe('F8.3 one after the other', () => {
  test('both matrices go through true maps when they are changed together', () => {
    const [from, to] = [
      { A: [1, 0, 0, 1], B: [-1, 0, 0, -1] },
      { A: [-1, 0, 0, -1], B: [1, 0, 0, 1] },
    ];
    const halfway = compose.between?.(from, to, 0.5);
    const whole = (matrix: readonly number[] = []) => matrix.map((x) => Math.round(x * 1e9) / 1e9 + 0);
    expect(whole(halfway?.A)).toEqual([0, -1, 1, 0]);
    expect(whole(halfway?.B)).toEqual([0, 1, -1, 0]);
  });

  const both = at(compose, { A: [1, 1, 0, 1], B: [0, -1, 1, 0] });
  test('try 3: turn after shear is [[0, −1], [1, 1]], shear after turn [[1, −1], [1, 0]]', () => {
    expect(both.model.BA).toEqual([0, -1, 1, 1]);
    expect(both.model.AB).toEqual([1, -1, 1, 0]);
    expect(both.model.same).toBe(false);
  });

  test('N77: BA is A first', () => {
    const { model } = both;
    expect(apply(model.BA, [0, 1])).toEqual(apply(model.B, apply(model.A, [0, 1])));
    expect(apply(model.BA, [0, 1])).not.toEqual(apply(model.A, apply(model.B, [0, 1])));
  });

  test('areas multiply, in either order; two turns may change places; a swap is a swap', () => {
    const { model, values, action } = at(compose);
    expect(model.dets.both).toBe(model.dets.A * model.dets.B);
    expect(at(compose, action('twoTurns')).model.same).toBe(true);
    const swapped = at(compose, { ...values, ...action('swap') });
    expect(swapped.model.BA).toEqual(model.AB);
  });
});

describe('F8.4 can a matrix do this?', () => {
  test('try 4: fold and curl need ReLU, the moved origin a bias, the other three a matrix alone', () => {
    const least = Object.fromEntries(
      TARGETS.map((target) => [target, TOOLS.find((tool) => best(target, tool).error < 0.03)]),
    );
    expect(least).toEqual({
      parallelogram: 'matrix',
      flip: 'matrix',
      line: 'matrix',
      sheet: 'relu',
      curl: 'relu',
      origin: 'bias',
    });
  });

  test('the fold in closed form: a matrix misses by √(E x²), with a bias by the sd of |x|, with ReLU by nothing', () => {
    expect(best('sheet', 'matrix').error).toBeCloseTo(Math.sqrt(1 / 3), 12);
    expect(best('sheet', 'bias').error).toBeCloseTo(Math.sqrt(1 / 3 - 1 / 4), 12);
    expect(best('sheet', 'relu').error).toBe(0);
    // M66: |x| = relu(x) + relu(−x) = −x + 2 relu(x)
    const { matrix, bends } = best('sheet', 'relu');
    expect(matrix[0]).toBeCloseTo(-1, 12);
    expect(bends.map(([across]) => Math.round(across * 1e9) / 1e9 + 0)).toEqual([0, 2, 0]);
  });

  test('the moved origin: a matrix misses by the length of the shift', () => {
    expect(best('origin', 'matrix').error).toBeCloseTo(Math.hypot(0.6, 0.4), 12);
    expect(best('origin', 'bias').error).toBe(0);
  });

  test('places weigh 1 together, and sums over them are integrals', () => {
    const mean = (of: (x: number, y: number) => number) =>
      PLACES.reduce((sum, { x, y, weight }) => sum + weight * of(x, y), 0);
    expect(mean(() => 1)).toBeCloseTo(1, 14);
    expect(mean((x) => Math.abs(x))).toBeCloseTo(1 / 2, 14);
    expect(mean((x) => x * x)).toBeCloseTo(1 / 3, 14);
    expect(mean((_, y) => y ** 4)).toBeCloseTo(1 / 5, 14);
  });

  test('no other values come nearer to the curl than what is called the best', () => {
    const next = uniform(84);
    for (const tool of TOOLS) {
      const { values } = at(fold, { target: 'curl', tool, ...asValues(best('curl', tool), tool) });
      const least = best('curl', tool).error;
      expect(fold.model(values).error).toBeCloseTo(least, 3);
      for (let i = 0; i < 60; i++) {
        const shaken = (xs: readonly number[]) => xs.map((x) => x + 0.2 * (next() - 0.5));
        const near = { ...values, m: shaken(values.m), shift: shaken(values.shift), spine: shaken(values.spine) };
        expect(errorBetween(doingOf(near), DONE.curl)).toBeGreaterThanOrEqual(least - 1e-12);
      }
    }
  });

  test('more creases come nearer', () => {
    const errors = [[0], CREASES, [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75]].map(
      (creases) => bestFor(DONE.curl, 'relu', creases).error,
    );
    expect(errors[0]).toBeGreaterThan(errors[1] as number);
    expect(errors[1]).toBeGreaterThan(errors[2] as number);
    expect(at(fold, { target: 'curl' }).read('bestSeven')).toBe(errors[2]);
  });

  test('M25: only a tool that can do it gets there', () => {
    for (const target of TARGETS)
      for (const tool of TOOLS) {
        const { action } = at(fold, { target, tool });
        const { model } = at(fold, { target, tool, ...action('best') });
        expect(model.there, `${target} ${tool}`).toBe(true);
        expect(model.matched, `${target} ${tool}`).toBe(best(target, tool).error < 0.03);
      }
  });
});

describe('N79: alive at rank 1 and 0, with their tables and readouts', () => {
  const zeros = (count: number) => Array<number>(count).fill(0);
  test.each([
    [
      'detectors',
      detectors,
      [{ w: zeros(8) }, { x: [0, 0] }, { w: zeros(8), unit: true }, { columns: '4', w4: zeros(16) }],
    ],
    ['compose', compose, [{ A: zeros(4) }, { A: [1, 0, 0, 0] }, { A: zeros(4), B: [1, 2, 0.5, 1] }]],
    ['fold', fold, [{ m: zeros(4) }, { m: [1, 1, 1, 1] }, { tool: 'relu', m: zeros(4), spine: zeros(10) }]],
  ] as const)('%s', (_, spec, patches) => {
    for (const patch of patches) {
      const figure = spec as unknown as typeof compose;
      const { model, read } = at(figure, patch as never);
      for (const name of Object.keys(figure.readouts)) expect(read(name), name).toBeDefined();
      expect(figure.table?.(model).rows.length).toBeGreaterThan(0);
    }
  });
  test('a product with a flat factor is flat, in either order', () => {
    for (const A of [zeros(4), [1, 2, 0.5, 1]]) {
      const { model } = at(compose, { A });
      expect(model.dets.both).toBe(0);
      expect(model.rank).toBeLessThan(2);
    }
  });
});

describe('recap', () => {
  test('the image takes as many steps along two other arrows', () => {
    expect(at(recap, { x: 1.5, y: 1 }).model.image).toEqual([2, 0.25]);
    expect(at(recap, { x: 0, y: 0 }).model.image).toEqual([0, 0]);
  });
});
