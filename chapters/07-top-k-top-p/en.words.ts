/** What the figures of the chapter on top-k and top-p say, in English. */

import { type Format, formatNumber } from '#spec/format.ts';
import { plain } from '#spec/written.ts';
import { GREEDY_WORDS, pairName } from './figures/greedyNames.model.ts';
import type { KnifeModel } from './figures/Knife.model.ts';
import { nameAt } from './figures/knifeModel.model.ts';
import type { OrderModel } from './figures/Order.model.ts';
import type { PromptsModel } from './figures/Prompts.model.ts';
import { type Rule, ruleOf } from './figures/promptsModel.model.ts';
import type { Words } from './words.ts';

const PERCENT: Format = { as: 'percent' };

/** A number as one says it aloud. */
function spoken(x: number, format: Format): string {
  if (Number.isNaN(x)) return 'not a number';
  if (!Number.isFinite(x)) return x > 0 ? 'infinity' : 'minus infinity';
  if (x === 0) return '0';
  return formatNumber(x, format, 'en').replace('<', 'under ').replace('>', 'over ').replace('\u2212', 'minus ');
}

const percent = (x: number) => spoken(x, PERCENT);
const whole = (x: number) => formatNumber(x, { as: 'whole' }, 'en');
const value = (x: number) => spoken(x, { as: 'value', digits: 1 });
const counted = (x: number) => `${whole(x)} ${x === 1 ? 'word' : 'words'}`;
/** one, two and three */
const listed = (parts: readonly string[]) => `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const METHODS = { greedy: 'greedy', random: 'random', 'top-k': 'top-k', 'top-p': 'top-p', 'min-p': 'min-p' };
const CONVENTIONS = {
  reach: 'as described',
  printed: 'as printed',
  shifted: 'with the shift',
  index: 'first by index',
  all: 'all tied words stay',
  first: 'temperature first',
  last: 'temperature last',
};

function knifeSummary(model: KnifeModel): string {
  const where = `Of ${counted(model.size)} at temperature ${value(model.T)}`;
  if (!model.ranked) return `${where} all are masked, so there is nothing to cut.`;
  const how = {
    greedy: 'greedy decoding',
    random: 'plain sampling',
    'top-k': `top-k with k = ${whole(model.k)}`,
    'top-p': `top-p with p = ${value(model.p)}, ${CONVENTIONS[model.rule]},`,
    'min-p': `min-p with ${value(model.minp)}, ${CONVENTIONS[model.when]},`,
  }[model.method];
  if (model.kept === 0) return `${where}, ${how} keeps none: what is left is 0 divided by 0.`;
  const tie =
    model.tied > 1 && ['top-k', 'greedy'].includes(model.method) ? `; ${model.tied} are tied at the blade` : '';
  const hit = model.hit === undefined ? '' : `; the point falls on ${nameAt(model, model.hit)}`;
  return `${where}, ${how} keeps ${whole(model.kept)}, which had ${percent(model.mass)}${tie}${hit}.`;
}

function promptsSummary(model: PromptsModel): string {
  const each = (name: string, prompt: PromptsModel['a']) => {
    const said = (rule: Rule) => {
      const { kept, mass } = ruleOf(prompt, rule);
      return `${counted(kept)} with ${percent(mass)}`;
    };
    const minp = model.minp === 0 ? 'min-p, switched off, all of them' : `min-p ${said('minp')}`;
    return `${name}, top-k keeps ${said('k')}, top-p ${said('p')}, ${minp}, typical sampling ${said('typical')}, eta ${said('eta')}`;
  };
  return `${each('In the first list', model.a)}; ${each('in the second', model.b)}.`;
}

function orderSummary(model: OrderModel): string {
  const said = (order: string) =>
    listed([...order].map((b) => ({ T: 'temperature', k: 'top-k', p: 'top-p' })[b] as string));
  if (model.empty) return `In the order ${said(model.order)}: all scores are masked, so there is nothing to cut.`;
  const verdict = model.same ? 'the result is the same' : 'the result is different';
  const kept = model.stages[3]?.kept ?? 0;
  return `In the order ${said(model.order)}, ${counted(kept)} ${kept === 1 ? 'stays' : 'stay'}; the other way round, ${whole(model.other[3]?.kept ?? 0)}: ${verdict}.`;
}

const words: Words = {
  recap: {
    title: 'The end of the strip',
    data: 'The shares are made up.',
    params: { u: 'point u' },
    columns: { name: 'word', share: 'share', from: 'from', to: 'to', hit: 'point' },
    before: '我想吃',
    summary: (model) =>
      `The strip is cut into ${listed(model.bars.map((bar) => `${bar.name} ${percent(bar.share)}`))}, and the point at ${spoken(model.u, { as: 'fixed', digits: 3 })} writes ${model.bars[model.hit]?.name}.`,
  },
  knife: {
    title: 'Three knives',
    data: 'Scores, shares and vocabulary are made up.',
    params: {
      logits: 'score',
      names: 'names',
      shares: 'share',
      words: 'names of the shares',
      bars: 'given',
      size: 'bars',
      method: 'method',
      T: 'temperature T',
      k: 'k',
      p: 'p',
      minp: 'min-p',
      rule: 'crossing word',
      ties: 'ties',
      when: 'min-p and T',
      u: 'point u',
      seed: 'random seed',
      answer: 'right word, counted from 1',
      find: 'find bar',
      water: 'as cups of water (a few)',
    },
    choices: {
      bars: { scores: 'scores', shares: 'shares' },
      size: { few: 'a few', vocabulary: '50,304' },
      method: METHODS,
      rule: { reach: 'as described', printed: 'as printed', shifted: 'shifted' },
      ties: { index: 'first by index', all: 'all stay' },
      when: { first: CONVENTIONS.first, last: CONVENTIONS.last },
    },
    actions: {
      throw: 'Throw a point',
      opening: 'Four words',
      eight: 'Eight words',
      asPrinted: 'Printed shares',
      tie: 'A tie',
      sure: 'One has 99%',
      vocabulary: 'Vocabulary',
    },
    columns: { name: 'word', score: 'score', share: 'share', total: 'total', kept: 'kept', after: 'after' },
    summary: knifeSummary,
    masked: 'all masked: nothing to cut',
    nothing: 'nothing is left: no strip',
    nan: 'NaN: none kept',
    all: 'all shares, largest first',
    poured: 'poured out, the fullest first',
    kept: (kept, size, mass) => `kept ${kept} of ${size}, had ${mass}`,
    conventions: CONVENTIONS,
    compare: {
      greedy: 'Several are largest: which is taken?',
      random: '',
      'top-k': 'A tie at place k: who stays?',
      'top-p': 'The word that crosses p: does it stay?',
      'min-p': 'min-p and temperature: which comes first?',
    },
    noCompare: 'Nothing is cut, so there is nothing to disagree about.',
    count: (kept) => `keeps ${kept}`,
    countAndMass: (kept, mass) => `keeps ${kept}, with ${mass}`,
    minp: (ratio, before) => `min-p: ${ratio} of the first${before ? ', before T' : ''}`,
    answer: (name, before, after) => `If ${name} is right: surprise ${before} → ${after} nats`,
    found: (rank, share) => `no. ${rank}: ${share}`,
    asPrinted: 'as printed',
    printedKeeps: (names) => `as printed: ${names.join(', ')} stay`,
  },
  prompts: {
    title: 'Two prompts',
    data: 'Both lists are made up, with 50,304 words each.',
    params: { a: 'shape s, first', b: 'shape s, second', k: 'k', p: 'p', minp: 'min-p', find: 'find bar' },
    actions: { two: 'Sum and poem', zipf: 'Zipf instead', alike: 'Both alike' },
    columns: { rule: 'rule', keptA: 'kept, first', massA: 'area, first', keptB: 'kept, second', massB: 'area, second' },
    summary: promptsSummary,
    prompts: {
      a: (kind) => ({ sure: '“1 + 1 =”', open: 'a list spread out', zipf: 'a Zipf list' })[kind],
      b: (kind) => ({ sure: 'a list with one peak', open: '“Write a poem about autumn”', zipf: 'a Zipf list' })[kind],
    },
    rules: { k: 'top-k', p: 'top-p', minp: 'min-p', typical: 'typical', eta: 'η, ε =' },
    off: 'off',
    keeps: (kept, mass) => `${kept}, with ${mass}`,
    found: (rank, share) => `no. ${rank}: ${share}`,
  },
  order: {
    title: 'The pipeline',
    data: 'The scores are made up.',
    params: { order: 'order', T: 'temperature T', k: 'k', p: 'p', way: 'T divides', logits: 'score', names: 'names' },
    choices: {
      order: {
        Tkp: 'T → k → p',
        Tpk: 'T → p → k',
        kTp: 'k → T → p',
        kpT: 'k → p → T',
        pTk: 'p → T → k',
        pkT: 'p → k → T',
      },
      way: { logits: 'the scores', shares: 'the shares' },
    },
    actions: { swap: 'Reverse', hot: 'T = 3, p = .7', off: 'All off', code: 'For code', story: 'For stories' },
    columns: {
      name: 'word',
      score: 'score',
      start: 'softmax',
      one: 'step 1',
      two: 'step 2',
      three: 'step 3',
      reversed: 'reversed',
    },
    summary: orderSummary,
    masked: 'all masked',
    blocks: { T: 'temperature', k: 'top-k', p: 'top-p' },
    idle: 'no effect',
    place: (block) => `place of ${block}`,
    reversed: 'reversed:',
    keeps: (kept) => `keeps ${kept}`,
    same: 'same result',
    differ: 'different result',
  },
  greedy: {
    title: 'The greedy trap',
    data: 'The shares are made up.',
    params: {
      a: 'share of “very”',
      b: 'share of “so”',
      a1: '“nice” after “very”',
      b1: '“nice” after “so”',
      c1: '“nice” after “quite”',
      width: 'paths kept',
    },
    columns: { pair: 'path', first: 'first word', after: 'second word', path: 'both', seen: 'seen' },
    summary: (model) =>
      `Keeping ${model.width} ${model.width === 1 ? 'path' : 'paths'}, the search ends with ${pairName(model.found, 'en')}, probability ${percent(model.found.path)}; the most likely of all nine is ${pairName(model.best, 'en')}, ${percent(model.best.path)}.`,
    ...GREEDY_WORDS.en,
    pair: (first, second) => `${first} ${second}`,
    upper: 'The weather is… first word',
    lower: 'second word',
    found: (width, pair, share) => `${width === 1 ? 'likeliest each time' : `${width} paths kept`}: ${pair} ${share}`,
    best: (pair, share) => `likeliest of all nine: ${pair} ${share}`,
    same: 'which is the likeliest of all nine',
    seen: (count) => `looked at ${count} of 9`,
  },
  tail: {
    title: 'The sock',
    data: 'The share is made up.',
    params: { epsilon: 'share of the sock', length: 'words written' },
    columns: { length: 'words', none: 'never', once: 'at least once', expected: 'times on average' },
    summary: ({ epsilon, length, once }) =>
      `If each word has a chance of ${plain(epsilon)} to be the sock, it turns up at least once in ${counted(length)} with probability ${percent(once)}.`,
    once: 'at least once',
    length: 'words written',
    even: (length) => `${length}: even odds`,
  },
};

export default words;
