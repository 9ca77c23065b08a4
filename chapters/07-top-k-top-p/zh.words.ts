/** What the figures of the chapter on top-k and top-p say, in Chinese. */

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
  if (Number.isNaN(x)) return '不是数';
  if (!Number.isFinite(x)) return x > 0 ? '无穷大' : '负无穷';
  return formatNumber(x, format, 'zh').replace('<', '不到 ').replace('>', '超过 ');
}

const percent = (x: number) => spoken(x, PERCENT);
const whole = (x: number) => formatNumber(x, { as: 'whole' }, 'zh');
const value = (x: number) => spoken(x, { as: 'value', digits: 1 });

/** No space between two Chinese characters, as where 不到 stands before a number. */
const said =
  <M>(summary: (model: M) => string) =>
  (model: M): string =>
    summary(model).replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');

const METHODS = { greedy: '贪心', random: '随机', 'top-k': 'top-k', 'top-p': 'top-p', 'min-p': 'min-p' };
const CONVENTIONS = {
  reach: '照定义',
  printed: '照印的代码',
  shifted: '移一位的代码',
  index: '按次序断',
  all: '并列全留',
  first: '先升降温再切',
  last: '先切再升降温',
};

function knifeSummary(model: KnifeModel): string {
  const where = model.few
    ? `${model.size} 个词，温度 ${value(model.T)}`
    : `整张词表 ${whole(model.size)} 个词，温度 ${value(model.T)}`;
  if (!model.ranked) return `${where}。全都遮住了，没有份额可切。`;
  const how = {
    greedy: '贪心，只取最大的',
    random: '随机，一个不切',
    'top-k': `top-k，k 是 ${whole(model.k)}`,
    'top-p': `top-p，p 是 ${value(model.p)}，${CONVENTIONS[model.rule]}`,
    'min-p': `min-p，比例 ${value(model.minp)}，${CONVENTIONS[model.when]}`,
  }[model.method];
  if (model.kept === 0) return `${where}，${how}：一个词也没留下，算出来是 0 除以 0。`;
  const tie = model.tied > 1 && ['top-k', 'greedy'].includes(model.method) ? `刀口上有 ${model.tied} 个并列。` : '';
  const hit = model.hit === undefined ? '' : `点落在${nameAt(model, model.hit)}上。`;
  return `${where}，${how}：留下 ${whole(model.kept)} 个，原来合占 ${percent(model.mass)}。${tie}${hit}`;
}

function promptsSummary(model: PromptsModel): string {
  const each = (name: string, prompt: PromptsModel['a']) => {
    const cut = (rule: Rule) => {
      const { kept, mass } = ruleOf(prompt, rule);
      return `留 ${whole(kept)} 个，占 ${percent(mass)}`;
    };
    const minp = model.minp === 0 ? 'min-p 关着，全留' : `min-p ${cut('minp')}`;
    return `${name}：top-k ${cut('k')}；top-p ${cut('p')}；${minp}；typical ${cut('typical')}；η 抽样${cut('eta')}`;
  };
  return `${each('第一题', model.a)}。${each('第二题', model.b)}。`;
}

function orderSummary(model: OrderModel): string {
  const inWords = (order: string) => [...order].map((b) => ({ T: '温度', k: 'top-k', p: 'top-p' })[b]).join('、');
  if (model.empty) return `次序是${inWords(model.order)}。全都遮住了，没有份额可切。`;
  const verdict = model.same ? '结果一样' : '结果不同';
  return `依次是${inWords(model.order)}：最后留下 ${model.stages[3]?.kept} 个词。倒过来：留下 ${model.other[3]?.kept} 个，${verdict}。`;
}

