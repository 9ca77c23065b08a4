/** What the dialog says that makes the code for embedding a figure; the rest it shares with the page for teachers. */

import type { Lang } from '#spec/format.ts';

/** What becomes of a parameter in somebody else's page. */
export type Treatment = 'show' | 'lock' | 'hide';

export interface EmbedWords {
  readonly title: (figure: string) => string;
  readonly close: string;
  readonly book: string;
  readonly lang: string;
  readonly langs: { readonly [L in Lang]: string };
  readonly width: string;
  readonly full: string;
  readonly params: string;
  readonly treatments: { readonly [T in Treatment]: string };
  /** A number to be guessed before the figure is seen; none. */
  readonly predict: string;
  readonly nothing: string;
  readonly preview: string;
  readonly cite: (format: string) => string;
}

const langs = { zh: '中文', en: 'English' } as const;

export const EMBED_WORDS: { readonly [L in Lang]: EmbedWords } = {
  zh: {
    title: (figure) => `把“${figure}”嵌进自己的网页`,
    close: '关闭',
    book: '面积与映射',
    lang: '语言',
    langs,
    width: '宽度',
    full: '与网页同宽',
    params: '参数',
    treatments: { show: '显示', lock: '锁住', hide: '藏起' },
    predict: '先猜哪个读数',
    nothing: '不猜',
    preview: '嵌进去的样子',
    cite: (format) => `引用（${format}）`,
  },
  en: {
    title: (figure) => `Embed “${figure}” in your own page`,
    close: 'Close',
    book: 'Area & Map',
    lang: 'language',
    langs,
    width: 'width',
    full: 'as wide as the page',
    params: 'Parameters',
    treatments: { show: 'show', lock: 'lock', hide: 'hide' },
    predict: 'readout to guess first',
    nothing: 'none',
    preview: 'How it will look',
    cite: (format) => `Citation (${format})`,
  },
};
