/**
 * How one figure asks the networks of its page: it says which, waits for them, and has its model computed again when
 * they come. Only pages whose figures ask load this.
 */

import type { StoreApi } from 'zustand/vanilla';
import type { FigureSpec, Found } from '#spec/figure.ts';
import { initialValues, type Params, sameValue, type Values } from '#spec/params.ts';
import type { Sampling } from './growth.ts';

/** Why a network is not here: no way to it, or what came is not what was sent. */
export type Fault = 'unreachable' | 'damaged';

export interface NetworkState {
  readonly state: 'absent' | 'loading' | 'ready' | 'cancelled' | Fault;
  /** Bytes that have come, and bytes there are. */
  readonly got: number;
  readonly size: number;
}

export interface Networks {
  /** The same object until one more is here. */
  readonly found: () => Found;
  readonly of: (name: string) => NetworkState;
  /** Load what is neither here nor on its way; what a reader has cancelled stays cancelled. */
  readonly want: (names: readonly string[]) => void;
  /** Load it now, whatever happened before. */
  readonly ask: (names: readonly string[]) => void;
  readonly cancel: (names: readonly string[]) => void;
  readonly subscribe: (heard: () => void) => () => void;
  /** How one figure asks them. */
  readonly asking: <P extends Params, M>(store: StoreApi<Values<P>>, spec: FigureSpec<P, M>) => Asking;
}

/** What a model asks of trained networks. */
export interface Asking {
  readonly networks: Networks;
  /** Those of the present values. */
  readonly names: () => readonly string[];
  /** Whether the picture has to wait for them, or for what they still have to read. */
  readonly waits: () => boolean;
  /** Those that can be asked now. */
  readonly found: () => Found;
  /** A reader comes near: what may be asked next had better be here. */
  readonly warm: () => void;
  /** A long sample of which nothing is drawn while a network is awaited. */
  readonly hold: (sampling: Sampling) => Sampling;
}

/** Asks for the networks of the present values, and has the model computed again when they come. */
export function askingOf<P extends Params, M>(
  store: StoreApi<Values<P>>,
  { params, sample, nets = () => [], holds, prepare = () => true }: FigureSpec<P, M>,
  networks: Networks,
): Asking {
  const names = () => nets(store.getState());
  const first = initialValues(params);
  const opens = (values: Values<P>) => Object.keys(params).every((name) => sameValue(values[name], first[name]));
  const missing = () => names().some((name) => !(name in networks.found()));
  const held = () => (holds ?? opens)(store.getState());
  /** The values whose text is being read, or has been. */
  let reading: { readonly values: Values<P>; readonly done: boolean } | undefined;
  const readOn = (values: Values<P>): void => {
    if (store.getState() !== values) return;
    if (!prepare(values, networks.found())) return void requestAnimationFrame(() => readOn(values));
    const told = { ...values };
    reading = { values: told, done: true };
    store.setState(told, true);
  };
  const reads = (): boolean => {
    const values = store.getState();
    if (reading?.values !== values) {
      reading = { values, done: prepare(values, networks.found()) };
      if (!reading.done) requestAnimationFrame(() => readOn(values));
    }
    return !reading.done;
  };
  const waits = () => !held() && (missing() || reads());
  const found = () => (waits() ? {} : networks.found());
  let listening: (() => void) | undefined;
  const arrived = () => {
    if (missing()) return;
    listening?.();
    listening = undefined;
    store.setState({ ...store.getState() }, true);
  };
  const want = () => {
    if (!missing()) return;
    listening ??= networks.subscribe(arrived);
    networks.want(names());
  };
  store.subscribe(() => {
    if (waits()) want();
  });
  const nothing = () => ({ drawn: 0, size: sample?.(store.getState()).size ?? 0, stopped: false });
  const hold = (sampling: Sampling): Sampling => ({
    ...sampling,
    progress: () => (waits() ? nothing() : sampling.progress()),
  });
  return { networks, names, waits, found, warm: want, hold };
}
