/** What the page of terms says around them. Apart from the words of the site: only this page loads them. */

import type { Lang } from '#spec/format.ts';

interface GlossaryWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly term: string;
  readonly other: string;
  readonly meaning: string;
}

export const GLOSSARY_WORDS: { readonly [L in Lang]: GlossaryWords } = {
  zh: {
    title: '词汇表',
    description: '全书用到的词，中英对照，每个一句话说清。',
    lead: '同一个意思，全书只用一个词。左边是中文，旁边是英文的叫法。',
    term: '中文',
    other: '英文',
    meaning: '意思',
  },
  en: {
    title: 'Glossary',
    description: 'The terms of the book in English and Chinese, each explained in a sentence.',
    lead: 'One word for one idea, throughout the book. Beside each English word stands the Chinese one.',
    term: 'English',
    other: 'Chinese',
    meaning: 'Meaning',
  },
};
