/** What came of many throws at one strip: a second strip below the first, cut by counts instead of shares. */

import type { Shape } from '#draw/paint.ts';
import { line, rect, text } from '#draw/shapes.ts';
import { layoutStrip } from '#draw/stripLayout.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import { loop } from './Loop.model.ts';
import type { LoopFrame, LoopScene } from './loopFrame.ts';
import { LAST_STATION } from './loopParams.model.ts';

export function tallyShapes({ model, words, lang, width }: LoopScene, { strip, tally }: LoopFrame): readonly Shape[] {
  const { faces, named, rest, throws, stage, mode } = model;
  if (model.waiting || stage < LAST_STATION || (mode === 'hand' && throws < 2)) return [];
  const shown = faces.slice(0, named);
  const counts = [...shown.map(({ count }) => count), rest.count];
  const names = [...shown.map(({ name }) => name), words.rest(undefined)];
  const { pieces } = layoutStrip(
    counts.map((count) => count / throws),
    strip.x,
    strip.width,
  );
  const base = tally.top + tally.height - 8;
  const whole = (n: number) => formatNumber(n, { as: 'whole' }, lang);
  const read = (name: string) => Number(loop.readouts[name]?.of(model));
  const one = (x: number) => formatNumber(x, { as: 'fixed', digits: 1 }, lang);
  const said = fitText(
    words.thrown(
      whole(throws),
      model.asked.name,
      Number.isNaN(model.asked.count) ? '—' : whole(model.asked.count),
      mode === 'top' ? undefined : one(read('due')),
      one(read('sd')),
    ),
    width,
    14,
  );
  return [
    ...pieces.map(({ index, x, width: wide }) => rect(`c${index}`, 'm-tallied', x, tally.top, wide, tally.height)),
    ...pieces.flatMap(({ index, x, width: wide }) => {
      const words = `${names[index]} ${whole(counts[index] as number)}`;
      return textWidth(words, 14) + 10 > wide ? [] : [text(`n${index}`, 'ink', x + 7, base, words)];
    }),
    line('tally-floor', 'm-floor', strip.x, tally.top + tally.height, strip.x + strip.width, tally.top + tally.height),
    ...(throws < 2
      ? []
      : [text('thrown', 'ink', 0, tally.said, said.text, 'start', said.size === 14 ? undefined : said.size)]),
  ];
}
