/** What the figures of the chapter on conditions and chains say, in Chinese. */

import { closed } from '#spec/closeUp.ts';
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
    ? '没有定义'
    : formatNumber(x, format, 'zh').replace('<', '不到 ').replace('>', '超过 ').replace('\u2212', '负 ');
const whole = (x: number) => formatNumber(x, { as: 'whole' }, 'zh');

const CLUES: { readonly [Q in Question]: readonly [yes: string, no: string] } = {
  red: ['红的', '黑的'],
  spade: ['黑桃', '不是黑桃'],
  face: ['人头牌', '不是人头牌'],
  ace: ['A', '不是 A'],
};
const clues = ({ asked, answers }: DeckModel) => asked.map((question, i) => CLUES[question][answers[i] ? 0 : 1]);

function deckSummary(model: DeckModel): string {
  const known = model.asked.length === 0 ? '什么线索也没有' : `线索：${clues(model).join('，')}`;
  const before = `花色的熵起初是 ${spoken(model.before, NATS)} 奈特`;
  const average = `按各种回答平均是 ${spoken(model.average, NATS)}`;
  if (model.left === 0)
    return `${known}。${model.all} 张牌里没有一张对得上，红心的概率没有定义；${before}，${average}。`;
  return `${known}。${model.all} 张牌剩 ${model.left} 张，其中红心 ${model.hearts} 张，红心的概率是 ${spoken(model.p, PERCENT)}；${before}，现在是 ${spoken(model.entropy, NATS)}，${average}。`;
}

const VOICES = { poet: '唐诗语料', novelist: '《白鲸》语料' } as const;

function lineSummary(model: LineModel): string {
  if (model.waiting)
    return `网络还没有到，这一行还没有算。到了就看第 ${model.at + 1} 个；没见过的一对${model.zeros === 'raw' ? '当 0' : '掺一点单个的次数'}。`;
  if (model.tokens.length === 0) return '没有可算的字：什么也没写，或者写的字词表里都没有。';
  const { net, pair, single } = model.chains;
  const product = (total: number) => (Number.isNaN(total) ? '没有定义' : powerText(total));
  const lost = model.lost ? `词表里没有的字：${model.lost}。` : '';
  const text = model.tokens.map((token) => token.text).join('');
  return `${text}：网络给整行的概率是 ${product(net.total)}，只记前一个的是 ${product(pair.total)}，什么也不记的是 ${product(single.total)}；现在看的是第 ${model.at + 1} 个，${model.tokens[model.at]?.text}。${lost}`;
}

function counted({ tokens, at, voice }: LineModel): string {
  const token = tokens[at];
  if (!token) return '';
  const [count, of] = token.pair;
  const before = at === 0 ? '一篇的开头' : `“${tokens[at - 1]?.text}”`;
  const place = `${VOICES[voice]}里，${before}${at === 0 ? '有' : '出现'} ${whole(of)} 次`;
  if (of === 0) return `${VOICES[voice]}里没有出现过${before}：没有骰子可掷。`;
  return count === 0
    ? `${place}，后面一次也没有跟过“${token.text}”。`
    : `${place}，后面跟着“${token.text}”的有 ${whole(count)} 次。`;
}

function swapSummary(model: SwapModel): string {
  if (model.voice === 'printed')
    return `编的带子：光 92.0%，色 3.0%，亮 2.0%，下 1.0%，加起来少 2.0%；点落在${model.hit.piece === undefined ? '空处' : model.hit.text}。`;
  if (model.waiting) return '网络还没有到，骰子还没有算。';
  const read = model.tokens.slice(0, model.read).join('') || '什么也没有';
  const rung = model.rungs[model.context];
  const net = `网络读了全部，熵 ${spoken(model.net?.entropy ?? NaN, NATS)} 奈特，点落在${model.netHit.text}。`;
  if (!model.die) return `已读：${read}。记住最后 ${model.context} 个，语料里一次也没见过，没有骰子；${net}`;
  return `已读：${read}。记住最后 ${model.context} 个，语料里见过 ${whole(rung?.seen ?? 0)} 次，熵 ${spoken(model.die.entropy, NATS)} 奈特，点落在${model.hit.text}；${net}`;
}

