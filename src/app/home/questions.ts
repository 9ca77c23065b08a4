/** What the map of the book says beside the titles: what each track is about, and the question of each chapter. */

import type { Lang } from '#spec/format.ts';
import type { Track } from '../book.ts';

type Both = { readonly [L in Lang]: string };

const both = (zh: string, en: string): Both => ({ zh, en });

export const TRACK_WORDS: { readonly [T in Track]: { readonly title: Both; readonly about: Both } } = {
  area: {
    title: both('面积', 'Area'),
    about: both('带子、分数、温度、刀', 'the strip, scores, temperature, the knife'),
  },
  map: { title: both('映射', 'Map'), about: both('网格、箭头、查表、注意力', 'the grid, arrows, lookup, attention') },
  both: {
    title: both('训练与两条大定律', 'Training and two laws'),
    about: both('面积和映射在这里会合', 'where area and map meet'),
  },
};

/** By the chapter's address; one line each. */
export const QUESTIONS: { readonly [slug: string]: Both } = {
  start: both(
    '模型吐出来的到底是什么？为什么每次不同？',
    'What does a model put out, and why does it differ each time?',
  ),
  area: both('把概率叫做面积，是什么意思？', 'What does calling a probability an area mean?'),
  conditional: both('多知道一件事，面积会变成什么样？', 'What does knowing one thing more do to the area?'),
  softmax: both('随便几个分数，怎样变成加起来是 1 的份额？', 'How do any scores become shares that add up to 1?'),
  'cross-entropy': both('猜过之后，该怎样打分？', 'How should a guess be marked?'),
  perplexity: both('模型手里的骰子，相当于几面？', 'How many faces has the die a model throws?'),
  temperature: both('所有分数都除以 T，份额怎么动？', 'Divide every score by T: what happens to the shares?'),
  'top-k-top-p': both('骰子准落在哪些柱子上？', 'Which bars is the die allowed to land on?'),
  'matrices-as-maps': both(
    '矩阵能对空间做什么，永远做不到什么？',
    'What can a matrix do to space, and what can it never do?',
  ),
  embedding: both('字怎样成为箭头，箭头怎样回到字？', 'How does a word become an arrow, and an arrow a word?'),
  depth: both('矩阵乘矩阵还是矩阵，叠层图什么？', 'Matrices multiply to a matrix: why stack layers?'),
  attention: both('一个字怎样对其他的字取平均？', 'How does one word take an average of the others?'),
  training: both('训练走一步，每根柱子往哪边动？', 'Which way does one training step move each bar?'),
  lln: both('什么时候可以拿样本代表全体？', 'When may a sample stand for the whole?'),
  clt: both('加起来，什么时候成钟形，什么时候不成？', 'When does adding make a bell, and when not?'),
  'variance-budget': both('穿过一层以后，数有多大？', 'How large are the numbers after a layer?'),
  'which-distribution': both('哪里用哪种随机，是谁定的？', 'Which randomness sits where, and who chose it?'),
  'whole-machine': both('整台机器，能不能亲手转一遍？', 'Can the whole machine be run by hand?'),
};
