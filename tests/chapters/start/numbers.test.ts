/** Chapter 0 with a speaker that can be computed by hand: what is read, thrown, written, and what the strip holds. */

import { describe, expect, it, test } from 'vitest';
import { argmax } from '#math/argmax.ts';
import { softmax } from '#math/softmax.ts';
import { initialValues } from '#spec/params.ts';
import { settle } from '#spec/settle.ts';
import { type LoopValues, loop } from '../../../chapters/00-start/figures/Loop.model.ts';
import { bookDie } from '../../../chapters/00-start/figures/loopBook.model.ts';
import { dieOf, faceUnder } from '../../../chapters/00-start/figures/loopDie.model.ts';
import { facesOf, namedOf } from '../../../chapters/00-start/figures/loopFaces.model.ts';
import { holdsLoop } from '../../../chapters/00-start/figures/loopModel.model.ts';
import { END, partOf, tokenName, unseenOf } from '../../../chapters/00-start/figures/loopText.model.ts';
import { pointsAt } from '../../../chapters/00-start/figures/loopThrows.model.ts';
import { recap } from '../../../chapters/00-start/figures/Recap.model.ts';
import { at } from '../at.ts';
import { smallSpeaker } from './speaker.ts';

const poet = smallSpeaker();
const found = { poet };

function valuesOf(patch: Partial<LoopValues> = {}): LoopValues {
  const { values, repairs } = settle(loop.params, { ...initialValues(loop.params), ...patch });
  expect(repairs).toEqual([]);
  return values;
}
const modelOf = (patch: Partial<LoopValues> = {}) => loop.model(valuesOf(patch), undefined, found);
/** The figure after an action, once or several times. */
function done(name: string, from: LoopValues, times = 1): LoopValues {
  let values = from;
  for (let i = 0; i < times; i++) values = valuesOf({ ...values, ...loop.actions?.[name]?.to(values, found) });
  return values;
}

describe('the strip', () => {
  const shares = softmax(Float64Array.from(poet.next(poet.read('床前明月').ids)));
  test('has the shares of all tokens, the largest first, and the rest with its true mass', () => {
    const { faces, named, rest, size } = modelOf();
    const sorted = [...(shares as Float64Array)].sort((a, b) => b - a);
    faces.forEach((face, i) => {
      expect(face.share).toBeCloseTo(sorted[i] as number, 12);
    });
    expect(faces[0]?.name).toBe('光');
    expect(rest.share).toBeCloseTo(
      sorted.slice(named).reduce((a, b) => a + b, 0),
      12,
    );
    expect([rest.size + named, size]).toEqual([poet.size, poet.size]);
  });
  test('names three faces at least, none below a hundredth beyond those, nine at most', () => {
    const die = dieOf(poet, '床前明月', '光');
    const named = namedOf(die);
    expect(
      facesOf(
        die,
        () => 0,
        (rank) => die.token(rank),
      )
        .slice(3, named)
        .every(({ share }) => share >= 0.01),
    ).toBe(true);
    for (const [even, wanted] of [
      [0.0001, 3],
      [0.05, 9],
    ] as const)
      expect(namedOf({ ...die, known: 100, share: () => even })).toBe(wanted);
  });
  test('every point is on the face it would be drawn as, and never on one without mass', () => {
    const die = dieOf(poet, '床前明月', '光');
    for (let i = 0; i < 1000; i++) {
      const rank = faceUnder(die, i / 1000);
      expect(i / 1000).toBeLessThan(die.edges[rank] as number);
      if (rank > 0) expect(i / 1000).toBeGreaterThanOrEqual(die.edges[rank - 1] as number);
      expect(die.share(rank)).toBeGreaterThan(0);
    }
  });
  test('try 1: on the made-up strip 色 is from .92 up to .95', () => {
    const hit = (u: number) => modelOf({ die: 'book', mode: 'hand', u }).hit?.name;
    expect([0.919999, 0.92, 0.949999, 0.95, 0.98].map(hit)).toEqual(['光', '色', '色', '亮', undefined]);
    expect(1 - (bookDie.edges[3] as number)).toBeCloseTo(0.02, 12);
  });
});

