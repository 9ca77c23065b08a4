/** What the figures of the chapter of large numbers say, in Chinese. */

import { closed } from '#spec/closeUp.ts';
import { type Format, formatNumber } from '#spec/format.ts';
import type { GradientModel } from './figures/Gradient.model.ts';
import type { MeanModel } from './figures/Mean.model.ts';
import type { StreetModel } from './figures/Street.model.ts';
import type { TrustModel } from './figures/Trust.model.ts';
import type { Words } from './words.ts';

const AMOUNT: Format = { as: 'amount' };
const TWO: Format = { as: 'fixed', digits: 2 };
const FOUR: Format = { as: 'fixed', digits: 4 };
const show = (x: number, format: Format = AMOUNT) => formatNumber(x, format, 'zh');
const whole = (x: number) => show(x, { as: 'whole' });
const percent = (x: number) => show(x, { as: 'percent' });

const SEED = '随机种子';
const AGAIN = '换一个种子';

function meanSaid(m: MeanModel): readonly [string, string, string, string] {
  const seed = `种子 ${m.seed}`;
  if (m.empty) return ['柱子全是 0', '没有东西可抽', '也就没有平均', seed];
  const first = show(m.means[0] ?? NaN);
  if (m.source === 'cauchy')
    return [
      '均值：不存在',
      '没有 σ，画不出带；一半的路在 ±1 之间',
      `此刻在 ±1 之间：${m.count} 条里有 ${m.inside} 条`,
      `粗线现在 ${first}（${seed}）`,
    ];
  const error = show(Math.abs((m.means[0] ?? NaN) - m.mean));
  return [
    `精确的均值 ${show(m.mean, TWO)}，σ = ${show(m.sd)}`,
    `均值 ± 2σ/√n = ± ${show(m.half)}`,
    `${m.count} 条路：此刻在带里 ${m.inside} 条，从没出去过 ${m.always} 条`,
    `粗线 ${first}，差 ${error}（${seed}）`,
  ];
}

function meanSummary(m: MeanModel): string {
  const source = { die: '骰子', height: '身高', own: '自己画的柱子', cauchy: '柯西分布' }[m.source];
  if (m.empty) return '自己画的柱子全是 0，没有东西可抽。';
  const one = m.steps === 1 ? '只抽了一次，除以 n − 1 的标准差没有定义。' : '';
  const first = `第一条路抽了 ${whole(m.steps)} 次，平均 ${show(m.means[0] ?? NaN)}`;
  if (m.source === 'cauchy')
    return `从${source}里抽。它没有均值，也没有标准差，带没有定义。${first}。${m.count} 条路里，有 ${m.inside} 条在正负 1 之间。${one}`;
  return `从${source}里抽，精确的均值是 ${show(m.mean, TWO)}。${first}；带的半宽是 ${show(m.half)}，${m.count} 条路里有 ${m.inside} 条在带里。${one}`;
}

const streetSaid = (m: StreetModel): readonly [string, string, string, string] => [
  `街上的平均，奔着 ${show(m.limit, TWO)} 厘米去`,
  `要问的平均 ${show(m.truth, TWO)} 厘米`,
  m.bias === 0 ? '没有偏差' : `偏差 ${show(m.bias, TWO)} 厘米，n 多大都一样`,
  `${whole(m.n)} 人：${show(m.observed, TWO)} ± ${show(m.half, TWO)}，${m.holds ? '套住' : '漏掉'}要问的`,
];

/** Where tokens are independent, both lines are one. */
const missed = ({ sets, correlation }: TrustModel): string => {
  const thin = `${sets.filter((s) => !s.holds).length} 个`;
  return correlation === 0 ? thin : `细线 ${thin}，粗线 ${sets.filter((s) => !s.claims).length} 个`;
};

const trustSaid = (m: TrustModel): readonly [string, string, string] => [
  `95% 的测试集，困惑度在 ${show(m.low)} 到 ${show(m.high)} 之间`,
  m.correlation === 0
    ? `${whole(m.tokens)} 个词元，个个独立`
    : `${whole(m.tokens)} 个词元，只顶 ${show(m.effective, { as: 'ratio' })} 个独立的`,
  `20 个里漏掉真值的：${missed(m)}（种子 ${m.seed}）`,
];

function gradientSaid(m: GradientModel): readonly [string, string, string] {
  const steps = m.path.length - 1;
  const reached = Number.isNaN(m.lost)
    ? steps === 0
      ? `离谷底 ${show(m.from, TWO)}，一步没走`
      : `走 ${whole(steps)} 步：离谷底从 ${show(m.from, TWO)} 到 ${show(m.end, m.end < 0.005 ? AMOUNT : TWO)}`
    : `第 ${whole(m.lost)} 步走飞了，最后离谷底 ${show(m.end)}`;
  return [
    Number.isNaN(m.angle)
      ? '绿：真梯度，这里是 0，没有方向'
      : `绿：真梯度；蓝：${whole(m.batch)} 条的平均；夹角 ${show(m.angle, { as: 'fixed', digits: 1 })}°`,
    `平均箭头的散布 ${show(m.one)} / √${whole(m.batch)} = ${show(m.spread)}`,
    `${reached}（种子 ${m.seed}）`,
  ];
}

