/** What search engines and shared links are told of the chapter. */

import type { Description } from '#prose/chapter.ts';

export const description: Description = {
  zh: '抓住两支箭，拖动整张网：看行列式、秩和不转的方向，看先转后剪和先剪后转差在哪里，看哪些事非有偏置或 ReLU 不可。',
  en: 'Take two arrows by their tips and drag the whole plane along: determinant, rank, directions that stay, why order matters, and which pictures need a bias or a ReLU.',
};
