/** What figures say of the networks they ask, in Chinese. */

import type { NetworkUi } from '#figure/ui.ts';

export const networkUi: NetworkUi = {
  names: {
    digits: '数字网络',
    poet: '诗人',
    'poet-style': '训练到一半的诗人',
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
};
