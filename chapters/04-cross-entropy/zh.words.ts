/** What the figures of the chapter on cross-entropy say, in Chinese. */

import { closed } from '#spec/closeUp.ts';
import { type Format, formatNumber } from '#spec/format.ts';
import { slopeFormat } from './figures/PenaltyCurve.model.ts';
import type { Words } from './words.ts';

const PERCENT: Format = { as: 'percent' };
const NATS: Format = { as: 'fixed', digits: 3 };

/** A number as one says it aloud. */
function spoken(x: number, format: Format): string {
  if (Number.isNaN(x)) return '没有数';
  if (!Number.isFinite(x)) return x > 0 ? '无穷大' : '负无穷';
  return formatNumber(x, format, 'zh').replace('<', '不到 ').replace('>', '超过 ');
}

const said = (xs: readonly number[], format: Format) => xs.map((x) => spoken(x, format)).join('、');

/** A part of the line of verse, which may be none of it. */
const quoted = (part: string) => (part === '' ? '是空的' : `是“${part}”`);

const words: Words = {
  recap: {
    title: '只看一段',
    data: '份额是编的。',
    params: { answer: '真来的字' },
    columns: { name: '字', share: '份额', came: '真来的' },
    before: '春眠不觉',
    came: (share) => `给了它 ${share}`,
    summary: closed(
      ({ name, share }) => `带子分成晓、醒、晚、寒四段。真来的字是${name}，模型给了它 ${spoken(share, PERCENT)}。`,
    ),
  },
  penalty: {
    title: '罚单',
    data: '曲线是照公式算的，没有用数据。',
    params: { p: '份额 p', axis: '横轴', unit: '单位', water: '画上水杯（均匀的横轴）' },
    choices: { axis: { linear: '均匀', log: '每格 10 倍' }, unit: { nats: '奈特', bits: '比特' } },
    actions: { tenth: '缩到 1/10', zero: '一点不给' },
    refusals: { tenth: '再缩就到百万分之一以下了，图里只画到那里。可以先“复原”。' },
    columns: { p: '份额', loss: '损失（奈特）', bits: '损失（比特）', slope: '斜率', here: '现在' },
    units: { nats: '奈特', bits: '比特' },
    axis: (unit) => `损失（${unit}）`,
    share: '正确的字的份额 p',
    slope: (slope) => `斜率 ${slope}`,
    more: (mark, more) => `比 p = ${mark} 多 ${more}`,
    point: (share, loss) => `份额 ${share}，损失 ${loss}`,
    printed: '原文印的：只多 2',
    right: '正确',
    others: '别的字',
    summary: closed(
      ({ p, loss, slope, unit, shown }) =>
        `正确的字得了 ${spoken(p, { as: 'share' })}，损失是 ${spoken(loss, NATS)} 奈特${unit === 'bits' ? `，也就是 ${spoken(shown, NATS)} 比特` : ''}，曲线在这里的斜率是 ${spoken(slope, slopeFormat(slope))}。`,
    ),
  },
  two: {
    title: '两条分布',
    data: '份额是编的。粘贴时 P 和 Q 各贴一次，一行一个数。',
    params: { P: 'P', Q: 'Q', names: '名字', oneHot: '答案只有一个' },
    actions: {
      more: '加一个字',
      fewer: '减一个字',
      same: 'Q 同 P',
      flat: 'Q 平分',
      sure: 'Q 押一个',
      poem: '床前明月',
    },
    refusals: { more: '最多六个字。', fewer: '至少两个字。' },
    columns: { name: '字', P: 'P', Q: 'Q', cost: '−ln Q', part: 'P × (−ln Q)', extra: 'P × ln(P/Q)' },
    entropy: '熵 H(P)',
    extra: '多付 KL',
    total: '交叉熵',
    empty: (which) => `${which} 全是 0，没有分布`,
    pull: '箭头：学习往哪边推',
    summary: closed(({ bars, empty, entropy, crossEntropy, divergence }) => {
      if (empty) return `${empty} 的份额全是 0，没有分布，也就没有交叉熵。`;
      const each = bars.map((bar) => `${bar.name} ${spoken(bar.p, PERCENT)} 对 ${spoken(bar.q, PERCENT)}`).join('，');
      return `P 对 Q：${each}。熵 ${spoken(entropy, NATS)}，多付 ${spoken(divergence, NATS)}，合起来交叉熵 ${spoken(crossEntropy, NATS)} 奈特。`;
    }),
  },
  grades: {
    title: '改卷',
    data: '三个学生是编的。',
    params: { right: '光的份额，', split: '剩下的给色多少，' },
    actions: { guess: '三个都瞎猜', second: '光只排第二' },
    columns: { student: '学生', right: '光', second: '色', third: '亮', loss: '损失' },
    items: { 1: '甲', 2: '乙', 3: '丙' },
    students: ['甲', '乙', '丙'],
    top: (student, word) => `${student}：${word}最大`,
    mean: '平均',
    summary: closed(
      ({ students, mean }) =>
        `三个学生给光的份额是 ${said(
          students.map(({ shares }) => shares[0]),
          PERCENT,
        )}，损失是 ${said(
          students.map(({ loss }) => loss),
          NATS,
        )}，平均 ${spoken(mean, NATS)} 奈特。`,
    ),
  },
  twice: {
    title: '两次 softmax',
    data: '分数是编的：错的类都是 0 分。',
    params: { classes: '类数', pass: '交给损失函数的是', z: '正确类的分数' },
    choices: { pass: { logits: '分数', probabilities: '概率' } },
    actions: { infinite: '推到 +∞' },
    columns: { class: '类', score: '分数', share: '份额', again: '再折一次', once: '一次的损失', twice: '两次的损失' },
    axis: '损失（奈特）',
    score: '正确类的分数',
    curves: { logits: '交分数', probabilities: '交概率' },
    floor: (loss) => `底 ${loss}，下不去`,
    chance: (loss) => `瞎猜 ${loss}`,
    lossSaid: (loss) => `损失 ${loss}`,
    summary: closed(
      ({ classes, z, pass, loss, floor, chance }) =>
        `${spoken(classes, { as: 'whole' })} 类，正确类 ${spoken(z, { as: 'value', digits: 1 })} 分，交给损失函数的是${pass === 'logits' ? '分数' : '概率'}，损失 ${spoken(loss, NATS)}。交概率，损失低不过 ${spoken(floor, NATS)}；瞎猜是 ${spoken(chance, NATS)}。`,
    ),
  },
  mask: {
    title: '忽略位置',
    data: '模型小得只有一条带子，当场训练；句子是李白的。',
    params: {
      scored: '计入（1 计，0 不计），位置',
      steps: '训练步数',
      fim: '切成三段，中段挪到最后（FIM）',
      from: '第一个切点',
      to: '第二个切点',
    },
    actions: { train: '训练 50 步', unmask: '全都计入', all: '全都忽略' },
    refusals: { train: '已经训练了 50 步。' },
    columns: { position: '位置', target: '该来的', share: '份额', loss: '损失', scored: '计入' },
    axis: '损失（奈特）',
    pad: 'pad',
    sentence: '句子',
    parts: { prefix: 'pre', middle: 'mid', suffix: 'suf' },
    scored: '计入',
    ignored: '忽略',
    mean: (sum, divisor, mean) => `${sum} ÷ ${divisor} = ${mean}`,
    nothing: '一个位置也没计入：0 ÷ 0，没有平均',
    wordsAlone: (mean) => `单看五个字，平均 ${mean}`,
    summary: closed(({ divisor, mean, words: own, pad, steps, parts }) => {
      const cut = parts
        ? `句子切成三段，前段${quoted(parts[0])}，中段${quoted(parts[1])}，后段${quoted(parts[2])}，中段挪到了最后。`
        : '';
      return divisor === 0
        ? `${cut}八个位置全都忽略，也就没有平均损失；填充占 ${spoken(pad, PERCENT)}。`
        : `${cut}计入 ${divisor} 个位置，训练 ${steps} 步，平均损失 ${spoken(mean, NATS)}，单看五个字是 ${spoken(own, NATS)}，填充占 ${spoken(pad, PERCENT)}。`;
    }),
  },
  dials: {
    title: '三种读法',
    data: '这段话是编的：光、色、亮按 6 比 3 比 1 出现。',
    params: { Q: 'Q', n: '总字数', code: '码' },
    choices: { code: { ideal: '理想码长', huffman: '哈夫曼码' } },
    actions: { best: 'Q 跟出现的一样', flat: 'Q 人人一样' },
    columns: { word: '字', count: '次数', Q: 'Q', nll: '−ln Q 合计', length: '码长（比特）', bits: '比特合计' },
    items: { 1: '光', 2: '色', 3: '亮' },
    said: '真出现的',
    expected: '模型的 Q',
    times: (word, count) => `${word} ${count} 次`,
    bits: (length) => `${length} 比特`,
    least: (value) => `最少 ${value}`,
    dials: {
      nll: '负对数似然（奈特）',
      ce: '交叉熵（奈特/字）',
      kl: 'KL（奈特/字）',
      file: '文件（比特）',
    },
    empty: 'Q 全是 0，没有分布',
    summary: closed(({ n, Q, dials }) =>
      Q
        ? `${n} 个字，Q 是 ${said(Q, PERCENT)}。负对数似然 ${spoken(dials.nll.value, { as: 'fixed', digits: 2 })} 奈特，交叉熵 ${spoken(dials.ce.value, NATS)}，KL ${spoken(dials.kl.value, NATS)}，文件 ${spoken(dials.file.value, { as: 'fixed', digits: 1 })} 比特。`
        : 'Q 的份额全是 0，没有分布，读不出数。',
    ),
  },
};

export default words;