describe('throws', () => {
  test('try 2: of 100 throws at .92, 92 are due, give or take 2.7', () => {
    const { number } = at(loop, { die: 'book', throws: 100 });
    expect([number('due'), number('sd').toFixed(1)]).toEqual([92, '2.7']);
    expect(Math.abs(number('count') - 92)).toBeLessThan(4 * 2.7);
  });
  test('try 3: taking the likeliest, 100 of 100', () => {
    const { number } = at(loop, { die: 'book', mode: 'top', throws: 100 });
    expect([number('count'), number('largestCount'), number('due'), number('sd')]).toEqual([100, 100, 100, 0]);
  });
  test('counts add up to the throws, and come as often as their shares say', () => {
    let seen = 0;
    for (let seed = 0; seed < 20; seed++) {
      const { faces, named, rest } = modelOf({ throws: 1000, seed });
      expect(faces.slice(0, named).reduce((sum, { count }) => sum + count, rest.count)).toBe(1000);
      seen += faces[0]?.count as number;
    }
    const p = modelOf().faces[0]?.share as number;
    // 20,000 throws: five standard deviations.
    expect(Math.abs(seen - 20_000 * p)).toBeLessThan(5 * Math.sqrt(20_000 * p * (1 - p)));
  });
  test('a place has its own points, the first of them the same however many there are', () => {
    expect([...pointsAt(7, 3, 2)]).toEqual([...pointsAt(7, 3, 50)].slice(0, 2));
    expect(pointsAt(7, 4, 1)[0]).not.toBe(pointsAt(7, 3, 1)[0]);
    expect(pointsAt(8, 3, 1)[0]).not.toBe(pointsAt(7, 3, 1)[0]);
  });
});

describe('the loop', () => {
  test('writes what lies under the point, and is given another die', () => {
    const before = modelOf();
    const next = done('write', valuesOf());
    expect(next.grown).toBe(before.hit?.token);
    expect(poet.asked.at(-1)).toBe('床前明月');
    loop.model(next, undefined, found);
    expect(poet.asked.at(-1)).toBe(`床前明月${next.grown}`);
  });
  test('the same seed writes the same text, another one another text', () => {
    const written = (seed: number) => done('write', valuesOf({ seed }), 30).grown;
    expect(written(5)).toBe(written(5));
    expect(new Set([1, 2, 3, 4].map(written)).size).toBe(4);
  });
  test('a text that was written comes out of its link as it went in', () => {
    const values = done('write', valuesOf({ seed: 9 }), 40);
    expect(loop.model(valuesOf({ seed: 9, grown: values.grown }), undefined, found)).toEqual(
      loop.model(values, undefined, found),
    );
  });
  test('taking the likeliest writes the whole vocabulary in turn, ends, and begins anew', () => {
    const { grown } = done('write', valuesOf({ mode: 'top' }), 28);
    expect(grown).toContain(`尽${END}床前`);
    expect(argmax(poet.next(poet.read('尽').ids))).toBe(poet.end);
  });
  test('after the end of a text the network sees only what follows', () => {
    const values = valuesOf({ grown: `光。${END}白日` });
    expect(loop.model(values, undefined, found).ended).toBe(1);
    expect(poet.asked.at(-1)).toBe('白日');
    expect([partOf('床前'), partOf(`床前${END}`), partOf(`${END}床${END}前`)]).toEqual(['床前', '', '前']);
  });
  test('five steps go through the stations, the sixth writes', () => {
    let values = valuesOf({ stage: 1 });
    for (const stage of [2, 3, 4, 5]) {
      values = done('step', values);
      expect([values.stage, values.grown]).toEqual([stage, '']);
    }
    values = done('step', values);
    expect([values.stage, values.grown]).toEqual([1, modelOf().hit?.token]);
  });
  test('a point put by hand decides; a throw gives it back to chance', () => {
    const hand = valuesOf({ mode: 'hand', u: 0.999 });
    const { hit } = loop.model(hand, undefined, found);
    expect(done('write', hand).grown).toBe(hit?.token);
    expect(done('throw', hand)).toMatchObject({ mode: 'dice', throws: 2, stage: 5 });
    expect(done('hundred', valuesOf({ mode: 'top' }))).toMatchObject({ mode: 'top', throws: 100 });
  });
  test('new luck keeps the beginning and nothing that was written', () => {
    const values = done('again', valuesOf({ grown: '光，', seed: 2 ** 32 - 1, throws: 40 }));
    expect(values).toMatchObject({ prefix: '床前明月', grown: '', seed: 0, throws: 1 });
  });
  test('what cannot be done is refused: a full page, a made-up die, a network that is not here, a thousand throws', () => {
    const to = (name: string, patch: Partial<LoopValues>, here: object = found) =>
      loop.actions?.[name]?.to(valuesOf(patch), here as never);
    expect(to('write', { grown: '光'.repeat(600) })).toBeUndefined();
    expect(to('write', { die: 'book' })).toBeUndefined();
    expect(to('write', { prefix: '白日' }, {})).toBeUndefined();
    expect(to('throw', { throws: 1000 })).toBeUndefined();
    expect(to('hundred', { throws: 901 })).toBeUndefined();
  });
});

