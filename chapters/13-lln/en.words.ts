/** What the figures of the chapter of large numbers say, in English. */

import { type Format, formatNumber } from '#spec/format.ts';
import type { GradientModel } from './figures/Gradient.model.ts';
import type { MeanModel } from './figures/Mean.model.ts';
import type { StreetModel } from './figures/Street.model.ts';
import type { TrustModel } from './figures/Trust.model.ts';
import type { Words } from './words.ts';

const AMOUNT: Format = { as: 'amount' };
const TWO: Format = { as: 'fixed', digits: 2 };
const FOUR: Format = { as: 'fixed', digits: 4 };
const show = (x: number, format: Format = AMOUNT) => formatNumber(x, format, 'en');
const whole = (x: number) => show(x, { as: 'whole' });
const percent = (x: number) => show(x, { as: 'percent' });
const counted = (n: number, one: string, many: string) => `${whole(n)} ${n === 1 ? one : many}`;

const SEED = 'seed';
const AGAIN = 'New seed';

function meanSaid(m: MeanModel): readonly [string, string, string, string] {
  const seed = `seed ${m.seed}`;
  if (m.empty) return ['no mass anywhere', 'nothing to draw', 'and so no mean', seed];
  const first = show(m.means[0] ?? NaN);
  if (m.source === 'cauchy')
    return [
      'mean: there is none',
      'no σ, so no band; half of all paths lie within ±1',
      `within ±1 now: ${m.inside} of ${counted(m.count, 'path', 'paths')}`,
      `bold path now ${first} (${seed})`,
    ];
  const error = show(Math.abs((m.means[0] ?? NaN) - m.mean));
  return [
    `exact mean ${show(m.mean, TWO)}, σ = ${show(m.sd)}`,
    `mean ± 2σ/√n = ± ${show(m.half)}`,
    `of ${counted(m.count, 'path', 'paths')}: ${m.inside} inside now, ${m.always} all along`,
    `bold path ${first}, off by ${error} (${seed})`,
  ];
}

function meanSummary(m: MeanModel): string {
  const source = { die: 'a die', height: 'heights', own: 'bars of your own', cauchy: 'the Cauchy law' }[m.source];
  if (m.empty) return 'All bars are at 0: there is nothing to draw from.';
  const one = m.steps === 1 ? ' With a single draw, the standard deviation with n − 1 is not defined.' : '';
  const first = `After ${counted(m.steps, 'draw', 'draws')} the first path has mean ${show(m.means[0] ?? NaN)}`;
  if (m.source === 'cauchy')
    return `Draws from ${source}, which has no mean and no standard deviation: the band is not defined. ${first}; ${m.inside} of ${counted(m.count, 'path', 'paths')} ${m.count === 1 ? 'lies' : 'lie'} within 1 of zero.${one}`;
  return `Draws from ${source}, whose exact mean is ${show(m.mean, TWO)}. ${first}; the band reaches ${show(m.half)} either way and holds ${m.inside} of ${counted(m.count, 'path', 'paths')}.${one}`;
}

const streetSaid = (m: StreetModel): readonly [string, string, string, string] => [
  `mean of the street: ${show(m.limit, TWO)} cm`,
  `the mean asked for: ${show(m.truth, TWO)} cm`,
  m.bias === 0 ? 'no bias' : `bias ${show(m.bias, TWO)} cm, at any n`,
  `n = ${whole(m.n)}: ${show(m.observed, TWO)} ± ${show(m.half, TWO)}, ${m.holds ? 'holds it' : 'misses it'}`,
];

/** Where tokens are independent, both lines are one. */
const missed = ({ sets, correlation }: TrustModel): string => {
  const thin = sets.filter((s) => !s.holds).length;
  if (correlation === 0) return `${thin} of 20 ${thin === 1 ? 'misses' : 'miss'} the truth`;
  return `of 20, the truth is missed by ${thin} thin and ${sets.filter((s) => !s.claims).length} thick lines`;
};

const trustSaid = (m: TrustModel): readonly [string, string, string] => [
  `95% of test sets measure ${show(m.low)} to ${show(m.high)}`,
  m.correlation === 0
    ? `${whole(m.tokens)} tokens, all independent`
    : `${whole(m.tokens)} tokens, worth ${show(m.effective, { as: 'ratio' })} independent ones`,
  `${missed(m)} (seed ${m.seed})`,
];

function gradientSaid(m: GradientModel): readonly [string, string, string] {
  const steps = m.path.length - 1;
  const reached = Number.isNaN(m.lost)
    ? steps === 0
      ? `${show(m.from, TWO)} from the bottom, no step taken`
      : `${counted(steps, 'step', 'steps')}: from ${show(m.from, TWO)} to ${show(m.end, m.end < 0.005 ? AMOUNT : TWO)} off the bottom`
    : `ran away at step ${whole(m.lost)}, last seen ${show(m.end)} off`;
  return [
    Number.isNaN(m.angle)
      ? 'green: true gradient, 0 here: no direction'
      : `green: true gradient; blue: mean of ${whole(m.batch)}; angle ${show(m.angle, { as: 'fixed', digits: 1 })}°`,
    `spread of the mean arrow ${show(m.one)} / √${whole(m.batch)} = ${show(m.spread)}`,
    `${reached} (seed ${m.seed})`,
  ];
}

