/** Three tools, one below the other: the least each can be off by, and where the reader stands. */

import type { Shape } from '#draw/paint.ts';
import { line, path, rect, text } from '#draw/shapes.ts';
import { formatNumber } from '#spec/format.ts';
import { TOOLS } from './foldFit.model.ts';
import { MATCHED } from './foldModel.model.ts';
import type { FoldFrame, FoldScene } from './foldScene.ts';

export function ladderShapes(scene: FoldScene, { ladder }: FoldFrame): readonly Shape[] {
  const { model, words, lang, narrow } = scene;
  const { x, y, width } = ladder;
  const step = narrow ? 62 : 92;
  const most = Math.max(0.9, model.error, model.best.matrix.error);
  const unit = (width - 4) / most;
  const said = (error: number) => formatNumber(error, { as: 'fixed', digits: 3 }, lang);
  return [
    ...TOOLS.flatMap((tool, i) => {
      const top = y + step * i;
      const best = model.best[tool].error;
      const mine = tool === model.tool;
      const level = top + 22;
      return [
        text(`${tool}-name`, mine ? 'ink bold' : 'ink', x, top + 4, words.choices?.['tool']?.[tool] ?? tool),
        text(
          `${tool}-best`,
          best < MATCHED ? 'true' : '',
          x + width,
          top + 4,
          words.best(said(best), best < MATCHED),
          'end',
        ),
        line(`${tool}-axis`, 'm-ruler', x, level, x + width, level),
        rect(`${tool}-bar`, 'm-cut', x, level - 5, best * unit, 10, { fill: 'url(#hatch)' }),
        ...(mine ? mark(level) : []),
      ];
    }),
    text('verdict', 'ink', x, y + step * 3 - (narrow ? 2 : 16), words.verdict(model)),
  ];

  /** A triangle under the axis: how far off the reader is. */
  function mark(level: number): readonly Shape[] {
    const at = x + model.error * unit;
    const words_ = words.yours(said(model.error));
    const end = at > x + width * 0.6;
    return [
      path('yours', 'm-dot', `M${at},${level + 3}l6,10h-12Z`),
      text('yours-said', 'ink', at + (end ? -10 : 10), level + 19, words_, end ? 'end' : 'start'),
    ];
  }
}
