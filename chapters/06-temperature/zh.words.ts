/** What the figures of the temperature chapter say, in Chinese. */

import { closed } from '#spec/closeUp.ts';
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
  if (Number.isNaN(x)) return '不是数';
  if (!Number.isFinite(x)) return x > 0 ? '无穷大' : '负无穷';
  return formatNumber(x, format, 'zh').replace('<', '不到 ').replace('>', '超过 ');
}

const was = (value: string) => `原来 ${value}`;

function dialSummary(model: DialModel): string {
  const t = `温度 ${spoken(model.temperature, VALUE)}`;
  if (model.size === 'vocabulary') {
    const words = vocabularyAt(model.temperature);
    const rank = spoken(model.find, { as: 'whole' });
    return `${t}，五万零三百零四个词：第 1 名占 ${spoken(massOf(words, 1), PERCENT)}，第 ${rank} 名以后合起来占 ${spoken(tailAfter(words, model.find), PERCENT)}，相当于 ${spoken(words.effective, { as: 'amount' })} 个一样大的词。`;
  }
  if (model.empty) return `${t}。分数全遮住了，没有份额可分。`;
  const shares = model.bars.map((bar) => `${bar.name} ${spoken(bar.share, PERCENT)}`).join('，');
  return `${t}。分数除以温度以后，份额是：${shares}；相当于 ${spoken(model.effective, { as: 'fixed', digits: 2 })} 个一样大的字。`;
}

const due = (count: number) => (count < 1 ? '的不到一个' : ` ${spoken(count, { as: 'whole' })} 个`);

function wellsSummary(model: WellsModel): string {
  const each = model.wells.map(
    (well) => `${well.name}井里有 ${well.count} 个，该有${due(well.expected * model.particles)}`,
  );
  const times = model.stretch === 1 ? '' : `，井深和 T 同乘 ${spoken(model.stretch, { as: 'value', digits: 0 })}`;
  return `温度 T 是 ${spoken(model.T, VALUE)}${times}，${spoken(model.particles, { as: 'whole' })} 个粒子。${each.join('；')}。份额最多差 ${spoken(model.worst, PERCENT)}。`;
}

const named = (model: LimitsModel, which: readonly number[]) => which.map((i) => model.bars[i]?.name).join('、');

function limitsSays(model: LimitsModel): string {
  if (model.empty) return '全遮住了：T 是多少也没有份额可分。';
  const first = model.bars[model.greedy]?.name;
  const greedy = model.best.length > 1 ? `贪心选${first}：并列的取排在前面的。` : `贪心选${first}。`;
  const t = model.temperature;
  const shared = (which: readonly number[]) =>
    which.length > 1 ? `由${named(model, which)}平分` : `全归${named(model, which)}`;
  if (t === 0) return `0 没法除，这里取从右边逼近的极限：${shared(model.best)}。${greedy}`;
  if (t < 0) return `T 小于 0，名次倒了过来；越靠近 0，越是${shared(model.worst)}。${greedy}`;
  return `越靠近 0，越是${shared(model.best)}。${greedy}`;
}

function limitsSummary(model: LimitsModel): string {
  const shares = model.empty
    ? ''
    : `份额：${model.bars.map((bar) => `${bar.name} ${spoken(bar.share, PERCENT)}`).join('，')}。`;
  return `温度 ${spoken(model.temperature, VALUE)}。${shares}${limitsSays(model)}`;
}

const NETS = { poet: '诗人', novelist: '小说家' };

function textSummary(model: TextModel): string {
  const { prefix, net, T, p, waiting, lanes, look, lost } = model;
  const given = prefix ? `“${[...prefix].slice(-20).join('')}”` : '空白的一页';
  if (waiting) return `${given}后面怎么接，要问${NETS[net]}，它还没到。`;
  const temperature = `T 等于 ${spoken(T, VALUE)}`;
  const ways = ['每次取最高的', temperature, `${temperature}、top-p 留 ${spoken(p, PERCENT)}`];
  const each = lanes.map(({ pieces, surprise }, i) => {
    if (pieces.length === 0) return `${ways[i]}：还没写`;
    const said = [...pieces.join('').trim()].slice(0, 40).join('');
    return `${ways[i]}：${said}，平均惊讶 ${spoken(surprise, { as: 'fixed', digits: 2 })} 奈特`;
  });
  const here = look
    ? `；第 ${model.at + 1} 个是“${look.name}”，第 ${spoken(look.rank, { as: 'whole' })} 名，占 ${spoken(look.share, PERCENT)}`
    : '';
  const skipped = lost ? `；跳过了词表里没有的 ${[...lost].slice(0, 8).join(' ')}` : '';
  return `${NETS[net]}接着${given}写。${each.join('；')}${here}${skipped}。`;
}

