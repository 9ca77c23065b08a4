/** What the page of credits says around its lists. Apart from the words of the site: only this page loads them. */

import type { Lang } from '#spec/format.ts';

export interface CreditWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly data: string;
  readonly running: string;
  readonly building: string;
  readonly training: string;
  readonly name: string;
  readonly from: string;
  readonly rights: string;
  readonly use: string;
  readonly types: string;
  readonly fonts: string;
  readonly licence: string;
}

export const CREDIT_WORDS: { readonly [L in Lang]: CreditWords } = {
  zh: {
    title: '数据与软件',
    description: '这本书用到的数据和软件，各自的来源与许可证。',
    lead: '没有许多人的工作，就没有这本书。读者浏览器里运行的、做书时用到的，都列在这里。',
    data: '数据',
    running: '在读者的浏览器里运行',
    building: '用来做书和检查',
    training: '用来训练网络',
    name: '数据',
    from: '取自',
    rights: '权利',
    use: '用处',
    types: '@types 包跟着所描述的库，不另列。',
    fonts: '公式用 KaTeX 的字体；分享图里的汉字用思源宋体（Noto Serif CJK）的子集，以 SIL 开放字体许可证发布。',
    licence: '这本书自己的文字、图、代码和网络参数以 MIT 许可证发布。',
  },
  en: {
    title: 'Data and software',
    description: 'The data and software this book is made with, where they come from, and their licences.',
    lead: 'This book stands on the work of many people. Here is what runs in your browser, and what the book was made with.',
    data: 'Data',
    running: 'Running in your browser',
    building: 'For building and checking the book',
    training: 'For training the networks',
    name: 'Data',
    from: 'Taken from',
    rights: 'Rights',
    use: 'Used for',
    types: 'The @types packages go with the libraries they describe.',
    fonts:
      'Formulas are set in KaTeX’s fonts; the Chinese characters on pictures for shared links come from a subset of Noto Serif CJK, under the SIL Open Font Licence.',
    licence: 'The book’s own text, figures, code and weights are under the MIT licence.',
  },
};
