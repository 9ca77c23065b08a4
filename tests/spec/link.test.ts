import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLink, readValue, writeLink, writeValue } from '#spec/link.ts';
import { type AnyValue, initialValues, type Param } from '#spec/params.ts';
import { settle } from '#spec/settle.ts';
import { anyText, askedRecord, type SpecimenValues, specimen } from './specimen.ts';

const opening = initialValues(specimen.params);
const read = (query: string) => readLink(specimen, query);
const written = (patch: Partial<SpecimenValues>) =>
  writeLink(specimen, settle(specimen.params, { ...opening, ...patch }).values);
const reasons = (query: string) => read(query).repairs.map((r) => `${r.param} ${r.reason}`);

describe('round trip', () => {
  test('any state comes back from its link, without a word', () => {
    fc.assert(
      fc.property(askedRecord, (asked) => {
        const { values } = settle(specimen.params, asked);
        expect(read(writeLink(specimen, values))).toEqual({ values, repairs: [] });
      }),
      { numRuns: 400 },
    );
  });
  test('also through a browser’s address and back', () => {
    fc.assert(
      fc.property(askedRecord, (asked) => {
        const { values } = settle(specimen.params, asked);
        const address = new URL(`https://example.org/zh/softmax/?${writeLink(specimen, values)}#there`);
        expect(address.hash).toBe('#there');
        expect(read(address.search).values).toEqual(values);
      }),
      { numRuns: 400 },
    );
  });
  test('any text, one by one', () => {
    fc.assert(
      fc.property(anyText, (s) => {
        const { values } = settle(specimen.params, { prefix: s, names: [s, s] });
        expect(read(writeLink(specimen, values)).values).toEqual(values);
      }),
      { numRuns: 400 },
    );
  });
  test('every kind of value, before it is encoded', () => {
    for (const [name, p] of Object.entries(specimen.params) as [keyof SpecimenValues, Param][]) {
      const asked = { [name]: readValue(p, writeValue(p, opening[name] as AnyValue)) };
      expect(settle(specimen.params, asked)).toEqual({ values: opening, repairs: [] });
    }
  });
});

describe('what a link looks like', () => {
  test('defaults are left out', () => {
    expect(writeLink(specimen, opening)).toBe('');
    expect(written({ u: 0.42 })).toBe('');
  });
  test('names are readable', () => {
    expect(
      written({
        scores: [3.5, -Infinity, 0.3],
        u: 0.5,
        temperature: Infinity,
        bits: true,
        seed: 4294967295,
        rule: 'relu',
      }),
    ).toBe(
      'specimen.scores=3.5,-inf,0.3&specimen.u=0.5&specimen.temperature=inf&specimen.rule=relu&specimen.bits=1&specimen.seed=4294967295',
    );
    expect(written({ names: ['猫', '狗', '车', '月'] })).toBe('specimen.names=猫,狗,车,月');
  });
  test('names that a longer list brings along need not be written', () => {
    expect(written({ scores: [1, 2, 3, 4, 5], names: ['光', '色', '亮', '下', '影'] })).toBe(
      'specimen.scores=1,2,3,4,5',
    );
  });
  test('what would end a value is encoded', () => {
    expect(written({ prefix: 'a&b=c d#e+f' })).toBe('specimen.prefix=a%26b%3Dc%20d%23e%2Bf');
    expect(written({ prefix: `<"'>` })).toBe('specimen.prefix=%3C%22%27%3E');
  });
  test('frozen values', () => {
    expect(writeLink(specimen, Object.freeze({ ...opening, u: 0.1 }))).toBe('specimen.u=0.1');
  });
});

