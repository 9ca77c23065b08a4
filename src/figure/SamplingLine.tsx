/** How far a long sample is, and a button to stop it: nobody has to wait for a million draws. */

import { useSyncExternalStore } from 'react';
import { formatNumber } from '#spec/format.ts';
import type { Sampling } from './live.ts';
import type { Told } from './ui.ts';

interface Props extends Pick<Told, 'live' | 'ui' | 'lang'> {
  readonly sampling: Sampling;
}

export function SamplingLine({ live, sampling, ui, lang }: Props) {
  const drawn = useSyncExternalStore(live.store.subscribe, ...both(() => sampling.progress().drawn));
  const size = useSyncExternalStore(live.store.subscribe, ...both(() => sampling.progress().size));
  const stopped = useSyncExternalStore(live.store.subscribe, ...both(() => sampling.progress().stopped));
  const whole = (n: number) => formatNumber(n, { as: 'whole' }, lang);
  const done = drawn === size;
  return (
    <div className="controls sampling needs-script">
      <progress value={drawn} max={size} aria-label={ui.drawn(whole(drawn), whole(size))} />
      <span className="of" aria-hidden="true">
        {ui.drawn(whole(drawn), whole(size))}
      </span>
      <button
        type="button"
        className="btn"
        aria-disabled={done || undefined}
        onClick={() => !done && (stopped ? sampling.goOn() : sampling.stop())}
      >
        {stopped && !done ? ui.goOn : ui.stop}
      </button>
    </div>
  );
}

/** The same in the browser and in the prerendered page, which shows the opening sample whole. */
const both = <T,>(get: () => T): [() => T, () => T] => [get, get];
