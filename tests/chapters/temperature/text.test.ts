/** Text at T: meters by hand, lanes as the network writes them step by step, and beginnings that no network expects. */

import { describe, expect, it } from 'vitest';
import { foundOnDisk } from '#build/foundOnDisk.ts';
import { speakerIn } from '#nets/found.ts';
import { repetition } from '#nets/threeWays.ts';
import { initialValues } from '#spec/params.ts';
import { settle } from '#spec/settle.ts';
import { text } from '../../../chapters/06-temperature/figures/Text.model.ts';
import { windowOf } from '../../../chapters/06-temperature/figures/textLines.ts';
import { NETS, OPENS, type TextValues } from '../../../chapters/06-temperature/figures/textParams.model.ts';
import { spotAt } from '../../../chapters/06-temperature/figures/textPointer.ts';
import { writeNaively } from './naive.ts';

const NETWORKS = await foundOnDisk();
const valuesAt = (asked: Partial<TextValues>): TextValues => {
  const { values } = settle(text.params, { ...initialValues(text.params), ...asked });
  return values;
};
const at = (asked: Partial<TextValues>, drawn?: number) => text.model(valuesAt(asked), drawn, NETWORKS);
const written = (asked: Partial<TextValues>) => at(asked).lanes.map(({ pieces }) => pieces.join(''));

describe('repeated fours', () => {
  it.each([
    ['abcdabcd', 1 / 5, [4, 5, 6, 7]],
    ['abcdefgh', 0, []],
    ['aaaaaa', 2 / 3, [1, 2, 3, 4, 5]],
    ['abcd', 0, []],
  ])('%s', (pieces, fours, again) => {
    expect(repetition([...pieces])).toEqual({ fours: expect.closeTo(fours, 12), again });
  });

  it('are none without four pieces', () => {
    expect(repetition([...'abc'])).toEqual({ fours: NaN, again: [] });
  });
});

