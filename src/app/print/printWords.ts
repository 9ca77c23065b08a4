/** Words for paper. Loaded with what prints. */

import type { Lang } from '#spec/format.ts';

interface PrintWords {
  readonly print: string;
  readonly waiting: string;
  /** Heading of the last page. */
  readonly answers: string;
  /** Beside a question. */
  readonly answer: (number: number) => string;
  /** Beside a picture. */
  readonly state: string;
}

export const PRINT_WORDS: { readonly [L in Lang]: PrintWords } = {
  zh: {
    print: '打印这一章',
    waiting: '正在备齐各幅图……',
    answers: '答案',
    answer: (number) => `答案 ${number} 在末页`,
    state: '扫一扫，打开图里的这个状态',
  },
  en: {
    print: 'Print this chapter',
    waiting: 'Getting all figures ready …',
    answers: 'Answers',
    answer: (number) => `answer ${number}, last page`,
    state: 'Scan to open this very state',
  },
};
