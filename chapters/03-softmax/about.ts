/** What search engines and shared links are told of the chapter. */

import type { Description } from '#prose/chapter.ts';

export const description: Description = {
  zh: '拖动分数，看 softmax 怎样把它们折成加起来是 1 的份额：为什么用指数，为什么只有差算数，机器算到哪里会溢出。',
  en: 'Drag the scores and watch softmax fold them into shares that add up to 1: why the exponential, why only differences count, and where floating-point numbers overflow.',
};
