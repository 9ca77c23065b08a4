/** The plan of the book: eighteen chapters on three tracks, whether or not they are written yet. */

import type { Lang } from '#spec/format.ts';

type Both = { readonly [L in Lang]: string };

export interface Planned {
  readonly number: number;
  /** The address, and the end of the folder's name. */
  readonly slug: string;
  readonly title: Both;
  /** The one question the chapter answers, short enough for the map. */
  readonly question: Both;
  /** One of the six chapters that can each be read on their own. */
  readonly main?: true;
}

export interface Track {
  /** Whose colour the line of the track has. */
  readonly kind: 'area' | 'map' | 'both';
  readonly title: Both;
  readonly about: Both;
  readonly chapters: readonly Planned[];
}

const both = (zh: string, en: string): Both => ({ zh, en });

export const TRACKS: readonly Track[] = [
  {
    kind: 'area',
    title: both('面积', 'Area'),
    about: both('带子、分数、温度、刀', 'the strip, scores, temperature, the knife'),
    chapters: [
      {
        number: 0,
        slug: 'start',
        title: both('一句话拼图', 'The jigsaw in one sentence'),
        question: both('模型吐出来的到底是什么？为什么每次不同？', 'What does a model put out, and why does it differ each time?'),
      },
      {
        number: 1,
        slug: 'area',
        title: both('概率就是面积', 'Probability is area'),
        question: both('把概率叫做面积，是什么意思？', 'What does calling a probability an area mean?'),
      },
      {
        number: 2,
        slug: 'conditional',
        title: both('条件概率与链式法则', 'Conditioning and the chain rule'),
        question: both('多知道一件事，面积会变成什么样？', 'What does knowing one thing more do to the area?'),
      },
      {
        number: 3,
        slug: 'softmax',
        title: both('把分数折成面积', 'Folding scores into area'),
        question: both('随便几个分数，怎样变成加起来是 1 的份额？', 'How do any scores become shares that add up to 1?'),
        main: true,
      },
      {
        number: 4,
        slug: 'cross-entropy',
        title: both('你在正确答案上摆了多少面积', 'How much area on the answer?'),
        question: both('猜过之后，该怎样打分？', 'How should a guess be marked?'),
        main: true,
      },
      {
        number: 5,
        slug: 'perplexity',
        title: both('困惑度', 'Perplexity'),
        question: both('模型手里的骰子，相当于几面？', 'How many faces has the die a model throws?'),
      },
      {
        number: 6,
        slug: 'temperature',
        title: both('压扁还是堆尖', 'Flatten or sharpen'),
        question: both('所有分数都除以 T，份额怎么动？', 'Divide every score by T: what happens to the shares?'),
        main: true,
      },
      {
        number: 7,
        slug: 'top-k-top-p',
        title: both('切蛋糕', 'Cutting the cake'),
        question: both('骰子准落在哪些柱子上？', 'Which bars is the die allowed to land on?'),
        main: true,
      },
    ],
  },
  {
    kind: 'map',
    title: both('映射', 'Map'),
    about: both('网格、箭头、查表、注意力', 'the grid, arrows, lookup, attention'),
    chapters: [
      {
        number: 8,
        slug: 'matrices-as-maps',
        title: both('矩阵就是映射', 'A matrix is a map'),
        question: both('矩阵能对空间做什么，永远做不到什么？', 'What can a matrix do to space, and what can it never do?'),
        main: true,
      },
      {
        number: 9,
        slug: 'embedding',
        title: both('查表与回到词表', 'Looking up and going back'),
        question: both('字怎样成为箭头，箭头怎样回到字？', 'How does a word become an arrow, and an arrow a word?'),
      },
      {
        number: 10,
        slug: 'depth',
        title: both('层层叠加', 'Layer upon layer'),
        question: both('矩阵乘矩阵还是矩阵，叠层图什么？', 'Matrices multiply to a matrix: why stack layers?'),
      },
      {
        number: 11,
        slug: 'attention',
        title: both('Q、K、V', 'Q, K, V'),
        question: both('一个字怎样对其他的字取平均？', 'How does one word take an average of the others?'),
      },
    ],
  },
  {
    kind: 'both',
    title: both('训练与两条大定律', 'Training and two laws'),
    about: both('面积和映射在这里会合', 'where area and map meet'),
    chapters: [
      {
        number: 12,
        slug: 'training',
        title: both('面积怎样被推过去', 'How the area is pushed'),
        question: both('训练走一步，每根柱子往哪边动？', 'Which way does one training step move each bar?'),
      },
      {
        number: 13,
        slug: 'lln',
        title: both('大数定律', 'The law of large numbers'),
        question: both('什么时候可以拿样本代表全体？', 'When may a sample stand for the whole?'),
      },
      {
        number: 14,
        slug: 'clt',
        title: both('中心极限定理', 'The central limit theorem'),
        question: both('加起来，什么时候成钟形，什么时候不成？', 'When does adding make a bell, and when not?'),
        main: true,
      },
      {
        number: 15,
        slug: 'variance-budget',
        title: both('方差账本', 'The variance budget'),
        question: both('穿过一层以后，数有多大？', 'How large are the numbers after a layer?'),
      },
      {
        number: 16,
        slug: 'which-distribution',
        title: both('哪种分布管哪里', 'Which distribution where'),
        question: both('哪里用哪种随机，是谁定的？', 'Which randomness sits where, and who chose it?'),
      },
      {
        number: 17,
        slug: 'whole-machine',
        title: both('整台机器', 'The whole machine'),
        question: both('整台机器，能不能亲手转一遍？', 'Can the whole machine be run by hand?'),
      },
    ],
  },
];

export const PLANNED: readonly Planned[] = TRACKS.flatMap((track) => track.chapters);
