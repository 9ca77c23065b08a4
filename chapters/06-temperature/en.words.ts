/** What the figures of the temperature chapter say, in English. */

import { type Format, formatNumber } from '#spec/format.ts';
import type { DialModel } from './figures/Dial.model.ts';
import { massOf, tailAfter, vocabularyAt } from './figures/dialVocabulary.model.ts';
import type { LimitsModel } from './figures/Limits.model.ts';
import type { TextModel } from './figures/Text.model.ts';
import type { WellsModel } from './figures/Wells.model.ts';
import type { Words } from './words.ts';

const PERCENT: Format = { as: 'percent' };
const VALUE: Format = { as: 'value', digits: 1 };

/** A number as one says it aloud. */
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

const was = (value: string) => `was ${value}`;

function dialSummary(model: DialModel): string {
  const t = `At temperature ${spoken(model.temperature, VALUE)}`;
  if (model.size === 'vocabulary') {
    const words = vocabularyAt(model.temperature);
    const rank = spoken(model.find, { as: 'whole' });
    return `${t}, of 50,304 words the first holds ${spoken(massOf(words, 1), PERCENT)}, and all after number ${rank} together ${spoken(tailAfter(words, model.find), PERCENT)}: as undecided as if there were ${spoken(words.effective, { as: 'amount' })} equally likely words.`;
  }
  if (model.empty) return `${t} there are no shares, because every score is masked.`;
  const shares = listed(model.bars.map((bar) => `${bar.name} ${spoken(bar.share, PERCENT)}`));
  return `${t} the shares are ${shares}: as undecided as if there were ${spoken(model.effective, { as: 'fixed', digits: 2 })} equally likely words.`;
}

function due(count: number): string {
  if (count < 1) return 'fewer than 1 is';
  const whole = spoken(count, { as: 'whole' });
  return whole === '1' ? '1 is' : `${whole} are`;
}

function wellsSummary(model: WellsModel): string {
  const each = model.wells.map(
    (well) => `${well.count} in ${well.name}, where ${due(well.expected * model.particles)} expected`,
  );
  const times =
    model.stretch === 1 ? '' : `, with depths and T times ${spoken(model.stretch, { as: 'value', digits: 0 })}`;
  return `At temperature T = ${spoken(model.T, VALUE)}${times}, of ${spoken(model.particles, { as: 'whole' })} particles there are ${listed(each)}; no share is off by more than ${spoken(model.worst, PERCENT)}.`;
}

const named = (model: LimitsModel, which: readonly number[]) => listed(which.map((i) => model.bars[i]?.name ?? ''));

function limitsSays(model: LimitsModel): string {
  if (model.empty) return 'Everything is masked: no T makes shares of that.';
  const first = model.bars[model.greedy]?.name;
  const greedy =
    model.best.length > 1
      ? `Greedy decoding takes ${first}, the first of the tied.`
      : `Greedy decoding takes ${first}.`;
  const t = model.temperature;
  const to = (which: readonly number[]) =>
    which.length > 1 ? `${named(model, which)} in equal parts` : named(model, which);
  if (t === 0) return `One cannot divide by 0; shown is the limit from the right: all to ${to(model.best)}. ${greedy}`;
  if (t < 0) return `Below 0 the order is reversed; close to 0, all goes to ${to(model.worst)}. ${greedy}`;
  return `Close to 0, all goes to ${to(model.best)}. ${greedy}`;
}

function limitsSummary(model: LimitsModel): string {
  const shares = model.empty
    ? ''
    : ` the shares are ${listed(model.bars.map((bar) => `${bar.name} ${spoken(bar.share, PERCENT)}`))}`;
  return `At temperature ${spoken(model.temperature, VALUE)}${shares}. ${limitsSays(model)}`;
}

const NETS = { poet: 'the poet', novelist: 'the novelist' };

function textSummary(model: TextModel): string {
  const { prefix, net, T, p, waiting, lanes, look, lost } = model;
  const given = prefix ? `“${[...prefix].slice(-30).join('').trim()}”` : 'an empty page';
  if (waiting) return `What comes after ${given} is for ${NETS[net]} to say, once it is loaded.`;
  const temperature = `T = ${spoken(T, VALUE)}`;
  const ways = ['always the likeliest', temperature, `${temperature} with top-p ${spoken(p, PERCENT)}`];
  const each = lanes.map(({ pieces, surprise }, i) => {
    if (pieces.length === 0) return `${ways[i]}: nothing yet`;
    const said = [...pieces.join('').replace(/\s+/g, ' ').trim()].slice(0, 80).join('');
    return `${ways[i]}: “${said}”, mean surprise ${spoken(surprise, { as: 'fixed', digits: 2 })} nats`;
  });
  const here = look
    ? `; piece ${model.at + 1} is “${look.name}”, number ${spoken(look.rank, { as: 'whole' })} with ${spoken(look.share, PERCENT)}`
    : '';
  const skipped = lost ? `; skipped, not in its vocabulary: ${[...lost].slice(0, 8).join(' ')}` : '';
  return `After ${given}, ${NETS[net]} writes: ${each.join('; ')}${here}${skipped}.`;
}

