// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { glide, goalOf } from '#figure/glide.ts';
import { createLive, type Live } from '#figure/live.ts';
import { spec } from './fixture.ts';

let frames: FrameRequestCallback[];
let live: Live;
const motion = (reduce: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduce }));
const state = () =>
  live.store.getState() as unknown as { logits: number[]; names: string[]; first: number; base: string };
/** Let the next frame happen, so many milliseconds after the first. */
const tick = (now: number) => {
  for (const frame of frames.splice(0)) frame(now);
};

beforeEach(() => {
  frames = [];
  live = createLive(spec) as unknown as Live;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  motion(false);
});
afterEach(() => vi.unstubAllGlobals());

test('goes along the numbers, is halfway at half time, and ends exactly', () => {
  glide(live, { logits: [0.1, 0.2, 0.3] });
  tick(1000);
  expect(state().logits).toEqual([3.5, 1.2, 0.3]);
  tick(1210);
  expect(state().logits).toEqual([1.8, 0.7, 0.3]);
  tick(1420);
  expect(state().logits).toEqual([0.1, 0.2, 0.3]);
  expect(frames).toHaveLength(0);
});

test('choices, names and counts change at once', () => {
  glide(live, { logits: [0, 0, 0], names: ['a', 'b', 'c'], first: 3, base: '2' });
  tick(0);
  expect(state()).toMatchObject({ logits: [3.5, 1.2, 0.3], names: ['a', 'b', 'c'], first: 3, base: '2' });
});

test('a list of another length and an infinity are there at once', () => {
  glide(live, { logits: [1, 2] });
  expect(state().logits).toEqual([1, 2]);
  glide(live, { logits: [-Infinity, 0] });
  tick(0);
  expect(state().logits).toEqual([-Infinity, 2]);
  tick(500);
  expect(state().logits).toEqual([-Infinity, 0]);
});

test('a log scale goes by equal ratios', () => {
  glide(live, { temperature: 100 });
  tick(0);
  tick(210);
  expect(live.store.getState()['temperature']).toBe(10);
});

test('who takes hold of the figure meanwhile is not overruled', () => {
  glide(live, { logits: [0, 0, 0] });
  tick(0);
  live.set({ logits: [5, 5, 5] });
  tick(100);
  tick(500);
  expect(state().logits).toEqual([5, 5, 5]);
  expect(frames).toHaveLength(0);
});

test('under reduced motion it jumps', () => {
  motion(true);
  glide(live, { logits: [0, 0, 0] });
  expect(state().logits).toEqual([0, 0, 0]);
  expect(frames).toHaveLength(0);
});

test('says what it had to replace', () => {
  motion(true);
  expect(glide(live, { stage: 9 })).toEqual([{ param: 'stage', reason: 'too-large', asked: '9', used: 2 }]);
});

test('numbers that mean one thing together go the way the figure says', () => {
  const together = { ...spec, between: (_: unknown, __: unknown, t: number) => ({ logits: [t, t, t] }) };
  live = createLive(together) as unknown as Live;
  glide(live, { logits: [0.1, 0.2, 0.3] });
  tick(0);
  tick(210);
  expect(state().logits).toEqual([0.5, 0.5, 0.5]);
  tick(420);
  expect(state().logits).toEqual([0.1, 0.2, 0.3]);
});

test('goes on while a long sample tells of its slices', () => {
  glide(live, { logits: [0.1, 0.2, 0.3] });
  tick(0);
  live.store.setState({ ...live.store.getState() }, true);
  tick(420);
  expect(state().logits).toEqual([0.1, 0.2, 0.3]);
});

test('what is asked on the way begins where the first was going, and the first does not win', () => {
  glide(live, { logits: [0, 0, 0] });
  tick(0);
  tick(210);
  glide(live, { logits: (goalOf(live)['logits'] as number[]).map((z) => z + 1), base: '2' });
  tick(220);
  tick(230);
  tick(640);
  expect(state()).toMatchObject({ logits: [1, 1, 1], base: '2' });
  expect(frames).toHaveLength(0);
  expect(goalOf(live)).toBe(live.store.getState());
});

test('a goal is forgotten when somebody takes hold of the figure', () => {
  glide(live, { logits: [0, 0, 0] });
  tick(0);
  live.set({ logits: [5, 5, 5] });
  tick(100);
  expect(goalOf(live)['logits']).toEqual([5, 5, 5]);
});
