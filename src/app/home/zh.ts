/** The home page in Chinese. */

import { formatNumber } from '#spec/format.ts';
import { WORDS } from './Jigsaw.model.ts';
import type { HomeWords } from './words.ts';

export const home: HomeWords = {
  lead: [
    '每个语言模型，拆到底都是两件事：',
    { hue: 'map', text: '矩阵就是映射，' },
    { hue: 'area', text: '概率就是面积。' },
  ],
  how: '这本书要用手读。图里带圆钮的东西都能拖，也能用方向键推。',
  caption:
    '蓝网格上带圆钮的两支箭头可以拖。圆点是它们的和：它顺着哪个字的箭头走得越远，那个字的分数就越高。分数折成一条面积为 1 的带子，随机的一点落在谁那一段，就写谁。',
  jigsaw: {
    title: '两块拼图',
    data: '四个字的箭头是编的。',
    params: { map: '箭头', u: '随机点 u' },
    items: { 1: '1 横', 2: '2 横', 3: '1 纵', 4: '2 纵' },
    columns: { word: '字', score: '分数', share: '份额' },
    summary: (m) =>
      `两支箭头的和在 (${m.sum.map((x) => formatNumber(x, { as: 'fixed', digits: 1 }, 'zh')).join('，')})。` +
      `${WORDS.map((w, i) => `${w} ${formatNumber(m.shares[i] as number, { as: 'percent' }, 'zh')}`).join('，')}。` +
      `点落在${WORDS[m.hit]}上。`,
    picture: { scores: '分数', area: '面积', before: '床前明月' },
  },
  start: (title) => `从这里读起：${title}`,
  map: '全书地图',
  legend: { written: '写好了，可以点开', unwritten: '还没写', main: '粗体是主干六章，每章都能单独读' },
};
