/** The bars of a vocabulary as numbers: areas are masses, the cut lies between two bars, and the tail is drawn. */

import { describe, expect, it } from 'vitest';
import { columnsFor, layoutRankBars, rankBarsShapes } from '#draw/rankBars.ts';
import type { RankBarsData } from '#draw/rankBarsData.ts';
import { textWidth } from '#draw/textWidth.ts';
import { rankColumns } from '#math/rankColumns.ts';
import { massBetween, type Tempered, temperedMasses, vocabularyLogits } from '#math/vocabulary.ts';

const massesAt = (temperature: number) => (temperedMasses(vocabularyLogits(), temperature) as Tempered).masses;

function dataAt(temperature: number, width: number, more: Partial<RankBarsData> = {}): RankBarsData {
  const masses = massesAt(temperature);
  return {
    x: 10,
    width,
    top: 60,
    floor: 260,
    columns: rankColumns(masses, columnsFor(width)),
    height: 'area',
    show: (mass) => mass.toFixed(4).slice(1),
    rank: (rank) => rank.toLocaleString('en'),
    ...more,
  };
}

const shapes = (data: RankBarsData) => rankBarsShapes(data, layoutRankBars(data));
const pathOf = (data: RankBarsData, key: string) =>
  String(shapes(data).find((shape) => shape.key === key)?.attributes['d'] ?? '');

/** Area under a path of steps that begins and ends at the floor. */
function areaOf(d: string, floor: number): number {
  let area = 0;
  let [x, y] = [0, floor];
  for (const [, command, numbers = ''] of d.matchAll(/([MHV])([-\d.,]+)/g)) {
    const values = numbers.split(',').map(Number);
    if (command === 'M') [x, y] = values as [number, number];
    if (command === 'V') y = values[0] as number;
    if (command === 'H') {
      area += ((values[0] as number) - x) * (floor - y);
      x = values[0] as number;
    }
  }
  return area;
}

describe.each([350, 594, 882])('at a width of %i', (width) => {
  it.each([0.3, 1, 3])('what is left of a cut has the area of its mass at T = %f', (temperature) => {
    for (const kept of [1, 7, 50, 1000, 16_083, 50_303]) {
      const data = dataAt(temperature, width, { kept });
      const [left, right] = [areaOf(pathOf(data, 'kept'), 260), areaOf(pathOf(data, 'cut'), 260)];
      // A cut inside a column shares it out by width, and coordinates are rounded to hundredths.
      expect(left / (left + right)).toBeCloseTo(massBetween(massesAt(temperature), 0, kept), 2);
    }
  });
});

it('draws the last bar where it is, and the cut on the border of two', () => {
  const layout = layoutRankBars(dataAt(1, 594));
  expect(layout.edge(1)).toBe(10);
  expect(layout.edge(50_305)).toBeCloseTo(604, 9);
  expect(layout.rankAt(603.99)).toBeGreaterThan(50_000);
  expect(layout.rankAt(10 + (594 * Math.log(2.5)) / Math.log(50_305))).toBe(2);
});

it('cuts nothing when all are kept, and everything when none is', () => {
  expect(pathOf(dataAt(1, 594), 'cut')).toBe('');
  expect(pathOf(dataAt(1, 594, { kept: 0 }), 'kept')).toBe('');
  expect(pathOf(dataAt(1, 594, { kept: 60_000 }), 'cut')).toBe('');
});

it('says the mass of each decade and numbers the axis, without words on words, at every width', () => {
  for (const width of [318, 350, 594, 882]) {
    const texts = shapes(dataAt(1, width)).filter((shape) => shape.tag === 'text');
    const said = texts.map((shape) => shape.text);
    expect(said).toEqual(expect.arrayContaining(['1', '10', '100', '1,000', '50,304', '.2481', '.1417']));
  }
});

it('has a floor that the smallest bar stands on when heights are powers of ten', () => {
  for (const temperature of [0.05, 1, 20]) {
    const data = dataAt(temperature, 594, { height: 'log' });
    const layout = layoutRankBars(data);
    expect(layout.topOf(1)).toBeGreaterThanOrEqual(60);
    for (const rank of [2, 100, 50_304]) expect(layout.topOf(rank)).toBeLessThanOrEqual(260);
    const powers = shapes(data).filter((shape) => shape.key.startsWith('power-words'));
    expect(powers.length).toBeGreaterThanOrEqual(3);
  }
  // A power law at T = 1: ten times the rank is a tenth of the mass, and as far down everywhere.
  const layout = layoutRankBars(dataAt(1, 594, { height: 'log' }));
  const drop = layout.topOf(10) - layout.topOf(1);
  expect(layout.topOf(1000) - layout.topOf(100)).toBeCloseTo(drop, 6);
});

it('lets no line run through the mass of a decade: not the pin of a bar, not the tick at its side', () => {
  const all = shapes(dataAt(1, 430, { found: { rank: 3, words: 'No. 3' }, show: () => '.00000023' }));
  const keys = all.map(({ key }) => key);
  // What comes later is on top, and the halo of its letters hides the pin.
  expect(keys.indexOf('found')).toBeLessThan(keys.indexOf('mass0'));
  const masses = all.filter(({ key }) => /^mass\d/.test(key));
  expect(masses.length).toBeGreaterThan(2);
  for (const { key, attributes } of masses) {
    const tick = all.find((shape) => shape.key === key.replace('mass', 'decade'));
    const half = textWidth('.00000023', String(attributes['style']).includes('12px') ? 12 : 14) / 2;
    if (tick) expect(Number(attributes['x']) - half).toBeGreaterThan(Number(tick.attributes['x1']) + 2);
  }
});

it('points at a bar from the side that has room', () => {
  for (const rank of [1, 1000, 50_304]) {
    const found = { rank, words: `No. ${rank}: .000012` };
    const label = shapes(dataAt(1, 350, { found })).find((shape) => shape.key === 'found-words');
    const x = label?.attributes['x'] as number;
    const wide = found.words.length * 9;
    if (label?.attributes['text-anchor'] === 'end') expect(x - wide).toBeGreaterThan(0);
    else expect(x + wide).toBeLessThan(370);
  }
});
