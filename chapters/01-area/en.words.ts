/** What the figures of the chapter of area say, in English. */

import { type Format, formatNumber } from '#spec/format.ts';
import type { CakeModel } from './figures/Cake.model.ts';
import type { CupsModel } from './figures/Cups.model.ts';
import { type DensityModel, sixDigits } from './figures/densityModel.model.ts';
import type { Words } from './words.ts';

const PERCENT: Format = { as: 'percent' };
const THREE: Format = { as: 'fixed', digits: 3 };
const TWO: Format = { as: 'fixed', digits: 2 };
const PLAIN: Format = { as: 'value', digits: 0 };

/** A number as one says it aloud. */
function spoken(x: number, format: Format): string {
  if (x === 0) return '0';
  return formatNumber(x, format, 'en').replace('<', 'under ').replace('>', 'over ').replace('−', 'minus ');
}

/** one, two and three */
function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const times = (n: number) => (n === 1 ? 'once' : `${n} times`);
const UNITS = { m: 'metre', cm: 'centimetre', mm: 'millimetre' } as const;

function means(model: CakeModel): string {
  if (!Number.isFinite(model.entropy)) return '';
  const nats = `entropy ${formatNumber(model.entropy, THREE, 'en')} nats`;
  const face = Number.isFinite(model.meanFace) ? `mean face ${formatNumber(model.meanFace, TWO, 'en')}, ` : '';
  return face + nats;
}

function cakeSummary(model: CakeModel): string {
  const { found, bars } = model;
  if (model.size === 'vocabulary')
    return `There are 50,304 bars with a total area of 1. Bar number ${found.rank} holds ${spoken(found.share, { as: 'amount' })}; thrown ${times(model.n)}, the die lands on it ${times(found.observed)}, and last of all on number ${found.last}.`;
  const said = listed(bars.map((bar) => `${bar.name} has ${spoken(bar.area, PERCENT)}`));
  if (!model.fair) {
    const why = model.lamps.nonNegative
      ? `the areas add up to ${spoken(model.total, PLAIN)} and not to 1`
      : 'an area is negative';
    return `Of ${bars.length} bars, ${said}; ${why}, so this is no distribution and cannot be thrown.`;
  }
  const hit = bars[model.throws.hit as number]?.name ?? '';
  const wide = model.width === 1 ? '' : ` of width ${spoken(model.width, PLAIN)}`;
  return `Of ${bars.length} bars${wide} with a total area of 1, ${said}. After ${model.n} ${model.n === 1 ? 'throw' : 'throws'} the last one shows ${hit}; ${means(model)}.`;
}

function densitySummary(model: DensityModel): string {
  const sized = (x: number) => spoken(Number((x * model.units).toPrecision(10)), PLAIN);
  const unit = UNITS[model.unit];
  return `With σ at ${sized(model.sigma)} ${unit}s the bell is ${spoken(model.peak, { as: 'amount' })} per ${unit} high. From ${sized(model.from)} to ${sized(model.to)} ${unit}s the area is ${spoken(model.area, PERCENT)}. With ${model.points} points the code prints a height of ${sixDigits(model.printedPeak)} and an area of ${spoken(model.printedArea, { as: 'fixed', digits: 7 })}.`;
}

function cupsState(model: CupsModel): string {
  if (model.shares.length === 0) return 'The openings do not add up to more than 0: no water can be shared out';
  if (model.negative > 0)
    return model.negative === 1
      ? 'One opening is negative: that cup owes water'
      : `${model.negative} openings are negative: those cups owe water`;
  if (model.scoops === 0) return `${model.shares.length} cups, 1 unit of water in all`;
  const most = Math.max(...model.shares);
  const taken = model.counts[model.shares.indexOf(most)] ?? 0;
  return `Of ${model.scoops} blind scoops, ${taken} came from the fullest cup, ${model.scoops - taken} from others`;
}

