/** What search engines and shared links are told of the chapter. */

import type { Description } from '#prose/chapter.ts';

export const description: Description = {
  zh: '转动温度旋钮，看份额在几个词和五万个词上怎样压扁、怎样堆尖；看粒子在能量井里怎样安家，T 到了 0 和负数又会怎样。',
  en: 'Turn the temperature dial and watch shares flatten or sharpen, over four words and over fifty thousand; see particles settle in energy wells, and what happens at T = 0 and below.',
};
