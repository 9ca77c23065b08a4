/** What search engines and shared links are told of the chapter. */

import type { Description } from '#prose/chapter.ts';

export const description: Description = {
  zh: '拖动份额，看交叉熵怎样给猜测打分：为什么取对数，为什么不看名次，多付的是什么，填充为什么不能计分。',
  en: 'Drag shares and watch cross-entropy mark a guess: why the logarithm, why rank does not count, what the extra is, and why padding must not be scored.',
};
