/** The terms of the book, both languages in one place, so that neither can lack what the other has. */

import type { Lang } from '#spec/format.ts';

type Both = { readonly [L in Lang]: string };

export interface Term {
  /** Anchor on the glossary page. */
  readonly id: string;
  readonly term: Both;
  readonly meaning: Both;
}

const term = (id: string, zh: string, en: string, meaningZh: string, meaningEn: string): Term => ({
  id,
  term: { zh, en },
  meaning: { zh: meaningZh, en: meaningEn },
});

export const GLOSSARY: readonly Term[] = [
  term(
    'area',
    '面积',
    'area',
    '概率画出来的样子：总面积是 1，谁占得多，谁就更常被抽中。',
    'What a probability looks like when it is drawn: the whole is 1, and whatever holds more of it comes up more often.',
  ),
  term(
    'map',
    '映射',
    'map',
    '给每个点安排一个去处的规则；矩阵做的就是这件事。',
    'A rule that sends every point to another point; that is what a matrix does.',
  ),
  term(
    'strip',
    '带子',
    'strip',
    '总面积为 1 的一长条，切成有名字的几段，每段的长短就是份额。',
    'A long piece of total area 1, cut into named segments; the length of a segment is its share.',
  ),
  term(
    'logit',
    '分数（logit）',
    'logit',
    '模型给每个候选打的分，可正可负，加起来是多少都行。',
    'The score a model gives a candidate: it may have either sign, and scores need not add up to anything.',
  ),
  term(
    'share',
    '份额',
    'share',
    '某一项占总面积的多少，在 0 和 1 之间。',
    'How much of the whole area one item holds, between 0 and 1.',
  ),
  term(
    'softmax',
    'softmax',
    'softmax',
    '把分数折成份额的做法：先取指数，再除以总和。',
    'The recipe that folds scores into shares: take exponentials, then divide by their sum.',
  ),
  term(
    'distribution',
    '分布',
    'distribution',
    '一组不为负、加起来正好是 1 的份额。',
    'Shares, none of them negative, that add up to exactly 1.',
  ),
  term(
    'base',
    '底数',
    'base',
    '取乘方时的底：换一个底，等于给所有分数乘同一个数。',
    'The number that is raised to the power of a score; to change it is to multiply every score by one factor.',
  ),
  term(
    'shift-invariance',
    '平移不变',
    'shift invariance',
    '给所有分数加同一个数，份额不变，因为只有分数之差算数。',
    'Adding one number to every score leaves the shares as they are, since only differences count.',
  ),
  term(
    'masking',
    '遮住',
    'masking',
    '把一个候选的分数设成负无穷，它的份额就正好是 0。',
    'Setting a candidate’s score to minus infinity, which makes its share exactly 0.',
  ),
  term(
    'log-sum-exp',
    '指数和的对数',
    'log-sum-exp',
    '分数取指数、求和、再取对数；先减最大值，末了加回来，就不会溢出。',
    'The logarithm of the sum of the exponentials of the scores; computed after subtracting the largest score, it does not overflow.',
  ),
  term(
    'overflow',
    '溢出',
    'overflow',
    '数太大，计算机的格式装不下，变成无穷大。',
    'What happens to a number too large for the computer’s format: it turns into infinity.',
  ),
  term(
    'floating-point',
    '浮点数',
    'floating-point number',
    '计算机里存小数的格式，位数有限：常见的有 16、32、64 位。',
    'A number as a computer stores it, with a limited number of digits; the usual formats have 16, 32 or 64 bits.',
  ),
  term(
    'simplex',
    '单纯形',
    'simplex',
    '所有可能的分布排成的图形；三项时是一个三角形。',
    'The shape formed by all possible distributions; for three items it is a triangle.',
  ),
  term(
    'entropy',
    '熵',
    'entropy',
    '分布有多摊开：越平均越大，全在一项上时是 0。',
    'How spread out a distribution is: larger the more even it is, 0 when one item holds everything.',
  ),
  term(
    'nat',
    '奈特',
    'nat',
    '用自然对数计量信息的单位；1 奈特约合 1.44 比特。',
    'The unit of information that goes with the natural logarithm; about 1.44 bits.',
  ),
  term(
    'effective-number',
    '有效个数',
    'effective number',
    '这个分布相当于几项平分：熵取指数。',
    'How many equal shares a distribution is worth: the exponential of its entropy.',
  ),
  term(
    'sampling',
    '抽样',
    'sampling',
    '往带子上扔一个随机点，落在哪段就取哪一项。',
    'Throwing a random point at the strip and taking the item whose segment it lands on.',
  ),
  term(
    'seed',
    '随机种子',
    'seed',
    '决定随机数序列的那个数：种子相同，结果相同。',
    'The number that fixes a sequence of random numbers: same seed, same result.',
  ),
  term(
    'temperature',
    '温度',
    'temperature',
    '分数先除以它再折成份额：高则压扁，低则堆尖。',
    'What scores are divided by before they are folded into shares: a high one flattens the shares, a low one sharpens them.',
  ),
  term(
    'nucleus',
    '核',
    'nucleus',
    '从大到小数，加到面积够 p 为止的那几项；top-p 只在它们中间抽。',
    'The fewest items, largest first, whose area reaches p; top-p draws only among them.',
  ),
  term(
    'cross-entropy',
    '交叉熵',
    'cross-entropy',
    '正确答案上的份额取对数再变号；摆得越多，罚得越少。',
    'Minus the logarithm of the share on the right answer: the more area lies there, the smaller the penalty.',
  ),
  term(
    'perplexity',
    '困惑度',
    'perplexity',
    '交叉熵取指数：模型好像在掷一个这么多面的骰子。',
    'The exponential of the cross-entropy: the model might as well be throwing a die with that many faces.',
  ),
  term(
    'embedding',
    '嵌入',
    'embedding',
    '一个字对应的那支箭头，从表里查出来。',
    'The arrow that stands for a word, looked up in a table.',
  ),
  term(
    'tied-weights',
    '权重绑定',
    'tied weights',
    '查表和回到词表用的是同一张表。',
    'One table, used both for looking words up and for getting back to them.',
  ),
  term(
    'variance-budget',
    '方差账本',
    'variance budget',
    '一层一层记下数有多大，看它们是涨是缩。',
    'An account, layer by layer, of how large the numbers are and whether they grow or shrink.',
  ),
];
