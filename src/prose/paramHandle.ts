/** One number of a figure's parameters, as a sentence holds it: read, moved, typed over. */

import { boundsOf, labelOf } from '#figure/grip.ts';
import type { Live } from '#figure/live.ts';
import type { FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import { type Bounds, onSteps, snap } from '#spec/number.ts';
import { type AnyValues, initialValues } from '#spec/params.ts';
import type { Repair } from '#spec/settle.ts';
import { valueText } from '#spec/valueText.ts';

export interface ParamHandle {
  readonly live: Live;
  readonly bounds: Bounds;
  /** Whether it is an item of a list. */
  readonly listed: boolean;
  /** Undefined where the reader has removed the item. */
  readonly now: () => number | undefined;
  readonly resting: number | undefined;
  readonly label: (when?: 'resting') => string;
  readonly text: (x: number | undefined) => string;
  /** @returns what had to be replaced */
  readonly set: (x: number) => readonly Repair[];
  readonly drag: (start: number, steps: number) => void;
  readonly range: (start: number) => readonly [down: number, up: number];
}

/**
 * @param name "simplex.shift", or with an index, "prize.logits.0"
 * @throws RangeError if it is no number and no list of numbers
 */
export function paramHandle(
  figures: { readonly [id: string]: Live },
  words: { readonly [id: string]: FigureWords<never> },
  lang: Lang,
  name: string,
): ParamHandle {
  const [id = '', param = '', item] = name.split('.');
  const live = figures[id];
  const labels = words[id];
  if (!live || !labels) throw new RangeError(`nothing on this page is called ${name}`);
  const bounds = boundsOf(live.spec.params, param);
  const listed = live.spec.params[param]?.kind === 'list';
  const index = item === undefined ? undefined : Number(item);
  if (listed !== (index !== undefined)) throw new RangeError(`${name} needs an index just if it is a list`);

  const state = () => live.store.getState() as AnyValues;
  const read = (values: AnyValues) =>
    (index === undefined ? values[param] : (values[param] as number[])[index]) as number | undefined;
  const now = () => read(state());
  const resting = initialValues(live.spec.params) as AnyValues;

  const set = (x: number) => {
    if (now() === undefined || Object.is(now(), x)) return [];
    return live.set({ [param]: index === undefined ? x : (state()[param] as readonly number[]).with(index, x) });
  };

  return {
    live,
    bounds,
    listed,
    now,
    resting: read(resting),
    label: (when) => labelOf(live.spec.params, labels, when ? resting : state(), param, index),
    text: (x) => (x === undefined ? '\u2014' : valueText(bounds, x, lang)),
    set,
    drag: (start, steps) => set(dragged(bounds, start, steps)),
    range: (start) => reach(bounds, start),
  };
}

function dragged(bounds: Bounds, start: number, steps: number): number {
  const from = Math.min(bounds.max, Math.max(bounds.min, start));
  if (bounds.scale === 'log') return snap(bounds, from * (1 + bounds.step) ** steps);
  const to = from + steps * bounds.step;
  return to <= bounds.min || to >= bounds.max ? snap(bounds, to) : onSteps(bounds, to);
}

function reach(bounds: Bounds, start: number): readonly [down: number, up: number] {
  const from = Math.min(bounds.max, Math.max(bounds.min, start));
  const steps = (to: number) =>
    bounds.scale === 'log' ? Math.log(to / from) / Math.log1p(bounds.step) : (to - from) / bounds.step;
  return [steps(bounds.min), steps(bounds.max)];
}
