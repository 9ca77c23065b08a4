/** What search engines and shared links are told of the chapter. */

import type { Description } from '#prose/chapter.ts';

export const description: Description = {
  zh: '拖动三把刀：top-k、top-p、min-p，从四根柱子到五万根；跨线的词、并列、先后次序，各家做法并排看。',
  en: 'Drag three knives, top-k, top-p and min-p, through four bars or fifty thousand, and see side by side what software does with ties, with the crossing word, and in which order.',
};
