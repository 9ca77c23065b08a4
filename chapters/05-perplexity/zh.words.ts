/** What the figures of the perplexity chapter say, in Chinese. */

import { closed } from '#spec/closeUp.ts';
import { type Format, formatNumber } from '#spec/format.ts';
import type { DieModel } from './figures/Die.model.ts';
import { facesText } from './figures/facesText.model.ts';
import type { PoolModel } from './figures/Pool.model.ts';
import type { UnitsModel } from './figures/Units.model.ts';
import type { Words } from './words.ts';

const LOSS: Format = { as: 'fixed', digits: 3 };

/** A number as one says it aloud. */
const spoken = (x: number, format: Format = LOSS) =>
  x === Infinity ? '无穷大' : formatNumber(x, format, 'zh').replace('<', '不到 ').replace('>', '超过 ');
const spokenFaces = (x: number) => (x === Infinity ? '无穷大' : facesText(x));

function dieSummary(model: DieModel): string {
  const words = model.words
    .map(({ name, share, scored }) => `${name} ${spoken(share, { as: 'share' })}${scored ? '' : '（不算分）'}`)
    .join('，');
  const chance = `词表 ${spoken(model.V, { as: 'whole' })} 个词，瞎猜的损失是 ${spoken(model.chance)}`;
  if (model.state === 'none') return `正确的字得的份额：${words}。没有算分的字，也就没有困惑度。${chance}。`;
  const never = model.state === 'never' ? '，因为有一个字的份额是 0' : '';
  return `正确的字得的份额：${words}。平均损失 ${spoken(model.mean)}，困惑度 ${spokenFaces(model.faces)}${never}。${chance}。`;
}

function unitsSummary(model: UnitsModel): string {
  return `每个词元 ${spoken(model.loss)} 奈特，合 ${spoken(model.bits)} 比特，困惑度 ${facesText(model.faces)}。每个字 ${spoken(model.ratio, { as: 'value', digits: 1 })} 个词元，合 ${spoken(model.bitsPerCharacter)} 比特。在 ${spoken(model.V, { as: 'whole' })} 项里瞎猜，困惑度是 ${formatNumber(model.V, { as: 'whole' }, 'zh')}。`;
}

function poolSummary(model: PoolModel): string {
  const windows = model.windows
    .map(({ tokens, loss }, i) => `第 ${i + 1} 段 ${spoken(tokens, { as: 'whole' })} 个词元，平均损失 ${spoken(loss)}`)
    .join('；');
  return `${windows}。按词元平均，困惑度 ${facesText(model.faces)}；按段平均，成了 ${facesText(model.facesByWindow)}。`;
}

const words: Words = {
  recap: {
    title: '一个份额，一枚骰子',
    data: '份额是编的。',
    params: { p: '正确的字的份额' },
    columns: { share: '份额', loss: '损失', faces: '面数' },
    summary: closed(
      ({ share, loss, faces }) =>
        `正确的字占 ${spoken(share, { as: 'share' })}，损失 ${spoken(loss)}，像一枚 ${facesText(faces)} 面的骰子。`,
    ),
    said: (faces) => `每块一样大，共 ${faces} 块`,
    share: (share) => `正确的字占 ${share}`,
  },
  die: {
    title: '等效骰子',
    data: '份额是编的。',
    params: { p: '份额', names: '名字', V: '词表大小', context: '开头几个不算分' },
    actions: { tenth: '最后一个 ÷10', level: '抹平', guess: '全靠瞎猜', zero: '最后一个给 0' },
    refusals: {
      tenth: '最后一个份额已经太小，再除就画不出来了。可以先“复原”。',
      level: '平均损失不是有限的数，抹不平。可以先“复原”。',
    },
    columns: { name: '字', share: '份额', loss: '损失', faces: '面数' },
    summary: closed(dieSummary),
    facesAxis: '面数',
    natsAxis: '损失',
    mean: (loss) => `平均 ${loss}`,
    faces: (faces) => `${faces} 面`,
    chance: '瞎猜',
    colon: '：',
    loss: (loss) => `损失 ${loss}`,
    die: (faces, share, lang) =>
      `公平的骰子，${faces} 面，每面 ${formatNumber(share, { as: 'share' }, lang)}。绿框的一面是正确的字。`,
    enlarged: (times) => `左端放大 ${times} 倍`,
    none: '没有算分的字，也就没有困惑度',
    never: '有个字的份额是 0：面数是 ∞，这样的骰子造不出来',
  },
  units: {
    title: '换算',
    data: '损失是编的；这句话每个字三个字节、每个词两个字，是真的。',
    params: { loss: '损失', ratio: '每个字几个词元', V: '词表大小' },
    choices: { V: { 65: '65', 4487: '4,487', 50304: '50,304' } },
    actions: { bytes: '按字节切', characters: '按字切', words: '按词切' },
    refusals: {
      bytes: '这样切，一个词元的损失会超过 12。先把损失调小。',
      characters: '这样切，一个词元的损失会超过 12。先把损失调小。',
      words: '这样切，一个词元的损失会超过 12。先把损失调小。',
    },
    columns: { unit: '单位', value: '数值' },
    summary: closed(unitsSummary),
    rulers: ['奈特／词元', '比特／词元', '困惑度'],
    chance: (V) => `瞎猜 ${V} 项`,
    perCharacter: (nats, bits) => `每个字 ${nats} 奈特，${bits} 比特`,
    token: (nats) => `一个词元 ${nats}`,
    cut: '第一刀，一个词元有几个字',
    length: (characters) => `${spoken(characters, { as: 'fixed', digits: 2 })} 个字`,
    sentence: '今天天气很好我们出去走走',
  },
  pool: {
    title: '两段长短不一',
    data: '损失是编的。',
    params: { first: '第一段的损失', second: '第二段的损失', long: '第一段的词元', short: '第二段的词元' },
    columns: { window: '段', tokens: '词元', loss: '平均损失', faces: '困惑度' },
    summary: closed(poolSummary),
    pooled: (loss, faces) => `按词元平均 ${loss}，困惑度 ${faces}`,
    windows: (loss, faces) => `按段平均 ${loss}，成了 ${faces}`,
    tokens: (count) => `${count} 个词元`,
  },
};

export default words;
