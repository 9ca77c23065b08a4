/** Beside the plane: the matrix, its columns headed by the arrows they are, and what it does to areas and directions. */

import { matrixColumns, matrixHeight, matrixShapes } from '#draw/matrixText.ts';
import type { Shape } from '#draw/paint.ts';
import { text } from '#draw/shapes.ts';
import { textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import { type GridFrame, type GridScene, placeText } from './gridScene.ts';

const SIZE = 18;

export function factsShapes(scene: GridScene, { facts: { x, y, width } }: GridFrame): readonly Shape[] {
  const { model, words, lang, narrow } = scene;
  const { matrix, shift } = model.shown;
  const said = (value: number) => formatNumber(Number(value.toFixed(2)), { as: 'value', digits: 1 }, lang);
  const left = x + 36;
  const body = {
    key: 'm',
    x: left,
    y,
    size: SIZE,
    css: 'map',
    column: 61,
    rows: [
      [said(matrix[0]), said(matrix[1])],
      [said(matrix[2]), said(matrix[3])],
    ],
  };
  const { middles, width: wide } = matrixColumns(body);
  const middle = y + matrixHeight(body) / 2 + 6;
  const after = left + wide;
  const rows = factRows(scene);
  const row = narrow ? 22 : 26;
  // The names in one column as wide as the widest.
  const names = Math.max(...rows.map(([name]) => textWidth(name, 14))) + 14;
  const top = y + matrixHeight(body) + (narrow ? 26 : 34);
  return [
    text('m-name', 'map name', x, middle, 'M'),
    text('m-is', 'ink', x + 19, middle, '='),
    ...matrixShapes(body),
    ...['(1, 0) →', '(0, 1) →'].map((head, i) => text(`m-head${i}`, '', middles[i] as number, y - 12, head, 'middle')),
    ...(model.biased
      ? [
          text('s-plus', 'ink', after + 5, middle, '+'),
          ...matrixShapes({ ...body, key: 's', x: after + 18, column: 44, rows: [[said(shift[0])], [said(shift[1])]] }),
        ]
      : []),
    ...rows.flatMap(([name, value, css], i) => [
      text(`fact${i}`, '', x, top + row * i, name),
      text(`value${i}`, css, x + Math.min(names, width * 0.55), top + row * i, value),
    ]),
    ...noteLines(scene).map((words, i) =>
      text(`note${i}`, 'ink', x, top + row * rows.length + (narrow ? 4 : 14) + 20 * i, words),
    ),
  ];

  function noteLines({ model: { crossing } }: GridScene): readonly string[] {
    if (crossing === undefined) return [];
    return words.crossing(formatNumber(crossing, { as: 'fixed', digits: 2 }, lang));
  }
}

type Row = readonly [name: string, value: string, css: string];

function factRows({ model, words, lang }: GridScene): readonly Row[] {
  const { shown, point } = model;
  const fixed = (value: number) => formatNumber(value, { as: 'fixed', digits: 2 }, lang);
  // 0.00 is said of a flat plane alone.
  const tiny = shown.det !== 0 && Math.abs(shown.det) < 0.005;
  const det = tiny ? formatNumber(shown.det, { as: 'amount' }, lang) : fixed(shown.det);
  const area = shown.det === 0 ? words.gone(det) : shown.det < 0 ? words.mirrored(det) : det;
  return [
    [words.facts.det, area, 'area'],
    [words.facts.rank, String(shown.rank), 'ink'],
    ...staying(),
    [placeText(point, lang), `→ ${placeText(shown.image, lang)}`, 'map'],
  ];

  function staying(): readonly Row[] {
    const { eigen } = shown;
    if (eigen.kind === 'none') return [[words.facts.stays, words.none, 'ink']];
    if (eigen.kind === 'all') return [[words.facts.stays, `${words.every} ×${fixed(eigen.value)}`, 'ink']];
    return eigen.pairs.map(({ value, vector }, i): Row => {
      const only = eigen.kind === 'one' ? words.only : '';
      return [i === 0 ? words.facts.stays : '', `${only}${placeText(vector, lang)} ×${fixed(value)}`, 'ink'];
    });
  }
}
