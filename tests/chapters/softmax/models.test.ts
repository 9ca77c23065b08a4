/** Every state that settles gives a true model: at the corners, at random, and the same one every time. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FigureSpec, Table } from '#spec/figure.ts';
import { formatNumber } from '#spec/format.ts';
import { snap } from '#spec/number.ts';
import type { Param, Params, Values } from '#spec/params.ts';
import { settle } from '#spec/settle.ts';
import { printed } from '../../../chapters/03-softmax/figures/LastPercent.model.ts';
import { overflow } from '../../../chapters/03-softmax/figures/OverflowBench.model.ts';
import { prize } from '../../../chapters/03-softmax/figures/PrizeMachine.model.ts';
import { moved } from '../../../chapters/03-softmax/figures/prizeShares.model.ts';
import { recap } from '../../../chapters/03-softmax/figures/Recap.model.ts';
import { simplex } from '../../../chapters/03-softmax/figures/Simplex.model.ts';
import { between } from '../../math/between.ts';

/** Any allowed value, limits and infinities more often than chance would have them. */
function anyValue(p: Param): fc.Arbitrary<unknown> {
  const within = (b: { min: number; max: number; infinite?: readonly number[] }) =>
    fc.oneof(
      between(b.min, b.max),
      fc.constantFrom(b.min, b.max, 0, 1, ...(b.infinite ?? []).map((sign) => sign * Infinity)),
    );
  switch (p.kind) {
    case 'number':
      return within(p);
    case 'list':
      return fc.array(within(p.item), { minLength: p.minLength, maxLength: p.maxLength });
    case 'choice':
      return fc.constantFrom(...p.choices);
    case 'seed':
      return fc.integer({ min: 0, max: 2 ** 32 - 1 });
    default:
      return fc.constant(undefined);
  }
}

const states = <P extends Params, M>(figure: FigureSpec<P, M>): fc.Arbitrary<Values<P>> =>
  fc
    .record(Object.fromEntries(Object.entries(figure.params).map(([name, p]) => [name, anyValue(p)])))
    .map((asked) => settle(figure.params, asked).values);

function check<P extends Params, M>(figure: FigureSpec<P, M>, truths: (model: M, values: Values<P>) => void): void {
  fc.assert(
    fc.property(states(figure), (values) => {
      const model = figure.model(Object.freeze(values));
      expect(figure.model(values)).toEqual(model);
      for (const [name, readout] of Object.entries(figure.readouts)) {
        const value = readout.of(model);
        const text = typeof value === 'string' ? value : formatNumber(value, readout.format, 'en');
        expect(text, name).toMatch(/./);
        expect(text, name).not.toMatch(/NaN|undefined/);
      }
      tableIsTrue(figure.table(model));
      for (const [name, action] of Object.entries(figure.actions ?? {})) {
        const to = action.to(values);
        if (to) expect(settle(figure.params, { ...values, ...to }).repairs, name).toEqual([]);
      }
      truths(model, values);
    }),
    { numRuns: 300 },
  );
}

function tableIsTrue({ columns, rows, total }: Table): void {
  for (const row of total ? [...rows, total] : rows) expect(row.length).toBe(columns.length);
  const how = rows.flat().map((cell) => (typeof cell === 'string' ? cell : (cell.how ?? [])));
  expect(JSON.stringify(how)).not.toMatch(/NaN|undefined|null|Infinity/);
}

describe('N87: every state has one model, the same every time', () => {
  test('prize', () => {
    check(prize, (model) => {
      const shares = model.bars.map((bar) => bar.share);
      expect(model.empty).toBe(shares.some(Number.isNaN));
      if (!model.drawable) return expect(model.hit).toBeUndefined();
      // Ten shares: 4 U each, ten additions here
      expect(Math.abs(shares.reduce((a, b) => a + b) - 1)).toBeLessThanOrEqual(14 * 2 ** -53);
      const hit = model.bars[model.hit as number];
      expect(hit?.share).toBeGreaterThan(0);
      expect(model.u >= (hit?.from as number) && model.u < (hit?.to as number)).toBe(true);
      model.bars.forEach((bar, i) => {
        expect(bar.from).toBe(model.bars[i - 1]?.to ?? 0);
        expect(bar.to).toBeGreaterThanOrEqual(bar.from);
        if (bar.masked && model.rule === 'exp') expect(bar.share).toBe(0);
      });
      expect(model.bars.at(-1)?.to).toBe(1);
      if (model.rule === 'exp')
        expect([model.lamps, moved(model)]).toEqual([
          { nonNegative: true, sumsToOne: true, keepsOrder: true, onlyDifferences: true },
          0,
        ]);
      expect(model.entropy).toBeGreaterThanOrEqual(0);
    });
  });
  test('recap', () => {
    check(recap, (model) => {
      const hit = model.bars[model.hit];
      expect(model.u >= (hit?.from as number) && model.u < (hit?.to as number)).toBe(true);
    });
  });
  test('simplex', () => {
    check(simplex, (model) => {
      expect(model.shares.reduce((a, b) => a + b)).toBeCloseTo(1, 15);
      expect(model.distance >= 0 && model.distance <= 1 / Math.sqrt(3) + 1e-15).toBe(true);
    });
  });
  test('overflow', () => {
    check(overflow, (model, values) => {
      expect(model.rows.length).toBe(Number(values.rows));
      // The stable way, row by row, never gives anything but numbers
      if (model.way === 'stable' && model.along === 'row') {
        expect(['fine', 'underflow']).toContain(model.state);
        for (const row of model.rows) expect(row.loss).toBeLessThan(1001);
      }
      if (model.state === 'fine') for (const row of model.rows) expect(row.total).toBeCloseTo(1, 2);
      expect(model.state === 'fine' || model.state === 'batch').toBe(model.broke === undefined);
    });
  });
  test('printed', () => {
    check(printed, (model) => {
      expect(model.share + model.rest).toBeCloseTo(1, 14);
      expect(model.loss).toBeCloseTo(-Math.log(model.share), 10);
    });
  });
});

test('every value a figure opens with lies on its grid', () => {
  for (const figure of [prize, recap, simplex, overflow, printed])
    for (const p of Object.values<Param>(figure.params)) {
      if (p.kind === 'number') expect(snap(p, p.initial)).toBe(p.initial);
      if (p.kind === 'list') expect(p.initial.map((x) => snap(p.item, x))).toEqual(p.initial);
    }
});
