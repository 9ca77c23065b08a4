/** Words of the view for a wall. Loaded with it. */

import type { Lang } from '#spec/format.ts';

interface PresentWords {
  /** Of the bar below the figure. */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly leave: string;
  readonly place: (at: string, of: string) => string;
}

export const PRESENT_WORDS: { readonly [L in Lang]: PresentWords } = {
  zh: {
    label: '投影',
    previous: '上一幅',
    next: '下一幅',
    leave: '退出',
    place: (at, of) => `第 ${at} 幅，共 ${of} 幅`,
  },
  en: {
    label: 'Present view',
    previous: 'Previous',
    next: 'Next',
    leave: 'Leave',
    place: (at, of) => `${at} of ${of}`,
  },
};
