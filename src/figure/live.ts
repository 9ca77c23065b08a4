/** A figure in a page: its values in a store of its own, its model computed once per change. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { inTurn } from '#draw/inTurn.ts';
import type { FigureSpec, Sample } from '#spec/figure.ts';
import { initialValues, type Params, type Values } from '#spec/params.ts';
import { type Repair, settle } from '#spec/settle.ts';
import type { Asking, Networks } from './asking.ts';
import { createGrowth, type Sampling } from './growth.ts';

export interface Live<P extends Params = Params, M = unknown> {
  readonly spec: FigureSpec<P, M>;
  /** Holds the values and nothing else. */
  readonly store: StoreApi<Values<P>>;
  /** Hear of changes at once, but only twenty times a second while something is dragged: for all that is not drawn. */
  readonly paced: (heard: () => void) => () => void;
  /** The model of the present values; the same object until a value changes or more of a long sample is drawn. */
  readonly model: () => M;
  /** The model of the values the figure opens with: what a prerendered page shows. */
  readonly openingModel: () => M;
  /** Settle and store a change; what had to be replaced is returned. */
  readonly set: (patch: Partial<Values<P>>) => readonly Repair[];
  readonly reset: () => void;
  /** Where the model rests on a long sample. */
  readonly sampling?: Sampling;
  /** Where the model asks trained networks. */
  readonly asking?: Asking;
}

/** @param networks of the page; without them, a figure that asks for some shows what it holds itself */
export function createLive<P extends Params, M>(spec: FigureSpec<P, M>, networks?: Networks): Live<P, M> {
  const store = createStore<Values<P>>()(() => initialValues(spec.params));
  const asking = spec.nets && networks?.asking(store, spec);
  const found = () => asking?.found() ?? {};
  const whole = (values: Values<P>, drawn?: number) => spec.model(values, drawn, found());
  const { sample } = spec;
  const sampled =
    sample &&
    growing(
      store,
      (values) => sample(values, found()),
      whole,
      () => void present(),
    );
  const modelOf = (values: Values<P>) =>
    asking?.waits() ? whole(values, 0) : sampled ? sampled.model(values) : whole(values);
  let computedFor: Values<P> | undefined;
  let model: M;
  let opening: { readonly model: M } | undefined;
  const hearers = new Set<() => void>();
  const tell = () => {
    for (const heard of hearers) heard();
  };
  store.subscribe(() => inTurn(tell));
  const present = (): M => {
    const values = store.getState();
    if (values !== computedFor) {
      model = modelOf(values);
      computedFor = values;
    }
    return model;
  };
  return {
    spec,
    store,
    paced: (heard) => {
      hearers.add(heard);
      return () => void hearers.delete(heard);
    },
    model: present,
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
    ...(sampled ? { sampling: asking ? asking.hold(sampled.sampling) : sampled.sampling } : {}),
    ...(asking ? { asking } : {}),
  };
}

/** A model that is asked for more of its sample in every frame; whoever follows the store hears of each slice. */
function growing<P extends Params, M>(
  store: StoreApi<Values<P>>,
  sample: (values: Values<P>) => Sample,
  modelOf: FigureSpec<P, M>['model'],
  compute: () => void,
) {
  const opening = sample(store.getState());
  const growth = createGrowth(opening);
  const tell = () => store.setState({ ...store.getState() }, true);
  const act = (what: () => void) => () => {
    what();
    tell();
  };
  const sampling: Sampling = {
    progress: () => {
      // Whoever hears of a slice first has it drawn.
      compute();
      return growth.progress();
    },
    opening: { drawn: opening.size, size: opening.size, stopped: false },
    stop: act(growth.stop),
    goOn: act(growth.goOn),
    restart: act(growth.restart),
  };
  return {
    sampling,
    model: (values: Values<P>): M => {
      const drawn = growth.next(sample(values));
      const began = performance.now();
      const model = modelOf(values, drawn);
      growth.took(performance.now() - began);
      const { size, stopped } = growth.progress();
      // If the values move meanwhile, they ask for the next slice themselves.
      if (drawn < size && !stopped) requestAnimationFrame(() => store.getState() === values && tell());
      return model;
    },
  };
}
