/** What the figures of the chapter on conditions and chains say, in English. */

import { type Format, formatNumber } from '#spec/format.ts';
import type { DeckModel } from './figures/Deck.model.ts';
import type { Question } from './figures/deckCards.model.ts';
import type { LineModel } from './figures/Line.model.ts';
import { powerText } from './figures/powerText.model.ts';
import type { SwapModel } from './figures/Swapper.model.ts';
import type { Words } from './words.ts';

const PERCENT: Format = { as: 'percent' };
const NATS: Format = { as: 'fixed', digits: 3 };
const spoken = (x: number, format: Format) =>
  Number.isNaN(x)
    ? 'not defined'
    : formatNumber(x, format, 'en').replace('<', 'under ').replace('>', 'over ').replace('\u2212', 'minus ');
const whole = (x: number) => formatNumber(x, { as: 'whole' }, 'en');
const times = (n: number) => (n === 1 ? 'once' : `${whole(n)} times`);

const CLUES: { readonly [Q in Question]: readonly [yes: string, no: string] } = {
  red: ['red', 'black'],
  spade: ['spade', 'no spade'],
  face: ['court card', 'no court card'],
  ace: ['ace', 'no ace'],
};
const clues = ({ asked, answers }: DeckModel) => asked.map((question, i) => CLUES[question][answers[i] ? 0 : 1]);

function deckSummary(model: DeckModel): string {
  const known = model.asked.length === 0 ? 'Without a clue' : `Knowing “${clues(model).join(', ')}”`;
  const average = `on average over all answers it is ${spoken(model.average, NATS)}`;
  const before = `The entropy of the suit was ${spoken(model.before, NATS)} nats`;
  if (model.left === 0)
    return `${known}, none of the ${model.all} cards fits, and the probability of hearts is not defined. ${before}; ${average}.`;
  const cards = model.left === 1 ? '1 card is' : `${model.left} cards are`;
  return `${known}, ${cards} left of ${model.all}, ${model.hearts} of them hearts, so the probability of hearts is ${spoken(model.p, PERCENT)}. ${before} and is now ${spoken(model.entropy, NATS)}; ${average}.`;
}

const TEXTS = { poet: 'the Tang poems', novelist: 'Moby-Dick' } as const;

function lineSummary(model: LineModel): string {
  if (model.waiting)
    return `The network is not loaded yet, so nothing has been computed for this line. It will show token ${model.at + 1}; a pair never seen ${model.zeros === 'raw' ? 'counts as 0' : 'is mixed with single counts'}.`;
  if (model.tokens.length === 0) return 'There is nothing to compute: nothing typed is in the network’s vocabulary.';
  const { net, pair, single } = model.chains;
  const product = (total: number) => (Number.isNaN(total) ? 'not defined' : powerText(total));
  const lost = model.lost ? ` Skipped, not in its vocabulary: ${model.lost}.` : '';
  const text = model.tokens.map((token) => token.text).join(' ');
  return `For ${text}, the network’s probability is ${product(net.total)}, with one token remembered it is ${product(pair.total)}, with none ${product(single.total)}; token ${model.at + 1}, ${model.tokens[model.at]?.text}, is looked at.${lost}`;
}

function counted({ tokens, at, voice }: LineModel): string {
  const token = tokens[at];
  if (!token) return '';
  const [count, of] = token.pair;
  const before = at === 0 ? 'the beginning of a text' : `“${tokens[at - 1]?.text}”`;
  if (of === 0) return `${before} occurs nowhere in ${TEXTS[voice]}: there is no die to throw.`;
  const seen = `In ${TEXTS[voice]}, ${before} occurs ${times(of)}, `;
  return count === 0
    ? `${seen}never followed by “${token.text}”.`
    : `${seen}followed by “${token.text}” ${times(count)}.`;
}

