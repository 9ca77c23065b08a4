/** What search engines and shared links are told of the chapter. */

import type { Description } from '#prose/chapter.ts';

export const description: Description = {
  zh: '把面积为 1 的蛋糕切成柱子，拖一拖，掷一掷：为什么概率是面积而不是高度，为什么高度可以超过 1，五万根柱子又是什么样子。',
  en: 'Cut a cake of area 1 into bars, drag them, throw at them: why a probability is an area and not a height, why a height may exceed 1, and what 50,304 bars look like.',
};
