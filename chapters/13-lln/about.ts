/** What search engines and shared links are told of the chapter. */

import type { Description } from '#prose/chapter.ts';

export const description: Description = {
  zh: '抽几次、量几个人、考几句话，平均才可信？拖动样本量，看误差怎样缩小，偏差为什么不缩小，背题的模型又怎样骗过训练损失。',
  en: 'How many draws, people or sentences until an average can be trusted? Drag the sample size, watch the error shrink and the bias stay, and see a memoriser fool its training loss.',
};
