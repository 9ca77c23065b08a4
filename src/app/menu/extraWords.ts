/** Words of what the book adds to the menu of every figure. Loaded with it. */

import type { Lang } from '#spec/format.ts';

export interface ExtraWords {
  readonly undo: string;
  readonly redo: string;
  readonly pin: string;
  readonly unpin: string;
  /** After the caption: what the ghost is, and what has changed since. */
  readonly pinned: (changes: readonly string[]) => string;
  readonly present: string;
  readonly embed: string;
  readonly report: string;
  readonly reportTitle: string;
  readonly reportCopied: string;
  /** The text of a report, line by line. */
  readonly lines: {
    readonly intro: string;
    readonly figure: string;
    readonly state: string;
    readonly edition: string;
    readonly browser: string;
  };
}

export const EXTRA_WORDS: { readonly [L in Lang]: ExtraWords } = {
  zh: {
    undo: '撤销',
    redo: '重做',
    pin: '钉住这个状态，好作比较',
    unpin: '取下钉住的状态',
    pinned: (changes) =>
      changes.length === 0
        ? '虚影是钉住的状态，现在跟它一样。'
        : `虚影是钉住的状态。从它到现在：${changes.join('；')}。`,
    present: '投影',
    embed: '嵌入与引用',
    report: '报告错误',
    reportTitle: '书里有一处错误',
    reportCopied: '报告已复制，里面有这幅图现在的状态。写上哪里不对，发给做这个网站的人就行。',
    lines: {
      intro: '哪里不对，应该是怎样：',
      figure: '图',
      state: '状态',
      edition: '版本',
      browser: '浏览器',
    },
  },
  en: {
    undo: 'Undo',
    redo: 'Redo',
    pin: 'Pin this state to compare',
    unpin: 'Unpin',
    pinned: (changes) =>
      changes.length === 0
        ? ' The ghost is the pinned state; the figure matches it now.'
        : ` The ghost is the pinned state. Changed since: ${changes.join('; ')}.`,
    present: 'Present',
    embed: 'Embed or cite',
    report: 'Report a mistake',
    reportTitle: 'A mistake in the book',
    reportCopied:
      'Report copied, with the state of this figure. Add what is wrong and send it to whoever publishes this book.',
    lines: {
      intro: 'What is wrong, and what it should be:',
      figure: 'Figure',
      state: 'State',
      edition: 'Edition',
      browser: 'Browser',
    },
  },
};
