/** The two strips under the breakers: how the weights are cut, and how much of a term all terms have in common. */

import type { HandleData } from '#draw/handleData.ts';
import type { Shape } from '#draw/paint.ts';
import { at, line, path, rect, text } from '#draw/shapes.ts';
import { fitText, textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import { type BreakersFrame, type BreakersScene, KNOB_BELOW, STRIP_HEIGHT, type StripLane } from './breakersScene.ts';

/** Pieces closer than this, in units, are not told apart. */
const THIN = 3;

export function stripShapes(scene: BreakersScene, frame: BreakersFrame): readonly Shape[] {
  return [...weightShapes(scene, frame.weights), ...sharedShapes(scene, frame.shared)];
}

function weightShapes({ model, words, lang }: BreakersScene, { x, y, width }: StripLane): readonly Shape[] {
  const { first, other, n, effective } = model;
  const low = y + STRIP_HEIGHT;
  const edge = x + first * width;
  const piece = other * width;
  const cuts =
    piece >= THIN ? Array.from({ length: n - 2 }, (_, i) => `M${at(edge + piece * (i + 1))},${y}V${low}`).join('') : '';
  const title = fitText(words.weights(formatNumber(effective, { as: 'ratio' }, lang)), width, 14);
  const said = formatNumber(first, { as: 'share' }, lang);
  return [
    text('weights', 'ink', x - 10, y - 12, title.text, 'start', title.size),
    rect('rest', 'm-many', x, y, width, STRIP_HEIGHT),
    rect('first', 'm-area', x, y, first * width, STRIP_HEIGHT),
    path('cuts', 'm-cuts thin', n > 2 ? cuts : ''),
    line('first-edge', 'm-sep', edge, y, edge, low),
    rect('weights-edge', 'm-area-edge', x, y, width, STRIP_HEIGHT),
    line('weights-stem', 'm-edge', edge, low, edge, low + KNOB_BELOW - 9),
    text('first-said', 'on-area', x + 9, y + 22, edge - x > textWidth(said, 14) + 18 ? said : ''),
  ];
}

function sharedShapes({ model, words, lang }: BreakersScene, { x, y, width }: StripLane): readonly Shape[] {
  const { correlation, by } = model;
  const low = y + STRIP_HEIGHT;
  const edge = x + correlation * width;
  const part = formatNumber(correlation, { as: 'fixed', digits: 2 }, lang);
  const title = fitText(words.shared(part, by === 'moments'), width, 14);
  const fits = (said: string, room: number) => (textWidth(said, 14) + 18 < room ? said : '');
  return [
    text('shared', 'ink', x - 10, y - 12, title.text, 'start', title.size),
    rect('own', 'm-many', x, y, width, STRIP_HEIGHT),
    rect('common', 'm-area', x, y, correlation * width, STRIP_HEIGHT),
    line('common-edge', 'm-sep', edge, y, edge, low),
    rect('shared-edge', 'm-area-edge', x, y, width, STRIP_HEIGHT),
    line('shared-stem', 'm-edge', edge, low, edge, low + KNOB_BELOW - 9),
    text('common-said', 'on-area', x + 9, y + 22, fits(words.parts.common, edge - x)),
    text('own-said', 'ink', x + width - 9, y + 22, fits(words.parts.own, x + width - edge), 'end'),
  ];
}

export function stripHandles(scene: BreakersScene, frame: BreakersFrame): readonly HandleData[] {
  const { model, words, lang } = scene;
  const { weights, shared } = frame;
  const { n, first, effective, correlation, gap } = model;
  const size = words.gap(formatNumber(gap.size, { as: 'share' }, lang));
  const concentration = scene.grip('concentration');
  const own = scene.grip('correlation');
  const y = ({ y: top }: StripLane) => top + STRIP_HEIGHT + KNOB_BELOW;
  return [
    // One term has all the weight there is.
    ...(n === 1
      ? []
      : [
          {
            key: 'weights',
            x: weights.x + first * weights.width,
            y: y(weights),
            direction: 'x',
            hue: 'area',
            nudge: true,
            grips: [
              {
                ...concentration,
                text: () =>
                  `${concentration.text()}, ${words.weights(formatNumber(effective, { as: 'ratio' }, lang))}, ${size}`,
              },
            ],
            move: (to) => {
              const share = (to - weights.x) / weights.width;
              concentration.set((share - 1 / n) / (1 - 1 / n));
            },
          } satisfies HandleData,
        ]),
    {
      key: 'shared',
      x: shared.x + correlation * shared.width,
      y: y(shared),
      direction: 'x',
      hue: 'area',
      grips: [{ ...own, text: () => `${own.text()}, ${size}` }],
      move: (to) => own.set((to - shared.x) / shared.width),
    },
  ];
}