const words: Words = {
  recap: {
    title: '扔掉，再放大',
    data: '天数是编的。',
    params: { away: '无云的早上扔掉多少' },
    columns: { sky: '早上', weather: '后来', days: '天数', share: '份额' },
    rain: '雨',
    dry: '没雨',
    clouds: '早上有云',
    clear: '早上没云',
    chance: ({ away }, share) =>
      away === 0 ? `P(雨) = ${share}` : away === 1 ? `P(雨 | 早上有云) = ${share}` : `没云的扔掉一部分，雨占 ${share}`,
    summary: closed(
      ({ away, rain, clouds }) =>
        `没云的早上扔掉了 ${spoken(away, PERCENT)}；剩下的早上里，有云的占 ${spoken(clouds, PERCENT)}，下雨的占 ${spoken(rain, PERCENT)}。`,
    ),
  },
  deck: {
    title: '翻牌',
    data: '52 张是一副普通的牌；20 张那副是为这一章拼的。',
    params: {
      deck: '哪副牌',
      red: '是红的吗',
      spade: '是黑桃吗',
      face: '是人头牌吗（J、Q、K）',
      ace: '是 A 吗',
      stretch: '放大到哪里',
    },
    choices: {
      deck: { whole: '52 张', rigged: '20 张，18 张红心' },
      red: { off: '没问', yes: '是', no: '不是' },
      spade: { off: '没问', yes: '是', no: '不是' },
      face: { off: '没问', yes: '是', no: '不是' },
      ace: { off: '没问', yes: '是', no: '不是' },
    },
    actions: { forget: '忘掉线索' },
    columns: { suit: '花色', left: '剩下几张', share: '份额' },
    suits: ['红心', '方块', '梅花', '黑桃'],
    out: '扔掉的',
    none: '没有一张对得上：没有份额',
    asked: (model) => (model.asked.length === 0 ? 'P(红心)' : `P(红心 | ${clues(model).join('，')})`),
    bars: { before: '没有线索', now: '现在', average: '各种回答平均' },
    entropy: '花色的熵（奈特）：越长，越拿不准',
    summary: closed(deckSummary),
  },
  coins: {
    title: '两枚硬币',
    data: '硬币是编的。',
    params: { a: 'P(A)，第一枚是正面', b: 'P(B)，第二枚是正面', dependence: '牵连', order: '先看' },
    choices: { order: { ab: '先看 A', ba: '先看 B' } },
    columns: { a: '第一枚', b: '第二枚', joint: '份额' },
    cells: ['两正', '只有 A 正', '只有 B 正', '两反'],
    naive: (share) => `P(A) P(B) = ${share}`,
    outline: '直接相乘',
    summary: closed(
      (m) =>
        `两枚都是正面的概率是 ${spoken(m.both, PERCENT)}；先看 A，是 ${spoken(m.a, PERCENT)} 乘 ${spoken(m.bGivenA, PERCENT)}；先看 B，是 ${spoken(m.b, PERCENT)} 乘 ${spoken(m.aGivenB, PERCENT)}；要是当成互不相干，得 ${spoken(m.naive, PERCENT)}。`,
    ),
  },
  chain: {
    title: '链式法则',
    data: '份额是编的。',
    params: { factors: '份额', names: '名字' },
    columns: { token: '字', factor: '份额', log: '对数', upTo: '乘到这里' },
    product: (product, logs) => `乘起来 ${product}，对数之和 ${logs}`,
    typical: (typical, perplexity) => `几何平均 ${typical}，每个字的困惑度 ${perplexity}`,
    summary: closed(
      (m) =>
        `${m.links.map(({ name, factor }) => `${name} ${spoken(factor, { as: 'share' })}`).join('，')}；乘起来是 ${powerText(m.logs)}，对数之和 ${spoken(m.logs, NATS)}，每个字的困惑度 ${formatNumber(m.perplexity, { as: 'amount' }, 'zh')}。`,
    ),
  },
  line: {
    title: '一行字的三条链',
    data: '两个网络都是本书训练的：“诗人”读唐宋的诗，一个字是一个词元；“小说家”读《白鲸》和奥斯汀的小说。次数是在唐诗、《白鲸》里现数的。',
    params: { voice: '谁来算', line: '一行字', at: '看第几个（从 0 数）', zeros: '没见过的一对' },
    choices: {
      voice: { poet: '诗人', novelist: '小说家' },
      zeros: { mixed: '掺一点单个的次数', raw: '就是 0' },
    },
    actions: { zero: '没见过的当 0', mixed: '掺一点单个的' },
    columns: {
      token: '词元',
      net: '网络',
      pair: '只记前一个',
      pairCount: '次数',
      single: '什么也不记',
      singleCount: '总次数',
    },
    ways: { net: '网络，前面的都读过', pair: '数次数，只记前一个', single: '数次数，什么也不记' },
    result: (product, perplexity) => `整行 ${product}，困惑度 ${perplexity}`,
    waiting: ({ voice }) => `${VOICES[voice]}和网络到了就算。`,
    empty: '写几个词表里有的字。',
    axis: '损失（奈特）：每段是一个词元的 −ln P',
    counted,
    lost: (characters) => `词表里没有，跳过了：${characters}。`,
    left: (count) => `后面还有 ${count} 个词元，没画也没算。`,
    summary: closed(lineSummary),
  },
  swapper: {
    title: '换骰子',
    data: '网络是本书训练的，“诗人”读唐宋的诗，“小说家”读英文小说；次数是在唐诗、《白鲸》里现数的。标着“编的”那条带子出自一篇文章。',
    params: {
      voice: '谁的骰子',
      line: '一行字',
      read: '读到第几个',
      context: '记住最后几个',
      u: '点 u',
      seed: '随机种子',
    },
    choices: {
      voice: { poet: '唐诗与诗人', style: '唐诗与训练到一半的诗人', novelist: '《白鲸》与小说家', printed: '编的带子' },
    },
    actions: { throw: '掷一次', longer: '多读一个' },
    refusals: { longer: '已经读到头了。' },
    columns: { rank: '名次', token: '数出来的', share: '份额', netToken: '网络的', netShare: '份额' },
    memory: '记几个',
    seen: '见过',
    entropy: '熵',
    net: '网络',
    never: '没见过，没有骰子',
    countedDie: (m) =>
      m.voice === 'printed'
        ? '编的带子：四段，加起来 .98'
        : m.rungs.length === 0
          ? '数出来的骰子'
          : m.rungs[m.context]?.context
            ? `数出来的骰子：记得“${m.rungs[m.context]?.context}”`
            : '数出来的骰子：什么也不记得',
    netDie: (m) =>
      m.net ? `网络的骰子：读了“${m.tokens.slice(0, m.read).join('') || m.rungs[1]?.context}”` : '网络的骰子',
    others: (count) => `其余 ${count} 个`,
    noDie: '没见过，没有骰子',
    waiting: '网络和语料到了就算。',
    noCounts: '这条带子是给“床前明月”编的，没有数过什么；下面写的那一行，跟它无关。',
    noNet: '编的带子没有网络。',
    gap: '落空了',
    lost: (characters) => `词表里没有，跳过了：${characters}`,
    left: (count) => `还有 ${count} 个没有画`,
    summary: closed(swapSummary),
  },
};

export default words;
