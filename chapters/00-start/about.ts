/** What search engines and shared links are told of the chapter. */

import type { Description } from '#prose/chapter.ts';

export const description: Description = {
  zh: '打一个开头，看一个真的小网络怎样接下去：编号、向量、分数、面积，再往带子上扔一个点，落在谁那一段就写谁。',
  en: 'Type a beginning and watch a small, real network continue it: numbers, a vector, scores, areas, and a point thrown at a strip to decide what gets written.',
};
