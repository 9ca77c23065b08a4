/** What the figures of the chapter of area say, in Chinese. */

import { closed } from '#spec/closeUp.ts';
import { type Format, formatNumber } from '#spec/format.ts';
import type { CakeModel } from './figures/Cake.model.ts';
import type { CupsModel } from './figures/Cups.model.ts';
import { type DensityModel, sixDigits } from './figures/densityModel.model.ts';
import type { Words } from './words.ts';

const PERCENT: Format = { as: 'percent' };
const THREE: Format = { as: 'fixed', digits: 3 };
const TWO: Format = { as: 'fixed', digits: 2 };
const PLAIN: Format = { as: 'value', digits: 0 };

/** A number as one says it aloud. */
function spoken(x: number, format: Format): string {
  if (x === 0) return '0';
  return formatNumber(x, format, 'zh').replace('<', '不到 ').replace('>', '超过 ').replace('−', '负 ');
}

const UNITS = { m: '米', cm: '厘米', mm: '毫米' } as const;

function means(model: CakeModel): string {
  if (!Number.isFinite(model.entropy)) return '';
  const nats = `熵 ${formatNumber(model.entropy, THREE, 'zh')} 奈特`;
  const face = Number.isFinite(model.meanFace) ? `点数平均 ${formatNumber(model.meanFace, TWO, 'zh')}，` : '';
  return face + nats;
}

function cakeSummary(model: CakeModel): string {
  const { found } = model;
  if (model.size === 'vocabulary')
    return `五万零三百零四根柱子，总面积是 1。第 ${found.rank} 根占 ${spoken(found.share, { as: 'amount' })}；掷 ${model.n} 次，它出现 ${found.observed} 次，最后一次落在第 ${found.last} 根。`;
  const bars = model.bars.map((bar) => `${bar.name} 占 ${spoken(bar.area, PERCENT)}`).join('，');
  if (!model.fair) {
    const why = model.lamps.nonNegative ? `加起来是 ${spoken(model.total, PLAIN)}，不是 1` : '有的面积是负的';
    return `${model.bars.length} 根柱子：${bars}。${why}，不成分布，没法掷。`;
  }
  const hit = model.bars[model.throws.hit as number]?.name ?? '';
  const wide = model.width === 1 ? '' : `柱宽 ${spoken(model.width, PLAIN)}，`;
  return `${model.bars.length} 根柱子，${wide}加起来是 1：${bars}。掷 ${model.n} 次，最后一次是 ${hit}；${means(model)}。`;
}

function densitySummary(model: DensityModel): string {
  const sized = (x: number) => spoken(Number((x * model.units).toPrecision(10)), PLAIN);
  const unit = UNITS[model.unit];
  return `σ 是 ${sized(model.sigma)} ${unit}，钟形曲线最高处每${unit} ${spoken(model.peak, { as: 'amount' })}。从 ${sized(model.from)} 到 ${sized(model.to)} ${unit}，面积是 ${spoken(model.area, PERCENT)}。代码取 ${model.points} 个点，印出最高处 ${sixDigits(model.printedPeak)}，面积 ${spoken(model.printedArea, { as: 'fixed', digits: 7 })}。`;
}

function cupsState(model: CupsModel): string {
  if (model.shares.length === 0) return '开口加起来不大于 0，水没法分';
  if (model.negative > 0) return `${model.negative} 只杯子的开口是负的，倒欠着水`;
  if (model.scoops === 0) return `${model.shares.length} 只杯子，水共 1`;
  const most = Math.max(...model.shares);
  const full = model.shares.indexOf(most);
  return `闭眼舀 ${model.scoops} 勺：最满的那只舀到 ${model.counts[full]} 勺，别的杯子 ${model.scoops - (model.counts[full] ?? 0)} 勺`;
}