const words: Words = {
  recap: {
    title: '扔点',
    data: '三成是编的，点是随机扔的。',
    params: { n: '扔几个点', seed: SEED },
    actions: { again: AGAIN },
    columns: { n: '扔了', left: '落在左边', share: '占', half: '两倍标准误' },
    summary: closed(
      (m) => `扔了 ${whole(m.n)} 个点，${whole(m.left)} 个落在左边，占 ${percent(m.share)}；左边的面积是三成。`,
    ),
    piece: '面积',
    thrown: (n) => `扔了 ${n} 个`,
    seen: (left, share) => `左边落了 ${left} 个，占 ${share}`,
  },
  mean: {
    title: '样本平均',
    data: '身高的两个均值出自 2020 年的报告，散布是编的；别的按公式抽。',
    params: { source: '从哪里抽', n: '抽几次 n', paths: '几条路', own: '自己画', seed: SEED },
    choices: { source: { die: '骰子', height: '身高', own: '自己画', cauchy: '柯西' } },
    actions: { four: 'n 乘 4' },
    refusals: { four: '再乘 4 就超过十万次了。' },
    columns: { n: 'n', mean: '第一条路的平均', error: '差', band: '2σ/√n', inside: '在带里', s: '标准差 s' },
    summary: closed(meanSummary),
    law: '抽一次',
    said: meanSaid,
  },
  street: {
    title: '街头样本',
    data: '男女的均值出自 2020 年的报告，18 到 44 岁；散布和人是编的。',
    params: { sample: '街上女的占', population: '全体里女的占', n: '量几个人 n', seed: SEED },
    actions: { fair: '街上跟全体一样' },
    columns: { n: 'n', printed: '原文印的', limit: '奔着去的', half: '2σ/√n', bias: '偏差', observed: '量到的' },
    summary: closed(
      (m) =>
        `街上女的占 ${percent(m.sample)}，全体里占 ${percent(m.population)}。街上的平均奔着 ${show(m.limit, TWO)} 厘米去，要问的是 ${show(m.truth, TWO)} 厘米，差 ${show(Math.abs(m.bias), TWO)} 厘米。量了 ${whole(m.n)} 人，平均 ${show(m.observed, TWO)} 厘米，两倍标准误是 ${show(m.half, TWO)} 厘米。`,
    ),
    women: '女',
    men: '男',
    printed: '原文印的',
    said: streetSaid,
  },
  memoriser: {
    title: '背题机',
    data: '点和标签是编的，直线真是训练出来的。',
    params: { model: '模型', size: '训练几个点', noise: '乱标的占', seed: SEED },
    choices: { model: { table: '背下来', line: '一条直线' } },
    actions: { coins: '标签全靠抛硬币' },
    columns: { what: '什么', loss: '损失', half: '两倍标准误' },
    summary: closed(
      (m) =>
        `${m.kind === 'table' ? '背题机' : '直线'}用 ${whole(m.size)} 个点训练，乱标的占 ${percent(m.noise)}。训练损失 ${show(m.train, FOUR)}，新题损失 ${show(m.fresh, FOUR)}；谁来答，新题损失的期望也不会低于 ${show(m.best, FOUR)}。`,
    ),
    points: (shown, size) => (shown === size ? `${size} 个训练点` : `${size} 个训练点，画了 ${shown} 个`),
    train: (loss) => `训练损失 ${loss}`,
    fresh: (loss, half) => (half === '' ? `新题损失 ${loss}` : `新题损失 ${loss} ± ${half}`),
    best: (loss) => `新题至少 ${loss}`,
    noise: (share) => `${share} 的标签靠抛硬币`,
  },
  trust: {
    title: '困惑度信得过几分',
    data: '损失是编的：每句二十个词元，当成钟形，所以有的小于 0，困惑度也可能小于 1；真实的损失不会。',
    params: { sentences: '几句话', sd: '损失的标准差', correlation: '同一句里的相关', ppl: '真困惑度', seed: SEED },
    columns: { what: '什么', value: '数值' },
    summary: closed(
      (m) =>
        `真困惑度是 ${show(m.ppl, { as: 'value', digits: 1 })}。${whole(m.sentences)} 句话，${whole(m.tokens)} 个词元，顶 ${show(m.effective, { as: 'ratio' })} 个独立的；百分之九十五的测试集，困惑度在 ${show(m.low)} 到 ${show(m.high)} 之间。${m.sentences === 1 ? '只有一句话，句与句之间差多少没有定义，只能靠假定的标准差。' : ''}`,
    ),
    said: trustSaid,
    sentences: (m) => `${whole(m.sentences)} 句`,
  },
  gradient: {
    title: '小批量的箭头',
    data: '碗和样本是编的：每条样本把谷底放在不同的地方。',
    params: {
      batch: '一批几条 B',
      x: 'θ 的第一个数',
      y: 'θ 的第二个数',
      rate: '步长',
      shape: '碗有多扁',
      steps: '走几步',
      seed: SEED,
    },
    actions: { four: 'B 乘 4' },
    refusals: { four: '再乘 4 就超过 512 条了。' },
    columns: { what: '什么', x: '第一个数', y: '第二个数', length: '长' },
    summary: closed(
      (m) =>
        `一批 ${whole(m.batch)} 条。${
          Number.isNaN(m.angle)
            ? '真梯度是 0，没有方向'
            : `平均箭头和真梯度的夹角是 ${show(m.angle, { as: 'fixed', digits: 1 })} 度`
        }，散布 ${show(m.spread)}。${gradientSaid(m)[2]}。`,
    ),
    said: gradientSaid,
  },
};

export default words;
