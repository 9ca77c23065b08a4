/** What the figures of the softmax chapter say, in Chinese. */

import { type Format, formatNumber } from '#spec/format.ts';
import type { DigitModel } from './figures/Digit.model.ts';
import type { Break, OverflowModel, OverflowRow } from './figures/OverflowBench.model.ts';
import type { PrizeModel } from './figures/PrizeMachine.model.ts';
import type { Words } from './words.ts';

const PERCENT: Format = { as: 'percent' };
const SCORE: Format = { as: 'value', digits: 1 };
const AMOUNT: Format = { as: 'amount' };

/** A number as one says it aloud. */
function spoken(x: number, format: Format): string {
  if (Number.isNaN(x)) return '不是数';
  if (!Number.isFinite(x)) return x > 0 ? '无穷大' : '负无穷';
  return formatNumber(x, format, 'zh').replace('<', '不到 ').replace('>', '超过 ');
}

const said = (xs: readonly number[], format: Format) => xs.map((x) => spoken(x, format)).join('、');

const RULES = { exp: '指数', square: '平方', abs: '绝对值', relu: 'ReLU', raw: '原样' };

const LAMPS = {
  nonNegative: '份额不为负',
  sumsToOne: '加起来是 1',
  keepsOrder: '分高的不少拿',
  onlyDifferences: '只有差算数',
};

function prizeSummary(model: PrizeModel): string {
  const rule = model.rule === 'exp' ? `以 ${model.base} 为底的指数` : RULES[model.rule];
  const scores = model.bars.map((bar) => `${bar.name} ${spoken(bar.logit, SCORE)}`).join('，');
  if (model.empty) {
    const why = model.bars.every((bar) => bar.masked) ? '全都遮住了' : '面积全是 0';
    return `规则是${rule}。分数：${scores}。${why}，没有份额可分。`;
  }
  const shares = model.bars.map((bar) => `${bar.name} ${spoken(bar.share, PERCENT)}`).join('，');
  const point = model.hit === undefined ? '凑不成一条带子' : `点落在${model.bars[model.hit]?.name}那一段`;
  const off = Object.entries(LAMPS).flatMap(([lamp, words]) =>
    model.lamps[lamp as keyof typeof LAMPS] ? [] : [words],
  );
  const dark = off.length === 0 ? '四盏灯都亮' : `灭了的灯：${off.join('、')}`;
  return `规则是${rule}。分数：${scores}。份额：${shares}。${point}，${dark}。`;
}

function broken(broke: Break): string {
  if (broke.step === 'sum') return '总和装不下，成了 ∞';
  const which = broke.item + 1;
  if (broke.step === 'exp')
    return broke.kind === 'overflow' ? `第 ${which} 项的指数装不下，成了 ∞` : `第 ${which} 项的指数太小，成了 0`;
  if (broke.kind === 'underflow') return `第 ${which} 份太小，成了 0`;
  return `第 ${which} 份要算 ${broke.kind.replace('/', ' ÷ ')}，得不出数`;
}

function overflowSummary(model: OverflowModel): string {
  const way = model.way === 'naive' ? '直接算' : '先减最大值';
  const over = model.rows.length > 1 && model.along === 'all' ? '，除以两行的总和' : '';
  const row = ({ logits, shares }: OverflowRow, r: number) =>
    `${model.rows.length > 1 ? `第 ${r + 1} 行` : ''}分数 ${said(logits, { as: 'value', digits: 0 })}，份额 ${said(shares, PERCENT)}`;
  const verdict = {
    broken: '有的份额不再是数',
    lost: '总和装不下，份额全成了 0',
    underflow: '有的份额成了 0，本不该是 0',
    batch: '两行合起来才凑成 1',
    fine: '算得通',
  }[model.state];
  const loss = model.rows[0]
    ? `${model.rows.length > 1 ? '第 1 行' : ''}第三项的损失算出来是 ${spoken(model.rows[0].loss, AMOUNT)}，真值 ${spoken(model.rows[0].trueLoss, AMOUNT)}`
    : '';
  return `${model.format}，${way}${over}。${model.rows.map(row).join('；')}。${verdict}。${loss}。`;
}

