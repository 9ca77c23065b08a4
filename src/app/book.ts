/** The plan of the book: eighteen chapters on three tracks, whether or not they are written yet. */

import type { Lang } from '#spec/format.ts';

type Both = { readonly [L in Lang]: string };

export interface Planned {
  readonly number: number;
  /** The address, and the end of the folder's name. */
  readonly slug: string;
  readonly title: Both;
  /** One of the six chapters that can each be read on their own. */
  readonly main: boolean;
}

/** Whose colour the line of a track has. */
export type Track = 'area' | 'map' | 'both';

const plan = (number: number, slug: string, zh: string, en: string, main = false): Planned => ({
  number,
  slug,
  title: { zh, en },
  main,
});

export const TRACKS: { readonly [T in Track]: readonly Planned[] } = {
  area: [
    plan(0, 'start', '一句话拼图', 'The jigsaw in one sentence'),
    plan(1, 'area', '概率就是面积', 'A probability is an area'),
    plan(2, 'conditional', '条件概率与链式法则', 'Conditional probability and the chain rule'),
    plan(3, 'softmax', '把分数折成面积', 'Folding scores into area', true),
    plan(4, 'cross-entropy', '你在正确答案上摆了多少面积', 'How much area you put on the right answer', true),
    plan(5, 'perplexity', '困惑度', 'Perplexity'),
    plan(6, 'temperature', '压扁还是堆尖', 'Flatten or sharpen', true),
    plan(7, 'top-k-top-p', '切蛋糕', 'Cutting the cake', true),
  ],
  map: [
    plan(8, 'matrices-as-maps', '矩阵就是映射', 'A matrix is a map', true),
    plan(9, 'embedding', '查表与回到词表', 'Into arrows and back to words'),
    plan(10, 'depth', '层层叠加', 'Layer upon layer'),
    plan(11, 'attention', 'Q、K、V', 'Q, K, V'),
  ],
  both: [
    plan(12, 'training', '面积怎样被推过去', 'How the area is pushed'),
    plan(13, 'lln', '大数定律', 'The law of large numbers'),
    plan(14, 'clt', '中心极限定理', 'The central limit theorem', true),
    plan(15, 'variance-budget', '方差账本', 'The variance budget'),
    plan(16, 'which-distribution', '哪种分布管哪里', 'Which distribution goes where'),
    plan(17, 'whole-machine', '整台机器', 'The whole machine'),
  ],
};

export const PLANNED: readonly Planned[] = Object.values(TRACKS).flat();
