/** How far a long sample is, and a button to stop it: nobody has to wait for a million draws. */

import { useCallback, useSyncExternalStore } from 'react';
import { inTurn } from '#draw/inTurn.ts';
import { formatNumber } from '#spec/format.ts';
import type { Progress, Sampling } from './growth.ts';
import type { Told } from './ui.ts';

interface Props extends Pick<Told, 'live' | 'ui' | 'lang'> {
  readonly sampling: Sampling;
}

export function SamplingLine({ live, sampling, ui, lang }: Props) {
  const { drawn, size, stopped } = useProgress(live, sampling);
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

/** Primitives, so that a change that concerns none of them renders nothing. */
function useProgress({ store }: Told['live'], { progress, opening }: Sampling): Progress {
  const subscribe = useCallback(
    (heard: () => void) =>
      store.subscribe(() => {
        const { drawn, size, stopped } = progress();
        // A slice is drawn in every frame: more often than anybody reads how many there are.
        inTurn(heard, drawn < size && !stopped);
      }),
    [store, progress],
  );
  const part = <K extends keyof Progress>(name: K): Progress[K] =>
    // biome-ignore lint/correctness/useHookAtTopLevel: always the same three
    useSyncExternalStore(
      subscribe,
      () => progress()[name],
      () => opening[name],
    );
  return { drawn: part('drawn'), size: part('size'), stopped: part('stopped') };
}
