/** What the figures of the softmax chapter say, in English. */

import { type Format, formatNumber } from '#spec/format.ts';
import type { DigitModel } from './figures/Digit.model.ts';
import type { Break, OverflowModel, OverflowRow } from './figures/OverflowBench.model.ts';
import type { PrizeModel } from './figures/PrizeMachine.model.ts';
import type { Words } from './words.ts';

const PERCENT: Format = { as: 'percent' };
const SCORE: Format = { as: 'value', digits: 1 };
const AMOUNT: Format = { as: 'amount' };

/** A number as one says it aloud; a share of exactly 0 is nothing but 0. */
function spoken(x: number, format: Format): string {
  if (Number.isNaN(x)) return 'not a number';
  if (!Number.isFinite(x)) return x > 0 ? 'infinity' : 'minus infinity';
  if (x === 0) return '0';
  return formatNumber(x, format, 'en').replace('<', 'under ').replace('>', 'over ').replace('\u2212', 'minus ');
}

/** one, two and three */
function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const said = (xs: readonly number[], format: Format) => listed(xs.map((x) => spoken(x, format)));

const RULES = { exp: 'exponential', square: 'square', abs: 'absolute value', relu: 'ReLU', raw: 'as they are' };

const LAMPS = {
  nonNegative: 'no negatives',
  sumsToOne: 'adds up to 1',
  keepsOrder: 'order kept',
  onlyDifferences: 'differences only',
};

const TAKEN = { square: 'squared', abs: 'without their signs', relu: 'under ReLU', raw: 'taken as they are' };

function prizeSummary(model: PrizeModel): string {
  const rule = model.rule === 'exp' ? `under the exponential to base ${model.base}` : TAKEN[model.rule];
  const score = (z: number) => (z === -Infinity ? 'masked' : spoken(z, SCORE));
  const scores = `The scores ${listed(model.bars.map((bar) => `${bar.name} ${score(bar.logit)}`))}, ${rule},`;
  if (model.bars.every((bar) => bar.masked)) return 'Every score is masked, so there are no shares.';
  if (model.empty) return `${scores} make no area at all, so there are no shares.`;
  const shares = listed(model.bars.map((bar) => `${bar.name} ${spoken(bar.share, PERCENT)}`));
  const point =
    model.hit === undefined ? 'they do not make a strip' : `the point falls on ${model.bars[model.hit]?.name}`;
  const off = Object.entries(LAMPS).flatMap(([lamp, words]) =>
    model.lamps[lamp as keyof typeof LAMPS] ? [] : [`“${words}”`],
  );
  const dark =
    off.length === 0
      ? 'all four lamps are lit'
      : off.length === 1
        ? `the lamp ${off[0]} is out`
        : `the lamps ${listed(off)} are out`;
  return `${scores} give the shares ${shares}; ${point}, and ${dark}.`;
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
  const two = model.rows.length > 1;
  const way = model.way === 'naive' ? 'computed directly' : 'with the maximum subtracted first';
  const over = model.along === 'all' ? ' and divided by the sum of both rows' : '';
  const row = ({ logits, shares }: OverflowRow, r: number) => {
    const who = `${two ? `row ${r + 1}, with ` : ''}the scores ${said(logits, { as: 'value', digits: 0 })}`;
    const what = shares.every(Number.isNaN) ? 'no share that is a number' : `the shares ${said(shares, PERCENT)}`;
    return `${who}${two ? ', gets' : ' get'} ${what}`;
  };
  const verdict = {
    broken: 'a share is no longer a number',
    lost: 'the sum does not fit, and every share of its row becomes 0',
    underflow: 'a share becomes 0 that should not',
    batch: 'only both rows together make 1',
    fine: 'all is well',
  }[model.state];
  const first = model.rows[0] as OverflowRow;
  const [given, truth] = [spoken(first.loss, AMOUNT), spoken(first.trueLoss, AMOUNT)];
  const loss = `the loss of the third item${two ? ' of row 1' : ''} is ${given}${given === truth ? ', as it should be' : ` and should be ${truth}`}`;
  return `In ${model.format}, ${way}${over}, ${model.rows.map(row).join(', and ')}: ${verdict}; ${loss}.`;
}