describe.each(NETS)('%s', (net) => {
  const opening = { net, ...OPENS[net] };

  it.each([0.4, 1, 1.7])('writes at T = %s what it writes step by step', (T) => {
    const speaker = speakerIn(NETWORKS, net);
    if (!speaker) throw new Error(`no ${net}`);
    const lanes = at({ ...opening, T, p: 0.8, length: 24 }).lanes;
    for (const [lane, { temperature, p }] of [
      { temperature: 0, p: 1 },
      { temperature: T, p: 1 },
      { temperature: T, p: 0.8 },
    ].entries()) {
      const naive = writeNaively(speaker, OPENS[net].prefix, temperature, p, OPENS[net].seed, 24);
      expect(lanes[lane]?.pieces).toEqual(naive.pieces);
      expect(lanes[lane]?.surprise).toBeCloseTo(naive.surprise, 5);
      expect(lanes[lane]?.rare).toEqual(naive.rare);
      expect(naive.outside).toBe(0);
    }
  });

  it('writes the same again, after others and in slices', () => {
    const whole = written({ ...opening, T: 1.2 });
    written({ ...opening, T: 0.7 });
    for (const drawn of [0, 5, 40, 70]) at({ ...opening, T: 1.2 }, drawn);
    expect(written({ ...opening, T: 1.2 })).toEqual(whole);
    expect(written({ ...opening, T: 1.2, seed: 99 })).not.toEqual(whole);
  });

  it('keeps the greedy text at every T, and p = 1 makes the last two one', () => {
    const [greedy] = written({ ...opening, T: 0.05 });
    const [same, drawn, cut] = written({ ...opening, T: 5, p: 1 });
    expect(same).toBe(greedy);
    expect(cut).toBe(drawn);
  });

  it('never shows a replacement character (U2), and noise at T = 5 (M83)', () => {
    const { lanes } = at({ ...opening, T: 5, length: 120 });
    for (const { pieces } of lanes) expect(pieces.join('')).not.toContain('\ufffd');
    expect((lanes[1]?.rare.length ?? 0) / 120).toBeGreaterThan(0.85);
  });

  it('looks at the whole vocabulary', () => {
    const { look } = at({ ...opening, T: 1.5 });
    expect(look?.columns.mass.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
    const top = (look?.top ?? []).reduce((sum, [, share]) => sum + share, 0);
    expect(top + (look?.tail ?? 0)).toBeCloseTo(1, 9);
    expect(look?.size).toBe(net === 'poet' ? 4608 : 2048);
  });

  it.each(['', '😀😀', 'Ünïcode 床 before', '\ud83d', 'x'.repeat(10_000), '光'.repeat(10_000)])(
    'takes any beginning, and says what it skipped: %.12s',
    (prefix) => {
      const model = at({ net, prefix, length: 8 });
      expect(model.lanes.every(({ pieces }) => pieces.length > 0)).toBe(true);
      const unknown = speakerIn(NETWORKS, net)?.read(model.prefix).lost ?? [];
      expect(model.lost).toBe([...new Set(unknown.map(({ character }) => character))].join(''));
      expect([...model.prefix].length).toBeLessThanOrEqual(160);
    },
  );
});

it('holds of the place it opens with what the network says, to the last digit that is shown', () => {
  for (const net of NETS) {
    const values = valuesAt({ net, ...OPENS[net] });
    const [held, asked] = [text.model(values), text.model(values, undefined, NETWORKS)].map(({ look }) => look);
    for (const [i, mass] of (asked?.columns.mass ?? []).entries()) expect(held?.columns.mass[i]).toBeCloseTo(mass, 6);
  }
});

describe('a beginning that fills the lane', () => {
  const prefix = 'It was the best of times '.repeat(6);
  const pieces = ['to', ' be', ' sure', '¶'];
  const shown = (looked: number, said: readonly string[] = pieces) => windowOf(prefix, said, 150, 3, looked);

  it('leaves room for what was written on', () => {
    for (const looked of [-1, 0, 3])
      expect(
        shown(looked)
          .lines.flat()
          .some(({ index }) => index >= 0),
      ).toBe(true);
  });

  it('is cut only where more follows', () => {
    expect(shown(3).cut).toBe(false);
    expect(shown(0, Array(80).fill(' on')).cut).toBe(true);
    expect(windowOf('', pieces, 150, 3, -1)).toMatchObject({ cut: false });
  });
});

it('grows by one piece a step, the greedy text first', () => {
  const counts = (drawn: number) =>
    at({ net: 'poet', prefix: '人生', length: 10 }, drawn).lanes.map((l) => l.pieces.length);
  expect(counts(0)).toEqual([0, 0, 0]);
  expect(counts(7)).toEqual([7, 0, 0]);
  expect(counts(11)).toEqual([10, 1, 0]);
  expect(counts(14)).toEqual([10, 2, 2]);
  expect(counts(30)).toEqual([10, 10, 10]);
});

it('knows what it has written before', () => {
  const values = valuesAt({ net: 'poet', prefix: '江上', T: 1.1, length: 12 });
  const known = () => text.sample?.(values, NETWORKS).known;
  expect(known()).toBe(0);
  text.model(values, undefined, NETWORKS);
  expect(known()).toBe(36);
  expect(text.sample?.({ ...values, T: 1.12 }, NETWORKS).known).toBeGreaterThanOrEqual(12);
});

it('has the novelist go round in circles where it is greedy, and not the poet (M6)', () => {
  const share = (asked: Partial<TextValues>) => at(asked).lanes[0]?.fours;
  expect(share({ net: 'novelist', ...OPENS.novelist, length: 80 })).toBeGreaterThan(0.8);
  expect(share({})).toBeLessThan(0.05);
});

it('whoever points at letters means the piece they belong to, and between the lines the nearer line', () => {
  const spot = (lane: number, at: number, from: number, to: number, y: number) => ({
    ...{ lane, at, from, to, y },
    x: (from + to) / 2,
  });
  const spots = [spot(0, 0, 0, 20, 100), spot(0, 1, 20, 30, 100), spot(0, 2, 0, 40, 136), spot(1, 0, 200, 220, 100)];
  const named = (x: number, y: number) => {
    const found = spotAt(spots, x, y);
    return found && [found.lane, found.at];
  };
  expect(named(19, 96)).toEqual([0, 0]);
  expect(named(20, 96)).toEqual([0, 1]);
  expect(named(10, 111)).toEqual([0, 0]);
  expect(named(10, 113)).toEqual([0, 2]);
  expect(named(210, 90)).toEqual([1, 0]);
  expect(named(100, 96)).toBeUndefined();
  expect(named(10, 160)).toBeUndefined();
});
