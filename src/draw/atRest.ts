/** What should happen once, after the last of many changes. */

import { now } from './moving.ts';

/**
 * @param rest milliseconds without a change after which `act` is called
 * @returns a function to call at every change, cheap enough for every move of a drag, and one that forgets about it
 */
export function atRest(rest: number, act: () => void): { readonly changed: () => void; readonly cancel: () => void } {
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const rested = now() - last;
    timer = rested < rest ? setTimeout(look, rest - rested) : undefined;
    if (timer === undefined) act();
  };
  return {
    changed: () => {
      last = now();
      timer ??= setTimeout(look, rest);
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