function verdict({ said, cheapest, truth, loss, edited, kept }: DigitModel): string {
  const lost = formatNumber(loss, AMOUNT, 'zh');
  const whose = edited ? '分数是你定的，细线是网络给的。' : '';
  const left = kept.length < 10 ? `top-p 留下 ${kept.join('、')}。` : '';
  return `${whose}${left}份额最大的是 ${said}，期望代价最小的${said === cheapest ? '也' : '却'}是 ${cheapest}；写的要是 ${truth}，损失是 ${lost}。`;
}

function unitSaid({ unit, value }: NonNullable<DigitModel['inside']>): string {
  const said = value === undefined ? '' : `，值是 ${spoken(value, { as: 'fixed', digits: 2 })}`;
  return `看的是第 ${unit} 号隐藏单元${said}。`;
}

function digitSummary(model: DigitModel): string {
  const { missing, inside } = model;
  const unit = inside ? unitSaid(inside) : '';
  if (missing) return unit + words.digit.missing[missing];
  return `${unit}${model.rows.map(({ digit, share }) => `${digit} 占 ${spoken(share, PERCENT)}`).join('，')}。${verdict(model)}`;
}

/** The first score is that of 0. */
const NUMBERED = Object.fromEntries(Array.from({ length: 10 }, (_, d) => [d + 1, String(d)]));
const DIGITS = Object.fromEntries(Array.from({ length: 10 }, (_, d) => [d, String(d)]));

