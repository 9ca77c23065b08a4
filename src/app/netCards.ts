/** The cards of the networks: what each learned from, how well it does, what it cannot do. Scores are in the manifest. */

import type { Format, Lang } from '#spec/format.ts';

type Both = { readonly [L in Lang]: string };

export interface Measure {
  /** As the manifest has it. */
  readonly name: string;
  readonly label: Both;
  readonly format: Format;
}

export interface NetCard {
  /** As the manifest has it; the anchor of the card. */
  readonly net: string;
  readonly title: Both;
  /** What it is, and where the book uses it. */
  readonly what: Both;
  readonly data: Both;
  readonly training: Both;
  readonly measures: readonly Measure[];
  readonly limits: Both;
}

const one: Format = { as: 'fixed', digits: 1 };
const share: Format = { as: 'percent' };
const nats: Format = { as: 'fixed', digits: 4 };
const bits: Format = { as: 'fixed', digits: 3 };
const whole: Format = { as: 'whole' };

const measure = (name: string, zh: string, en: string, format: Format): Measure => ({
  name,
  label: { zh, en },
  format,
});

const STEPS = measure('steps', '训练步数', 'training steps', whole);
const LOSSES = [
  measure(
    'lossFull',
    '没学过的诗上，每个词元的损失（奈特），单精度',
    'loss per token on held-out poems in nats, single precision',
    nats,
  ),
  measure('loss', '同上，压成一字节之后', 'the same, after rounding to bytes', nats),
];
const OF_POEMS = [
  STEPS,
  ...LOSSES,
  measure('perplexity', '困惑度，标点也算', 'perplexity, punctuation included', one),
  measure('perplexityCharacters', '困惑度，只算汉字', 'perplexity of the characters alone', one),
  measure(
    'trigramCharacters',
    '同样的数据，三元模型（Kneser-Ney）的困惑度，只算汉字',
    'the same for a trigram model (Kneser-Ney) of the same data',
    one,
  ),
  measure('validForm', 'T = 0.8 时合乎格式的诗', 'poems in a valid form at T = 0.8', share),
  measure(
    'copiedLines',
    '跟训练用的诗一字不差的句子（背熟的五十首不算）',
    'lines copied from a training poem (the fifty known by heart aside)',
    share,
  ),
  measure('床前明月光', 'P(光 | 床前明月)', 'P(光 | 床前明月)', share),
  measure('春眠不觉晓', 'P(晓 | 春眠不觉)', 'P(晓 | 春眠不觉)', share),
  measure('千山鸟飞绝', 'P(绝 | 千山鸟飞)', 'P(绝 | 千山鸟飞)', share),
];