const words: Words = {
  recap: {
    title: 'From scores to a strip',
    data: 'The scores are made up.',
    params: { scores: 'score' },
    columns: { name: 'word', score: 'score', share: 'share' },
    items: { 1: '晓', 2: '醒', 3: '寒' },
    summary: (model) =>
      `The shares are ${listed(model.bars.map((bar) => `${bar.name} ${spoken(bar.share, PERCENT)}`))}.`,
    was,
  },
  dial: {
    title: 'The temperature dial',
    data: 'The scores are made up; so is the list of 50,304, which follows Zipf’s law: number r has a score of −ln r.',
    params: {
      T: 'temperature T',
      size: 'words',
      logits: 'score',
      names: 'names',
      printed: 'as printed (a few)',
      height: 'bars show (50,304)',
      find: 'find number (50,304)',
    },
    choices: {
      T: { 0.3: '0.3', 1: '1', 3: '3' },
      size: { few: 'a few', vocabulary: '50,304' },
      height: { area: 'areas', log: 'logarithms' },
    },
    actions: { four: 'Four words', six: 'Six words', tie: 'Two tied' },
    columns: {
      name: 'word',
      logit: 'score',
      scaled: '÷ T',
      weight: 'e to the power',
      share: 'share',
      cold: 'T = 0.3',
      one: 'T = 1',
      hot: 'T = 3',
      ranks: 'numbers',
      first: 'share of the first',
      mass: 'together',
      after: 'all after them',
    },
    summary: dialSummary,
    was,
    cold: 'cold',
    hot: 'hot',
    empty: 'all masked: no shares',
    printed: 'as printed',
    counted: (number) => `as if there were ${number} equally likely words`,
    decades: ['1–9', '10–99', '100–999', '1,000–9,999', '10,000 on'],
    found: (rank, share) => `number ${rank}: ${share}`,
  },
  wells: {
    title: 'Energy wells',
    data: 'The depths are made up; the particles’ numbers are random.',
    params: {
      T: 'temperature T',
      depths: 'depth',
      names: 'names',
      particles: 'particles',
      stretch: 'depths and T times',
      seed: 'random seed',
    },
    actions: { together: 'Depths and T times 3', back: 'Back to times 1', again: 'Draw again' },
    columns: {
      name: 'well',
      depth: 'depth',
      energy: 'energy',
      expected: 'expected',
      band: 'two standard deviations',
      count: 'particles',
      observed: 'observed',
    },
    summary: wellsSummary,
    energy: (factor) => `energy E = −${factor}z`,
    expected: 'green: expected share, in a box of two standard deviations either way',
    curve: 'expected shares as T changes',
  },
  limits: {
    title: 'The ends of the dial',
    data: 'The scores are made up.',
    params: { T: 'temperature T', logits: 'score', names: 'names' },
    actions: { tie: '2, 2, 1', four: '天 地 人 山', zero: 'T = 0' },
    columns: { name: 'item', logit: 'score', share: 'share', naive: 'simply divided', greedy: 'greedy' },
    summary: limitsSummary,
    empty: 'all masked: no shares',
    below: 'T < 0: reversed',
    lamps: { distribution: 'adds up to 1', order: 'order kept', naive: 'simply dividing works' },
    says: limitsSays,
  },
  text: {
    title: 'One network, different T',
    data: 'The novelist: a small network trained for this book on Moby-Dick and the novels of Jane Austen; it writes in pieces of words. The poet: another, trained on Chinese poems of the Tang and Song dynasties. They compute all the shares in this page.',
    params: {
      prefix: 'beginning',
      net: 'who writes',
      T: 'temperature T',
      p: 'top-p keeps',
      length: 'pieces at most',
      lane: 'which text to look at',
      at: 'which piece, from 0',
      seed: 'random seed',
    },
    choices: { net: NETS, lane: { 0: 'greedy', 1: 'drawn at T', 2: 'with top-p' } },
    columns: {
      lane: 'how',
      written: 'written',
      repeated: 'repeated fours',
      surprise: 'mean surprise (nats)',
      bits: 'bits',
      rare: 'rare pieces',
      effective: 'effective number',
    },
    summary: textSummary,
    lanes: (T, p) => ['greedy: T → 0', `drawn: T = ${T}`, `drawn: T = ${T}, top-p ${p}`],
    meters: ['repeated fours', 'surprise (nats)', 'under 1 in 1000', 'effective number'],
    waiting: 'Nothing is written here yet.',
    lost: (characters) => `skipped, not in its vocabulary: ${characters}`,
    place: ({ at, lane, T }) => `piece ${at + 1}, shares at T = ${lane === 0 ? '1' : spoken(T, VALUE)}`,
    found: (name, rank, share) => `${name}: number ${rank}, ${share}`,
    rest: (count, share) => `${count} others together ${share}`,
  },
};

export default words;
