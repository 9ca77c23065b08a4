/**
 * A long sample is drawn a slice per frame.
 *
 * @vitest-environment jsdom
 */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLive } from '#figure/live.ts';
import { figure } from '#spec/figure.ts';
import { number, seed } from '#spec/params.ts';

/** A model that only says what it was asked, and takes its time: some for itself, and some for each new draw. */
const spec = figure({
  id: 'long',
  params: {
    n: number({ min: 1, max: 1_000_000, step: 1, initial: 100 }),
    width: number({ min: 1, max: 9, step: 1, initial: 1 }),
    seed: seed({ initial: 1 }),
  },
  sample: ({ n, seed }) => ({ of: String(seed), size: n, pace: (drawn: number) => (drawn < 50 ? 10 : Infinity) }),
  model: ({ n, seed, width }, drawn = n) => {
    clock += own + Math.max(0, drawn - before) / 10_000;
    before = drawn;
    return { drawn, seed, width };
  },
  readouts: { drawn: { of: (model) => model.drawn, format: { as: 'whole' } } },
  table: () => ({ columns: [], rows: [] }),
});

let clock = 0;
let before = 0;
/** Milliseconds of a model that do not depend on the draws. */
let own = 1;
let frames: (() => void)[] = [];
const frame = () => {
  const now = frames;
  frames = [];
  for (const each of now) each();
};

beforeEach(() => {
  clock = 0;
  own = 1;
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** As a picture does: it asks for the model at every change. */
function looking() {
  const live = createLive(spec);
  const seen = [live.model().drawn];
  live.store.subscribe(() => seen.push(live.model().drawn));
  const sampling = live.sampling;
  if (!sampling) throw new Error('no sampling');
  return { live, sampling, seen };
}

test('a page opens with its whole sample, as the prerendered picture shows it', () => {
  const { seen } = looking();
  frame();
  expect(seen).toEqual([100]);
});

test('a million draws come in slices that grow with what the machine can do, and end at a million', () => {
  const { live, seen } = looking();
  live.set({ n: 1_000_000 });
  for (let i = 0; i < 100 && frames.length > 0; i++) frame();
  expect(seen.at(-1)).toBe(1_000_000);
  expect(seen.length).toBeGreaterThan(5);
  for (let i = 2; i < seen.length; i++) expect(seen[i]).toBeGreaterThan(seen[i - 1] as number);
  // Five milliseconds are 50,000 draws here, less the model's own.
  const steps = seen.slice(1).map((drawn, i) => drawn - (seen[i] as number));
  expect(Math.max(...steps)).toBeLessThanOrEqual(50_000);
});

test('a model that is slow whatever it is asked gets through all the same', () => {
  own = 40;
  const { live, seen } = looking();
  live.set({ n: 1_000_000 });
  for (let i = 0; i < 400 && frames.length > 0; i++) frame();
  expect(seen.at(-1)).toBe(1_000_000);
});

test('values that move meanwhile ask for the next slice themselves: one a frame, not two', () => {
  const { live, seen } = looking();
  live.set({ n: 1_000_000 });
  live.set({ width: 2 });
  live.set({ width: 3 });
  const asked = seen.length;
  frame();
  expect(seen.length).toBe(asked + 1);
});

test('what does not concern the sample keeps it; another sequence begins anew, at its pace', () => {
  const { live, seen } = looking();
  live.set({ width: 5 });
  expect(seen).toEqual([100, 100]);
  live.set({ seed: 2 });
  for (let i = 0; i < 20 && frames.length > 0; i++) frame();
  expect(seen.slice(2)).toEqual([10, 20, 30, 40, 50, 100]);
});

test('a reader stops it, lets it go on, and has it drawn once more', () => {
  const { live, sampling, seen } = looking();
  live.set({ seed: 2 });
  frame();
  sampling.stop();
  frame();
  expect(sampling.progress()).toEqual({ drawn: 20, size: 100, stopped: true });
  live.set({ width: 3 });
  expect(live.model()).toEqual({ drawn: 20, seed: 2, width: 3 });
  sampling.goOn();
  for (let i = 0; i < 20 && frames.length > 0; i++) frame();
  expect(sampling.progress()).toEqual({ drawn: 100, size: 100, stopped: false });
  sampling.restart();
  expect(seen.at(-1)).toBe(10);
});

test('whoever hears of a slice first reads how far it is with it drawn', () => {
  const live = createLive(spec);
  live.model();
  const read: number[] = [];
  live.store.subscribe(() => read.push(live.sampling?.progress().drawn ?? -1));
  live.store.subscribe(() => live.model());
  live.set({ seed: 2 });
  for (let i = 0; i < 20 && frames.length > 0; i++) frame();
  expect(read).toEqual([10, 20, 30, 40, 50, 100]);
});

test('with less motion asked for, there is no pace', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { live, seen } = looking();
  live.set({ seed: 2 });
  expect(seen.at(-1)).toBe(100);
});

test('where there are no frames, all is drawn at once', () => {
  vi.stubGlobal('requestAnimationFrame', undefined);
  const { live } = looking();
  live.set({ n: 1_000_000 });
  expect(live.model().drawn).toBe(1_000_000);
});

test('draws that are dear wait for the frame, and for the last of many changes', () => {
  const dear = {
    ...spec,
    sample: ({ n, seed }: { n: number; seed: number }) => ({ of: String(seed), size: n, first: 2 }),
  };
  const live = createLive(dear);
  live.model();
  live.set({ n: 10, seed: 2 });
  expect(live.model().drawn).toBe(0);
  live.set({ seed: 3 });
  expect(live.model().drawn).toBe(0);
  frame();
  expect(live.model()).toMatchObject({ seed: 3, drawn: 2 });
});
