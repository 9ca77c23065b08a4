/** What the figures of this chapter say, in Chinese. */

import { type Format, formatNumber } from '#spec/format.ts';
import type { AdderModel } from './figures/Adder.model.ts';
import type { BreakersModel } from './figures/Breakers.model.ts';
import type { DemoModel } from './figures/Demo.model.ts';
import type { GaltonModel } from './figures/Galton.model.ts';
import type { Words } from './words.ts';

/** A number as one says it aloud. */
function spoken(x: number, format: Format): string {
  if (Number.isNaN(x)) return '没有定义';
  if (!Number.isFinite(x)) return x > 0 ? '无穷大' : '负无穷';
  return formatNumber(x, format, 'zh').replace('<', '不到 ').replace('>', '超过 ');
}
const share = (x: number) => spoken(x, { as: 'share' });
const amount = (x: number) => spoken(x, { as: 'amount' });

const SOURCES = { die: '一枚骰子', coin: '一枚硬币', drawn: '画出来的分布' };

function total({ copies, n, standardise }: AdderModel): string {
  const what = {
    fresh: n === 1 ? '一次' : `${n} 次加起来`,
    same: `同一次的结果算 ${n} 遍`,
    flipped: n === 1 ? '只有一次' : `一次的结果，配上 ${n - 1} 个随机正负号`,
  }[copies];
  return standardise ? `${what}，按 σ 量` : `${what}，再求平均`;
}

function adderSummary(m: AdderModel): string {
  if (!m.sum) return '一根柱子也没画，没有分布可加。';
  const head = `${SOURCES[m.source]}，${total(m)}。和的均值 ${amount(m.mean)}，标准差 ${amount(m.sd)}`;
  if (!m.gap) return `${head}。全部落在一个点上，没有钟形可比。`;
  return `${head}，偏度 ${spoken(m.skewness, { as: 'fixed', digits: 3 })}。离钟形的最大差距是 ${share(m.gap.size)}。`;
}

function termsOf({ tail, alpha }: BreakersModel): string {
  if (tail === 'pareto') return `帕累托（α = ${spoken(alpha, { as: 'value', digits: 1 })}）`;
  return { die: '骰子', normal: '正态', cauchy: '柯西' }[tail];
}

function breakersSummary(m: BreakersModel): string {
  const common = spoken(m.correlation, { as: 'fixed', digits: 2 });
  const bell = m.by === 'moments' ? '同均值、同标准差的钟形' : '同四分位数的钟形';
  return `${m.n} 项${termsOf(m)}的加权平均，${m.by === 'moments' ? '相关' : '共有的部分'} ${common}，有效个数 ${spoken(m.effective, { as: 'ratio' })}。离${bell}的最大差距是 ${share(m.gap.size)}，绝对值超过 10 的概率是 ${share(m.beyond)}。`;
}

const WAYS = { gaussian: '高斯', signs: '±1', uniform: '均匀' };

const demoSummary = (m: DemoModel) =>
  `n = ${m.n}，x 取 1 的概率是 ${spoken(m.q, { as: 'fixed', digits: 2 })}，和的标准差是 ${spoken(m.sd, { as: 'fixed', digits: 4 })}。离钟形的最大差距：W 取高斯 ${amount(m.gaussian.gap.size)}，取 ±1 ${amount(m.signs.gap.size)}，取均匀 ${amount(m.uniform.gap.size)}。图里画的是${WAYS[m.W]}。`;

function galtonSummary(m: GaltonModel): string {
  const what = m.kind === 'coins' ? `${m.n} 排钉子，小球` : `${m.n} 枚骰子，`;
  const trials = `${what}${m.kind === 'coins' ? '落了' : '掷了'} ${spoken(m.drawn, { as: 'whole' })} 次`;
  return `${trials}，平均 ${spoken(m.average, { as: 'fixed', digits: 3 })}，理论值 ${spoken(m.mean, { as: 'fixed', digits: 1 })}。累积份额最多差 ${share(m.gap)}，光凭运气可以差到 ${share(m.radius)}。`;
}