describe('reading what people send', () => {
  test('with or without a question mark, keys of other figures ignored', () => {
    expect(read('?specimen.u=0.1&prize.u=0.9&utm_source=x&u=0.7').values).toEqual({ ...opening, u: 0.1 });
    expect(reasons('specimen.nothing=1&other.u=NaN&&=&specimen.=3')).toEqual([]);
  });
  test('U10: an old name still opens; the new one wins', () => {
    expect(read('specimen.point=0.3').values.u).toBe(0.3);
    expect(read('specimen.at=0.3').values.u).toBe(0.3);
    expect(read('specimen.point=0.3&specimen.u=0.1').values.u).toBe(0.1);
  });
  test('repeated keys: the first is used, differences are reported', () => {
    expect(read('specimen.u=0.1&specimen.u=0.2')).toMatchObject({
      values: { u: 0.1 },
      repairs: [{ reason: 'repeated', used: '0.1' }],
    });
    expect(reasons('specimen.u=0.1&specimen.u=0.1')).toEqual([]);
  });
  test('full-width digits, typographic minus, a decimal comma', () => {
    expect(read('specimen.u=０．１２').values.u).toBe(0.12);
    expect(read('specimen.u=0,12')).toMatchObject({ values: { u: 0.12 }, repairs: [] });
    expect(read('specimen.scores=３.５，−１').values.scores).toEqual([3.5, -1]);
    expect(read('specimen.scores=3,5;-1,5').values.scores).toEqual([3.5, -1.5]);
    expect(read('specimen.scores=3.5, 1.2, -1').values.scores).toEqual([3.5, 1.2, -1]);
    expect(read('specimen.scores=3.5+1.2+-1').values.scores).toEqual([3.5, 1.2, -1]);
    expect(read('specimen.scores=3.5、1.2').values.scores).toEqual([3.5, 1.2]);
    expect(read('specimen.names=猫，狗').values.names.slice(0, 2)).toEqual(['猫', '狗']);
    expect(read('specimen.rule=ｒｅｌｕ').values.rule).toBe('relu');
  });
  test('N83: infinities in their own spelling; JSON’s null is no number', () => {
    expect(read('specimen.scores=1,-∞&specimen.temperature=∞')).toMatchObject({
      values: { scores: [1, -Infinity], temperature: Infinity },
      repairs: [],
    });
    expect(reasons('specimen.scores=1,null')).toEqual(['scores unreadable']);
  });
  test.each([
    ['specimen.u=NaN', 'u unreadable'],
    ['specimen.u=1e999', 'u unreadable'],
    ['specimen.u=', 'u empty'],
    ['specimen.u', 'u empty'],
    ['specimen.u=7', 'u too-large'],
    ['specimen.scores=', 'scores empty'],
    ['specimen.scores=NaN,1e999', 'scores unreadable,scores unreadable'],
    ['specimen.scores=1', 'scores too-few'],
    ['specimen.scores=1,2,', 'scores empty'],
    ['specimen.rule=tanh', 'rule no-such-choice'],
    ['specimen.rule=', 'rule empty'],
    ['specimen.bits=maybe', 'bits unreadable'],
    ['specimen.seed=-1', 'seed unreadable'],
    ['specimen.seed=1e999', 'seed unreadable'],
    ['specimen.prefix=0123456789abcdef', 'prefix too-long'],
    ['specimen.names=abcdefgh', 'names too-long'],
  ])('%s is replaced and reported', (query, said) => {
    expect(reasons(query).join(',')).toBe(said);
    expect(read(query).values).toEqual(settle(specimen.params, read(query).values).values);
  });
  test('flags in many words', () => {
    for (const yes of ['1', 'true', 'YES', 'on', ' 1 ']) expect(read(`specimen.bits=${yes}`).values.bits).toBe(true);
    for (const no of ['0', 'false', 'no', 'OFF']) expect(reasons(`specimen.bits=${no}`)).toEqual([]);
  });
  test('a broken percent sign stays as it is', () => {
    expect(read('specimen.prefix=100%').values.prefix).toBe('100%');
    expect(read('specimen.prefix=%E5%85').values.prefix).toBe('%E5%85');
  });
});

describe('noise', () => {
  test('any text as a link gives allowed values', () => {
    const key = fc.constantFrom(...Object.keys(specimen.params), '__proto__', 'constructor', '');
    const pair = fc.tuple(key, anyText).map(([k, v]) => `specimen.${k}=${v}`);
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.array(pair, { maxLength: 12 }).map((all) => all.join('&')),
        ),
        (query) => {
          const { values } = read(query);
          expect(settle(specimen.params, values)).toEqual({ values, repairs: [] });
        },
      ),
      { numRuns: 400 },
    );
  });
  // No clock: what grows faster than the text would not end within the time a test has.
  test('200 kB of it end', () => {
    const junk = Array.from({ length: 200_000 }, (_, i) => String.fromCharCode(33 + ((i * 7919) % 90))).join('');
    for (const query of [
      junk,
      `specimen.scores=${junk}`,
      `specimen.scores=${'1,'.repeat(100_000)}`,
      `specimen.names=${'，'.repeat(100_000)}`,
      `specimen.u=${'9'.repeat(200_000)}`,
      'specimen.u=1&'.repeat(20_000),
      'a&'.repeat(100_000),
      '%'.repeat(200_000),
    ]) {
      const { values } = read(query);
      expect(settle(specimen.params, values).repairs).toEqual([]);
    }
  });
});
