/** The numbers of one row on their way: logit, power, exponential, share. What broke stands on hatching. */

import type { Shape } from '#draw/paint.ts';
import { hatched, line, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { OverflowRow } from './OverflowBench.model.ts';
import type { OverflowScene, Slot } from './overflowScene.ts';

interface Column {
  readonly key: string;
  readonly head: string;
  /** Right edge, as part of the width. */
  readonly right: number;
  readonly css: string;
  readonly cell: (row: OverflowRow, i: number) => string;
  readonly broken: (row: OverflowRow, i: number) => boolean;
}

function columns({ model, words, lang }: OverflowScene): readonly Column[] {
  const share = (p: number) => (Number.isNaN(p) ? words.nan : p === 0 ? '0' : formatNumber(p, { as: 'share' }, lang));
  const score = (x: number) => formatNumber(x, { as: 'value', digits: 0 }, lang);
  const never = () => false;
  const stable = model.way === 'stable';
  return [
    {
      key: 'z',
      head: 'z',
      right: stable ? 0.21 : 0.34,
      css: 'map',
      cell: (row, i) => score(row.logits[i] as number),
      broken: never,
    },
    {
      key: 'd',
      head: stable ? 'z−max' : '',
      right: 0.41,
      css: 'map',
      broken: never,
      cell: (row, i) => (stable ? score(row.powers[i] as number) : ''),
    },
    {
      key: 'e',
      head: stable ? 'exp(z−max)' : 'exp(z)',
      right: 0.73,
      css: 'area',
      cell: (row, i) => formatNumber(row.exponentials[i] as number, { as: 'amount' }, lang),
      broken: (row, i) => row.exponentials[i] === Infinity || row.exponentials[i] === 0,
    },
    {
      key: 'p',
      head: 'p',
      right: 0.97,
      css: 'area',
      cell: (row, i) => share(row.shares[i] as number),
      broken: (row, i) => Number.isNaN(row.shares[i]) || row.shares[i] === 0,
    },
  ];
}

export function stepShapes(scene: OverflowScene, row: OverflowRow, r: number, { y, numbers }: Slot): readonly Shape[] {
  const { x, width, line: step } = numbers;
  const head = y + 12;
  const base = (i: number) => head + 10 + (i + 0.65) * step;
  const cells = columns(scene).flatMap((column, c, all) => {
    const right = x + width * column.right;
    const room = width * (column.right - (all[c - 1]?.right ?? 0.04)) - 8;
    return [0, 1, 2].flatMap((i) => {
      const long = column.cell(row, i);
      const words = textWidth(long, 15.5) > room && long === scene.words.nan ? scene.words.nanShort : long;
      const broken = column.broken(row, i);
      const fitted = fitText(words, room, 14);
      const shapes = [
        text(
          `${r}${column.key}${i}`,
          broken ? 'ink bold halo' : column.css,
          right,
          base(i),
          fitted.text,
          'end',
          fitted.size === 14 ? undefined : fitted.size,
        ),
      ];
      if (!broken) return shapes;
      const high = Math.min(22, step - 2);
      return [hatched(`${r}${column.key}h${i}`, right - room + 2, base(i) - 5 - high / 2, room + 6, high), ...shapes];
    });
  });
  return [
    ...columns(scene).map((column, c, all) => {
      const fitted = fitText(column.head, width * (column.right - (all[c - 1]?.right ?? 0.04)) - 6, 14);
      return text(
        `${r}${column.key}`,
        '',
        x + width * column.right,
        head,
        fitted.text,
        'end',
        fitted.size === 14 ? undefined : fitted.size,
      );
    }),
    line(`${r}rule`, 'm-zero', x, head + 7, x + width * 0.97, head + 7),
    ...[0, 1, 2].map((i) => text(`${r}i${i}`, 'ink', x, base(i), String(i + 1))),
    ...cells,
  ];
}
