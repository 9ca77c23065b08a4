/** Words of the lists in the edit panel, and of the box where own data are pasted. Loaded with them. */

import type { Lang } from '#spec/format.ts';

interface ListWords {
  readonly nameOf: (number: string) => string;
  readonly add: string;
  readonly remove: string;
  readonly removeItem: (name: string) => string;
  readonly full: (most: string) => string;
  readonly fewest: (least: string) => string;
  readonly paste: string;
  readonly pasteHint: string;
  /** Says that lists which are alike can be filled together, one a column. */
  readonly pasteColumns: (lists: readonly string[]) => string;
  /** Before what was understood for one of several lists. */
  readonly pastedAs: (list: string) => string;
  readonly understood: (count: string) => string;
  readonly nothingRead: string;
  readonly unread: (pieces: string) => string;
  readonly use: string;
}

export const LIST_WORDS: { readonly [L in Lang]: ListWords } = {
  zh: {
    nameOf: (number) => `第 ${number} 项的名字`,
    add: '添一项',
    remove: '删去',
    removeItem: (name) => `删去 ${name}`,
    full: (most) => `最多 ${most} 项`,
    fewest: (least) => `至少留 ${least} 项`,
    paste: '粘贴自己的数据',
    pasteHint: '每行一个名字、一个数；一串数字或 CSV 也行。',
    pasteColumns: (lists) => `每行写 ${lists.length} 个数，${lists.join('、')} 就一起填。`,
    pastedAs: (list) => `${list}：`,
    understood: (count) => `读到 ${count} 项：`,
    nothingRead: '还没有读到数字。',
    unread: (pieces) => `没读懂的：${pieces}`,
    use: '用这些数据',
  },
  en: {
    nameOf: (number) => `Name of item ${number}`,
    add: 'Add one',
    remove: 'Remove',
    removeItem: (name) => `Remove ${name}`,
    full: (most) => `At most ${most}`,
    fewest: (least) => `At least ${least} must stay`,
    paste: 'Paste your own data',
    pasteHint: 'One name and one number per line. Numbers alone, or CSV, will do as well.',
    pasteColumns: (lists) => `With ${lists.length} numbers per line, ${lists.join(' and ')} are filled together.`,
    pastedAs: (list) => `${list}:`,
    understood: (count) => `${count} understood:`,
    nothingRead: 'No number found yet.',
    unread: (pieces) => `Not understood: ${pieces}`,
    use: 'Use these',
  },
};
