/**
 * Every sampler that asks a network or a corpus, and those of the chapters on averages: each throw of a row has the
 * frequencies of its strip, the first one too, and what has no mass never comes.
 */

import { describe, expect, test } from 'vitest';
import { cutTopP } from '#math/cutTopP.ts';
import { uniform } from '#math/random.ts';
import { softmax } from '#math/softmax.ts';
import { createThreeWays } from '#nets/threeWays.ts';
import { initialValues } from '#spec/params.ts';
import { loop } from '../../chapters/00-start/figures/Loop.model.ts';
import { dieOf } from '../../chapters/00-start/figures/loopDie.model.ts';
import { swapper } from '../../chapters/02-conditional/figures/Swapper.model.ts';
import { AREA, recap as coin } from '../../chapters/13-lln/figures/Recap.model.ts';
import { lawOf } from '../../chapters/13-lln/figures/sources.model.ts';
import { recap as averages, FACE_MEAN } from '../../chapters/14-clt/figures/Recap.model.ts';
import { FOUND } from './conditional/fakeFound.ts';
import { chanceOf, RARE } from './frequencies.ts';
import { smallSpeaker } from './start/speaker.ts';

const SEEDS = Array.from({ length: 3000 }, (_, seed) => seed);

describe('the loop machine', () => {
  const poet = smallSpeaker();
  test.each([
    [1, ''],
    [2, ''],
    [100, ''],
    [1, '光'],
    [1, '光，疑'],
  ])('throw %d after writing “%s”', (throws, grown) => {
    const opening = { ...initialValues(loop.params), mode: 'dice', throws, grown } as const;
    const die = dieOf(poet, `床前明月${grown}`, '光');
    const shares = Array.from({ length: die.size }, (_, rank) => die.share(rank));
    const hits = SEEDS.map((seed) => loop.model({ ...opening, seed }, undefined, { poet }).hit?.rank as number);
    expect(chanceOf(hits, shares)).toBeGreaterThan(RARE);
  });
});

describe('the die swapper', () => {
  test.each([
    ['counted: after 前, 明 and the end once each, nothing else ever', 2, 1, { '↵': 0.5, 明: 0.5 }],
    ['counted without memory', 2, 0, { '↵': 3 / 11, 床: 2 / 11, 前: 2 / 11, 明: 2 / 11, 月: 2 / 11 }],
  ] as const)('%s', (_, read, context, law) => {
    let values = { ...initialValues(swapper.params), line: '床前明月', read, context } as never;
    const names: string[] = [];
    for (let i = 0; i < 3000; i++) {
      values = { ...(values as object), ...swapper.actions?.['throw']?.to(values) } as never;
      names.push(swapper.model(values, undefined, FOUND).hit.text);
    }
    const known = Object.keys(law);
    const end = names.find((name) => !known.includes(name)) ?? '↵';
    const items = names.map((name) => known.indexOf(name === end ? '↵' : name));
    expect(chanceOf(items, Object.values(law))).toBeGreaterThan(RARE);
  });
});

describe('text at T: every place of a text, drawn from all and from what top-p leaves', () => {
  const LOGITS = [3, 1.5, 0.8, 0.3, -0.2, -1];
  const ways = createThreeWays({ end: 99, token: String, next: () => Float32Array.from(LOGITS) });
  const [temperature, p, length] = [1.5, 0.8, 3];
  const shares = softmax(LOGITS, { temperature }) as Float64Array;
  const { order, kept, mass } = cutTopP(shares, p);
  const cut = [...shares].map((share, i) => (order.subarray(0, kept).includes(i) ? share / mass : 0));
  const texts = SEEDS.map((seed) =>
    ways.write({ after: [0], temperature, p, seed, length }, 3 * length).map(({ pieces }) => pieces.map(Number)),
  );
  test.each([0, 1, 2])('place %d', (place) => {
    const at = (way: number) => texts.map((lanes) => lanes[way]?.[place] as number);
    expect(cut.filter((share) => share === 0).length).toBeGreaterThan(0);
    expect(new Set(at(0))).toEqual(new Set([0]));
    expect(chanceOf(at(1), [...shares])).toBeGreaterThan(RARE);
    expect(chanceOf(at(2), cut)).toBeGreaterThan(RARE);
  });
  test('neighbouring places do not follow each other', () => {
    const pairs = texts.map(([, drawn = []]) => 6 * (drawn[0] as number) + (drawn[1] as number));
    const law = [...shares].flatMap((a) => [...shares].map((b) => a * b));
    expect(chanceOf(pairs, law)).toBeGreaterThan(RARE);
  });
});

describe('averages', () => {
  test.each([
    ['a die', lawOf('die', [])],
    ['bars somebody drew, some of them empty', lawOf('own', [0, 3, 0, 5, 2, 0])],
  ])('%s: every draw of a row', (_, law) => {
    for (const place of [0, 1, 50]) {
      const items = SEEDS.map((seed) => {
        const next = uniform(seed);
        for (let i = 0; i < place; i++) next();
        return (law?.draw(next()) ?? NaN) - 1;
      });
      expect(chanceOf(items, law?.shares ?? [])).toBeGreaterThan(RARE);
    }
  });
  test('a point left of the cut, first and last', () => {
    const last = (seed: number, n: number) => {
      const left = (count: number) => (count ? coin.model({ n: count, seed }).left : 0);
      return 1 - (left(n) - left(n - 1));
    };
    for (const n of [1, 2, 100])
      expect(
        chanceOf(
          SEEDS.slice(0, 800).map((seed) => last(seed, n)),
          [AREA, 1 - AREA],
        ),
      ).toBeGreaterThan(RARE);
  });
  test('the throws behind an average', () => {
    const faces = SEEDS.map((seed) => averages.model({ n: 1, seed }).average - 1);
    expect(chanceOf(faces, Array<number>(6).fill(1 / 6))).toBeGreaterThan(RARE);
    expect(faces.reduce((a, b) => a + b) / faces.length + 1).toBeCloseTo(FACE_MEAN, 1);
  });
});
