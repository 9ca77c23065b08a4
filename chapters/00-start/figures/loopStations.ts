/** The first three stations: numbers, vector, scores. All of them are maps, so all of them are blue. */

import { type Scale, scale } from '#draw/axisFit.ts';
import type { Shape } from '#draw/paint.ts';
import { at, line, path, rect, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import type { LoopFrame, LoopScene, Panel } from './loopFrame.ts';

export function stationShapes(scene: LoopScene, frame: LoopFrame): readonly Shape[] {
  const { model, words, narrow, width } = scene;
  if (model.die === 'book') {
    const y = (frame.panels[0].top + frame.panels[2].floor) / 2;
    const fitted = fitText(words.madeUp, width, 14);
    return [text('made-up', '', 0, y, fitted.text, 'start', fitted.size === 14 ? undefined : fitted.size)];
  }
  const whole = (n: number) => formatNumber(n, { as: 'whole' }, scene.lang);
  const asides = model.waiting
    ? ['', '', '']
    : [
        words.read(whole(model.read), model.unseen > 0 ? whole(model.read - model.unseen) : undefined),
        words.vector(whole(model.state.length), whole(model.width)),
        words.scores(whole(model.size)),
      ];
  const parts = [tokenShapes, vectorShapes, scoreShapes];
  return frame.panels.flatMap((panel, i) => [
    ...headShapes(scene, i, panel.x, panel.width, panel.head, model.stage > i ? (asides[i] as string) : ''),
    ...(narrow || i === 0 ? [] : [arrowBefore(i, panel)]),
    ...(model.waiting || model.stage <= i ? emptyShapes(i, panel) : (parts[i] as typeof tokenShapes)(scene, panel)),
  ]);
}

/** "1 numbers", in the colour of its kind, bold where the loop is now; and at the right what it holds. */
export function headShapes(
  { model, words }: LoopScene,
  station: number,
  x: number,
  width: number,
  y: number,
  aside: string,
): readonly Shape[] {
  const now = model.stage === station + 1;
  const hue = station < 3 ? 'map' : 'area';
  const name = `${station + 1}  ${words.stations[station]}`;
  const room = width - textWidth(name, 14) - 16;
  const fitted = fitText(aside, Math.max(20, room), 14);
  return [
    text(`h${station}`, `${hue}${now ? ' bold' : ''}`, x, y, name),
    ...(now ? [line(`hn${station}`, hue === 'map' ? 'm-lip' : 'm-hot', x, y + 6, x + textWidth(name, 14), y + 6)] : []),
    ...(aside
      ? [text(`ha${station}`, '', x + width, y, fitted.text, 'end', fitted.size === 14 ? undefined : fitted.size)]
      : []),
  ];
}

function arrowBefore(i: number, { x, top, floor }: Panel): Shape {
  const y = (top + floor) / 2;
  return path(`arrow${i}`, 'm-axis', `M${at(x - 25)},${at(y)}h15m-5,-4l5,4l-5,4`);
}

const emptyShapes = (i: number, { x, width, top, floor }: Panel): readonly Shape[] => [
  line(`empty${i}`, 'm-grid', x, (top + floor) / 2, x + width, (top + floor) / 2),
];

function tokenShapes({ model, lang }: LoopScene, { x, width, top, floor }: Panel): readonly Shape[] {
  const most = Math.max(2, Math.min(6, Math.floor(width / 46)));
  const shown = model.tokens.slice(-most);
  const column = width / most;
  const y = (top + floor) / 2;
  const before = model.read > shown.length ? [text('more', '', x - 2, y + 2, '…')] : [];
  return [
    ...before,
    ...shown.flatMap(({ id, name }, i) => {
      const middle = x + column * (i + 0.5);
      const fitted = fitText(name, column - 8, 19);
      return [
        text(`k${i}`, 'name', middle, y - 4, fitted.text, 'middle', fitted.size === 19 ? undefined : fitted.size),
        text(`i${i}`, 'map', middle, y + 20, formatNumber(id, { as: 'whole' }, lang).replace(/,/g, ''), 'middle'),
      ];
    }),
  ];
}

function vectorShapes({ model }: LoopScene, { x, width, top, floor }: Panel): readonly Shape[] {
  const most = Math.max(1e-9, ...model.state.map(Math.abs));
  const y = scale([-most, most], floor - 4, top + 4);
  const step = width / Math.max(1, model.state.length);
  return [
    ...model.state.map((value, i) => barShape(`v${i}`, x + step * (i + 0.2), step * 0.6, y, value)),
    line('v-zero', 'm-zero', x, y.at(0), x + width, y.at(0)),
  ];
}

function scoreShapes({ model, lang }: LoopScene, { x, width, top, floor }: Panel): readonly Shape[] {
  const shown = model.faces.slice(0, width < 300 ? 6 : 8);
  const logits = shown.map(({ logit }) => logit);
  const y = scale([Math.min(0, ...logits), Math.max(1e-9, 0, ...logits)], floor - 22, top + 22);
  const column = width / Math.max(1, shown.length);
  const wide = Math.min(30, column * 0.5);
  return [
    ...shown.flatMap(({ name, logit }, i) => {
      const middle = x + column * (i + 0.5);
      const fitted = fitText(name, column - 3, 16);
      const score = formatNumber(logit, { as: 'fixed', digits: 1 }, lang);
      return [
        barShape(`s${i}`, middle - wide / 2, wide, y, logit),
        text(`sn${i}`, 'name', middle, floor, fitted.text, 'middle', fitted.size),
        text(`sv${i}`, 'map', middle, Math.min(y.at(logit), y.at(0)) - 5, score, 'middle', 12),
      ];
    }),
    line('s-zero', 'm-zero', x, y.at(0), x + width, y.at(0)),
  ];
}

const barShape = (key: string, x: number, width: number, y: Scale, value: number): Shape =>
  rect(key, 'm-map', x, Math.min(y.at(0), y.at(value)), width, Math.abs(y.at(0) - y.at(value)));
