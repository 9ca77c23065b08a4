/** What search engines and shared links are told of the chapter. */

import type { Description } from '#prose/chapter.ts';

export const description: Description = {
  zh: '自己画一个分布，看它加上六十次变成什么；再把定理的条件一个个拿走，看钟形怎样出不来，有的“验证”又为什么什么也没验证。',
  en: 'Draw a law by hand and see what sixty draws from it add up to; then take away the conditions of the theorem one by one, watch the bell fail, and see why some demonstrations prove nothing.',
};