function verdict({ said, cheapest, truth, loss, edited, kept }: DigitModel): string {
  const whose = edited ? 'Scores: yours; thin lines: the network’s. ' : '';
  const left = kept.length < 10 ? `Top-p keeps ${listed(kept.map(String))}. ` : '';
  const [also, lost] = [said === cheapest ? 'also' : 'however', formatNumber(loss, AMOUNT, 'en')];
  return `${whose}${left}The largest share says ${said}, the least expected cost ${also} ${cheapest}; if it is a ${truth}, the loss is ${lost}.`;
}

function unitSaid({ unit, value }: NonNullable<DigitModel['inside']>): string {
  const said = value === undefined ? '' : `; it gives ${spoken(value, { as: 'fixed', digits: 2 })}`;
  return `Hidden unit ${unit} is looked at${said}.`;
}

function digitSummary(model: DigitModel): string {
  const { missing, inside } = model;
  const unit = inside ? `${unitSaid(inside)} ` : '';
  if (missing) return unit + words.digit.missing[missing];
  return `${unit}Shares: ${listed(model.rows.map(({ digit, share }) => `${digit} ${spoken(share, PERCENT)}`))}. ${verdict(model)}`;
}

/** The first score is that of 0. */
const NUMBERED = Object.fromEntries(Array.from({ length: 10 }, (_, d) => [d + 1, String(d)]));
const DIGITS = Object.fromEntries(Array.from({ length: 10 }, (_, d) => [d, String(d)]));