const words: Words = {
  recap: {
    title: 'Points thrown',
    data: 'The three tenths are made up; the points are thrown at random.',
    params: { n: 'points thrown', seed: SEED },
    actions: { again: AGAIN },
    columns: { n: 'thrown', left: 'left', share: 'share', half: 'two standard errors' },
    summary: (m) =>
      `Of ${counted(m.n, 'point', 'points')} thrown ${whole(m.left)} fell into the left piece, ${percent(m.share)}; its area is three tenths.`,
    piece: 'area',
    thrown: (n) => `${n} thrown`,
    seen: (left, share) => `${left} fell left, a share of ${share}`,
  },
  mean: {
    title: 'Running means',
    data: 'The two mean heights are from a report of 2020, their spread is made up; all else is drawn from formulas.',
    params: { source: 'draw from', n: 'draws n', paths: 'paths', own: 'mass of', seed: SEED },
    choices: { source: { die: 'die', height: 'heights', own: 'your own', cauchy: 'Cauchy' } },
    actions: { four: '4 × n' },
    refusals: { four: 'Four times as many would be more than 100,000.' },
    columns: { n: 'n', mean: 'mean of path 1', error: 'off by', band: '2σ/√n', inside: 'inside', s: 'sd s' },
    summary: meanSummary,
    law: 'one draw',
    said: meanSaid,
  },
  street: {
    title: 'A biased street',
    data: 'The mean heights of men and women, ages 18 to 44, are from a report of 2020; the spread and the people are made up.',
    params: { sample: 'women in the street', population: 'women in the population', n: 'people n', seed: SEED },
    actions: { fair: 'Street like the population' },
    columns: { n: 'n', printed: 'as printed', limit: 'goes to', half: '2σ/√n', bias: 'bias', observed: 'measured' },
    summary: (m) =>
      `Women are ${percent(m.sample)} of the street and ${percent(m.population)} of the population. The mean in the street goes to ${show(m.limit, TWO)} cm, the mean asked for is ${show(m.truth, TWO)} cm: ${show(Math.abs(m.bias), TWO)} cm apart. The mean of ${counted(m.n, 'person', 'people')} measured there is ${show(m.observed, TWO)} cm, two standard errors being ${show(m.half, TWO)} cm.`,
    women: 'women',
    men: 'men',
    printed: 'as printed',
    said: streetSaid,
  },
  memoriser: {
    title: 'The memoriser',
    data: 'Points and labels are made up; the line is really trained.',
    params: { model: 'model', size: 'training points', noise: 'random labels', seed: SEED },
    choices: { model: { table: 'table', line: 'line' } },
    actions: { coins: 'Toss coins for all labels' },
    columns: { what: 'what', loss: 'loss', half: 'two standard errors' },
    summary: (m) =>
      `A ${m.kind} trained on ${whole(m.size)} points, ${percent(m.noise)} of the labels tossed by coin. Training loss ${show(m.train, FOUR)}, fresh loss ${show(m.fresh, FOUR)}; no model can expect less than ${show(m.best, FOUR)} on fresh points.`,
    points: (shown, size) => (shown === size ? `${size} training points` : `${shown} of ${size} training points`),
    train: (loss) => `training loss ${loss}`,
    fresh: (loss, half) => (half === '' ? `fresh loss ${loss}` : `fresh loss ${loss} ± ${half}`),
    best: (loss) => `at best ${loss}`,
    noise: (share) => `${share} of the labels are tossed by coin`,
  },
  trust: {
    title: 'How far to trust a perplexity',
    data: 'Losses are made up: twenty tokens a sentence, bell-shaped, so some are below 0 and perplexities may be below 1; real ones never are.',
    params: {
      sentences: 'sentences',
      sd: 'sd of the losses',
      correlation: 'correlation in a sentence',
      ppl: 'true perplexity',
      seed: SEED,
    },
    columns: { what: 'what', value: 'value' },
    summary: (m) =>
      `The true perplexity is ${show(m.ppl, { as: 'value', digits: 1 })}. ${counted(m.sentences, 'sentence', 'sentences')} of twenty tokens ${m.sentences === 1 ? 'is' : 'are'} worth ${show(m.effective, { as: 'ratio' })} independent tokens; 95% of test sets measure ${show(m.low)} to ${show(m.high)}.${m.sentences === 1 ? ' With one sentence, the spread between sentences is not defined; the assumed one stands in.' : ''}`,
    said: trustSaid,
    sentences: (m) => counted(m.sentences, 'sentence', 'sentences'),
  },
  gradient: {
    title: 'Gradient arrows',
    data: 'Bowl and examples are made up; each example has its own bottom.',
    params: {
      batch: 'batch B',
      x: 'θ, first number',
      y: 'θ, second number',
      rate: 'learning rate',
      shape: 'narrowness of the bowl',
      steps: 'steps',
      seed: SEED,
    },
    actions: { four: '4 × B' },
    refusals: { four: 'Four times as many would be more than 512.' },
    columns: { what: 'what', x: 'first', y: 'second', length: 'length' },
    summary: (m) =>
      `A batch of ${whole(m.batch)}. ${
        Number.isNaN(m.angle)
          ? 'The true gradient is 0 and has no direction'
          : `The mean arrow is ${show(m.angle, { as: 'fixed', digits: 1 })} degrees off the true gradient`
      }; the spread of the mean arrow is ${show(m.spread)}; ${gradientSaid(m)[2]}.`,
    said: gradientSaid,
  },
};

export default words;
