/** The ladder: the same text, remembered a token further back on each rung. The die gets surer, and is seen more rarely. */

import type { Shape } from '#draw/paint.ts';
import { hatched, path, rect, text } from '#draw/shapes.ts';
import { fitText, textWidth, wrapText } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { Die } from './ranked.model.ts';
import { LADDER, ladderSpan, type SwapScene } from './swapScene.ts';

export function ladderShapes(scene: SwapScene): readonly Shape[] {
  const { model, words, lang, width, narrow } = scene;
  const size = narrow ? 12 : 14;
  if (model.rungs.length === 0) {
    const said = model.waiting ? words.waiting : words.noCounts;
    return wrapText(said, width, 16).map((part, i) => text(`w${i}`, 'ink', 0, LADDER.y + 24 * i, part, 'start', 16));
  }
  const seenAt = width - (narrow ? 52 : 66);
  const nats = (x: number) => formatNumber(x, { as: 'fixed', digits: 3 }, lang);
  const row = (i: number) => LADDER.y + LADDER.pitch * i;
  const net = fitText(words.net, ladderSpan(scene).from - 34, size);
  return [
    text('hm', '', 26, LADDER.head, words.memory, 'start', size),
    text('hs', '', seenAt, LADDER.head, words.seen, 'end', size),
    text('he', '', width - 1, LADDER.head, words.entropy, 'end', size),
    ...model.rungs.flatMap(({ seen, die }, i) => {
      const css = i === model.context ? 'bold ink' : 'ink';
      return [
        text(`m${i}`, css, 40, row(i) + 14, String(i)),
        ...(die ? rungShapes(`r${i}`, scene, die, row(i)) : noRung(`r${i}`, scene, row(i))),
        text(`s${i}`, css, seenAt, row(i) + 14, formatNumber(seen, { as: 'whole' }, lang), 'end', size),
        text(`e${i}`, css, width - 1, row(i) + 14, die ? nats(die.entropy) : '—', 'end', size),
      ];
    }),
    ...(model.net
      ? [
          text('nn', 'ink', 30, row(5) + 18, net.text, 'start', net.size),
          ...rungShapes('rn', scene, model.net, row(5) + 4),
          text('ns', '', seenAt, row(5) + 18, '—', 'end', size),
          text('ne', 'ink', width - 1, row(5) + 18, nats(model.net.entropy), 'end', size),
        ]
      : []),
  ];
}

function rungShapes(key: string, scene: SwapScene, die: Die, y: number): readonly Shape[] {
  const { from, to } = ladderSpan(scene);
  const { height } = LADDER;
  const unit = to - from;
  let x = from;
  let cuts = '';
  const names: Shape[] = [];
  die.faces.forEach(({ text: token, share }, i) => {
    const wide = share * unit;
    if (textWidth(token, 14) + 4 < wide)
      names.push(text(`${key}t${i}`, 'on-area', x + wide / 2, y + 14, token, 'middle'));
    x += wide;
    if (x < to - 0.5 && wide > 1) cuts += `M${Math.round(100 * x) / 100},${y}v${height}`;
  });
  return [
    rect(`${key}a`, 'm-many', from, y, unit, height),
    rect(`${key}f`, 'm-area', from, y, Math.min(unit, x - from), height),
    path(`${key}c`, 'm-cuts thin', cuts),
    rect(`${key}o`, 'm-area-edge thin', from, y, unit, height),
    ...names,
  ];
}

function noRung(key: string, scene: SwapScene, y: number): readonly Shape[] {
  const { from, to } = ladderSpan(scene);
  const said = fitText(scene.words.never, to - from - 12, 14);
  return [
    hatched(`${key}x`, from, y, to - from, LADDER.height),
    text(`${key}w`, 'ink halo', from + 8, y + 14, said.text, 'start', said.size),
  ];
}