const words: Words = {
  recap: {
    title: '分数折成带子',
    data: '分数是编的。',
    params: { scores: '分数' },
    columns: { name: '字', score: '分数', share: '份额' },
    items: { 1: '晓', 2: '醒', 3: '寒' },
    summary: closed(
      (model) => `份额是：${model.bars.map((bar) => `${bar.name} ${spoken(bar.share, PERCENT)}`).join('，')}。`,
    ),
    was,
  },
  dial: {
    title: '温度旋钮',
    data: '分数是编的；五万个词的分数照齐夫定律编，第 r 名是 −ln r。',
    params: {
      T: '温度 T',
      size: '多少个词',
      logits: '分数',
      names: '名字',
      printed: '原文印的（几个）',
      height: '柱高（50,304 个）',
      find: '查第几名（50,304 个）',
    },
    choices: {
      T: { 0.3: '0.3', 1: '1', 3: '3' },
      size: { few: '几个', vocabulary: '50,304 个' },
      height: { area: '面积是份额', log: '份额的对数' },
    },
    actions: { four: '四个字', six: '六个字', tie: '两个并列' },
    columns: {
      name: '字',
      logit: '分数',
      scaled: '÷ T',
      weight: 'e 的次方',
      share: '份额',
      cold: 'T = 0.3',
      one: 'T = 1',
      hot: 'T = 3',
      ranks: '名次',
      first: '其中第一个的份额',
      mass: '合起来',
      after: '以后的合起来',
    },
    summary: closed(dialSummary),
    was,
    cold: '冷',
    hot: '热',
    empty: '全遮住了，没有份额可分',
    printed: '原文印的',
    counted: (number, size) => `相当于 ${number} 个一样大的${size === 'few' ? '字' : '词'}`,
    decades: ['1–9', '10–99', '100–999', '1,000–9,999', '10,000 以后'],
    found: (rank, share) => `第 ${rank} 名 ${share}`,
  },
  wells: {
    title: '能量井',
    data: '井的深浅是编的，粒子照随机种子抽。',
    params: {
      T: '温度 T',
      depths: '井深',
      names: '名字',
      particles: '粒子数',
      stretch: '井深和 T 同乘',
      seed: '随机种子',
    },
    actions: { together: '井深和 T 同乘 3', back: '还原成乘 1', again: '重新抽一次' },
    columns: {
      name: '井',
      depth: '井深',
      energy: '能量',
      expected: '该占',
      band: '两倍标准差',
      count: '粒子',
      observed: '实占',
    },
    summary: closed(wellsSummary),
    energy: (factor) => `能量 E = −${factor}z`,
    expected: '绿线是 e 的 z/T 次方除以总和，方框上下各两个标准差',
    curve: '该占的份额随 T 变',
  },
  limits: {
    title: '温度的尽头',
    data: '分数是编的。',
    params: { T: '温度 T', logits: '分数', names: '名字' },
    actions: { tie: '2、2、1', four: '天地人山', zero: 'T = 0' },
    columns: { name: '项', logit: '分数', share: '份额', naive: '硬除', greedy: '贪心' },
    summary: closed(limitsSummary),
    empty: '全遮住了，没有份额可分',
    below: 'T < 0：倒过来',
    lamps: { distribution: '加起来是 1', order: '名次没乱', naive: '硬除也是数' },
    says: limitsSays,
  },
  text: {
    title: '同一个网络，不同的 T',
    data: '诗人是本书用唐宋的诗训练的小网络，一次写一个字；小说家是用英文小说训练的，一次写一个词，或词的一截。份额都由它们当场算出。',
    params: {
      prefix: '开头',
      net: '谁来写',
      T: '温度 T',
      p: 'top-p 留下',
      length: '最多写几个',
      lane: '看哪一篇',
      at: '看哪一个（从 0 数）',
      seed: '随机种子',
    },
    choices: { net: NETS, lane: { 0: '贪心', 1: '按 T 抽', 2: '再切 top-p' } },
    columns: {
      lane: '写法',
      written: '写了什么',
      repeated: '四连重复',
      surprise: '平均惊讶（奈特）',
      bits: '比特',
      rare: '不到千分之一的',
      effective: '有效个数',
    },
    summary: closed(textSummary),
    lanes: (T, p) => ['贪心：T → 0', `抽：T = ${T}`, `抽：T = ${T}，top-p ${p}`],
    meters: ['四连重复', '平均惊讶（奈特）', '不到千分之一的', '有效个数'],
    waiting: '还没写到这里。',
    lost: (characters) => `词表里没有，跳过了：${characters}`,
    place: ({ at, lane, T }) => `第 ${at + 1} 个：${lane === 0 ? 'T = 1' : `T = ${spoken(T, VALUE)}`} 时各占多少`,
    found: (name, rank, share) => `${name}：第 ${rank} 名，${share}`,
    rest: (count, share) => `其余 ${count} 个合起来 ${share}`,
  },
};

export default words;
