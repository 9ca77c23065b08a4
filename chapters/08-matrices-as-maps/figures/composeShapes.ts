/** One panel: the grid before and after, the boat, both arrows; above it what has been done, in words and numbers. */

import { arrowShapes } from '#draw/arrow.ts';
import { boatShapes } from '#draw/boat.ts';
import { sheetShapes } from '#draw/mappedPlane.ts';
import { matrixHeight, matrixShapes } from '#draw/matrixText.ts';
import type { Shape } from '#draw/paint.ts';
import { groundShapes } from '#draw/plane.ts';
import { dot, path, text } from '#draw/shapes.ts';
import { textWidth } from '#draw/textWidth.ts';
import { intoBox } from '#draw/window.ts';
import { formatNumber } from '#spec/format.ts';
import { type ComposeFrame, type ComposeScene, entryText, HEAD, type Panel } from './composeScene.ts';

/** To be drawn in the window of the panel. */
export function sheetOf({ box, reach, affine, scale }: Omit<Panel, 'name'>): readonly Shape[] {
  return [
    ...groundShapes({ ...box, reach, matrix: affine.matrix }),
    ...sheetShapes(affine, scale),
    ...boatShapes((p) => scale.to(scale.map(p))),
  ];
}

export function arrowsIn({ box, affine, scale, own }: Omit<Panel, 'name'>): readonly Shape[] {
  const [a, b, c, d] = affine.matrix;
  const zero = scale.to([0, 0]);
  const short = own ? 9.5 : 0;
  return [
    ...arrowShapes('first', zero, intoBox(box, scale.to([a, c])), { short }),
    ...arrowShapes('second', zero, intoBox(box, scale.to([b, d])), { hollow: true, short }),
    dot('zero', 'm-dot', ...zero, 2.5),
  ];
}

/** Above the panel at the left its name and what it is, at the right its matrix. */
export function headShapes({ lang, words, narrow }: ComposeScene, { name, box, affine }: Panel): readonly Shape[] {
  const size = narrow ? 12.5 : 14;
  const said = affine.matrix.map((x) => entryText(x, lang)) as [string, string, string, string];
  const column = Math.max(narrow ? 22 : 32, ...said.map((entry) => textWidth(entry, size) + 6));
  const width = 2 * column + size;
  const rows = [said.slice(0, 2), said.slice(2)];
  const height = matrixHeight({ rows, size });
  const top = box.y - height - 9;
  const lead = textWidth(`${name} =`, 16) + 12;
  // Left out where there is no room: the ways between the panels say the same.
  const [stepX, stepY, room] = narrow
    ? [box.x, top + 39, box.width - width - 6]
    : [box.x + lead + width + 12, top + 31, box.width - lead - width - 12];
  return [
    text(`${name}-name`, 'map bold big', box.x, top + 19, narrow ? name : `${name} =`),
    ...(textWidth(words.steps[name], 14) <= room ? [text(`${name}-said`, '', stepX, stepY, words.steps[name])] : []),
    ...matrixShapes({
      key: `${name}-m`,
      x: narrow ? box.x + box.width - width : box.x + lead,
      y: top,
      size,
      rows,
      css: 'map',
      column,
    }),
  ];
}

/** Arrows from the plane before to its two first steps, and on to the second ones. */
export function waysShapes({ words, narrow }: ComposeScene, { before, panels }: ComposeFrame): readonly Shape[] {
  if (narrow || !before) return [];
  const [a, ba, b, ab] = panels as readonly [Panel, Panel, Panel, Panel];
  const right = (box: Panel['box']) => box.x + box.width;
  const middle = (box: Panel['box']) => box.y + box.height / 2;
  const way = (key: string, from: Panel['box'], to: Panel['box'], name: string) => {
    const [x1, x2] = [right(from) + 5, to.x - 5];
    const y2 = middle(to);
    const y1 = from === to ? y2 : Math.min(from.y + from.height - 20, Math.max(from.y + 20, y2));
    const turn = Math.atan2(y2 - y1, x2 - x1);
    const wing = (side: number) => `L${x2 - 7 * Math.cos(turn + side)},${y2 - 7 * Math.sin(turn + side)}`;
    return [
      path(key, 'm-tick', `M${x1},${y1}L${x2},${y2}M${x2},${y2}${wing(0.5)}M${x2},${y2}${wing(-0.5)}`),
      text(`${key}-name`, 'map bold halo', (x1 + x2) / 2, (y1 + y2) / 2 - 9, name, 'middle', 16),
    ];
  };
  return [
    text('before-name', 'ink', before.box.x, before.box.y - 12, words.before),
    ...way('to-a', before.box, a.box, 'A'),
    ...way('to-b', before.box, b.box, 'B'),
    ...way('to-ba', a.box, ba.box, 'B'),
    ...way('to-ab', b.box, ab.box, 'A'),
  ];
}

/** Whether the order matters, and what happens to areas whatever the order. */
export function verdictShapes({ model, words, lang, height, narrow, width }: ComposeScene): readonly Shape[] {
  const two = (x: number) => formatNumber(x, { as: 'fixed', digits: 2 }, lang);
  const { A, B, both } = model.dets;
  const dets = words.dets(two(A), two(B), two(both));
  const verdict = model.same ? words.same : words.differ;
  const size = Math.min(16, (16 * (narrow ? width - 4 : width / 3 - 20)) / textWidth(verdict, 16));
  const [top, foot] = narrow ? [height - 50, height - 26] : [HEAD / 2 - 6, height - 40];
  return [
    text('verdict', 'ink bold', 0, top, verdict, 'start', size),
    ...dets.map((line, i) => text(`dets${i}`, 'area', 0, foot + 20 * i, line)),
  ];
}