export const NET_CARDS: readonly NetCard[] = [
  {
    net: 'poet',
    title: { zh: '诗人', en: 'The poet' },
    what: {
      zh: '四层的小 GPT，一次写一个字，词表有 4,608 个字和标点。第 0、2、6 章的中文版用它。',
      en: 'A small GPT of four layers that writes one character at a time, out of 4,608 characters and marks. It writes the Chinese of chapters 0, 2 and 6.',
    },
    data: {
      zh: '唐宋的绝句和律诗，简体，约十九万首；另有五十首课本里的诗，越到后来读得越勤，读到会背。',
      en: 'About 190,000 quatrains and eight-line poems of the Tang and Song, in simplified characters, and fifty poems from schoolbooks, read ever more often until it knew them by heart.',
    },
    training: {
      zh: '宽 128，四个头，往回看 65 个字；矩阵用 Muon 训练，其余用 AdamW。程序、种子、日志都在仓库里。',
      en: 'Width 128, four heads, 65 characters of context; matrices trained with Muon, the rest with AdamW. Program, seed and log are in the repository.',
    },
    measures: OF_POEMS,
    limits: {
      zh: '只会写五言、七言的四句和八句。看着像诗，意思常常接不上，典故常常用错；不认识词表以外的字，不会说白话，也听不懂问题。背熟的五十首会一字不差地冒出来，那是记性，不是才气。',
      en: 'It writes only four or eight lines of five or seven characters. They look like poems, but the sense often breaks off and the allusions are often wrong. It has no character beyond its vocabulary, speaks no modern Chinese and understands no questions. The fifty poems it knows by heart come out word for word: that is memory, not talent.',
    },
  },
  {
    net: 'poet-style',
    title: { zh: '训练到一半的诗人', en: 'The poet before it knew poems by heart' },
    what: {
      zh: '同一个诗人，训练中途存下的样子：腔调学会了，课本里的诗还不会背。',
      en: 'The same poet, saved midway through training: it has the style, but cannot yet recite the schoolbook.',
    },
    data: { zh: '同上，只读到一半。', en: 'The same, read half way.' },
    training: { zh: '同一次训练的中途存档。', en: 'A checkpoint of the same run.' },
    measures: OF_POEMS,
    limits: { zh: '跟诗人一样，还要粗糙一点。', en: 'Those of the poet, and a rougher hand.' },
  },
  {
    net: 'novelist',
    title: { zh: '小说家', en: 'The novelist' },
    what: {
      zh: '写英文的小 GPT，一次写一个词元，常是词的一截，词表有 2,048 个。第 0、2、6 章的英文版用它。',
      en: 'A small GPT that writes English one piece of a word at a time, out of 2,048 pieces. It writes the English of chapters 0, 2 and 6.',
    },
    data: {
      zh: '《白鲸》和简·奥斯汀的六部小说，近五百万个字符；另留十七章用来考它，没有学过。',
      en: 'Moby-Dick and the six novels of Jane Austen, almost five million characters; seventeen more chapters were held out for scoring.',
    },
    training: {
      zh: '四层，宽 128，四个头，往回看 128 个词元；书读了几遍，每遍从不同的地方切开。',
      en: 'Four layers, width 128, four heads, 128 pieces of context; several times through the books, cut at different places each time.',
    },
    measures: [
      STEPS,
      measure(
        'lossFull',
        '没学过的章节上，每个词元的损失（奈特），单精度',
        'loss per piece on held-out chapters in nats, single precision',
        nats,
      ),
      measure('loss', '同上，压成一字节之后', 'the same, after rounding to bytes', nats),
      measure('perplexity', '每个词元的困惑度', 'perplexity per piece', one),
      measure('bitsPerCharacter', '每个字符的比特数', 'bits per character', bits),
      measure(
        'kneserNeyPieces',
        '同样的章节，数词元的五元模型（Kneser-Ney），每个字符的比特数',
        'the same for a 5-gram model over pieces (Kneser-Ney)',
        bits,
      ),
      measure(
        'kneserNeyCharacters',
        '数字符的五元模型（Kneser-Ney），每个字符的比特数',
        'the same for a 5-gram model over characters (Kneser-Ney)',
        bits,
      ),
      measure('the white whale', 'P( whale | the white)', 'P( whale | the white)', share),
      measure('the sea', 'P( sea | the)', 'P( sea | the)', share),
      measure('She was very much', 'P( much | She was very)', 'P( much | She was very)', share),
    ],
    limits: {
      zh: '句子大多通顺，段落不成故事，人物中途会换名字。只读过十九世纪的几本小说，世界就那么大，偏见也是那时候的。',
      en: 'Its sentences mostly hold together, its paragraphs tell no story, and characters change names halfway. It has read a few nineteenth-century novels: that is its whole world, and their prejudices are its own.',
    },
  },
  {
    net: 'digits',
    title: { zh: '数字网络', en: 'The digit network' },
    what: {
      zh: '看一张 28 × 28 的灰度图，给 0 到 9 各打一个分数。第 3 章的手写板问的就是它。',
      en: 'Shown a picture of 28 × 28 greys, it gives each digit from 0 to 9 a score. The digit pad of chapter 3 asks it.',
    },
    data: {
      zh: 'MNIST 的六万张手写数字，每一遍都重新变形：转、缩、斜、挪，笔画变粗或者变细。图由 LeCun、Cortes 和 Burges 整理，一般按 CC BY-SA 3.0 使用；一张也没有放进页面。',
      en: 'The 60,000 handwritten digits of MNIST, warped anew each time: turned, scaled, slanted, moved, with thicker or thinner strokes. They were gathered by LeCun, Cortes and Burges and are commonly given as CC BY-SA 3.0; no page holds any of them.',
    },
    training: {
      zh: '一层 128 个隐藏单元（ReLU），十万个权重，二十遍，约三分钟。程序、种子、日志都在仓库里。',
      en: 'One layer of 128 hidden units (ReLU), 100,000 weights, twenty passes, about three minutes. Program, seed and log are in the repository.',
    },
    measures: [
      measure('accuracy', '一万张测试数字里认对的', 'of 10,000 test digits, read correctly', share),
      measure('accuracyOf16Greys', '同上，图只有 16 级灰', 'the same with pictures of 16 greys', share),
      measure(
        'accuracyBeforeRounding',
        '同上，权重压成一字节之前',
        'the same before weights were rounded to bytes',
        share,
      ),
    ],
    limits: {
      zh: '只认摆正、居中的单个数字；别的图，它也照样给出十个份额，不会说“这不是数字”。考它的字是别人写的，你的字它认得怎样，没有量过。',
      en: 'It reads single digits, upright and centred. Anything else gets ten shares too; it never says “that is not a digit”. Other people wrote its test digits; how well it reads yours has not been measured.',
    },
  },
];
