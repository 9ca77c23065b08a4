/** Four columns no longer lie in a plane: a table of weights, the input above it, and what each product adds. */

import type { HandleData } from '#draw/handleData.ts';
import type { Shape } from '#draw/paint.ts';
import { line, rect, text } from '#draw/shapes.ts';
import type { Detector } from './detectorsModel.model.ts';
import { type DetectorsFrame, type DetectorsScene, one, SUBSCRIPTS, two } from './detectorsScene.ts';

const LEFT = 34;

interface Grid {
  readonly column: number;
  /** Middle of a column, and of a row. */
  readonly across: (j: number) => number;
  readonly down: (i: number) => number;
  readonly row: number;
  readonly zero: number;
  /** Of a unit of the input. */
  readonly unit: number;
}

function gridOf({ main }: DetectorsFrame, rows: number): Grid {
  const column = (main.width - LEFT) / 4;
  const lane = main.height * 0.42;
  const zero = main.y + lane / 2 + 8;
  const top = main.y + lane + 34;
  const row = Math.min(64, (main.height - lane - 38) / Math.max(3, rows));
  return {
    column,
    row,
    zero,
    unit: (lane / 2 - 14) / 5,
    across: (j) => main.x + LEFT + column * (j + 0.5),
    down: (i) => top + row * (i + 0.5),
  };
}

export function gridShapes(scene: DetectorsScene, frame: DetectorsFrame): readonly Shape[] {
  const { model, lang } = scene;
  const { main } = frame;
  const grid = gridOf(frame, model.rows.length);
  const bar = Math.min(40, grid.column * 0.4);
  const largest = Math.max(
    1,
    ...model.rows.flatMap(({ weights }) => weights.map((w, j) => Math.abs(w * (model.input[j] as number)))),
  );
  const half = grid.column * 0.4;
  return [
    line('zero', 'm-zero', main.x + LEFT - 8, grid.zero, main.x + main.width, grid.zero),
    text('x', 'map bold big', main.x, grid.zero + 5, 'x'),
    ...model.input.flatMap((x, j) => {
      const end = grid.zero - x * grid.unit;
      const left = grid.across(j) - bar / 2;
      return [
        rect(`x${j}`, 'm-map', left, Math.min(end, grid.zero), bar, Math.abs(end - grid.zero)),
        line(`lip${j}`, 'm-lip', left - 3, end, left + bar + 3, end),
        text(`xv${j}`, 'map halo', grid.across(j), x >= 0 ? grid.zero + 18 : grid.zero - 8, one(x, lang), 'middle'),
      ];
    }),
    ...model.rows.flatMap((row, i) => rowShapes(row, i)),
  ];

  function rowShapes({ weights }: Detector, i: number): readonly Shape[] {
    const y = grid.down(i);
    const looked = i === model.looked;
    return [
      ...(looked ? [rect('looked', 'm-half', main.x, y - grid.row / 2, main.width, grid.row)] : []),
      text(`w${i}`, looked ? 'map bold big' : 'map big', main.x, y + 3, `w${SUBSCRIPTS[i]}`),
      ...weights.flatMap((w, j) => {
        const part = w * (model.input[j] as number);
        const width = (Math.abs(part) / largest) * half;
        const middle = grid.across(j);
        return [
          text(`w${i}${j}`, 'ink big', middle, y, one(w, lang), 'middle'),
          line(`m${i}${j}`, 'm-tick', middle, y + 6, middle, y + 16),
          rect(`p${i}${j}`, 'm-map', part < 0 ? middle - width : middle, y + 7, width, 8),
        ];
      }),
    ];
  }
}

export function inputHandles(scene: DetectorsScene, frame: DetectorsFrame): readonly HandleData[] {
  const { model, words, lang } = scene;
  const grid = gridOf(frame, model.rows.length);
  return model.input.map((x, j): HandleData => {
    const grip = scene.grip('x4', j);
    const outputs = model.rows.map(({ output }) => two(output, lang)).join(', ');
    return {
      key: `in${j}`,
      x: grid.across(j),
      y: grid.zero - x * grid.unit,
      direction: 'y',
      hue: 'map',
      grips: [{ ...grip, label: () => words.input(j + 1), text: () => `${grip.text()}, ${words.answers(outputs)}` }],
      move: (_, y) => grip.set((grid.zero - y) / grid.unit),
    };
  });
}
