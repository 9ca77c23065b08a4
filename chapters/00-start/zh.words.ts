/** What the figures of chapter 0 say, in Chinese. */

import { type Format, formatNumber } from '#spec/format.ts';
import type { LoopModel } from './figures/Loop.model.ts';
import type { RecapModel } from './figures/Recap.model.ts';
import type { Words } from './words.ts';

const PERCENT: Format = { as: 'percent' };
const said = (x: number, format: Format) => formatNumber(x, format, 'zh').replace('<', '不到 ').replace('>', '超过 ');
const quoted = (text: string) => (text === '' ? '空白' : `“${[...text].slice(-30).join('')}”`);

const NETS = { poet: '诗人', novelist: '小说家' };

function loopSummary(model: LoopModel): string {
  const text = quoted(model.prefix + model.grown);
  if (model.waiting) return `${text}后面接什么，要问${NETS[model.net]}，它还没加载。`;
  const shares = model.faces
    .slice(0, Math.min(3, model.named))
    .map(({ name, share }) => `${name} ${said(share, PERCENT)}`);
  const where = model.die === 'book' ? '课本的带子上' : `${NETS[model.net]}说，${text}后面`;
  const strip = `${where}最可能的是${shares.join('、')}，其余合起来占 ${said(model.rest.share, PERCENT)}`;
  const lost = model.lost.length > 0 ? `；词表里没有${model.lost.slice(0, 8).join('、')}，已跳过` : '';
  if (model.stage < 5) return `${strip}${lost}；现在走到第 ${model.stage} 站，还没有抽样。`;
  if (model.u === undefined) return `${strip}${lost}；取最高，写的是${model.hit?.name ?? '—'}。`;
  const hit = model.hit ? `“${model.hit.name}”` : '其余的一段';
  const throws = model.throws > 1 ? `；一共掷了 ${model.throws} 次` : '';
  return `${strip}${lost}；点在 ${said(model.u, { as: 'fixed', digits: 3 })}，落在${hit}上${throws}。`;
}

function recapSummary({ u, six, fairHit, weightedHit }: RecapModel): string {
  const at = said(u, { as: 'fixed', digits: 3 });
  return `公平的骰子六面一样大，灌铅的骰子六点占 ${said(six, PERCENT)}；同一个点在 ${at}，前者掷出 ${fairHit + 1} 点，后者掷出 ${weightedHit + 1} 点。`;
}

const words: Words = {
  recap: {
    title: '两枚骰子，一个点',
    data: '灌多少铅由你定。',
    params: { u: '点 u', six: '六点的份额' },
    columns: { face: '点数', fair: '公平', weighted: '灌铅', to: '右边界', hit: '落点' },
    summary: recapSummary,
    fair: '公平的骰子',
    weighted: '灌铅的骰子',
  },
  loop: {
    title: '掷骰循环',
    data: '诗人：本书用唐宋的诗训练的小网络，一次写一个字。小说家：本书用《白鲸》和奥斯汀的小说训练的小网络，写英文。“课本的骰子”是编的。',
    params: {
      prefix: '开头',
      net: '谁来写',
      die: '骰子',
      mode: '怎么选',
      u: '自己放的点 u',
      stage: '走到哪一站',
      throws: '在这里掷了几次',
      speed: '每秒几次',
      grown: '已经写下的',
      seed: '随机种子',
    },
    choices: {
      net: NETS,
      die: { network: '网络的', book: '课本的' },
      mode: { dice: '掷骰', top: '取最高', hand: '自己放' },
      stage: { 1: '编号', 2: '向量', 3: '分数', 4: '面积', 5: '抽样' },
    },
    actions: {
      step: '下一步',
      write: '写下',
      throw: '再掷一次',
      hundred: '掷 100 次',
      again: '换个运气，从头写',
      real: '网络的骰子',
      book: '课本的骰子',
    },
    refusals: {
      step: '写不下去了：课本的骰子只有一枚，网络没到也写不了，一页最多写 600 字。“换个运气，从头写”可以重来。',
      write: '写不下去了：课本的骰子只有一枚，网络没到也写不了，一页最多写 600 字。“换个运气，从头写”可以重来。',
      throw: '在这里已经掷满 1000 次了。',
      hundred: '在这里最多掷 1000 次。',
    },
    columns: { name: '下一个', id: '编号', logit: '分数', share: '份额', due: '该有几次', count: '掷出几次' },
    summary: loopSummary,
    stations: ['编号', '向量', '分数', '面积', '抽样'],
    read: (read, seen) => (seen === undefined ? `读了 ${read} 个` : `只看得见后 ${seen} 个`),
    vector: (shown, of) => `${of} 个数，画了 ${shown} 个`,
    scores: (size) => `共 ${size} 个，画了最高的`,
    rest: (size) => (size === undefined ? '其余' : `其余 ${size} 个`),
    waiting: '网络还没到，没有带子',
    madeUp: '这条带子是课本编的，背后没有网络，也就没有编号、向量和分数。',
    nothing: '空白：从头起一篇',
    lost: (characters) => `词表里没有，跳过了：${characters}`,
    ends: '¶ 是“完”：这一篇写完了，下一个字另起一篇',
    ended: (count) => `已经写完 ${count} 篇，网络只看 ¶ 后面的`,
    greedy: (name) => `不掷，写的总是“${name}”`,
    thrown: (throws, name, count, due, sd) =>
      due === undefined
        ? `${throws} 次都取最高，“${name}”出了 ${count} 次`
        : `掷了 ${throws} 次，“${name}”出了 ${count} 次；照份额该有 ${due} 次，上下 ${sd} 次`,
  },
};

export default words;
