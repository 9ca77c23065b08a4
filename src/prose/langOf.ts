/** Words of Chinese verse stand in English sentences, too; they say so, for voices and for faces. */

import type { Lang } from '#spec/format.ts';

/** @returns the `lang` of a piece of text that is not in the language of its page */
export function langOf(text: string, page: Lang): 'zh-Hans' | undefined {
  return page === 'en' && /\p{Script=Han}/u.test(text) ? 'zh-Hans' : undefined;
}