const words: Words = {
  recap: {
    title: '样本平均',
    data: '骰子是按种子掷的。',
    params: { n: '掷几次', seed: '随机种子' },
    actions: { again: '重新掷' },
    columns: { throws: '次数', average: '平均', error: 'σ/√n' },
    summary: (m) =>
      `掷 ${m.n} 次，平均 ${spoken(m.average, { as: 'fixed', digits: 2 })}；真正的均值是 3.5，σ/√n 是 ${spoken(m.error, { as: 'fixed', digits: 2 })}。`,
    average: (value) => `平均 ${value}`,
    band: '浅色带：3.5 ± 2σ/√n',
    throws: '次',
  },
  adder: {
    title: '越加越像',
    data: '精确卷积，没有抽样。',
    params: { source: '加什么', n: '加几次', standardise: '按 σ 量', copies: '每一次', bars: '柱高', at: '笔在第几根' },
    choices: {
      source: { die: '骰子', coin: '硬币', drawn: '自己画' },
      copies: { fresh: '各掷各的', same: '照抄', flipped: '照抄，随机正负' },
    },
    actions: { humps: '两个峰', tail: '拖长尾', bell: '钟形', rare: '百里挑一' },
    columns: { what: '量', one: '一次', sum: '和', average: '平均' },
    summary: adderSummary,
    one: (source) => (source === 'drawn' ? '一次（用笔在框里画）' : `一次：${SOURCES[source]}`),
    total,
    gap: (size, law, bell) => `最大差距 ${size}：左边的面积，柱子 ${law}，钟形 ${bell}`,
    rulers: { sigma: 'σ', sum: '和', average: '均' },
    width: (sd) => `平均的 σ = ${sd}`,
    moments: (mean, sd, skewness) => `和的均值 ${mean}　标准差 ${sd}　偏度 ${skewness}`,
    empty: '一根柱子也没有：没有分布可加',
    point: '全在一个点上：宽度是 0，没有钟形可比',
    pencil: ['笔，左右', '柱高，第'],
  },
  breakers: {
    title: '三种失灵',
    data: '全部按公式算出，没有抽样；帕累托的误差小于 0.0005。',
    params: { tail: '每一项', alpha: '帕累托的 α', n: '项数', correlation: '相关', concentration: '权重集中' },
    choices: { tail: { die: '骰子', normal: '正态', pareto: '帕累托', cauchy: '柯西' } },
    actions: { copies: '照抄三十份', heavy: '一项独大', pareto: '尾巴太长', cauchy: '柯西' },
    columns: { what: '量', value: '值' },
    summary: breakersSummary,
    average: (m) => `${m.n} 项${termsOf(m)}的加权平均`,
    by: { moments: '钟形取同样的均值和 σ', quartiles: '没有方差：钟形取同样的四分位数' },
    below: '从左往右累积的面积',
    gap: (size) => `差距 ${size}`,
    shared: (part, variance) => `每一项里大家共有的部分：${variance ? '相关 ' : ''}${part}`,
    weights: (effective) => `各项的权重：有效个数 ${effective}`,
    parts: { common: '共有', own: '各有各的' },
    beyond: (chance) => `P(|平均| > 10) = ${chance}`,
  },
  demo: {
    title: '修好的实验',
    data: '三种都是算出来的，误差小于 10⁻⁸。',
    params: { n: '项数', W: 'W 取', x: 'x 取 1 的概率' },
    choices: { W: { gaussian: '高斯', signs: '±1', uniform: '均匀' } },
    actions: { printed: '原文的设定', honest: '八项，±1' },
    columns: { way: 'W', sd: '标准差', D: '最大差距', jump: 'P(和 = 0)' },
    summary: demoSummary,
    law: (m) => `∑Wx 的分布，W 取${WAYS[m.W]}，n = ${m.n}`,
    ways: WAYS,
    distances: '离钟形的最大差距（对数刻度）',
    inputs: { one: 'x = 1', zero: 'x = 0' },
    zero: (chance) => `正好是 0：${chance}`,
  },
  zoom: {
    title: '放大镜',
    data: '骰子的精确分布。',
    params: { n: '骰子数', lens: '放大' },
    choices: { lens: { 0: '1 倍', 1: '√n 倍' } },
    columns: { what: '量', value: '值' },
    summary: (m) =>
      `${m.n} 枚骰子的平均，宽 ${spoken(m.width, { as: 'ratio' })}；放大 ${spoken(m.magnification, { as: 'ratio' })} 倍，看上去宽 ${spoken(m.seen, { as: 'ratio' })}。离钟形的最大差距 ${share(m.ks)}，放大不改变它。`,
    whole: (n) => `${n} 枚骰子的平均`,
    under: (times) => `放大 ${times} 倍`,
    width: (width) => `实际的宽 σ/√n = ${width}`,
    seen: (width) => `镜下的宽 ${width}（一枚骰子的 σ = 1.71）`,
  },
  galton: {
    title: '高尔顿板',
    data: '按种子抽样。',
    params: { kind: '用', n: '几排（几枚）', trials: '次数', seed: '随机种子' },
    choices: { kind: { coins: '钉板', dice: '骰子' } },
    actions: { again: '换一批', few: '30 次', thousand: '1000 次', million: '100 万次' },
    columns: { place: '位置', count: '次数', share: '占比', law: '概率', band: '± 95%' },
    summary: galtonSummary,
    board: (m) => (m.kind === 'coins' ? `${m.n} 排钉子：每碰一颗，左右各半` : `最后一次：${m.n} 枚骰子`),
    landed: (drawn) => `${drawn} 次`,
    gap: (gap, radius, within) => `累积占比最多差 ${gap}，${within ? '没有超出' : '超出了'} 95% 的界限 ${radius}`,
    outside: (outside, places) => `${places} 个位置里有 ${outside} 个在竖条以外，二十个里有一个不奇怪`,
  },
};

export default words;
