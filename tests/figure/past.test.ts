/** Steps back and forth through the states of a figure. */

import { beforeEach, describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createPast, type Past } from '#figure/past.ts';

let time: number;
const store = createStore<{ readonly T: number; readonly z: readonly number[] }>()(() => ({ T: 1, z: [1, 2] }));
let past: Past;
beforeEach(() => {
  time = 0;
  store.setState({ T: 1, z: [1, 2] }, true);
  past = createPast(store, () => time);
});
/** After a rest. */
const rest = (patch: { readonly T?: number; readonly z?: readonly number[] }) => {
  time += 1000;
  store.setState(patch);
};

describe('the past of a figure', () => {
  it('goes back and forth, rest by rest', () => {
    rest({ T: 2 });
    rest({ z: [3] });
    past.undo();
    expect(store.getState()).toEqual({ T: 2, z: [1, 2] });
    past.undo();
    expect(store.getState()).toEqual({ T: 1, z: [1, 2] });
    expect(past.canUndo()).toBe(false);
    past.undo();
    past.redo();
    past.redo();
    expect(store.getState()).toEqual({ T: 2, z: [3] });
    expect(past.canRedo()).toBe(false);
  });

  it('takes a drag for one step', () => {
    for (let i = 1; i <= 50; i++) {
      time += 16;
      store.setState({ T: 1 + i / 10 });
    }
    past.undo();
    expect(store.getState().T).toBe(1);
    past.redo();
    expect(store.getState().T).toBe(6);
  });

  it('makes what follows a step back a step of its own, and ends the way forth', () => {
    rest({ T: 2 });
    past.undo();
    store.setState({ T: 3 });
    expect(past.canRedo()).toBe(false);
    past.undo();
    expect(store.getState().T).toBe(1);
  });

  it('does not count what moves nothing, as a growing sample does', () => {
    rest({ T: 1 });
    rest({ z: [1, 2] });
    expect(past.canUndo()).toBe(false);
  });

  it('begins where it is told to', () => {
    rest({ T: 2 });
    past.begin();
    expect(past.canUndo()).toBe(false);
    store.setState({ T: 3 });
    past.undo();
    expect(store.getState().T).toBe(2);
  });

  it('remembers two hundred steps', () => {
    for (let i = 0; i < 250; i++) rest({ T: 10 + i });
    let steps = 0;
    while (past.canUndo()) {
      past.undo();
      steps++;
    }
    expect(steps).toBe(200);
    expect(store.getState().T).toBe(59);
  });
});
