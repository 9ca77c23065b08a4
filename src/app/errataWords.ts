/** What the page of errata says. */

import type { Lang } from '#spec/format.ts';

interface ErrataWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** Instead of a list. */
  readonly none: string;
  readonly chapter: (number: number, title: string) => string;
  readonly editions: (wrong: string, right: string) => string;
  /** A mistake of one language alone. */
  readonly only: string;
  readonly said: string;
  readonly now: string;
  readonly report: string;
  readonly how: readonly string[];
}

export const ERRATA_WORDS: { readonly [L in Lang]: ErrataWords } = {
  zh: {
    title: '勘误',
    description: '已发布的版本里出过哪些错，现在怎么说，以及发现错误怎样告诉我们。',
    lead: '这里列着已发布的版本里读者可能看到过、后来改正了的错，新的在前。措辞和排版的改动不算。',
    none: '目前没有已知的错误。',
    chapter: (number, title) => `第 ${number} 章　${title}`,
    editions: (wrong, right) => `${wrong} 版有误，${right} 版改正`,
    only: '只在中文版里',
    said: '原先',
    now: '现在',
    report: '发现错误时',
    how: [
      '打开那幅图下面的“更多”，选“报告错误”。报告里已经写好图号、图此刻的状态、版本、语言和浏览器，只要补上哪里不对、应该是怎样。',
      '错在正文里，就用离它最近的那幅图。确认之后会改正，并记在这一页。',
    ],
  },
  en: {
    title: 'Errata',
    description: 'Which mistakes stood in published editions, what the book says now, and how to report one.',
    lead: 'Mistakes in published editions that a reader may have seen and that are corrected now, the newest first. Changes of wording and layout are not listed.',
    none: 'None known so far.',
    chapter: (number, title) => `Chapter ${number}, ${title}`,
    editions: (wrong, right) => `in ${wrong}, corrected in ${right}`,
    only: 'Chinese edition only',
    said: 'It said',
    now: 'Now',
    report: 'If you find a mistake',
    how: [
      'Open “More” below the figure and choose “Report a mistake”. The report already names the figure, its present state, edition, language and browser; add what is wrong and what it should be.',
      'For a mistake in the text, use the nearest figure. Once confirmed, it is corrected and listed here.',
    ],
  },
};
