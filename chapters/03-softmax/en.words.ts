/** What the figures of the softmax chapter say, in English. */

import { type Format, formatNumber } from '#spec/format.ts';
import type { Break, OverflowModel, OverflowRow } from './figures/OverflowBench.model.ts';
import type { PrizeModel } from './figures/PrizeMachine.model.ts';
import type { Words } from './words.ts';

const PERCENT: Format = { as: 'percent' };
const SCORE: Format = { as: 'value', digits: 1 };
const AMOUNT: Format = { as: 'amount' };

/** A number as one says it aloud. */
function spoken(x: number, format: Format): string {
  if (Number.isNaN(x)) return 'not a number';
  if (!Number.isFinite(x)) return x > 0 ? 'infinity' : 'minus infinity';
  return formatNumber(x, format, 'en').replace('<', 'under ').replace('>', 'over ');
}

const said = (xs: readonly number[], format: Format) => xs.map((x) => spoken(x, format)).join(', ');

const RULES = { exp: 'exponential', square: 'square', abs: 'absolute value', relu: 'ReLU', raw: 'as they are' };

const LAMPS = {
  nonNegative: 'nothing negative',
  sumsToOne: 'adds up to 1',
  keepsOrder: 'better never gets less',
  onlyDifferences: 'only differences count',
};

function prizeSummary(model: PrizeModel): string {
  const rule = model.rule === 'exp' ? `exponential, base ${model.base}` : RULES[model.rule];
  const scores = model.bars.map((bar) => `${bar.name} ${spoken(bar.logit, SCORE)}`).join(', ');
  if (model.empty) {
    const why = model.bars.every((bar) => bar.masked) ? 'Everything is masked' : 'All areas are 0';
    return `Rule: ${rule}. Scores: ${scores}. ${why}, so there are no shares.`;
  }
  const shares = model.bars.map((bar) => `${bar.name} ${spoken(bar.share, PERCENT)}`).join(', ');
  const point = model.hit === undefined ? 'These make no strip' : `The point falls on ${model.bars[model.hit]?.name}`;
  const off = Object.entries(LAMPS).flatMap(([lamp, words]) =>
    model.lamps[lamp as keyof typeof LAMPS] ? [] : [words],
  );
  const dark = off.length === 0 ? 'All four lamps are lit' : `Lamps out: ${off.join(', ')}`;
  return `Rule: ${rule}. Scores: ${scores}. Shares: ${shares}. ${point}. ${dark}.`;
}

function broken(broke: Break): string {
  if (broke.step === 'sum') return 'the sum does not fit: ∞';
  const which = broke.item + 1;
  if (broke.step === 'exp')
    return broke.kind === 'overflow' ? `exponential ${which} does not fit: ∞` : `exponential ${which} is too small: 0`;
  if (broke.kind === 'underflow') return `share ${which} is too small: 0`;
  return `share ${which} is ${broke.kind.replace('/', ' ÷ ')}: not a number`;
}

function overflowSummary(model: OverflowModel): string {
  const way = model.way === 'naive' ? 'computed directly' : 'maximum taken away first';
  const over = model.rows.length > 1 && model.along === 'all' ? ', divided by the sum of both rows' : '';
  const row = ({ logits, shares }: OverflowRow, r: number) =>
    `${model.rows.length > 1 ? `Row ${r + 1}: s` : 'S'}cores ${said(logits, { as: 'value', digits: 0 })}; shares ${said(shares, PERCENT)}`;
  const verdict = {
    broken: 'Some share is no longer a number',
    lost: 'The sum does not fit, and every share became 0',
    underflow: 'Some share became 0 that should not be',
    batch: 'It takes both rows together to make 1',
    fine: 'It works',
  }[model.state];
  const loss = model.rows[0]
    ? `Loss of the third item${model.rows.length > 1 ? ' of row 1' : ''}: ${spoken(model.rows[0].loss, AMOUNT)}; true value ${spoken(model.rows[0].trueLoss, AMOUNT)}`
    : '';
  return `${model.format}, ${way}${over}. ${model.rows.map(row).join('. ')}. ${verdict}. ${loss}.`;
}

