/** What the page of networks says around its cards. Apart from the words of the site: only this page loads them. */

import type { Lang } from '#spec/format.ts';

export interface NetWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly data: string;
  readonly training: string;
  readonly scores: string;
  readonly limits: string;
  readonly file: (name: string, kilobytes: string) => string;
}

export const NET_WORDS: { readonly [L in Lang]: NetWords } = {
  zh: {
    title: '书里的网络',
    description: '书里每个网络的档案：用什么数据、怎样训练、考了多少分、做不到什么。',
    lead: '书里凡是模型开口的地方，说话的都是真的网络：在这个页面里当场计算，由公开的数据训练，参数就在本站的文件里。这里是它们的档案；损失、困惑度和认对多少，都在没见过的数据上考出。',
    data: '学的什么。',
    training: '怎么学的。',
    scores: '的分数',
    limits: '做不到的。',
    file: (name, kilobytes) => `参数文件 ${name}（${kilobytes} kB）`,
  },
  en: {
    title: 'The networks in this book',
    description:
      'A card for each network in the book: what it learned from, how, how well it does, and what it cannot do.',
    lead: 'Wherever a model speaks in this book, it is a real network: trained on open data, its weights among the files of this site, running in your page. These are their cards. Losses, perplexities and accuracies come from data the network had never seen.',
    data: 'Learned from.',
    training: 'Training.',
    scores: 'scores',
    limits: 'What it cannot do.',
    file: (name, kilobytes) => `The weights: ${name} (${kilobytes} kB)`,
  },
};
