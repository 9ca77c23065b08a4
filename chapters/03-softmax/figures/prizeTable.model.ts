/** The prize machine as a table: every score, its weight, its share, and how each came about. */

import type { Cell, Table, Written } from '#spec/figure.ts';
import { dividedText, plain, roundedSharesMiss, shareText } from '#spec/written.ts';
import type { PrizeBar, PrizeModel } from './prizeShares.model.ts';

export function prizeTable(model: PrizeModel): Table {
  return {
    columns: ['name', 'logit', 'weight', 'share', 'edge'],
    rows: model.bars.map((bar) => [
      bar.name,
      { value: bar.logit, format: { as: 'value', digits: 1 }, hue: 'map' },
      { value: bar.weight, format: { as: 'amount' }, hue: 'area', how: weightWritten(model, bar) },
      { value: bar.share, format: { as: 'share' }, hue: 'area', how: shareWritten(model, bar) },
      { value: bar.to, format: { as: 'share' }, how: edgeWritten(model, bar) },
    ]),
    total: ['Σ', '', totalWeight(model), totalShare(model), ''],
    rounded: model.drawable && roundedSharesMiss(model.bars.map((bar) => bar.share)),
  };
}

function totalWeight(model: PrizeModel): Cell {
  const how = [`${model.bars.map((bar) => plain(bar.weight)).join(' + ')} = ${plain(model.total)}`];
  return { value: model.total, format: { as: 'amount' }, hue: 'area', how };
}

function totalShare(model: PrizeModel): Cell {
  return { value: model.sharesTotal, format: { as: 'value', digits: 0 }, hue: 'area' };
}

function weightWritten(model: PrizeModel, { logit, weight }: PrizeBar): Written {
  const z = plain(logit);
  const result = ` = ${plain(weight)}`;
  switch (model.rule) {
    case 'exp':
      return [model.base, { sup: z }, result];
    case 'square':
      return [logit < 0 ? `(${z})` : z, { sup: '2' }, result];
    case 'abs':
      return [`|${z}|${result}`];
    case 'relu':
      return [`max(0, ${z})${result}`];
    case 'raw':
      return [`z${result}`];
  }
}

function shareWritten(model: PrizeModel, bar: PrizeBar): Written {
  if (model.empty) return [`${plain(bar.weight)} / ${plain(model.total)}`];
  if (model.rule === 'raw') return [`p = z = ${shareText(bar.share)}`];
  if (!Number.isFinite(model.total)) return [`p → ${shareText(bar.share)}`];
  return [`p = ${dividedText(bar.weight, model.total, bar.share)}`];
}

function edgeWritten(model: PrizeModel, bar: PrizeBar): Written {
  if (!model.drawable) return ['—'];
  const parts = model.bars.slice(0, bar.index + 1).map((b) => plain(b.share));
  return [parts.length === 1 ? plain(bar.to) : `${parts.join(' + ')} = ${plain(bar.to)}`];
}