function cupsSummary(model: CupsModel): string {
  const rule = model.rule === 'exp' ? '开口是 e 的 z 次方，z 是分数' : '开口直接等于分数';
  const most = model.shares.length > 0 ? `，最满的一只有 ${spoken(Math.max(...model.shares), PERCENT)} 的水` : '';
  return `${model.scores.length} 只杯子排成一排，龙头对着 ${spoken(model.at, TWO)} 处，${rule}${most}。${cupsState(model)}。`;
}

const words: Words = {
  recap: {
    title: '一条界线和一百个点',
    data: '三成是编的，点是随机扔的。',
    params: { share: '下雨的面积', seed: '随机种子' },
    actions: { again: '再扔一百个点' },
    columns: { piece: '块', area: '面积', points: '点' },
    summary: closed(
      (model) =>
        `一张面积是 1 的纸，左边一块占 ${spoken(model.share, PERCENT)}。一百个点里有 ${model.inside} 个落在左边。`,
    ),
    inside: (count) => `下雨：${count} 个点`,
    outside: (count) => `不下雨：${count} 个点`,
    area: (share) => `面积 ${share}`,
  },
  cake: {
    title: '柱子与蛋糕',
    data: '面积是编的；总量锁着，填进的数就先除以总和。柱宽和总量锁只对几根柱子管用。',
    params: {
      size: '柱子',
      areas: '面积',
      names: '名字',
      locked: '总量锁在 1',
      width: '柱宽',
      order: '次序',
      deal: '洗牌的种子',
      n: '掷几次',
      seed: '掷骰子的种子',
      find: '查第几根',
    },
    choices: {
      size: { few: '几根', vocabulary: '整张词表' },
      order: { given: '原来的', falling: '从高到低', shuffled: '洗过的' },
      n: { 1: '1', 10: '10', 100: '100', 1000: '1,000', 10000: '1 万' },
    },
    actions: {
      again: '重新掷',
      shuffle: '洗牌',
      fair: '公平骰子',
      loaded: '灌铅骰子',
      words: '四个字',
      owing: '有负面积',
    },
    columns: {
      name: '名字',
      area: '面积',
      height: '高',
      expected: '应有',
      observed: '掷出',
      rank: '第几根',
      upTo: '累计',
    },
    summary: closed(cakeSummary),
    height: '高 = 面积 ÷ 宽',
    seen: '掷出',
    due: '应有',
    last: (n) => `第 ${n} 次`,
    lamps: { nonNegative: '没有负的', sumsToOne: '加起来是 1' },
    empty: '一点面积也没有，没法掷',
    means,
    found: (rank, share, n, observed, many) => `第 ${rank} 根：${share}${many ? `，${n} 次里有 ${observed} 次` : ''}`,
  },
  density: {
    title: '密度放大镜',
    data: '曲线是照公式算的，没有用数据。',
    params: { sigma: 'σ（米）', a: '一边（米）', b: '另一边（米）', unit: '单位', points: '代码取几个点' },
    choices: { unit: { m: '米', cm: '厘米', mm: '毫米' } },
    columns: { what: '什么', exact: '精确值', code: '代码印出的' },
    summary: closed(densitySummary),
    per: (unit) => `密度（每${UNITS[unit]}）`,
    peak: (height, unit) => `最高处 每${UNITS[unit]} ${height}`,
    unit: (unit) => UNITS[unit],
    area: (share) => `这一段的面积 ${share}`,
    prints: (peak, truth, area) => `代码印出：最高 ${peak}（真值 ${truth}），面积 ${area}`,
  },
  cups: {
    title: '一池水',
    data: '分数是编的，由离龙头的远近算出。',
    params: {
      count: '几只杯子',
      at: '龙头的位置',
      spread: '水散多开',
      rule: '开口',
      scoops: '舀几勺',
      seed: '随机种子',
    },
    choices: { rule: { exp: 'eᶻ', raw: 'z' } },
    actions: { scoop: '闭眼舀' },
    columns: { cup: '杯', score: '分数', opening: '开口', water: '水', level: '水位', scooped: '舀到' },
    summary: closed(cupsSummary),
    spout: (spread) => `散开 ${spread}`,
    state: cupsState,
    empty: '没法分',
  },
};

export default words;
