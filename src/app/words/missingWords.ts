/** What is said at an address that no page has. Loaded with that page. */

import type { Lang } from '#spec/format.ts';

interface MissingWords {
  readonly title: string;
  readonly line: string;
  /** A link to the map of the book. */
  readonly home: string;
}

export const MISSING_WORDS: { readonly [L in Lang]: MissingWords } = {
  zh: {
    title: '没有这一页',
    line: '这个地址什么也没有。也许链接抄漏了几个字，也许那一章还没写。',
    home: '回到全书地图',
  },
  en: {
    title: 'No such page',
    line: 'There is nothing at this address. Part of the link may be missing, or the chapter may not be written yet.',
    home: 'To the map of the book',
  },
};
