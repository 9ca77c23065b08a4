/** A figure in a page: its values in a store of its own, its model computed once per change. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FigureSpec } from '#spec/figure.ts';
import { initialValues, type Params, type Values } from '#spec/params.ts';
import { type Repair, settle } from '#spec/settle.ts';

export interface Live<P extends Params = Params, M = unknown> {
  readonly spec: FigureSpec<P, M>;
  /** Holds the values and nothing else. */
  readonly store: StoreApi<Values<P>>;
  /** The model of the present values; the same object until a value changes. */
  readonly model: () => M;
  /** The model of the values the figure opens with: what a prerendered page shows. */
  readonly openingModel: () => M;
  /** Settle and store a change; what had to be replaced is returned. */
  readonly set: (patch: Partial<Values<P>>) => readonly Repair[];
  readonly reset: () => void;
}

export function createLive<P extends Params, M>(spec: FigureSpec<P, M>): Live<P, M> {
  const store = createStore<Values<P>>()(() => initialValues(spec.params));
  let computedFor: Values<P> | undefined;
  let model: M;
  let opening: { readonly model: M } | undefined;
  return {
    spec,
    store,
    model: () => {
      const values = store.getState();
      if (values !== computedFor) {
        model = spec.model(values);
        computedFor = values;
      }
      return model;
    },
    openingModel: () => {
      opening ??= { model: spec.model(initialValues(spec.params)) };
      return opening.model;
    },
    set: (patch) => {
      const present = store.getState();
      const { values, repairs } = settle(spec.params, { ...present, ...patch }, present);
      store.setState(values, true);
      return repairs;
    },
    reset: () => store.setState(initialValues(spec.params), true),
  };
}
