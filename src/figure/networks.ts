/**
 * The networks of one page: loaded once, when the first figure asks for them, and shared by all its figures.
 *
 * Where they come from and how they are checked is not known here; neither is what they are.
 */

import type { Found } from '#spec/figure.ts';
import { askingOf, type Fault, type NetworkState, type Networks } from './asking.ts';

export interface NetworkSource {
  /** Bytes of the file. */
  readonly size: (name: string) => number;
  /** @returns the network, or why there is none; never throws */
  readonly load: (
    name: string,
    progress: (got: number) => void,
    signal: AbortSignal,
  ) => Promise<{ net: unknown } | Fault>;
}

export function createNetworks(source: NetworkSource): Networks {
  const states = new Map<string, NetworkState>();
  const running = new Map<string, AbortController>();
  const heard = new Set<() => void>();
  let found: Found = {};
  const of = (name: string): NetworkState => states.get(name) ?? { state: 'absent', got: 0, size: source.size(name) };
  const put = (name: string, change: Partial<NetworkState>) => {
    states.set(name, { ...of(name), ...change });
    for (const tell of [...heard]) tell();
  };
  const begin = async (name: string) => {
    const stop = new AbortController();
    running.set(name, stop);
    put(name, { state: 'loading', got: 0 });
    const result = await source.load(name, (got) => !stop.signal.aborted && put(name, { got }), stop.signal);
    if (stop.signal.aborted) return;
    running.delete(name);
    if (typeof result === 'string') return put(name, { state: result, got: 0 });
    found = { ...found, [name]: result.net };
    put(name, { state: 'ready', got: source.size(name) });
  };
  const beginEach = (names: readonly string[], from: readonly NetworkState['state'][]) => {
    for (const name of names) if (from.includes(of(name).state)) void begin(name);
  };
  const networks: Networks = {
    found: () => found,
    of,
    want: (names) => beginEach(names, ['absent']),
    ask: (names) => beginEach(names, ['absent', 'cancelled', 'unreachable', 'damaged']),
    cancel: (names) => {
      for (const name of names) {
        if (of(name).state !== 'loading') continue;
        running.get(name)?.abort();
        running.delete(name);
        put(name, { state: 'cancelled', got: 0 });
      }
    },
    subscribe: (tell) => {
      heard.add(tell);
      return () => heard.delete(tell);
    },
    asking: (store, spec) => askingOf(store, spec, networks),
  };
  return networks;
}