const words: Words = {
  recap: {
    title: '带子和点',
    data: '份额是编的。',
    params: { u: '点 u' },
    columns: { name: '字', share: '份额', from: '从', to: '到', hit: '点' },
    before: '春眠不觉',
    summary: (model) => {
      const shares = model.bars.map((bar) => `${bar.name} ${spoken(bar.share, PERCENT)}`).join('，');
      const hit = model.bars[model.hit]?.name ?? '';
      return `带子分成四段：${shares}。点在 ${spoken(model.u, { as: 'fixed', digits: 3 })} 处，写的是${hit}。`;
    },
  },
  prize: {
    title: '分奖金',
    data: '分数是编的。',
    params: {
      logits: '分数',
      names: '名字',
      base: '底数',
      rule: '规则',
      stage: '阶段',
      u: '点 u',
      seed: '随机种子',
      first: '比较的第一根（从 0 数起）',
      second: '比较的第二根（从 0 数起）',
    },
    choices: { rule: RULES, base: { e: 'e', 2: '2', 10: '10' }, stage: { 0: '分数', 1: '面积', 2: '份额' } },
    actions: {
      plus2: '全部 +2',
      times2: '全部 ×2',
      throw: '扔一个点',
      flat: '人人一样',
      drawn: '原文画的',
      masked: '遮住一个',
    },
    refusals: {
      plus2: '有的分数已经超过 8，再加 2 就过了上限 10。可以先“复原”。',
      times2: '翻倍就出界了：分数只能在 −6 和 10 之间。可以先“复原”。',
    },
    columns: { name: '字', logit: '分数', weight: '面积', share: '份额', edge: '右边界' },
    summary: prizeSummary,
    was: (value) => `原来 ${value}`,
    lamps: LAMPS,
    empty: { masked: '全遮住了，没有份额可分', zero: '面积全是 0，没有份额可分', infinite: '有份额是无穷，画不成带子' },
    compare: (first, second, gap, ratio) => `${first}比${second}：分数差 ${gap}，面积是 ${ratio} 倍`,
    printed: '原文画的',
  },
  simplex: {
    title: '份额三角形',
    data: '分数是编的。',
    params: { logits: '分数', shift: '平移' },
    columns: { item: '项', logit: '分数', shifted: '平移以后', weight: '面积', share: '份额' },
    summary: ({ shifted, shares }) =>
      `三个分数是 ${said(shifted, SCORE)}，份额是 ${said(shares, PERCENT)}。三个分数同加同减，点不动。`,
    items: { 1: '甲', 2: '乙', 3: '丙' },
    corners: ['甲', '乙', '丙'],
    point: ['点，朝丙角', '点，朝甲角'],
    scores: '分数',
    rungs: '都是同一个点',
  },
  overflow: {
    title: '溢出试验台',
    data: '分数是编的，舍入是真的。',
    params: { format: '格式', shift: '平移', way: '算法', rows: '几行', sum: '除以', gap: '第三项落后' },
    choices: {
      format: { float16: 'float16', float32: 'float32', float64: 'float64' },
      way: { naive: '直接算', stable: '先减最大值' },
      sum: { row: '各行的和', all: '全体的和' },
      rows: { 1: '一行', 2: '两行' },
    },
    columns: { item: '项', logit: '分数', power: '次方', exp: 'e 的次方', share: '份额', loss: '损失' },
    summary: overflowSummary,
    tooSmall: '成了 0',
    fits: '装得下',
    tooLarge: '成了 ∞',
    broken,
    whole: (total) => `和 ${total}`,
    loss: (given, truth) => `第三项的损失：算出 ${given}，真值 ${truth}`,
    strips: { machine: '机器算的', truth: '真值', rows: ['第 1 行', '第 2 行'] },
    nan: '不是数',
    nanShort: 'NaN',
  },
  digit: {
    title: '手写板',
    data: '网络是真的，小得能在这一页里跑；代价是编的。',
    params: {
      strokes: '笔画（编码）',
      scale: '缩放到一样大',
      centre: '挪到正中',
      T: '温度 T',
      p: 'top-p',
      truth: '其实写的是',
      wrong8: '把 3 认成 8 的代价',
      wrong3: '把 8 认成 3 的代价',
      panel: '看什么',
      unit: '隐藏单元',
      logits: '自己定的分数',
      print: '原文印的份额',
      x: '笔的左右位置',
      y: '笔的上下位置',
      ink: '落笔',
    },
    choices: {
      truth: DIGITS,
      panel: { shares: '分数和份额', inside: '一个单元', rows: '十块模板' },
      print: { none: '不看', plain: '标准的 3', hesitant: '犹豫的 3' },
    },
    actions: {
      three: '标准的 3',
      like8: '像 8 的 3',
      nine: '写偏的 9',
      printed: '原文的分数',
      undo: '撤掉一笔',
      clear: '擦干净',
      mine: '自己定分数',
      theirs: '听网络的',
    },
    refusals: {
      undo: '板上没有笔画。',
      clear: '板上没有笔画。',
      mine: '没有网络的分数可改。',
      theirs: '本来就是网络的分数。',
    },
    items: NUMBERED,
    columns: {
      digit: '数字',
      logit: '分数',
      before: 'top-p 以前',
      share: '份额',
      cost: '期望代价',
      printed: '原文印的',
    },
    summary: digitSummary,
    pad: '在这里写一个数字',
    full: '写满了，可撤销或清空',
    down: '笔落在板上',
    up: '笔抬着',
    missing: { network: '要认你写的字，得先加载网络。', ink: '板上还没有字。' },
    verdict,
    unit: (unit) => `128 个隐藏单元；第 ${unit} 号：`,
    sum: (plus, minus, bias, value) => `蓝 ${plus}，灰 ${minus}，偏置 ${bias}，得 ${value}`,
    template: '模板',
    product: '模板 × 图',
    added: '它给各个分数添了多少',
    rows: '墨压在蓝上添分，压在灰上扣分',
  },
  printed: {
    title: '带子的最后 1%',
    data: '十个分数出自《概率就是面积，矩阵就是映射》§3.2。',
    params: { three: '3 的分数' },
    columns: { digit: '数字', logit: '分数', weight: '面积', share: '份额', printed: '原文印的' },
    summary: (model) =>
      `3 得 ${spoken(model.digits[3]?.logit ?? 0, SCORE)} 分，份额 ${spoken(model.share, { as: 'share' })}，另外九份合起来 ${spoken(model.rest, { as: 'share' })}。原文印的是 ${spoken(model.printed, { as: 'fixed', digits: 3 })}。`,
    asPrinted: (share) => `原文印的 ${share}`,
    enlarged: '放大最后 1%',
    outside: (share) => `3 的边界在 ${share}，画外`,
  },
};

export default words;
