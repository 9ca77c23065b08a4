/** Where the words of the two curves stand: each moves up a line rather than lie under the number at the knob. */

import type { Shape } from '#draw/paint.ts';
import { type Anchor, text } from '#draw/shapes.ts';
import { textWidth } from '#draw/textWidth.ts';
import { formatNumber } from '#spec/format.ts';
import { REACH, twicePoint } from './TwiceSoftmax.model.ts';
import type { TwiceFrame, TwiceScene } from './twiceFrame.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly anchor: Anchor;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Bold letters are a little wider. */
const BOLD = 1.12;

function boxOf({ x, y, anchor }: Place, words: string, size: number): Box {
  const wide = BOLD * textWidth(words, size);
  const left = anchor === 'end' ? x - wide : x;
  return { left: left - 4, right: left + wide + 4, top: y - 0.8 * size, bottom: y + 0.2 * size };
}

const apart = (a: Box, b: Box) => a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;

/** The number at the knob, to its right where the picture has room. */
export function lossPlace({ model }: TwiceScene, frame: TwiceFrame, said: string): Place {
  const [x, y] = [frame.x(model.z), frame.y(model.loss) - 18];
  return x + 20 + textWidth(said, 16) > frame.right
    ? { x: frame.right + 10, y, anchor: 'end' }
    : { x: x + 8, y, anchor: 'start' };
}

/** The number, the names of both curves, and what the floor is. */
export function wordShapes(scene: TwiceScene, frame: TwiceFrame, said: string): readonly Shape[] {
  const { model, words, narrow, lang } = scene;
  const once = model.pass === 'logits';
  const loss = lossPlace(scene, frame, said);
  const [x, y] = [frame.x(model.z), frame.y(model.loss)];
  const taken = [boxOf(loss, said, 16), { left: x - 12, right: x + 12, top: y - 12, bottom: y + 12 }];
  const end = twicePoint(model.classes, REACH.max);
  const last = (y: number): Place => ({ x: frame.last - 8, y, anchor: 'end' });
  const free = (shown: string, places: readonly Place[]): Place => {
    const place = places.find((each) => taken.every((box) => apart(box, boxOf(each, shown, 14))));
    const chosen = place ?? (places.at(-1) as Place);
    taken.push(boxOf(chosen, shown, 14));
    return chosen;
  };
  const put = (key: string, css: string, shown: string, places: readonly Place[]) => {
    const { x, y, anchor } = free(shown, places);
    return text(key, css, x, y, shown, anchor);
  };
  const above = (y: number) => [12, 35, 58].map((up) => last(y - up));
  const bottom = frame.y(model.floor);
  // In a narrow picture the curve would run through the words at the left.
  const beside = narrow ? last : (y: number): Place => ({ x: frame.x(-4.6), y, anchor: 'start' });
  const under = [bottom + 19, ...(frame.floor - bottom > 76 ? [bottom + 30] : []), bottom - 8];
  const floor = words.floor(formatNumber(model.floor, { as: 'fixed', digits: 3 }, lang));
  return [
    put('once-name', once ? 'ink bold halo' : 'halo', words.curves.logits, above(frame.y(end.once))),
    put('floor-words', 'bold ink halo', floor, under.map(beside)),
    put(
      'twice-name',
      once ? 'halo' : 'ink bold halo',
      words.curves.probabilities,
      narrow ? above(frame.y(end.twice)) : [last(frame.y(end.twice) + 20), ...above(frame.y(end.twice))],
    ),
    text('loss', 'big bold ink halo', loss.x, loss.y, said, loss.anchor),
  ];
}
