/** F3.3: what the digit network says of the drawings of the chapter, and of digits that a script draws. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { foundOnDisk } from '#build/foundOnDisk.ts';
import { softmax } from '#math/softmax.ts';
import { digitImage } from '#nets/digitImage.ts';
import { digitsIn } from '#nets/found.ts';
import { PEN } from '#nets/pen.ts';
import { drawStrokes } from '#nets/strokes.ts';
import { stateOf } from '#prose/stateOf.ts';
import { readLink, writeLink } from '#spec/link.ts';
import { initialValues } from '#spec/params.ts';
import { settle } from '#spec/settle.ts';
import { chapter } from '../../../chapters/03-softmax/chapter.ts';
import { type DigitValues, digit } from '../../../chapters/03-softmax/figures/Digit.model.ts';
import { unitSums } from '../../../chapters/03-softmax/figures/digitInside.ts';
import { PEN as SHOWN } from '../../../chapters/03-softmax/figures/digitPad.ts';
import { DRAWINGS } from '../../../chapters/03-softmax/figures/digitParams.model.ts';
import { begun, drawnTo, isFull, undone } from '../../../chapters/03-softmax/figures/digitPen.model.ts';
import {
  CELLS,
  LONGEST,
  readCells,
  readStrokes,
  writePoint,
} from '../../../chapters/03-softmax/figures/digitStrokes.model.ts';
import { asWritten, scripted } from './scriptedPad.ts';

const FOUND = await foundOnDisk();
const NET = digitsIn(FOUND) ?? expect.fail('no digit network');
const OPENING = initialValues(digit.params);

const at = (patch: Partial<DigitValues> = {}) => digit.model({ ...OPENING, ...patch }, undefined, FOUND);

describe('the drawings of the chapter', () => {
  test('A24: the plain 3 is a 3, with the network and without it', () => {
    const [with_, without] = [at(), digit.model(OPENING)];
    expect([with_.said, without.said]).toEqual([3, 3]);
    with_.rows.forEach((row, d) => {
      expect(without.rows[d]?.logit).toBeCloseTo(row.logit, 3);
      expect(without.rows[d]?.share).toBeCloseTo(row.share, 6);
    });
  });

  test('A22, A28: the 3 like an 8 is four fifths a 3, and the 8 comes second', () => {
    const { rows, said, loss } = at({ strokes: DRAWINGS.like8 });
    expect(said).toBe(3);
    expect(rows[3]?.share).toBeCloseTo(0.8416, 3);
    const ranked = [...rows].sort((a, b) => b.share - a.share).map((row) => row.digit);
    expect(ranked.slice(0, 2)).toEqual([3, 8]);
    expect(loss).toBeCloseTo(-Math.log(rows[3]?.share ?? 0), 9);
  });

  test('U29: the 9 off centre is a 7 until it is brought to the middle', () => {
    const strokes = DRAWINGS.nine;
    expect(at({ strokes, centre: false }).said).toBe(7);
    expect(at({ strokes, centre: false, scale: false }).said).toBe(7);
    expect(at({ strokes }).said).toBe(9);
    expect(digit.actions?.['nine']?.to(OPENING)).toMatchObject({ strokes, centre: false });
  });

  test.each(['zh', 'en'])('phrases that speak of a drawing bring it along, in %s', (lang) => {
    const prose = readFileSync(`chapters/03-softmax/${lang}.mdx`, 'utf8');
    const states = [...prose.matchAll(/figure="digit" state="([^"]+)"/g)].map(([, state]) =>
      stateOf(digit as never, state as string),
    ) as DigitValues[];
    const only = (found: (state: DigitValues) => boolean) => {
      expect(states.filter(found)).toHaveLength(1);
      return at(states.find(found));
    };
    expect(only(({ strokes }) => strokes === DRAWINGS.nine).said).toBe(9);
    const { said, cheapest } = only(({ wrong3 }) => wrong3 > 1);
    expect([said, cheapest]).toEqual([3, 8]);
    const ranked = [...only(({ print }) => print === 'hesitant').rows].sort((a, b) => b.share - a.share);
    expect(ranked.slice(0, 2).map((row) => row.digit)).toEqual([3, 8]);
  });

  test('shares follow the temperature', () => {
    const { rows } = at({ strokes: DRAWINGS.like8, T: 2 });
    const shares = softmax(
      rows.map((row) => row.logit),
      { temperature: 2 },
    ) as Float64Array;
    for (const { digit: d, share: q } of rows) expect(q).toBeCloseTo(shares[d] as number, 9);
    expect(at({ T: 0.05 }).rows.every((row) => Number.isFinite(row.share))).toBe(true);
  });
});

describe('M5: the cost of mistakes', () => {
  test('with equal costs the largest share costs least', () => {
    for (const strokes of Object.values(DRAWINGS)) {
      const { said, cheapest, rows } = at({ strokes });
      expect(cheapest).toBe(said);
      for (const row of rows) expect(row.cost).toBeCloseTo(1 - row.share, 9);
    }
  });

  test('between 3 and 8 the border is c₁ / (c₁ + c₂)', () => {
    const strokes = DRAWINGS.like8;
    const { three } = at({ strokes });
    const odds = three / (1 - three);
    for (const [wrong3, cheapest] of [
      [odds - 0.01, 3],
      [odds + 0.01, 8],
    ] as const) {
      const model = at({ strokes, wrong3 });
      expect(model.border).toBeCloseTo(wrong3 / (1 + wrong3), 12);
      expect(model.three > model.border).toBe(cheapest === 3);
      expect(model.cheapest).toBe(cheapest);
      expect(model.said).toBe(3);
    }
  });
});

describe('A42: top-p on digits', () => {
  const like8 = (patch: Partial<DigitValues> = {}) => at({ strokes: DRAWINGS.like8, T: 2, ...patch });

  test('the smallest set that reaches p is kept, after T, and shares the whole strip', () => {
    const whole = like8();
    for (const p of [0.05, 0.5, 0.9, 0.99]) {
      const { kept, rows } = like8({ p });
      const ranked = [...whole.rows].sort((a, b) => b.share - a.share);
      const mass = (n: number) => ranked.slice(0, n).reduce((sum, row) => sum + row.share, 0);
      const enough = ranked.findIndex((_, n) => mass(n + 1) >= p - 1e-12) + 1;
      expect(kept).toEqual(
        ranked
          .slice(0, enough)
          .map((row) => row.digit)
          .sort(),
      );
      for (const row of rows) {
        expect(row.before).toBe(whole.rows[row.digit]?.share);
        expect(row.share).toBeCloseTo(kept.includes(row.digit) ? row.before / mass(enough) : 0, 12);
      }
      expect(rows.reduce((sum, row) => sum + row.share, 0)).toBeCloseTo(1, 12);
    }
  });

  test('p = 1 changes nothing; a true digit that is cut away costs without limit', () => {
    expect(like8({ p: 1 }).rows).toEqual(like8().rows);
    expect(like8({ p: 0.5, truth: '8' }).loss).toBe(Infinity);
    expect(like8({ p: 0.5 }).loss).toBe(0);
    expect(Object.is(at().loss, -0)).toBe(false);
  });
});

describe('scores of the reader’s own', () => {
  const LOADED = digit.actions?.['printed']?.to(OPENING) ?? {};

  test('A27, N12, N13: the printed scores, needing no network, and beside them what was printed', () => {
    const values = { ...OPENING, strokes: DRAWINGS.nine, ...LOADED } as DigitValues;
    expect(digit.holds?.(values)).toBe(true);
    const { rows, loss, missing } = digit.model(values);
    expect(missing).toBeUndefined();
    expect(rows[3]?.share).toBeCloseTo(0.9947, 4);
    expect(rows.map((row) => row.printed)).toEqual([0, 0, 0.001, 0.997, 0, 0.001, 0.001, 0.001, 0, 0]);
    expect(loss).toBeCloseTo(0.005272, 6);
    const raised = digit.model({ ...values, logits: values.logits.with(3, 8.763) });
    expect(raised.rows[3]?.share).toBeCloseTo(0.997, 5);
  });

  test('N9, N14: of the hesitant 3 three shares are printed, 80, 10 and 5%; .7143% are left for each of the others', () => {
    const { rows } = at({ strokes: DRAWINGS.like8, print: 'hesitant' });
    const printed = rows.map((row) => row.printed);
    expect(printed).toEqual([undefined, undefined, 0.1, 0.8, ...Array(4), 0.05, undefined]);
    const rest = 1 - printed.reduce<number>((sum, share) => sum + (share ?? 0), 0);
    expect(((100 * rest) / printed.filter((share) => share === undefined).length).toPrecision(4)).toBe('0.7143');
    // The words say that it looks like an 8; the network’s runner-up is the 8, and the printed one is not.
    const second = (of: (row: (typeof rows)[number]) => number) => [...rows].sort((a, b) => of(b) - of(a))[1]?.digit;
    expect([second((row) => row.share), second((row) => row.printed ?? 0)]).toEqual([8, 2]);
  });

  test('they begin as the network’s, move nothing else, and one press gives the network its say', () => {
    const mine = digit.actions?.['mine']?.to({ ...OPENING, strokes: DRAWINGS.like8 }, FOUND);
    const before = at({ strokes: DRAWINGS.like8 });
    const same = at({ strokes: DRAWINGS.like8, ...mine });
    same.rows.forEach((row, d) => {
      expect(row.logit).toBe(before.rows[d]?.logit);
    });
    const logits = (mine?.logits ?? []).with(8, 12);
    const bent = at({ strokes: DRAWINGS.like8, logits });
    expect([before.said, bent.said, bent.edited]).toEqual([3, 8, true]);
    expect(bent.rows.map((row) => row.own)).toEqual(before.rows.map((row) => row.logit));
    const back = digit.actions?.['theirs']?.to({ ...OPENING, logits });
    expect(at({ strokes: DRAWINGS.like8, logits, ...back }).rows).toEqual(before.rows);
  });

  test('a score that is not given stays the network’s; nothing can be taken over that nobody knows', () => {
    const { rows } = at({ logits: [5] });
    expect([rows[0]?.logit, rows[3]?.logit]).toEqual([5, at().rows[3]?.logit]);
    expect(digit.actions?.['mine']?.to({ ...OPENING, strokes: '' }, FOUND)).toBeUndefined();
    expect(digit.actions?.['mine']?.to({ ...OPENING, strokes: DRAWINGS.nine })).toBeUndefined();
    expect(digit.actions?.['theirs']?.to(OPENING)).toBeUndefined();
  });

  test('whatever changes the drawing asks the network again', () => {
    for (const act of ['three', 'like8', 'nine', 'undo', 'clear'])
      expect(digit.actions?.[act]?.to({ ...OPENING, logits: [1, 2] })).toMatchObject({ logits: [] });
  });
});

describe('the inside of the network', () => {
  test('A87: the ten rows are templates: with the drawing, and a constant, they make the logits', () => {
    for (const strokes of Object.values(DRAWINGS)) {
      const { look } = at({ strokes });
      if (!look) throw new Error('no look');
      NET.templates(look.hidden).forEach(({ row, constant }, d) => {
        const sum = row.reduce((total, weight, i) => total + weight * (look.image[i] as number), constant);
        expect(sum).toBeCloseTo(look.logits[d] as number, 3);
      });
    }
  });

  test('A25: a hidden unit is its sums and its constant, below 0 nothing, and the units make the logits', () => {
    const { look } = at({ strokes: DRAWINGS.like8 });
    if (!look) throw new Error('no look');
    for (let unit = 0; unit < 128; unit++) {
      const { plus, minus, bias, value } = unitSums(NET, look, unit);
      expect(Math.max(0, plus + minus + bias)).toBeCloseTo(value, 3);
    }
  });

  test('unit 104 speaks against 0 and 6 in front of a plain 3, and is nearly silent once the ends curl in', () => {
    const value = (strokes: string) => at({ strokes }).look?.hidden[104] ?? NaN;
    const weights = Array.from({ length: 10 }, (_, d) => NET.outer[d * 128 + 104] as number);
    const least = [...weights.keys()].sort((a, b) => (weights[a] as number) - (weights[b] as number));
    expect(least.slice(0, 2)).toEqual([0, 6]);
    expect(value(DRAWINGS.three)).toBeGreaterThan(4);
    expect(value(DRAWINGS.like8)).toBeLessThan(0.2);
  });

  test('both steps together are the framing of MNIST, neither is the whole pad shrunk', () => {
    const strokes = readStrokes(DRAWINGS.nine);
    const drawing = drawStrokes(strokes);
    const image = (both: boolean) => NET.look(strokes, { scale: both, centre: both })?.image;
    expect(image(true)).toEqual(digitImage(drawing, 112, 'mass'));
    digitImage(drawing, 112, 'whole')?.forEach((ink, i) => {
      expect(image(false)?.[i]).toBeCloseTo(ink, 5);
    });
  });
});

test('ink is shown as wide as the network sees it', () => {
  expect(SHOWN).toBe(PEN);
});

describe('drawings as text', () => {
  test('every cell can be written and read', () => {
    for (let column = 0; column < CELLS; column++)
      for (const row of [0, 31, 63]) expect(readCells(writePoint(column, row))).toEqual([[[column, row]]]);
    expect(readCells(writePoint(-3, 99))).toEqual([[[0, 63]]]);
  });

  test('signs without a partner and empty strokes are passed over', () => {
    expect(readStrokes('')).toEqual([]);
    expect(readStrokes('...')).toEqual([]);
    expect(readCells('a..bcd.')).toEqual([[[11, 12]]]);
  });

  test('a link gives back what was drawn; what is no drawing is refused, what is too long is cut', () => {
    const strokes = `${DRAWINGS.like8}.0_-Z`;
    const { values, repairs } = readLink(digit, `?${writeLink(digit, { ...OPENING, strokes })}`);
    expect([values.strokes, repairs]).toEqual([strokes, []]);
    for (const hostile of ['<script>', '光', 'aa bb', '%E0', 'aa\u202ebb!', '{}', '"']) {
      const bad = settle(digit.params, { ...OPENING, strokes: hostile });
      expect(bad.values.strokes).toBe(DRAWINGS.three);
      expect(bad.repairs).toMatchObject([{ param: 'strokes', reason: 'no-such-choice' }]);
    }
    const long = settle(digit.params, { ...OPENING, strokes: 'ab'.repeat(5000) });
    expect(long.values.strokes).toHaveLength(LONGEST);
    expect(long.repairs).toMatchObject([{ reason: 'too-long' }]);
  });

  test('any text of allowed signs is a drawing that can be read', () => {
    for (const strokes of ['_', '__', '.', '0', '00.__', 'zz'.repeat(320), '-.-.-.-', '0_'.repeat(100)]) {
      const model = at({ strokes });
      for (const row of model.rows) expect(Number.isNaN(row.share)).toBe(model.missing !== undefined);
    }
  });

  test('the pen begins, goes on, leaves out what is no news, and takes back', () => {
    const dot = begun({ strokes: '' }, 10, 20);
    expect(dot).toEqual({ strokes: writePoint(10, 20), x: 10, y: 43 });
    expect(drawnTo(dot, 11, 21)).toEqual(dot);
    const line = drawnTo(dot, 13, 20);
    expect(line).toEqual({ strokes: writePoint(10, 20) + writePoint(13, 20), x: 13, y: 43 });
    expect(undone(begun(line, 1, 1))).toEqual(line);
    expect(undone(dot).strokes).toBe('');
  });

  test('a key may move the pen by one cell, which a hand does not', () => {
    const dot = begun({ strokes: '' }, 10, 20);
    expect(drawnTo(dot, 11, 20, 1)).toEqual({ strokes: writePoint(10, 20) + writePoint(11, 20), x: 11, y: 43 });
  });

  test('a full pad takes no more, not half a point either, and can be taken back', () => {
    for (const first of ['00', '00.', '00.00.']) {
      let pen = begun({ strokes: first }, 5, 5);
      for (let i = 0; i < 400; i++) pen = drawnTo(pen, 5 + (i % 2) * 20, i % 64);
      expect(isFull(pen.strokes)).toBe(true);
      expect(pen.strokes.length).toBeLessThanOrEqual(LONGEST);
      const cells = readCells(pen.strokes);
      expect(cells.flat().length * 2 + cells.length).toBeGreaterThan(LONGEST - 4);
      expect(begun(pen, 1, 1)).toEqual(pen);
      expect(drawnTo(pen, 60, 60)).toEqual(pen);
      expect(isFull(undone(pen).strokes)).toBe(false);
    }
    expect(isFull(DRAWINGS.like8)).toBe(false);
  });

  test('nothing is said of an empty pad, and of a new drawing only by the network', () => {
    expect(at({ strokes: '' })).toMatchObject({ missing: 'ink', said: -1, cheapest: -1, loss: NaN });
    expect(digit.model({ ...OPENING, strokes: DRAWINGS.like8 }).missing).toBe('network');
    expect(digit.holds?.({ ...OPENING, T: 3, wrong8: 5 })).toBe(true);
    expect(digit.holds?.({ ...OPENING, panel: 'inside' })).toBe(false);
  });
});

test('U29, U41: of 600 digits that a script writes with the pen of the pad, 99 in 100 are read rightly', () => {
  const wrong = scripted(600, 11).filter(({ digit: is, strokes }) => at({ strokes: asWritten(strokes) }).said !== is);
  expect(wrong.length).toBeLessThanOrEqual(6);
});

describe('challenges', () => {
  const solved = (id: string, patch: Partial<DigitValues>) =>
    chapter.challenges[id]?.solved(at(patch) as never, { ...OPENING, ...patch } as never);
  const closed = `${DRAWINGS.three}.jjjkjnlqnsqttv.iKiHjDlAnxqwtv`;

  test('dearer: the price at which the answer flips is the odds', () => {
    const { three } = at({ strokes: DRAWINGS.like8 });
    const odds = three / (1 - three);
    const priced = (wrong3: number, patch: Partial<DigitValues> = {}) =>
      solved('dearer', { strokes: DRAWINGS.like8, wrong3, ...patch });
    expect(odds).toBeGreaterThan(1);
    expect(odds).toBeLessThan(10);
    expect(priced(Math.ceil(100 * odds) / 100)).toBe(true);
    expect(priced(Math.floor(100 * odds) / 100)).toBe(false);
    expect(priced(1.02 * odds)).toBe(false);
    expect(priced(Math.ceil(100 * odds) / 100, { wrong8: 1.01 })).toBe(false);
    expect(priced(Math.ceil(100 * odds) / 100, { logits: [0] })).toBe(false);
  });

  test('smear: the 3 with both gaps closed', () => {
    expect(solved('smear', { strokes: closed })).toBe(true);
    expect(solved('smear', {})).toBe(false);
    expect(solved('smear', { strokes: closed.slice(DRAWINGS.three.length + 1) })).toBe(false);
  });
});
