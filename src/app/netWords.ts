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
    description: '书里每个网络的档案：用什么数据，怎样训练，成绩如何，做不到什么。',
    lead: '诗人、小说家和数字网络都是真的：用公开的数据训练，参数就在本站的文件里，在你的页面里当场计算。这里是它们的档案，损失、困惑度和正确率都是在没学过的数据上量的。',
    data: '学了什么。',
    training: '怎么学的。',
    scores: '的成绩',
    limits: '做不到的。',
    file: (name, kilobytes) => `参数文件 ${name}（${kilobytes} kB）`,
  },
  en: {
    title: 'The networks in this book',
    description:
      'A card for each network in the book: what it learned from, how, how well it does, and what it cannot do.',
    lead: 'The poet, the novelist and the digit network are real: trained on open data, their weights among the files of this site, running in your page. These are their cards. Losses, perplexities and accuracies come from data the network had never seen.',
    data: 'Learned from.',
    training: 'Training.',
    scores: 'scores',
    limits: 'What it cannot do.',
    file: (name, kilobytes) => `The weights: ${name} (${kilobytes} kB)`,
  },
};
