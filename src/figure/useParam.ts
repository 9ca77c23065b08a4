/** Reading and writing one parameter of a figure. */

import type { AnyValue } from '#spec/params.ts';
import type { Repair } from '#spec/settle.ts';
import type { Live } from './live.ts';
import { useLive } from './useLive.ts';

interface Access<T> {
  readonly value: T;
  /** @returns what had to be replaced in this parameter */
  readonly set: (next: T) => readonly Repair[];
}

export function useParam<T extends AnyValue>({
  live,
  name,
}: {
  readonly live: Live;
  readonly name: string;
}): Access<T> {
  return {
    value: useLive(live, (values) => values[name] as T),
    set: (next) => {
      const own = { [name]: next };
      const along = live.spec.along?.[name]?.({ ...live.store.getState(), ...own } as never);
      return live.set({ ...along, ...own }).filter((repair) => repair.param === name);
    },
  };
}