const words: Words = {
  recap: {
    title: '带子的末梢',
    data: '份额是编的。',
    params: { u: '点 u' },
    columns: { name: '字', share: '份额', from: '从', to: '到', hit: '点' },
    before: '我想吃',
    summary: said(
      (model) =>
        `带子分成六段：${model.bars.map((bar) => `${bar.name} ${percent(bar.share)}`).join('，')}。点在 ${spoken(model.u, { as: 'fixed', digits: 3 })} 处，写的是${model.bars[model.hit]?.name}。`,
    ),
  },
  knife: {
    title: '三把刀',
    data: '分数、份额和词表都是编的。',
    params: {
      logits: '分数',
      names: '名字',
      shares: '份额',
      words: '给份额的词',
      bars: '柱子来自',
      size: '柱子',
      method: '取法',
      T: '温度 T',
      k: 'k',
      p: 'p',
      minp: 'min-p',
      rule: '跨线的词',
      ties: '并列',
      when: 'min-p 和温度',
      u: '点 u',
      seed: '随机种子',
      answer: '真正的下一个字（第几个）',
      find: '查第几名',
      water: '画成水杯（几根）',
    },
    choices: {
      bars: { scores: '分数', shares: '直接给的份额' },
      size: { few: '几根', vocabulary: '50,304 根' },
      method: METHODS,
      rule: { reach: '照定义', printed: '照印的代码', shifted: '移一位' },
      ties: { index: '按次序断', all: '全留' },
      when: { first: CONVENTIONS.first, last: CONVENTIONS.last },
    },
    actions: {
      throw: '扔一个点',
      opening: '四个字',
      eight: '八个字',
      asPrinted: '印错的',
      tie: '并列',
      sure: '独大',
      vocabulary: '整张词表',
    },
    columns: { name: '词', score: '分数', share: '份额', total: '累计', kept: '留下', after: '切完' },
    summary: said(knifeSummary),
    masked: '全遮住了，没有份额可切',
    nothing: '一个也没留下，没有带子',
    nan: 'NaN：一个也没留',
    all: '从大到小排成一条',
    poured: '从最满的倒起，连成一条',
    kept: (kept, size, mass) => `留 ${kept} / ${size}，原占 ${mass}`,
    conventions: CONVENTIONS,
    compare: {
      greedy: '最大的不止一个，取谁？',
      random: '',
      'top-k': '第 k 名并列，怎么办？',
      'top-p': '跨过 p 的那个词，留不留？',
      'min-p': 'min-p 和温度，谁先谁后？',
    },
    noCompare: '一个不切，没有分歧。',
    count: (kept) => `留 ${kept} 个`,
    countAndMass: (kept, mass) => `留 ${kept} 个，占 ${mass}`,
    minp: (ratio, before) => `min-p：${before ? '除以 T 以前，' : ''}第一名的 ${ratio}`,
    answer: (name, before, after) => `如果真正的下一个是“${name}”：惊讶 ${before} → ${after} 奈特`,
    found: (rank, share) => `第 ${rank} 名 ${share}`,
    asPrinted: '原文印的',
    printedKeeps: (names) => `原文留下${names.join('、')}`,
  },
  prompts: {
    title: '两种题目',
    data: '两张词表都是编的，各有 50,304 个词。',
    params: { a: '第一题的形状 s', b: '第二题的形状 s', k: 'k', p: 'p', minp: 'min-p', find: '查第几名' },
    actions: { two: '算术和写诗', zipf: '换成齐夫', alike: '两题一样' },
    columns: { rule: '规则', keptA: '第一题留', massA: '第一题占', keptB: '第二题留', massB: '第二题占' },
    summary: said(promptsSummary),
    prompts: {
      a: (kind) => ({ sure: '“1+1=”', open: '一张摊开的词表', zipf: '齐夫词表' })[kind],
      b: (kind) => ({ sure: '一张尖尖的词表', open: '“写一首秋天的诗”', zipf: '齐夫词表' })[kind],
    },
    rules: { k: 'top-k', p: 'top-p', minp: 'min-p', typical: 'typical', eta: 'η，ε =' },
    off: '关',
    keeps: (kept, mass) => `${kept} 个，占 ${mass}`,
    found: (rank, share) => `第 ${rank} 名 ${share}`,
  },
  order: {
    title: '先后次序',
    data: '分数是编的。',
    params: { order: '次序', T: '温度 T', k: 'k', p: 'p', way: 'T 除的是', logits: '分数', names: '名字' },
    choices: {
      order: {
        Tkp: 'T → k → p',
        Tpk: 'T → p → k',
        kTp: 'k → T → p',
        kpT: 'k → p → T',
        pTk: 'p → T → k',
        pkT: 'p → k → T',
      },
      way: { logits: '分数', shares: '份额' },
    },
    actions: { swap: '倒过来', hot: 'T 3，p .7', off: '全部关掉', code: '写代码', story: '写故事' },
    columns: {
      name: '词',
      score: '分数',
      start: 'softmax',
      one: '第一步',
      two: '第二步',
      three: '第三步',
      reversed: '倒过来',
    },
    summary: said(orderSummary),
    masked: '全遮住了',
    blocks: { T: '温度', k: 'top-k', p: 'top-p' },
    idle: '不起作用',
    place: (block) => `${block}排第几`,
    reversed: '倒过来：',
    keeps: (kept) => `留 ${kept} 个`,
    same: '结果一样',
    differ: '结果不一样',
  },
  greedy: {
    title: '贪心的坑',
    data: '份额是编的：“今天天气”后面接两个字。',
    params: {
      a: '“很”的份额',
      b: '“真”的份额',
      a1: '“很”后接“好”',
      b1: '“真”后接“好”',
      c1: '“挺”后接“好”',
      width: '同时留几条路',
    },
    columns: { pair: '路', first: '第一个字', after: '第二个字', path: '连起来', seen: '看过' },
    summary: said(
      (model) =>
        `同时留 ${model.width} 条路，走到${pairName(model.found, 'zh')}，概率 ${percent(model.found.path)}；九条里最大的是${pairName(model.best, 'zh')}，${percent(model.best.path)}。`,
    ),
    ...GREEDY_WORDS.zh,
    pair: (first, second) => `${first}${second}`,
    upper: '今天天气……第一个字',
    lower: '再接第二个字',
    found: (width, pair, share) => `${width === 1 ? '每步取最大' : `留 ${width} 条路`}：${pair} ${share}`,
    best: (pair, share) => `九条里最大：${pair} ${share}`,
    same: '正是九条里最大的',
    seen: (count) => `看了 ${count} 条，共 9 条`,
  },
  tail: {
    title: '袜子',
    data: '份额是编的。',
    params: { epsilon: '“袜”的份额', length: '写多少字' },
    columns: { length: '字数', none: '一次也没有', once: '至少一次', expected: '平均几次' },
    summary: said(
      ({ epsilon, length, once }) =>
        `每个字有 ${plain(epsilon)} 的概率写成“袜”，写 ${whole(length)} 个字，至少出现一次的概率是 ${percent(once)}。`,
    ),
    once: '至少一次',
    length: '写的字数',
    even: (length) => `${length} 字：一半对一半`,
  },
};

export default words;
