/** Four strips under each other: the present temperature, then cold, as it is, and hot. */

import type { Shape } from '#draw/paint.ts';
import { line, rect, text, ticksShapes } from '#draw/shapes.ts';
import { innerEdges, layoutStrip } from '#draw/stripLayout.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { tempText } from './dialKnob.ts';
import { type DialFrame, type DialScene, ROW, THIN } from './dialScene.ts';
import { vocabularyAt } from './dialVocabulary.model.ts';

interface Row {
  readonly key: string;
  readonly label: string;
  readonly y: number;
  readonly height: number;
  readonly names: readonly string[];
  readonly shares: readonly number[];
  readonly printed?: readonly number[] | undefined;
}

export function stripRows(scene: DialScene, { strips }: DialFrame): readonly Row[] {
  const { model } = scene;
  const few = model.size === 'few';
  const names = few ? model.bars.map((bar) => bar.name) : scene.words.decades;
  const masses = (t: number) =>
    vocabularyAt(t)
      .decades()
      .map((decade) => decade.mass);
  const first = strips.y + strips.tall + 12;
  return [
    {
      key: 'now',
      label: `T = ${tempText(scene, model.temperature)}`,
      y: strips.y,
      height: strips.tall,
      names,
      shares: few ? model.bars.map((bar) => bar.share) : masses(model.temperature),
    },
    ...model.three.map((row, i) => ({
      key: `row${i}`,
      label: `T = ${tempText(scene, row.temperature)}`,
      y: first + i * ROW,
      height: THIN,
      names,
      shares: few ? row.shares : masses(row.temperature),
      printed: few && model.printed ? row.printed : undefined,
    })),
  ];
}

export function stripsShapes(scene: DialScene, frame: DialFrame): readonly Shape[] {
  if (scene.model.empty && scene.model.size === 'few') return [];
  const rows = stripRows(scene, frame);
  return rows.flatMap((row) => rowShapes(row, frame));
}

function rowShapes({ key, label, y, height, names, shares, printed }: Row, { strips }: DialFrame): readonly Shape[] {
  const { x, width } = strips;
  const layout = layoutStrip(shares, x, width);
  const now = key === 'now';
  const said = fitText(label, x - 6, 14);
  const size = now ? 19 : 15;
  return [
    text(`${key}-label`, now ? 'ink bold' : '', 0, y + height / 2 + 5, said.text, 'start', said.size),
    rect(`${key}-fill`, 'm-area', x, y, width, height),
    ...ticksShapes(`${key}-edges`, now ? 'm-sep' : 'm-sep thin', innerEdges(layout), y, height),
    rect(`${key}-outline`, now ? 'm-area-edge' : 'm-area-edge thin', x, y, width, height),
    ...layout.pieces.flatMap((piece) => {
      const name = names[piece.index] ?? '';
      const wide = textWidth(name, size);
      const left = piece.x + Math.min(now ? 12 : 8, (piece.width - wide) / 2);
      const covered = printedEdges(printed).some((edge) => {
        const place = x + edge * width;
        return left - 5 < place && place < left + wide + 5;
      });
      if (wide + 6 > piece.width || covered) return [];
      return [text(`${key}-n${piece.index}`, 'name on-area', left, y + height / 2 + size * 0.36, name, 'start', size)];
    }),
    ...ghosts(key, printed, y, height, strips),
  ];
}

/** The printed shares laid end to end: a row that does not add up to 1 ends before the strip does. */
function ghosts(
  key: string,
  printed: readonly number[] | undefined,
  y: number,
  height: number,
  { x, width }: DialFrame['strips'],
): readonly Shape[] {
  return printedEdges(printed).flatMap((edge, i) => {
    const place = x + edge * width;
    return [
      line(`${key}-c${i}`, 'm-case', place, y - 4, place, y + height + 4),
      line(`${key}-g${i}`, 'm-print', place, y - 4, place, y + height + 4),
    ];
  });
}

/** Where printed pieces end, but for one that ends with the strip. */
function printedEdges(printed: readonly number[] = []): readonly number[] {
  let edge = 0;
  return printed
    .map((share) => {
      edge += share;
      return edge;
    })
    .filter((place) => place < 0.9995);
}
