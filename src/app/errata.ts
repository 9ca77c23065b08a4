/** Mistakes that stood in a published edition of the book and are corrected, the newest first. */

import type { Lang } from '#spec/format.ts';

type Both = { readonly [L in Lang]: string };

export interface Erratum {
  /** Of the correction, as in `2026-11-30`. */
  readonly date: string;
  /** The edition it stood in, and the first one without it. */
  readonly wrong: string;
  readonly right: string;
  /** Chapter and figure. */
  readonly slug: string;
  readonly figure: string;
  /** The language it stood in; both, unless said. */
  readonly only?: Lang;
  readonly said: Both;
  readonly now: Both;
}

const IN_0_4 = { date: '2026-11-30', wrong: '0.3.0', right: '0.4.0' } as const;

export const ERRATA: readonly Erratum[] = [
  {
    ...IN_0_4,
    slug: 'clt',
    figure: 'galton',
    said: {
      zh: '每格都画着 95% 的带子。次数少的格子也照钟形来算，最坏时每六次就有一次落在带子外，本该是二十次里至多一次。',
      en: 'Every bin had a band for 95% of all runs. Bins with few balls were reckoned by the bell, too, and at worst one run in six fell outside, where it should be one in twenty at most.',
    },
    now: {
      zh: '期望次数不到 50 的格子，带子由二项分布逐个加出来，至少装得下 95%。',
      en: 'Where fewer than 50 balls are expected, the band is added up from the binomial law itself and holds at least 95%.',
    },
  },
  {
    ...IN_0_4,
    slug: 'clt',
    figure: 'breakers',
    said: {
      zh: '许多帕累托数的平均，展开时项数取少了：一千个数、α = 4 时，曲线上的概率最多差 0.011。',
      en: 'The average of many Pareto draws was computed from too few terms: with a thousand draws and α = 4, shares along the curve were off by up to 0.011.',
    },
    now: {
      zh: '数越多，项数也越多，误差处处小于 0.0005。',
      en: 'More draws take more terms, and shares are good to 0.0005 everywhere.',
    },
  },
  {
    ...IN_0_4,
    slug: 'clt',
    figure: 'breakers',
    said: {
      zh: '方差无穷大或者根本没有方差的分布，共有的部分也叫“相关”。',
      en: 'What all terms share was called a correlation even for laws whose variance is infinite or does not exist.',
    },
    now: {
      zh: '没有有限方差就没有相关：那时只说“共有的部分”。',
      en: 'Without a finite variance there is no correlation: there it is called the shared part.',
    },
  },
  {
    ...IN_0_4,
    slug: 'lln',
    figure: 'memoriser',
    only: 'zh',
    said: {
      zh: '谁来答，新题损失也不会低于熵。',
      en: 'Nobody’s loss on fresh points is below the entropy.',
    },
    now: {
      zh: '不会低于熵的是新题损失的期望；碰上一批好答的题，实测的损失可以更低。',
      en: 'It is the expected loss that cannot be below it; on a lucky set of points the measured one can.',
    },
  },
  {
    ...IN_0_4,
    slug: 'lln',
    figure: 'trust',
    said: {
      zh: '编出来的损失当成了钟形，却没说其中有的小于 0，困惑度因此可能小于 1。',
      en: 'The made-up losses were bell-shaped, and nothing said that some of them are below 0, so that a perplexity may be below 1.',
    },
    now: {
      zh: '图下写明了：真实的损失不会小于 0，真实的困惑度不会小于 1。',
      en: 'The caption says so, and that real ones never are.',
    },
  },
  {
    ...IN_0_4,
    slug: 'matrices-as-maps',
    figure: 'grid',
    said: {
      zh: '面积的倍数很小但不是零时，读出来的句子说成“面积乘 0”，图上写成 0.00。',
      en: 'Where areas were multiplied by something small but not zero, the spoken sentence said 0 and the picture 0.00.',
    },
    now: {
      zh: '只有整个平面压扁时才说 0，别的时候写出头几位有效数字。',
      en: 'Zero is said of a flattened plane alone; anything else has its first digits.',
    },
  },
];
