/** The keys of every number: arrows one step, Alt a small one, Shift or Page a large one, Home and End the limits. */

import { type Bounds, stepped } from '#spec/number.ts';

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

const DIRECTION: { readonly [key: string]: -1 | 1 } = {
  ArrowUp: 1,
  ArrowRight: 1,
  PageUp: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageDown: -1,
};

/** @returns the value a key asks for, or undefined if the key is for something else */
export function keyed(bounds: Bounds, x: number, { key, altKey, shiftKey, ctrlKey, metaKey }: Key): number | undefined {
  if (ctrlKey || metaKey) return undefined;
  if (key === 'Home') return bounds.min;
  if (key === 'End') return bounds.max;
  const direction = DIRECTION[key];
  if (!direction) return undefined;
  return stepped(bounds, x, direction, key.startsWith('Page') || shiftKey ? 'large' : altKey ? 'small' : 'normal');
}