describe('odd texts', () => {
  test('what the vocabulary lacks is skipped, named once, and kept in the text', () => {
    const model = modelOf({ prefix: '床😀前x明月x' });
    expect([model.lost, model.lostAt, model.prefix]).toEqual([['😀', 'x'], [1, 3, 6], '床😀前x明月x']);
    expect(poet.asked.at(-1)).toBe('床前明月');
    expect(model.faces).toEqual(modelOf().faces);
  });
  test.each(['', 'hello', '😀😀'])('of “%s” nothing is left: it begins a text', (prefix) => {
    const model = modelOf({ prefix });
    expect([model.waiting, model.read, model.hit !== undefined]).toEqual([false, 0, true]);
  });
  test('a long text is seen from some place on, as the speaker sees it', () => {
    expect(modelOf({ prefix: '床前明月光疑是地' })).toMatchObject({ read: 8, unseen: 0 });
    expect(modelOf({ prefix: '床前明月光疑是地上' })).toMatchObject({ read: 9, unseen: 3 });
    expect([64, 65, 95, 96, 97].map((read) => unseenOf(read, 65))).toEqual([0, 31, 31, 31, 63]);
  });
  test('pieces of words', () => {
    expect([
      tokenName(' Ahab', 'Captain'),
      tokenName('ildad', ' B'),
      tokenName('The', ''),
      tokenName(' ', 'a'),
    ]).toEqual(['Ahab', '-ildad', 'The', '␣']);
  });
});

describe('without its network', () => {
  test('at other values it waits, with no number that was made up', () => {
    const { model, shown, read } = at(loop, { prefix: '白日' });
    expect([model.waiting, model.faces, model.hit, shown('p0'), read('hit'), shown('size')]).toEqual([
      true,
      [],
      undefined,
      '—',
      '—',
      '—',
    ]);
    expect(holdsLoop(valuesOf({ prefix: '白日' }))).toBe(false);
  });
  test('the made-up strip asks no network', () => {
    expect(loop.nets?.(valuesOf({ die: 'book' }))).toEqual([]);
    expect(holdsLoop(valuesOf({ die: 'book', prefix: '白日' }))).toBe(true);
  });
});

describe('recap', () => {
  it.each([
    [0.62, 0.5, 4, 6],
    [0.62, 0.3, 4, 5],
    [0, 0.95, 1, 1],
    [0.999, 0.05, 6, 6],
  ])('u = %d, six %d: fair %d, weighted %d', (u, six, fair, weighted) => {
    const { read } = at(recap, { u, six });
    expect([read('fairHit'), read('weightedHit')]).toEqual([fair, weighted]);
  });
});

test('elsewhere than after its beginning, the likeliest is counted', () => {
  expect(modelOf().asked.name).toBe('光');
  const { asked, faces } = modelOf({ prefix: '白日', throws: 50 });
  expect(asked).toEqual({ name: '依', share: faces[0]?.share, count: faces[0]?.count });
});