const words: Words = {
  recap: {
    title: 'The strip and the point',
    data: 'The shares are made up.',
    params: { u: 'point u' },
    columns: { name: 'word', share: 'share', from: 'from', to: 'to', hit: 'point' },
    before: '春眠不觉',
    summary: (model) => {
      const shares = model.bars.map((bar) => `${bar.name} ${spoken(bar.share, PERCENT)}`).join(', ');
      const hit = model.bars[model.hit]?.name ?? '';
      return `The strip is cut in four: ${shares}. The point at ${spoken(model.u, { as: 'fixed', digits: 3 })} writes ${hit}.`;
    },
  },
  prize: {
    title: 'Sharing the prize',
    data: 'The scores are made up.',
    params: {
      logits: 'score',
      names: 'names',
      base: 'base',
      rule: 'rule',
      stage: 'stage',
      u: 'point u',
      seed: 'random seed',
      first: 'first bar compared (from 0)',
      second: 'second bar compared (from 0)',
    },
    choices: { rule: RULES, base: { e: 'e', 2: '2', 10: '10' }, stage: { 0: 'scores', 1: 'areas', 2: 'shares' } },
    actions: {
      plus2: 'All +2',
      times2: 'All ×2',
      throw: 'Throw a point',
      flat: 'All equal',
      drawn: 'As drawn',
      masked: 'Mask one',
    },
    refusals: {
      plus2: 'A score is above 8 already; 2 more would pass the limit of 10.',
      times2: 'Doubled, a score would leave the range from −6 to 10.',
    },
    columns: { name: 'word', logit: 'score', weight: 'area', share: 'share', edge: 'right edge' },
    summary: prizeSummary,
    was: (value) => `was ${value}`,
    lamps: LAMPS,
    empty: {
      masked: 'all masked: no shares',
      zero: 'all areas are 0: no shares',
      infinite: 'a share is infinite: no strip',
    },
    compare: (first, second, gap, ratio) => `${first} against ${second}: scores ${gap} apart, areas ${ratio} to 1`,
    printed: 'as drawn elsewhere',
  },
  simplex: {
    title: 'The triangle',
    data: 'The scores are made up.',
    params: { logits: 'score', shift: 'shift' },
    columns: { item: 'item', logit: 'score', shifted: 'shifted', weight: 'area', share: 'share' },
    summary: ({ shifted, shares }) =>
      `The three scores are ${said(shifted, SCORE)}, the shares ${said(shares, PERCENT)}. Adding one number to all three scores does not move the point.`,
    items: { 1: 'A', 2: 'B', 3: 'C' },
    corners: ['A', 'B', 'C'],
    point: ['point, towards corner C', 'point, towards corner A'],
    scores: 'scores',
    rungs: 'all the same point',
  },
  overflow: {
    title: 'The overflow bench',
    data: 'The scores are made up, the rounding is real.',
    params: {
      format: 'format',
      shift: 'pushed up by',
      way: 'method',
      rows: 'rows',
      sum: 'divided by',
      gap: 'third item lower by',
    },
    choices: {
      format: { float16: 'float16', float32: 'float32', float64: 'float64' },
      way: { naive: 'directly', stable: 'maximum away first' },
      sum: { row: 'sum of each row', all: 'sum of everything' },
      rows: { 1: 'one', 2: 'two' },
    },
    columns: { item: 'item', logit: 'score', power: 'power', exp: 'e to the power', share: 'share', loss: 'loss' },
    summary: overflowSummary,
    tooSmall: 'becomes 0',
    fits: 'fits',
    tooLarge: 'becomes ∞',
    broken,
    whole: (total) => `sum ${total}`,
    loss: (given, truth) => `loss of the third item: ${given} here, truly ${truth}`,
    strips: { machine: 'this machine', truth: 'true', rows: ['row 1', 'row 2'] },
    nan: 'not a number',
  },
  printed: {
    title: 'The last 1% of the strip',
    data: 'The ten scores are those of 《概率就是面积，矩阵就是映射》, §3.2.',
    params: { three: 'score of the 3' },
    columns: { digit: 'digit', logit: 'score', weight: 'area', share: 'share', printed: 'as printed' },
    summary: (model) =>
      `With a score of ${spoken(model.digits[3]?.logit ?? 0, SCORE)}, the 3 has a share of ${spoken(model.share, { as: 'share' })}, the other nine together ${spoken(model.rest, { as: 'share' })}. The text prints ${spoken(model.printed, { as: 'fixed', digits: 3 })}.`,
    asPrinted: (share) => `as printed ${share}`,
    enlarged: 'the last 1%, enlarged',
    outside: (share) => `the edge of the 3 is at ${share}, off the picture`,
  },
};

export default words;
