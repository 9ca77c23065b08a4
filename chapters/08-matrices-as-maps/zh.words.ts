/** What the figures of the chapter on matrices say, in Chinese. */

import { closed } from '#spec/closeUp.ts';
import { type Format, formatNumber } from '#spec/format.ts';
import type { ComposeModel } from './figures/Compose.model.ts';
import type { DetectorsModel } from './figures/detectorsModel.model.ts';
import type { FoldModel } from './figures/foldModel.model.ts';
import { MATCHED } from './figures/foldModel.model.ts';
import type { GridModel } from './figures/gridModel.model.ts';
import type { Words } from './words.ts';

const TWO: Format = { as: 'value', digits: 0 };
const ERROR: Format = { as: 'fixed', digits: 3 };

/** To thousandths; of what is less, as many places as it takes: an area of 0 is said of a flat plane alone. */
const spoken = (x: number, format: Format = TWO): string =>
  Number.isNaN(x) ? '没有' : formatNumber(Number(x.toFixed(3)) || x, format, 'zh').replace('\u2212', '负 ');
const place = (p: readonly number[]): string => `(${p.map((x) => spoken(x)).join(', ')})`;

function gridSummary({ shown, point, morph, biased }: GridModel): string {
  const [a, b, c, d] = shown.matrix;
  const { eigen } = shown;
  const way = morph < 1 ? `放到 ${spoken(morph)}，` : '';
  const turned =
    shown.det < 0 ? '，翻了面' : shown.rank === 1 ? '，压成了一条线' : shown.rank === 0 ? '，压成了一个点' : '';
  const stays =
    eigen.kind === 'none'
      ? '没有不转的方向'
      : eigen.kind === 'all'
        ? `每个方向都不转，都乘 ${spoken(eigen.value)}`
        : `不转的方向有 ${eigen.pairs.length} 个，${eigen.pairs.map(({ value, vector }) => `${place(vector)} 乘 ${spoken(value)}`).join('，')}`;
  const shift = biased ? `，原点挪到 ${place(shown.shift)}` : '';
  return `${way}(1, 0) 去 ${place([a, c])}，(0, 1) 去 ${place([b, d])}${shift}。面积乘 ${spoken(Math.abs(shown.det))}${turned}，秩是 ${shown.rank}，${stays}。点 ${place(point)} 去 ${place(shown.image)}。`;
}

function detectorsSummary({ rows, columns, input, cost, unit }: DetectorsModel): string {
  const answers = rows
    .map(({ norm, projection, output }, i) =>
      norm === 0
        ? `第 ${i + 1} 行全是 0，答 0`
        : `第 ${i + 1} 行答 ${spoken(output)}，是长度 ${spoken(norm)} 乘投影 ${spoken(projection)}`,
    )
    .join('；');
  return `${rows.length} 行 ${columns} 列${unit ? '，各行长度都化成 1' : ''}，输入是 ${place(input)}。${answers}。一共 ${cost} 次乘法。`;
}

function composeSummary({ BA, AB, same, dets }: ComposeModel): string {
  const written = (m: readonly number[]) => `${place(m.slice(0, 2))} 和 ${place(m.slice(2))}`;
  return `先 A 后 B，合成的矩阵两行是 ${written(BA)}；先 B 后 A，两行是 ${written(AB)}。${same ? '这一对换了次序也一样' : '次序不同，结果不同'}；行列式都是 ${spoken(dets.both)}。`;
}

const TOOLS = { matrix: '矩阵', bias: '矩阵 + 偏置', relu: '再加 ReLU' };
/** The same within a sentence. */
const NAMED = { matrix: '矩阵', bias: '矩阵加偏置', relu: '带 ReLU 的网络' };
const TARGETS = {
  parallelogram: '平行四边形',
  flip: '翻面',
  line: '压成线',
  sheet: '对折',
  curl: '卷起来',
  origin: '挪原点',
};

function verdict({ best, tool, there, matched }: FoldModel): string {
  const least = best[tool].error;
  const exact = least < 0.0005;
  if (matched) return exact ? '对上了。' : '看着差不多对上了。';
  if (least >= MATCHED) return there ? '这就是它的极限，还是对不上。' : '这件工具怎么拖都对不上。';
  return exact ? '这件工具做得到，接着拖。' : '这件工具能差不多对上，接着拖。';
}

function foldSummary(model: FoldModel): string {
  const { target, tool, error, best } = model;
  const least = (['matrix', 'bias', 'relu'] as const).map((t) => `${NAMED[t]}最少差 ${spoken(best[t].error, ERROR)}`);
  return `目标是${TARGETS[target]}，手里的工具是${NAMED[tool]}，现在差 ${spoken(error, ERROR)}。${least.join('，')}。${verdict(model)}`;
}

const both = (what: string) => [`${what}，横`, `${what}，竖`] as const;

