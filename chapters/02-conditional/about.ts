/** What search engines and shared links are told of the chapter. */

import type { Description } from '#prose/chapter.ts';

export const description: Description = {
  zh: '翻牌，看线索怎样把剩下的面积放大到 1；把一句话拆成一串条件概率，再看真的网络和只会数次数的模型各给多少。',
  en: 'Filter a deck and watch the area grow back to 1, break a sentence into a chain of conditional probabilities, and compare a real network with a model that only counts.',
};
