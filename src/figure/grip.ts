/** The movable side of a parameter, the same for every handle: spoken name and value, limits, steps, dragging. */

import type { Grip } from '#draw/handleData.ts';
import type { FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import { type Bounds, onSteps, stepped } from '#spec/number.ts';
import type { AnyValues, Params } from '#spec/params.ts';
import { valueText } from '#spec/valueText.ts';
import type { Live } from './live.ts';

/** What is being dragged, and all values as they were when the drag began. */
export interface Held {
  readonly param: string;
  readonly index?: number;
  readonly values: AnyValues;
}

/** Where a picture keeps its drag state; not in the store, since it is nothing a link should carry. */
export interface Holding {
  held: Held | undefined;
  readonly changed: () => void;
}

/**
 * @param index which item, if the parameter is a list
 * @throws RangeError if the parameter is no number and no list of numbers
 */
export function gripOf(
  live: Live,
  words: FigureWords<never>,
  lang: Lang,
  holding: Holding,
  param: string,
  index?: number,
): Grip {
  const bounds = boundsOf(live.spec.params, param);
  const values = live.store.getState() as AnyValues;
  const now = read(values, param, index);
  const write = (x: number) => {
    const latest = live.store.getState() as AnyValues;
    if (Object.is(read(latest, param, index), x)) return;
    live.set({ [param]: index === undefined ? x : (latest[param] as readonly number[]).with(index, x) });
  };
  const latest = () => read(live.store.getState() as AnyValues, param, index);
  const held = holding.held;
  return {
    param,
    label: () => labelOf(live.spec.params, words, values, param, index),
    text: () => valueText(bounds, now, lang),
    min: bounds.min,
    max: bounds.max,
    now,
    held: held !== undefined && held.param === param && held.index === index,
    start: () => {
      holding.held = { param, ...(index === undefined ? {} : { index }), values: live.store.getState() as AnyValues };
      holding.changed();
    },
    set: (x) => write(onSteps(bounds, x)),
    end: () => {
      holding.held = undefined;
      holding.changed();
    },
    step: (direction, size) => write(stepped(bounds, latest(), direction, size)),
    toEnd: (direction) => write(direction > 0 ? bounds.max : bounds.min),
  };
}

/** The limits and steps of a number, or of the items of a list. */
export function boundsOf(params: Params, param: string): Bounds {
  const p = params[param];
  if (p?.kind === 'number') return p;
  if (p?.kind === 'list') return p.item;
  throw new RangeError(`${param} is no number and no list of numbers`);
}

/** "score of 光": the label of a parameter, with the item's name where it is one of a list. */
export function labelOf(
  params: Params,
  words: FigureWords<never>,
  values: AnyValues,
  param: string,
  index?: number,
): string {
  const label = words.params[param] ?? param;
  if (index === undefined) return label;
  const naming = Object.entries(params).find(([, p]) => p.kind === 'names' && p.of === param)?.[0];
  const number = String(index + 1);
  const name = naming === undefined ? (words.items?.[number] ?? number) : (values[naming] as readonly string[])[index];
  return `${label} ${name}`;
}

function read(values: AnyValues, param: string, index: number | undefined): number {
  const value = values[param];
  return (index === undefined ? value : (value as readonly number[])[index]) as number;
}
