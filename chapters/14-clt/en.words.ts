/** What the figures of this chapter say, in English. */

import { type Format, formatNumber } from '#spec/format.ts';
import type { AdderModel } from './figures/Adder.model.ts';
import type { BreakersModel } from './figures/Breakers.model.ts';
import type { DemoModel } from './figures/Demo.model.ts';
import type { GaltonModel } from './figures/Galton.model.ts';
import type { Words } from './words.ts';

/** A number as one says it aloud. */
function spoken(x: number, format: Format): string {
  if (Number.isNaN(x)) return 'not defined';
  if (!Number.isFinite(x)) return x > 0 ? 'infinite' : 'minus infinity';
  return formatNumber(x, format, 'en').replace('<', 'below ').replace('>', 'above ');
}
const share = (x: number) => spoken(x, { as: 'share' });
const amount = (x: number) => spoken(x, { as: 'amount' });

const diceOf = (n: number) => (n === 1 ? '1 die' : `${n} dice`);

const SOURCES = { die: 'a die', coin: 'a coin', drawn: 'a law drawn by hand' };

function total({ copies, n, standardise }: AdderModel): string {
  const what = {
    fresh: n === 1 ? 'One draw' : `The sum of ${n}`,
    same: `One draw counted ${n === 1 ? 'once' : `${n} times`}`,
    flipped: n === 1 ? 'One draw' : `One draw and ${n - 1} random sign${n === 2 ? '' : 's'}`,
  }[copies];
  return standardise ? `${what}, in σ` : `${what}, averaged`;
}

function adderSummary(m: AdderModel): string {
  if (!m.sum) return 'No bar is drawn, so there is no law to add up.';
  const head = `${total(m)}, of ${SOURCES[m.source]}. The sum has mean ${amount(m.mean)} and standard deviation ${amount(m.sd)}`;
  if (!m.gap) return `${head}. All of it is at one point, so there is no bell to compare it with.`;
  return `${head}, skewness ${spoken(m.skewness, { as: 'fixed', digits: 3 })}. Its largest gap to the bell is ${share(m.gap.size)}.`;
}

/** "30 dice", "1 Cauchy term" */
function termsOf({ n, tail, alpha }: BreakersModel): string {
  if (tail === 'die') return diceOf(n);
  const terms = n === 1 ? 'term' : 'terms';
  if (tail === 'pareto') return `${n} Pareto ${terms} (α = ${spoken(alpha, { as: 'value', digits: 1 })})`;
  return `${n} ${tail === 'normal' ? 'normal' : 'Cauchy'} ${terms}`;
}

function breakersSummary(m: BreakersModel): string {
  const common = spoken(m.correlation, { as: 'fixed', digits: 2 });
  const bell = m.by === 'moments' ? 'the bell with the same mean and width' : 'the bell with the same quartiles';
  return `Weighted average of ${termsOf(m)}, ${m.by === 'moments' ? 'correlation' : 'shared part'} ${common}, effective number ${spoken(m.effective, { as: 'ratio' })}. The largest gap to ${bell} is ${share(m.gap.size)}; the probability of being beyond ±10 is ${share(m.beyond)}.`;
}

const WAYS = { gaussian: 'Gaussian', signs: '±1', uniform: 'uniform' };

const demoSummary = (m: DemoModel) =>
  `n = ${m.n}, x is 1 with probability ${spoken(m.q, { as: 'fixed', digits: 2 })}, and the sum has standard deviation ${spoken(m.sd, { as: 'fixed', digits: 4 })}. Largest gap to the bell: with Gaussian W ${amount(m.gaussian.gap.size)}, with ±1 ${amount(m.signs.gap.size)}, with uniform W ${amount(m.uniform.gap.size)}. The picture shows ${WAYS[m.W]}.`;

const rowsOf = (n: number) => (n === 1 ? '1 row of pins' : `${n} rows of pins`);

function galtonSummary(m: GaltonModel): string {
  const what = m.kind === 'coins' ? `A board with ${rowsOf(m.n)}, ` : `${diceOf(m.n)}, `;
  const trials = `${what}${m.kind === 'coins' ? 'balls dropped' : 'thrown'}: ${spoken(m.drawn, { as: 'whole' })}`;
  return `${trials}. Average ${spoken(m.average, { as: 'fixed', digits: 3 })}, by the law ${spoken(m.mean, { as: 'fixed', digits: 1 })}. The running shares differ by ${share(m.gap)} at most; chance alone allows ${share(m.radius)}.`;
}

