/** What is said of a link that asks for something it cannot have, in Chinese. */

import type { Asked, NoticeWords } from './noticeWords.ts';

const wish = ({ label, asked, item }: Asked) =>
  item ? `链接要求“${label}”里有一个 ${asked}。` : `链接要求“${label}”是 ${asked}。`;
const now = ({ label, used, item }: Asked) => (item ? `那一个改成了 ${used}。` : `现在“${label}”是 ${used}。`);

export const notices: NoticeWords = {
  repaired: {
    unreadable: (a) => `${wish(a)}这里不认得这个值。${now(a)}`,
    empty: (a) => `链接提到“${a.label}”，却没有给出值。${now(a)}`,
    'too-small': (a) => `${wish(a)}这里最小是 ${a.used}，${a.item ? '那一个' : `“${a.label}”`}就取 ${a.used}。`,
    'too-large': (a) => `${wish(a)}这里最大是 ${a.used}，${a.item ? '那一个' : `“${a.label}”`}就取 ${a.used}。`,
    'too-few': (a) => `链接给“${a.label}”的值只有 ${a.asked} 个，至少要 ${a.used} 个，缺的已经补上。`,
    'too-many': (a) => `链接给了“${a.label}”${a.asked} 个值，最多放得下 ${a.used} 个，后面的没有用上。`,
    'too-long': (a) => `链接给“${a.label}”的文字太长，截成了“${a.used}”。`,
    'no-such-choice': (a) => `“${a.label}”里没有“${a.asked}”这一项。现在是“${a.used}”。`,
    repeated: (a) => `链接把“${a.label}”写了不止一次，以第一次为准：${a.used}。`,
  },
  more: (count) => `另有 ${count} 处也换成了允许的值。`,
  noSuchLanguage: (code) => `这本书没有“${code}”版，只有中文和 English。`,
  yes: '是',
  no: '否',
};