function swapSummary(model: SwapModel): string {
  if (model.voice === 'printed')
    return `A made-up strip: 光 92.0%, 色 3.0%, 亮 2.0%, 下 1.0%, and 2.0% missing; the point falls on ${model.hit.piece === undefined ? 'nothing' : model.hit.text}.`;
  if (model.waiting) return 'The network is not loaded yet, so there are no dice.';
  const read = model.tokens.slice(0, model.read).join(' ') || 'nothing';
  const rung = model.rungs[model.context];
  const net = `The network has read it all; its entropy is ${spoken(model.net?.entropy ?? NaN, NATS)} nats, and the point falls on ${model.netHit.text}.`;
  const last = ['nothing', 'the last token'][model.context] ?? `the last ${model.context} tokens`;
  if (!model.die)
    return `Read so far: ${read}. With ${last} remembered, which the corpus has never seen, there is no die. ${net}`;
  return `Read so far: ${read}. With ${last} remembered, seen ${times(rung?.seen ?? 0)} in the corpus, the entropy is ${spoken(model.die.entropy, NATS)} nats, and the point falls on ${model.hit.text}. ${net}`;
}

const ANSWERS = { off: 'not asked', yes: 'yes', no: 'no' };

const words: Words = {
  recap: {
    title: 'Throw away, then stretch',
    data: 'The days are made up.',
    params: { away: 'clear mornings thrown away' },
    columns: { sky: 'morning', weather: 'later', days: 'days', share: 'share' },
    rain: 'rain',
    dry: 'dry',
    clouds: 'cloudy',
    clear: 'clear',
    chance: ({ away }, share) =>
      away === 0
        ? `P(rain) = ${share}`
        : away === 1
          ? `P(rain | cloudy morning) = ${share}`
          : `fewer clear mornings: rain has ${share}`,
    summary: ({ away, rain, clouds }) =>
      `With ${spoken(away, PERCENT)} of the clear mornings thrown away, ${spoken(clouds, PERCENT)} of all those left are cloudy, and ${spoken(rain, PERCENT)} bring rain.`,
  },
  deck: {
    title: 'The deck filter',
    data: 'The 52 cards are an ordinary deck; the 20 were put together for this chapter.',
    params: {
      deck: 'deck',
      red: 'red?',
      spade: 'a spade?',
      face: 'a court card (J, Q, K)?',
      ace: 'an ace?',
      stretch: 'stretched',
    },
    choices: {
      deck: { whole: '52 cards', rigged: '20 cards, 18 hearts' },
      red: ANSWERS,
      spade: ANSWERS,
      face: ANSWERS,
      ace: ANSWERS,
    },
    actions: { forget: 'Forget the clues' },
    columns: { suit: 'suit', left: 'cards left', share: 'share' },
    suits: ['hearts', 'diamonds', 'clubs', 'spades'],
    out: 'out',
    none: 'no card fits: no shares',
    asked: (model) => (model.asked.length === 0 ? 'P(hearts)' : `P(hearts | ${clues(model).join(', ')})`),
    bars: { before: 'no clue', now: 'now', average: 'on average' },
    entropy: 'entropy of the suit, in nats',
    summary: deckSummary,
  },
  coins: {
    title: 'Two coins',
    data: 'The coins are made up.',
    params: {
      a: 'P(A), first coin heads',
      b: 'P(B), second coin heads',
      dependence: 'dependence',
      order: 'first look at',
    },
    choices: { order: { ab: 'A', ba: 'B' } },
    columns: { a: 'first', b: 'second', joint: 'share' },
    cells: ['both heads', 'A alone', 'B alone', 'no heads'],
    naive: (share) => `P(A) P(B) = ${share}`,
    outline: 'multiplied as they are',
    summary: (m) =>
      `Both coins show heads with probability ${spoken(m.both, PERCENT)}: A first, ${spoken(m.a, PERCENT)} times ${spoken(m.bGivenA, PERCENT)}; B first, ${spoken(m.b, PERCENT)} times ${spoken(m.aGivenB, PERCENT)}. Taken as independent it would be ${spoken(m.naive, PERCENT)}.`,
  },
  chain: {
    title: 'The chain rule',
    data: 'The factors are made up.',
    params: { factors: 'share', names: 'names' },
    columns: { token: 'character', factor: 'share', log: 'logarithm', upTo: 'product so far' },
    product: (product, logs) => `product ${product}, sum of ln ${logs}`,
    typical: (typical, perplexity) => `geometric mean ${typical}, perplexity ${perplexity}`,
    summary: (m) =>
      `With ${m.links.map(({ name, factor }) => `${name} ${spoken(factor, { as: 'share' })}`).join(', ')}, the product is ${powerText(m.logs)}, the sum of logarithms ${spoken(m.logs, NATS)}, and the perplexity per character ${formatNumber(m.perplexity, { as: 'amount' }, 'en')}.`,
  },
  line: {
    title: 'Three chains for one line',
    data: 'Both networks were trained for this book: the poet on classical Chinese poems, one character to a token; the novelist on Moby-Dick and Jane Austen. The counts are taken in this page, from Tang poems and from Moby-Dick.',
    params: {
      voice: 'whose numbers',
      line: 'a line',
      at: 'token looked at, counted from 0',
      zeros: 'a pair never seen',
    },
    choices: {
      voice: { poet: 'the poet', novelist: 'the novelist' },
      zeros: { mixed: 'mixed with single counts', raw: 'counts as 0' },
    },
    actions: { zero: 'Unseen counts as 0', mixed: 'Mix in single counts' },
    columns: {
      token: 'token',
      net: 'network',
      pair: 'one remembered',
      pairCount: 'count',
      single: 'none remembered',
      singleCount: 'total count',
    },
    ways: { net: 'network, all before', pair: 'counts, one back', single: 'counts, none back' },
    result: (product, perplexity) => `line ${product}, perplexity ${perplexity}`,
    waiting: ({ voice }) => `Waiting for the network and ${TEXTS[voice]}.`,
    empty: 'Type something that the network can read.',
    axis: 'loss in nats: −ln P, token by token',
    counted,
    lost: (characters) => `Not in the network’s vocabulary, and skipped: ${characters}`,
    left: (count) => `${count} more ${count === 1 ? 'token is' : 'tokens are'} neither drawn nor counted.`,
    summary: lineSummary,
  },
  swapper: {
    title: 'The die swapper',
    data: 'The networks were trained for this book, the poet on classical Chinese poems, the novelist on English novels. The counts are taken in this page, from Tang poems and from Moby-Dick. The made-up strip is printed in an article on the subject.',
    params: {
      voice: 'whose dice',
      line: 'a line',
      read: 'tokens read',
      context: 'tokens remembered',
      u: 'point u',
      seed: 'random seed',
    },
    choices: {
      voice: {
        poet: 'Tang poems, poet',
        style: 'Tang poems, half-trained poet',
        novelist: 'Moby-Dick, novelist',
        printed: 'made up',
      },
    },
    actions: { throw: 'Throw', longer: 'Read one more' },
    refusals: { longer: 'The line has been read to its end.' },
    columns: { rank: 'rank', token: 'counted', share: 'share', netToken: 'network', netShare: 'share' },
    memory: 'memory',
    seen: 'seen',
    entropy: 'entropy',
    net: 'network',
    never: 'never seen: no die',
    countedDie: (m) =>
      m.voice === 'printed'
        ? 'made up: four shares, .98 in all'
        : m.rungs.length === 0
          ? 'the counted die'
          : m.rungs[m.context]?.context
            ? `counted, remembers “${m.rungs[m.context]?.context}”`
            : 'counted, remembers nothing',
    netDie: (m) =>
      m.net ? `network, has read “${m.tokens.slice(0, m.read).join('') || m.rungs[1]?.context}”` : 'the network’s die',
    others: (count) => `${count} others`,
    noDie: 'never seen: no die',
    waiting: 'Waiting for network and corpus.',
    noCounts: 'This strip was made up for 床前明月. Nothing was counted, and the line typed below has no part in it.',
    noNet: 'A made-up strip has no network.',
    gap: 'nothing',
    lost: (characters) => `skipped, unknown: ${characters}`,
    left: (count) => `${count} more not drawn`,
    summary: swapSummary,
  },
};

export default words;