const words: Words = {
  recap: {
    title: 'An average of throws',
    data: 'The throws come from a seed.',
    params: { n: 'Throws', seed: 'Seed' },
    actions: { again: 'Throw again' },
    columns: { throws: 'Throws', average: 'Average', error: 'σ/√n' },
    summary: (m) =>
      `After ${m.n} ${m.n === 1 ? 'throw' : 'throws'} the average is ${spoken(m.average, { as: 'fixed', digits: 2 })}; the true mean is 3.5, and σ/√n is ${spoken(m.error, { as: 'fixed', digits: 2 })}.`,
    average: (value) => `average ${value}`,
    band: 'pale band: 3.5 ± 2σ/√n',
    throws: 'throws',
  },
  adder: {
    title: 'The adder',
    data: 'Exact convolution, no sampling.',
    params: {
      source: 'Add up',
      n: 'How many',
      standardise: 'Measure in σ',
      copies: 'Each draw',
      bars: 'Height of bar',
      at: 'Pencil at bar',
    },
    choices: {
      source: { die: 'a die', coin: 'a coin', drawn: 'draw your own' },
      copies: { fresh: 'fresh', same: 'copied', flipped: 'copied, ±' },
    },
    actions: { humps: 'Two humps', tail: 'Long tail', bell: 'Bell', rare: 'One in a hundred' },
    columns: { what: 'What', one: 'One draw', sum: 'Sum', average: 'Average' },
    summary: adderSummary,
    one: (source) => (source === 'drawn' ? 'One draw (use the pencil)' : `One draw: ${SOURCES[source]}`),
    total,
    gap: (size, law, bell) => `Largest gap ${size}: left of the line, bars hold ${law}, the bell ${bell}`,
    rulers: { sigma: 'σ', sum: 'sum', average: 'avg' },
    width: (sd) => `σ of the average ${sd}`,
    moments: (mean, sd, skewness) => `Sum: mean ${mean}, sd ${sd}, skewness ${skewness}`,
    empty: 'No bar at all: nothing to add up',
    point: 'All at one point: no width, so no bell',
    pencil: ['Pencil, sideways', 'Height of bar'],
  },
  breakers: {
    title: 'Three ways to fail',
    data: 'All computed, nothing sampled; for Pareto terms to within 0.0005.',
    params: {
      tail: 'Each term',
      alpha: 'Pareto α',
      n: 'Terms',
      correlation: 'Correlation',
      concentration: 'Concentration',
    },
    choices: { tail: { die: 'die', normal: 'normal', pareto: 'Pareto', cauchy: 'Cauchy' } },
    actions: { copies: 'Thirty copies', heavy: 'One dominates', pareto: 'Too long a tail', cauchy: 'Cauchy' },
    columns: { what: 'What', value: 'Value' },
    summary: breakersSummary,
    average: (m) => `Weighted average of ${termsOf(m)}`,
    by: { moments: 'Bell with the same mean and σ', quartiles: 'No variance: bell with the same quartiles' },
    below: 'Area added up from the left',
    gap: (size) => `gap ${size}`,
    shared: (part, variance) => `What all terms share: ${variance ? 'correlation ' : ''}${part}`,
    weights: (effective) => `Weights: effective number ${effective}`,
    parts: { common: 'shared', own: 'each its own' },
    beyond: (chance) => `P(|average| > 10) = ${chance}`,
  },
  demo: {
    title: 'The demonstration, repaired',
    data: 'All three are computed, to within 10⁻⁸.',
    params: { n: 'Terms', W: 'Draw W from', x: 'Probability that x is 1' },
    choices: { W: { gaussian: 'Gaussian', signs: '±1', uniform: 'uniform' } },
    actions: { printed: 'As printed', honest: 'Small and honest' },
    columns: { way: 'W', sd: 'sd', D: 'Largest gap', jump: 'P(sum = 0)' },
    summary: demoSummary,
    law: (m) => `Law of ∑Wx, W ${WAYS[m.W]}, n = ${m.n}`,
    ways: WAYS,
    distances: 'Largest gap to the bell (log scale)',
    inputs: { one: 'x = 1', zero: 'x = 0' },
    zero: (chance) => `exactly 0: ${chance}`,
  },
  zoom: {
    title: 'The lens',
    data: 'The exact law of dice.',
    params: { n: 'Dice', lens: 'Magnify' },
    choices: { lens: { 0: 'once', 1: '√n times' } },
    columns: { what: 'What', value: 'Value' },
    summary: (m) =>
      `The average of ${diceOf(m.n)} is ${spoken(m.width, { as: 'ratio' })} wide; magnified ${spoken(m.magnification, { as: 'ratio' })} times it looks ${spoken(m.seen, { as: 'ratio' })} wide. Its largest gap to the bell, ${share(m.ks)}, does not change with the lens.`,
    whole: (n) => `The average of ${n === '1' ? '1 die' : `${n} dice`}`,
    under: (times) => `× ${times}`,
    width: (width) => `True width σ/√n = ${width}`,
    seen: (width) => `Width under the lens ${width} (one die: 1.71)`,
  },
  galton: {
    title: 'Galton’s board',
    data: 'Sampled from a seed.',
    params: { kind: 'Use', n: 'Rows (dice)', trials: 'Trials', seed: 'Seed' },
    choices: { kind: { coins: 'pins', dice: 'dice' } },
    actions: { again: 'Others', few: '30 trials', thousand: '1,000', million: '1,000,000' },
    columns: { place: 'Place', count: 'Count', share: 'Share', law: 'Probability', band: '± 95%' },
    summary: galtonSummary,
    board: (m) => (m.kind === 'coins' ? `${rowsOf(m.n)}: left or right, half and half` : `Last throw: ${diceOf(m.n)}`),
    landed: (drawn) => `${drawn} ${drawn === '1' ? 'trial' : 'trials'}`,
    gap: (gap, radius, within) =>
      `Running shares differ by ${gap} at most, ${within ? 'within' : 'beyond'} the 95% limit ${radius}`,
    outside: (outside, places) => `${outside} of ${places} places outside their bar; one in twenty is no wonder`,
  },
};

export default words;
