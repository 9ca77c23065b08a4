/** The words around every figure, in Chinese. */

import type { FigureUi } from '#figure/ui.ts';

export const figureUi: FigureUi = {
  figureNumber: (number, title) => `图 ${number}\u3000${title}。`,
  failed: '这幅图出错了，刷新页面再试试。',

  tools: '这幅图的工具',
  link: '链接',
  table: '数据表',
  edit: '改数据',
  more: '更多',
  linkCopied: '链接已复制，打开就是眼前这个状态。',
  copyByHand: '浏览器不让自动复制，请手动复制：',
  notLoaded: '这一部分现在取不到，等网络恢复了再试。',

  presets: '现成的例子',
  reset: '复原',

  stepDown: (label) => `${label}：减一步`,
  stepUp: (label) => `${label}：加一步`,
  typed: (label) => `${label}：输入数值`,
  lowest: (value) => `${value} 已经最小`,
  highest: (value) => `${value} 已经最大`,
  infinite: (sign) => `也可以填 ${sign}（写成 ${sign.replace('\u2212', '-').replace('∞', 'inf')} 也行）`,
  repairs: {
    unreadable: (asked, used) => `“${asked}”读不成一个数，仍用 ${used}`,
    empty: (_, used) => `没有填，用 ${used}`,
    'too-small': (asked, used) => `${asked} 太小，最小是 ${used}`,
    'too-large': (asked, used) => `${asked} 太大，最大是 ${used}`,
    'too-few': (asked, used) => `只有 ${asked} 个，至少要 ${used} 个，缺的已补上`,
    'too-many': (asked, used) => `有 ${asked} 个，最多放 ${used} 个，只用前 ${used} 个`,
    'too-long': (asked, used) => `“${asked}”太长，截成“${used}”`,
    'no-such-choice': (asked, used) => `没有“${asked}”这一项，用 ${used}`,
    repeated: (asked, used) => `写了不止一次（${asked}），用第一个：${used}`,
  },

  replay: '重放',
  newSeed: '换一个种子',

  drawn: (drawn, size) => `已抽 ${drawn} 次，共 ${size} 次`,
  stop: '停',
  goOn: '接着抽',
  run: '自己跑',
};
