/** The frame of the site in Chinese. */

import { figureUi } from './figureUi.zh.ts';
import { proseUi } from './proseUi.zh.ts';
import type { AppWords } from './words.ts';

export const zh: AppWords = {
  site: '面积与映射',
  description: '一本能动手的书，讲语言模型拆到底的两件事：概率就是面积，矩阵就是映射。',
  skip: '跳到正文',
  nav: {
    label: '全站',
    contents: '目录',
    glossary: '词汇表',
    teachers: '给老师',
    errata: '勘误',
    networks: '书里的网络',
    credits: '数据与软件',
    other: 'English',
  },
  theme: { label: '外观', system: '明暗自动', light: '浅色', dark: '深色' },
  foot: {
    licence: '文字、图和代码以 MIT 许可证发布，可以复制、改动、放进自己的课里。',
    credits: '公式用 KaTeX 的字体排成。图里的数都由画图的那段代码当场算出，网页不向别处发任何请求。',
  },
  notice: {
    dismiss: '知道了',
    offline: '断网了，取不到那一页，所以还留在这一页。',
  },
  chapter: { next: '接着读', previous: '回头读', unwritten: '还没写', planned: '下一章', map: '全书地图' },
  figure: figureUi,
  prose: proseUi,
};