const words: Words = {
  recap: {
    title: 'The strip and the point',
    data: 'The shares are made up.',
    params: { u: 'point u' },
    columns: { name: 'word', share: 'share', from: 'from', to: 'to', hit: 'point' },
    before: '春眠不觉',
    summary: (model) => {
      const shares = listed(model.bars.map((bar) => `${bar.name} ${spoken(bar.share, PERCENT)}`));
      const hit = model.bars[model.hit]?.name ?? '';
      return `The strip is cut into ${shares}, and the point at ${spoken(model.u, { as: 'fixed', digits: 3 })} writes ${hit}.`;
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
      first: 'first bar compared, counted from 0',
      second: 'second bar compared, counted from 0',
    },
    choices: { rule: RULES, base: { e: 'e', 2: '2', 10: '10' }, stage: { 0: 'scores', 1: 'areas', 2: 'shares' } },
    actions: {
      plus2: 'Add 2 to all',
      times2: 'Double all',
      throw: 'Throw a point',
      flat: 'All equal',
      drawn: 'Five scores',
      masked: 'Mask one',
    },
    refusals: {
      plus2: 'A score is above 8 already; 2 more would pass the limit of 10. “Reset” brings back the opening scores.',
      times2: 'Doubled, a score would leave the range from −6 to 10. “Reset” brings back the opening scores.',
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
    compare: (first, second, gap, ratio) => `${first} and ${second}: difference ${gap}, ratio ${ratio}`,
    printed: 'as drawn elsewhere',
  },
  simplex: {
    title: 'The triangle',
    data: 'The scores are made up.',
    params: { logits: 'score', shift: 'shift' },
    columns: { item: 'item', logit: 'score', shifted: 'shifted', weight: 'area', share: 'share' },
    summary: ({ shifted, shares }) =>
      `For the scores ${said(shifted, SCORE)} the shares of A, B and C are ${said(shares, PERCENT)}; adding one number to all three scores does not move the point.`,
    items: { 1: 'A', 2: 'B', 3: 'C' },
    corners: ['A', 'B', 'C'],
    point: ['point, towards corner C', 'point, towards corner A'],
    scores: 'scores',
    rungs: 'all the same point',
  },
  overflow: {
    title: 'The overflow bench',
    data: 'The scores are made up; the rounding is real.',
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
      way: { naive: 'directly', stable: 'maximum subtracted' },
      sum: { row: 'sum of its row', all: 'sum of everything' },
      rows: { 1: 'one', 2: 'two' },
    },
    columns: { item: 'item', logit: 'score', power: 'power', exp: 'e to the power', share: 'share', loss: 'loss' },
    summary: overflowSummary,
    tooSmall: 'becomes 0',
    fits: 'fits',
    tooLarge: 'becomes ∞',
    broken,
    whole: (total) => `sum ${total}`,
    loss: (given, truth) => `loss of the third item: ${given} here, ${truth} in truth`,
    strips: { machine: 'this machine', truth: 'true', rows: ['row 1', 'row 2'] },
    nan: 'not a number',
    nanShort: 'NaN',
  },
  digit: {
    title: 'The digit pad',
    data: 'A real network, small enough to run in this page; the costs are made up.',
    params: {
      strokes: 'drawing, as a code',
      scale: 'bring to size',
      centre: 'bring to the middle',
      T: 'temperature T',
      p: 'top-p',
      truth: 'it is a',
      wrong8: 'cost of a 3 called 8',
      wrong3: 'cost of an 8 called 3',
      panel: 'show',
      unit: 'hidden unit',
      logits: 'your own score',
      print: 'printed shares',
      x: 'pen, across',
      y: 'pen, up',
      ink: 'pen on the paper',
    },
    choices: {
      truth: DIGITS,
      panel: { shares: 'scores and shares', inside: 'one unit', rows: 'ten templates' },
      print: { none: 'none', plain: 'of a plain 3', hesitant: 'of a hesitant 3' },
    },
    actions: {
      three: 'A plain 3',
      like8: 'A 3 like an 8',
      nine: 'A 9 off centre',
      printed: 'Printed scores',
      undo: 'Undo a stroke',
      clear: 'Clear',
      mine: 'Set scores yourself',
      theirs: 'Back to the network',
    },
    refusals: {
      undo: 'There is nothing on the pad.',
      clear: 'There is nothing on the pad.',
      mine: 'There are no scores of the network to change.',
      theirs: 'These are the network’s scores.',
    },
    items: NUMBERED,
    columns: {
      digit: 'digit',
      logit: 'score',
      before: 'before top-p',
      share: 'share',
      cost: 'expected cost',
      printed: 'as printed',
    },
    summary: digitSummary,
    pad: 'write a digit here',
    full: 'full: undo or clear',
    down: 'pen on the paper',
    up: 'pen lifted',
    missing: {
      network: 'To read your digit, the network has to be loaded first.',
      ink: 'The pad is empty: there is nothing to read.',
    },
    verdict,
    unit: (unit) => `All 128 hidden units; number ${unit}:`,
    sum: (plus, minus, bias, value) => `blue ${plus}, grey ${minus}, own ${bias}: ${value}`,
    template: 'template',
    product: '× drawing',
    added: 'what it adds to each score',
    rows: 'ink on blue adds, on grey takes away',
  },
  printed: {
    title: 'The last 1% of the strip',
    data: 'The ten scores are those of §3.2 of that text.',
    params: { three: 'score of the 3' },
    columns: { digit: 'digit', logit: 'score', weight: 'area', share: 'share', printed: 'as printed' },
    summary: (model) =>
      `With a score of ${spoken(model.digits[3]?.logit ?? 0, SCORE)}, the 3 has a share of ${spoken(model.share, { as: 'share' })} and the other nine together ${spoken(model.rest, { as: 'share' })}; the text prints ${spoken(model.printed, { as: 'fixed', digits: 3 })} for the 3.`,
    asPrinted: (share) => `as printed ${share}`,
    enlarged: 'the last 1%, enlarged',
    outside: (share) => `the edge of the 3 is at ${share}, off the picture`,
  },
};

export default words;
