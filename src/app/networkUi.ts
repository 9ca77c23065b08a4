/** What figures say of the networks they ask. Only pages whose figures ask load it. */

import type { NetworkUi } from '#figure/ui.ts';
import type { Lang } from '#spec/format.ts';

export const networkUi: { readonly [L in Lang]: NetworkUi } = {
  zh: {
    names: {
      digits: '数字网络',
      poet: '诗人',
      'poet-style': '只学了风格的诗人',
      novelist: '小说家',
      tang: '唐诗语料',
      whale: '《白鲸》语料',
    },
    absent: (nets, kilobytes) => `${nets.join('、')}：约 ${kilobytes} kB，用到时才加载`,
    loading: (nets) => `正在加载${nets.join('、')}`,
    ready: (nets) => `${nets.join('、')}已在这一页里运行`,
    cancelled: (nets) => `没有加载${nets.join('、')}，图停在原处`,
    unreachable: (nets) => `现在取不到${nets.join('、')}，图停在原处`,
    damaged: (nets) => `${nets.join('、')}的文件不完整，没有采用`,
    card: '网络档案',
    load: '现在加载',
    cancel: '取消',
    retry: '再试一次',
  },
  en: {
    names: {
      digits: 'the digit network',
      poet: 'the poet',
      'poet-style': 'the poet before it knew poems by heart',
      novelist: 'the novelist',
      tang: 'the Tang poems',
      whale: 'the text of Moby-Dick',
    },
    absent: (nets, kilobytes) => `Loads when it is needed: ${nets.join(', ')}, about ${kilobytes} kB`,
    loading: (nets) => `Loading ${nets.join(', ')}`,
    ready: (nets) => `Running in this page: ${nets.join(', ')}`,
    cancelled: (nets) => `Not loaded: ${nets.join(', ')}. The picture stays as it was.`,
    unreachable: (nets) => `Out of reach at the moment: ${nets.join(', ')}. The picture stays as it was.`,
    damaged: (nets) => `Damaged on the way and not used: ${nets.join(', ')}`,
    card: 'Its card',
    load: 'Load now',
    cancel: 'Cancel',
    retry: 'Try again',
  },
};
