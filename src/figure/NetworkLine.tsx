/** Which network a figure asks, and how far its weights are: loaded when a reader needs them, and not before. */

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { formatNumber } from '#spec/format.ts';
import type { Asking, NetworkState } from './asking.ts';
import { useScope } from './scope.ts';
import { together } from './together.ts';
import type { NetworkUi, Told } from './ui.ts';
import { useLive } from './useLive.ts';

interface Props extends Pick<Told, 'live' | 'lang'> {
  readonly ui: NetworkUi;
  readonly asking: Asking;
}

export function NetworkLine({ live, asking, ui, lang }: Props) {
  const line = useRef<HTMLDivElement>(null);
  const { networks } = asking;
  const { cardHref } = useScope();
  const names = useLive(live, (values) => live.spec.nets?.(values as never).join(' ') ?? '')
    .split(' ')
    .filter(Boolean);
  const { state, got, size } = useTogether(asking, names);
  /** When coming near began to load it. */
  const warmed = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const figure = line.current?.closest('figure');
    const near = () => {
      if (together(networks, asking.names()).state === 'absent') warmed.current = performance.now();
      asking.warm();
    };
    for (const event of NEAR) figure?.addEventListener(event, near, { passive: true });
    return () => {
      for (const event of NEAR) figure?.removeEventListener(event, near);
    };
  }, [asking, networks]);
  const kilobytes = formatNumber(Math.ceil(size / 1000), { as: 'whole' }, lang);
  // At some values a figure asks nobody; the line keeps its room.
  const asked = names.length > 0;
  const called = names.map((name) => ui.names[name] ?? name);
  const said = asked ? ui[state](called, kilobytes) : '';
  const press = () => {
    if (state !== 'loading') networks.ask(names);
    // The finger that came to load it was near before it was down, and the button had another name by then.
    else if (performance.now() - warmed.current > ONE_PRESS) networks.cancel(names);
  };
  const label = { ready: '', loading: ui.cancel, absent: ui.load }[state as string] ?? ui.retry;
  return (
    <div ref={line} className={`controls network needs-script ${state}`}>
      <span className="of" role="status">
        {said}
      </span>
      {state === 'loading' && (
        <>
          <progress value={got} max={size} aria-label={said} />
          <span className="of" aria-hidden="true">
            {Math.floor((100 * got) / Math.max(1, size))}%
          </span>
        </>
      )}
      {asked && <a href={cardHref(names[0] as string)}>{ui.card}</a>}
      {label !== '' && asked && (
        <button type="button" className="btn" onClick={press}>
          {label}
        </button>
      )}
    </div>
  );
}

/** Milliseconds that a press may take from coming near to letting go. */
const ONE_PRESS = 600;

/** Signs that a reader is about to use a figure. */
const NEAR = ['pointerenter', 'pointerdown', 'focusin'] as const;

/** A few dozen steps of progress are enough to be seen. */
function useTogether({ networks }: Asking, names: readonly string[]): NetworkState {
  const key = () => {
    const { state, got, size } = together(networks, names);
    const step = Math.max(1, size / 40);
    return `${state} ${Math.round(Math.floor(got / step) * step)} ${size}`;
  };
  const opening = () => `absent 0 ${together(networks, names).size}`;
  const [state, got, size] = useSyncExternalStore(networks.subscribe, key, opening).split(' ');
  return { state: state as NetworkState['state'], got: Number(got), size: Number(size) };
}
