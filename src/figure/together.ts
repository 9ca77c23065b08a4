import type { NetworkState, Networks } from './asking.ts';

/** All of several networks as one thing to wait for. */
export function together(networks: Networks, names: readonly string[]): NetworkState {
  const all = names.map(networks.of);
  const sum = (of: (state: NetworkState) => number) => all.reduce((total, each) => total + of(each), 0);
  const worst = (['damaged', 'unreachable', 'cancelled', 'loading', 'absent'] as const).find((state) =>
    all.some((each) => each.state === state),
  );
  return { state: worst ?? 'ready', got: sum(({ got }) => got), size: sum(({ size }) => size) };
}