const words: Words = {
  recap: {
    title: '两张网',
    data: '矩阵是编的。',
    params: { x: '点，横', y: '点，竖' },
    columns: { what: '谁', x: '横', y: '竖' },
    before: '映射以前',
    after: '映射以后',
    summary: ({ point, image }) => `左边的点 ${place(point)}，右边的像 ${place(image)}。`,
  },
  grid: {
    title: '网格',
    data: '矩阵是编的。',
    params: {
      a: '(1, 0) 的像，横 a',
      b: '(0, 1) 的像，横 b',
      c: '(1, 0) 的像，竖 c',
      d: '(0, 1) 的像，竖 d',
      e: '偏置，横 e',
      f: '偏置，竖 f',
      x: '点，横',
      y: '点，竖',
      morph: '进度',
      show: '网上画',
    },
    choices: {
      morph: { 0: '不动', 1: '这个映射' },
      show: { boat: '小船', sailing: '小船跟着点', cloud: '三千个点', none: '不画' },
    },
    actions: {
      rotate: '转 90°',
      stretch: '拉宽',
      project: '压扁',
      shear: '剪切',
      flip: '翻面',
      identity: '不动',
      undo: '撤回（逆映射）',
      turn: '再转 15°',
      bias: '开关偏置',
    },
    refusals: {
      undo: '压扁了，撤不回：一条线上的点都去了同一处，光看像，分不出谁是谁。滑块能倒着放，因为它记得开头；没有哪个矩阵能把它们送回去。',
      turn: '再转就出界了：矩阵的数只能在 −3 和 3 之间。',
    },
    columns: { what: '谁', x: '横', y: '竖' },
    facts: { det: '行列式', rank: '秩', stays: '不转的方向' },
    mirrored: (det) => `${det}　翻了面`,
    gone: (det) => `${det}　压没了`,
    none: '没有',
    every: '每个方向',
    only: '只有 ',
    area: (area) => `面积 ${area}`,
    onTheWay: (t) => `路上，t = ${t}`,
    crossing: (t) => ['翻面的路上经过一条线：', `t = ${t} 时面积是 0`],
    sameImage: '这条线上的点，像都一样',
    tips: [both('(1, 0) 的像'), both('(0, 1) 的像')],
    point: both('点'),
    origin: both('原点的像'),
    summary: closed(gridSummary),
  },
  detectors: {
    title: '探测器',
    data: '权重和输入是编的。',
    params: {
      rows: '行数',
      columns: '列数',
      x: '输入 x',
      w: '权重 w',
      x4: '四维输入 x',
      w4: '四列的权重 w',
      unit: '各行长度化成 1',
      row: '看第几行',
    },
    choices: { columns: { 2: '2，画得成箭头', 4: '4，列成表' } },
    actions: { longer: '把这一行拉长一倍' },
    refusals: { longer: '再长一倍就出界了：权重只能在 −5 和 5 之间。' },
    columns: { row: '行', weights: '权重', output: 'y', norm: '长度 ‖w‖', projection: '投影', cosine: 'cos' },
    positive: (row) => `这半边 ${row} · x > 0`,
    product: (length, shadow) => `长度 ${length} × 投影 ${shadow}`,
    noDirection: '全是 0，没有方向',
    cost: (rows, columns, products) => `${rows} 行 × ${columns} 列 = ${products} 次乘法`,
    answers: (outputs) => `各行答 ${outputs}`,
    tip: both('x 的箭头'),
    weight: (row) => both(`第 ${row} 行的箭头`),
    input: (place) => `输入第 ${place} 格`,
    summary: closed(detectorsSummary),
  },
  compose: {
    title: '先后',
    data: '矩阵是编的。',
    params: { A: 'A 的数', B: 'B 的数' },
    actions: {
      stretchTurn: '拉、转',
      flipTurn: '翻、转',
      projectShear: '压、剪',
      twoTurns: '转、转',
      swap: '交换 A 和 B',
    },
    columns: { matrix: '矩阵', a: '一行一列', b: '一行二列', c: '二行一列', d: '二行二列', det: '行列式' },
    before: '映射以前',
    steps: { A: '先做 A', B: '先做 B', BA: '再做 B', AB: '再做 A' },
    dets: (a, b, both) => [`行列式：A 是 ${a}，B 是 ${b}`, `先谁后谁，积都是 ${both}`],
    same: '这一对，换了次序也一样',
    differ: '次序一换，结果就不同',
    tip: (matrix, arrow) => both(`${matrix} 的${arrow === 0 ? '第一支' : '第二支'}箭`),
    summary: closed(composeSummary),
  },
  fold: {
    title: '折纸测试',
    data: '六个目标都是本书自己定的。',
    params: { target: '目标', tool: '工具', m: '矩阵的数', shift: '偏置的数', spine: '脊线的数' },
    choices: { target: TARGETS, tool: TOOLS },
    actions: { best: '摆到最好', flat: '摊平重来' },
    columns: { tool: '工具', best: '最少差', yours: '现在差' },
    best: (error, does) => (does ? (error === '0.000' ? '做得到' : `差不多，差 ${error}`) : `最少差 ${error}`),
    yours: (error) => `现在差 ${error}`,
    verdict,
    tips: [both('第一支箭'), both('第二支箭')],
    origin: both('原点的像'),
    spine: (place) => both(`脊线上第 ${place} 处`),
    summary: closed(foldSummary),
  },
};

export default words;