function cupsSummary(model: CupsModel): string {
  const rule = model.rule === 'exp' ? 'openings are e to the score' : 'openings are the scores themselves';
  const most =
    model.shares.length > 0 ? `, and the fullest holds ${spoken(Math.max(...model.shares), PERCENT)} of the water` : '';
  return `There are ${model.scores.length} cups in a row, the spout stands at ${spoken(model.at, TWO)}, ${rule}${most}. ${cupsState(model)}.`;
}

const words: Words = {
  recap: {
    title: 'One cut and a hundred points',
    data: 'The 30% is made up; the points are random.',
    params: { share: 'area of rain', seed: 'random seed' },
    actions: { again: 'Throw again' },
    columns: { piece: 'piece', area: 'area', points: 'points' },
    summary: (model) =>
      `A sheet has an area of 1, and its left piece has ${spoken(model.share, PERCENT)} of it. Of a hundred points, ${model.inside} fell on the left piece.`,
    inside: (count) => `rain: ${count} points`,
    outside: (count) => `no rain: ${count} points`,
    area: (share) => `area ${share}`,
  },
  cake: {
    title: 'Bars and cake',
    data: 'All areas are made up. While the total is locked, numbers that you type are divided by their sum. Lock and width act on a few bars, not on a whole vocabulary.',
    params: {
      size: 'bars',
      areas: 'area of',
      names: 'names',
      locked: 'total locked at 1',
      width: 'width of bars',
      order: 'order',
      deal: 'seed of the shuffle',
      n: 'throws',
      seed: 'seed of the throws',
      find: 'find bar number',
    },
    choices: {
      size: { few: 'a few', vocabulary: 'a whole vocabulary' },
      order: { given: 'as given', falling: 'falling', shuffled: 'shuffled' },
      n: { 1: '1', 10: '10', 100: '100', 1000: '1000', 10000: '10,000' },
    },
    actions: {
      again: 'Throw again',
      shuffle: 'Shuffle',
      fair: 'Fair die',
      loaded: 'Loaded die',
      words: 'Four words',
      owing: 'In debt',
    },
    columns: {
      name: 'name',
      area: 'area',
      height: 'height',
      expected: 'expected',
      observed: 'came up',
      rank: 'bar number',
      upTo: 'up to here',
    },
    summary: cakeSummary,
    height: 'height = area ÷ width',
    seen: 'seen',
    due: 'due',
    last: (n) => `throw ${n}`,
    lamps: { nonNegative: 'no negatives', sumsToOne: 'adds up to 1' },
    empty: 'no area at all: nothing to throw at',
    means,
    found: (rank, share, _n, observed, many) => `#${rank}: ${share}${many ? `, came ${observed}×` : ''}`,
  },
  density: {
    title: 'A magnifier for density',
    data: 'The bell is computed from its formula; no data are involved.',
    params: {
      sigma: 'σ (metres)',
      a: 'one edge (metres)',
      b: 'other edge (metres)',
      unit: 'unit',
      points: 'points the code takes',
    },
    choices: { unit: { m: 'm', cm: 'cm', mm: 'mm' } },
    columns: { what: 'what', exact: 'exact', code: 'as the code prints it' },
    summary: densitySummary,
    per: (unit) => `density, per ${UNITS[unit]}`,
    peak: (height, unit) => `peak: ${height} per ${UNITS[unit]}`,
    unit: (unit) => unit,
    area: (share) => `area of this piece ${share}`,
    prints: (peak, truth, area) => `The code prints: peak ${peak} (exact: ${truth}), area ${area}`,
  },
  cups: {
    title: 'A pool of water',
    data: 'The scores are made up: they fall with the distance from the spout.',
    params: {
      count: 'cups',
      at: 'place of the spout',
      spread: 'spread',
      rule: 'opening',
      scoops: 'scoops',
      seed: 'random seed',
    },
    choices: { rule: { exp: 'eᶻ', raw: 'z' } },
    actions: { scoop: 'Scoop blindly' },
    columns: { cup: 'cup', score: 'score', opening: 'opening', water: 'water', level: 'level', scooped: 'scoops' },
    summary: cupsSummary,
    spout: (spread) => `spread ${spread}`,
    state: cupsState,
    empty: 'it cannot be shared out',
  },
};

export default words;
