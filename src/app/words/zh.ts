/** The frame of the site in Chinese. */

import { figureUi } from './figureUi.zh.ts';
import { proseUi } from './proseUi.zh.ts';
import type { AppWords, Asked } from './words.ts';

const wish = ({ label, asked, item }: Asked) =>
  item ? `链接要求“${label}”里有一个 ${asked}。` : `链接要求“${label}”是 ${asked}。`;
const now = ({ label, used, item }: Asked) => (item ? `那一个改成了 ${used}。` : `现在“${label}”是 ${used}。`);

export const zh: AppWords = {
  site: '面积与映射',
  description: '一本能动手的书，讲语言模型拆到底的两件事：一个概率是一块面积，一个矩阵是一次映射。',
  skip: '跳到正文',
  nav: {
    label: '全站',
    contents: '目录',
    glossary: '词汇表',
    teachers: '教师用',
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
    repaired: {
      unreadable: (a) => `${wish(a)}这不是这里认得的值。${now(a)}`,
      empty: (a) => `链接提到“${a.label}”，却没有给出值。${now(a)}`,
      'too-small': (a) => `${wish(a)}这里最小是 ${a.used}，${a.item ? '那一个' : `“${a.label}”`}就取 ${a.used}。`,
      'too-large': (a) => `${wish(a)}这里最大是 ${a.used}，${a.item ? '那一个' : `“${a.label}”`}就取 ${a.used}。`,
      'too-few': (a) => `链接给“${a.label}”的值只有 ${a.asked} 个，至少要 ${a.used} 个，缺的已经补上。`,
      'too-many': (a) => `链接给了“${a.label}”${a.asked} 个值，最多放得下 ${a.used} 个，后面的没有用。`,
      'too-long': (a) => `链接给“${a.label}”的文字太长，截成了“${a.used}”。`,
      'no-such-choice': (a) => `“${a.label}”里没有“${a.asked}”这一项。现在是“${a.used}”。`,
      repeated: (a) => `链接把“${a.label}”写了不止一次，以第一次为准：${a.used}。`,
    },
    offline: '没有网络，取不到那一页，所以还留在这一页。',
    more: (count) => `另外还有 ${count} 处也换成了允许的值。`,
    noSuchLanguage: (code) => `这本书没有“${code}”版，只有中文和 English。`,
    yes: '是',
    no: '否',
  },
  missing: {
    title: '没有这一页',
    line: '这个地址底下什么也没有。可能是链接抄漏了几个字，也可能那一章还没写。',
    home: '回到全书地图',
  },
  chapter: { next: '接着读', previous: '回头读', unwritten: '还没写', planned: '下一章', map: '全书地图' },
  embed: { whole: '在书里打开这一章' },
  figure: figureUi,
  prose: proseUi,
};
