/** What search engines and shared links are told of the chapter. */

import type { Description } from '#prose/chapter.ts';

export const description: Description = {
  zh: '把模型的平均损失换成一个公平的骰子：困惑度就是它的面数。拖动份额，看它怎么变，再看为什么换一种切词法，困惑度就不能比了。',
  en: 'Turn a model’s mean loss into a fair die: perplexity is its number of faces. Drag the shares, and see why perplexities under different tokenisers cannot be compared.',
};
