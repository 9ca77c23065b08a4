import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { snap } from '#spec/number.ts';
import { initialValues } from '#spec/params.ts';
import { settle } from '#spec/settle.ts';
import { anyText, askedRecord, type SpecimenValues, specimen } from './specimen.ts';

const { params } = specimen;
const settled = (asked: { readonly [name: string]: unknown }) => settle(params, asked);
const reasons = (asked: { readonly [name: string]: unknown }) =>
  settled(asked).repairs.map((r) => `${r.param} ${r.reason}`);

/** Everything a model may rely on. */
function allowed(v: SpecimenValues): void {
  for (const x of v.scores)
    expect(x === -Infinity || (x >= -6 && x <= 10 && snap(params.scores.item, x) === x)).toBe(true);
  expect(v.scores.length).toBeGreaterThanOrEqual(2);
  expect(v.scores.length).toBeLessThanOrEqual(10);
  expect(v.names.length).toBe(v.scores.length);
  for (const name of v.names) {
    expect([...name].length).toBeGreaterThan(0);
    expect([...name].length).toBeLessThanOrEqual(6);
    expect(name).not.toMatch(/[,，\p{Cc}\p{Cf}\p{Cs}]/u);
  }
  expect(v.u >= 0 && v.u <= 0.999).toBe(true);
  expect(v.temperature === Infinity || (v.temperature >= 0.01 && v.temperature <= 100)).toBe(true);
  expect(params.rule.choices).toContain(v.rule);
  expect(typeof v.bits).toBe('boolean');
  expect([...v.prefix].length).toBeLessThanOrEqual(12);
  expect(Number.isInteger(v.seed) && v.seed >= 0 && v.seed < 2 ** 32).toBe(true);
}

describe('settle', () => {
  test('asked for nothing, gives what a figure opens with', () => {
    expect(settled({})).toEqual({ values: initialValues(params), repairs: [] });
  });
  test('anything at all becomes allowed values, without an exception', () => {
    fc.assert(
      fc.property(askedRecord, (asked) => {
        const { values, repairs } = settled(asked);
        allowed(values);
        for (const r of repairs) expect(r.asked.length).toBeLessThanOrEqual(40);
        expect(Object.keys(values)).toEqual(Object.keys(params));
      }),
      { numRuns: 400 },
    );
  });
  test('allowed values stay, and nothing is reported', () => {
    fc.assert(
      fc.property(askedRecord, (asked) => {
        const { values } = settled(asked);
        expect(settled(values)).toEqual({ values, repairs: [] });
      }),
      { numRuns: 500 },
    );
  });
  test('numbers are snapped silently and limited audibly', () => {
    expect(settled({ u: 0.12345 })).toMatchObject({ values: { u: 0.123 }, repairs: [] });
    expect(settled({ u: 5 }).repairs).toEqual([{ param: 'u', reason: 'too-large', asked: '5', used: 0.999 }]);
    expect(settled({ u: -1 }).repairs).toEqual([{ param: 'u', reason: 'too-small', asked: '-1', used: 0 }]);
    expect(reasons({ u: Number.NaN })).toEqual(['u unreadable']);
    expect(reasons({ u: '' })).toEqual(['u empty']);
    expect(reasons({ u: -Infinity, scores: [1, Infinity] })).toEqual(['scores too-large', 'u too-small']);
    expect(settled({ scores: [1, -Infinity], temperature: Infinity }).repairs).toEqual([]);
  });
  test('lists: too short, too long, unreadable items', () => {
    expect(settled({ scores: [2] })).toMatchObject({ values: { scores: [2, 1.2] }, repairs: [{ reason: 'too-few' }] });
    expect(settled({ scores: new Array(11).fill(1) }).values.scores.length).toBe(10);
    expect(reasons({ scores: new Array(11).fill(1) })).toEqual(['scores too-many']);
    expect(settled({ scores: [1, 'x', 3] })).toMatchObject({
      values: { scores: [1, 1.2, 3] },
      repairs: [{ asked: 'x', used: 1.2 }],
    });
    // A list with holes, as JavaScript allows: every place gets a number
    const holes: number[] = [];
    holes[2] = 5;
    expect(settled({ scores: holes }).values.scores).toEqual([3.5, 1.2, 5]);
    expect(reasons({ scores: 'abc' })).toEqual(['scores unreadable']);
  });
  test('names follow their list', () => {
    expect(settled({ scores: [1, 2, 3, 4, 5, 6, 7] }).values.names).toEqual(['光', '色', '亮', '下', '影', '霜', '7']);
    expect(settled({ scores: [1, 2], names: ['a', 'b', 'c'] })).toMatchObject({
      values: { names: ['a', 'b'] },
      repairs: [],
    });
    expect(settled({ names: ['', ' ', 'x'] }).values.names).toEqual(['光', '色', 'x', '下']);
    expect(settled({ names: ['abcdefgh'] })).toMatchObject({
      values: { names: ['abcdef', '色', '亮', '下'] },
      repairs: [{ reason: 'too-long' }],
    });
    expect(settled({ names: ['a,b', 'c，d'] }).values.names.slice(0, 2)).toEqual(['a、b', 'c、d']);
    const asked = settled({ names: ['abcdefgh'.repeat(9)] }).repairs[0]?.asked;
    expect([asked?.length, asked?.at(-1)]).toEqual([40, '…']);
    expect(reasons({ names: 5 })).toEqual(['names unreadable']);
  });
  test('names may be emoji; marks that turn the direction are left out', () => {
    expect(settled({ names: ['🙂🙂🙂🙂🙂🙂', 'a\u202eb', 'אב'] }).values.names.slice(0, 3)).toEqual([
      '🙂🙂🙂🙂🙂🙂',
      'ab',
      'אב',
    ]);
  });
  test('a text keeps its commas', () => expect(settled({ prefix: 'a, b，c' }).values.prefix).toBe('a, b，c'));
  test('choices, flags, seeds', () => {
    expect(settled({ rule: 'relu', bits: true, seed: 4294967295 }).repairs).toEqual([]);
    expect(reasons({ rule: 'tanh', bits: 1, seed: 2 ** 32 })).toEqual([
      'rule no-such-choice',
      'bits unreadable',
      'seed unreadable',
    ]);
    expect(reasons({ seed: -1 })).toEqual(['seed unreadable']);
    expect(reasons({ seed: 1.5 })).toEqual(['seed unreadable']);
    expect(reasons({ rule: 'toString' })).toEqual(['rule no-such-choice']);
  });
  test('unknown names are ignored, also those every object has', () => {
    expect(settled({ nothing: 1, constructor: 2 })).toEqual({ values: initialValues(params), repairs: [] });
    expect(settled(JSON.parse('{"__proto__": {"u": 0.1}}')).values.u).toBe(0.42);
    expect(settled(Object.create({ u: 0.1 })).values.u).toBe(0.42);
  });
  test('what cannot be written as JSON is reported all the same', () => {
    const circular: unknown[] = [];
    circular.push(circular);
    expect(reasons({ u: 1n, rule: { a: 1n }, prefix: circular, seed: Symbol('s') })).toEqual([
      'u unreadable',
      'rule no-such-choice',
      'prefix unreadable',
      'seed unreadable',
    ]);
  });
  test('frozen inputs, and 10 kB of anything', () => {
    settle(Object.freeze(params), Object.freeze({ scores: Object.freeze([1, 2]) }));
    fc.assert(
      fc.property(
        anyText,
        (s) => settled({ prefix: s.repeat(Math.ceil(10_000 / (s.length + 1))) }).values.prefix.length <= 24,
      ),
    );
  });
});
