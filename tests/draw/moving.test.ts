/** While something is dragged: what is drawn at once, what in turn, and what comes after the move. */
// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawHandles } from '#draw/handle.ts';
import type { Grip } from '#draw/handleData.ts';
import { writeAll } from '#draw/inTurn.ts';
import { type Layer, layerOf } from '#draw/layer.ts';
import { afterwards, now, whileMoving } from '#draw/moving.ts';
import { paint } from '#draw/paint.ts';
import { text } from '#draw/shapes.ts';

let layer: Layer;
const group = () => layer.node() as SVGGElement;

beforeEach(() => {
  vi.useFakeTimers({ now: 1e6 });
  layer = layerOf(document.createElementNS('http://www.w3.org/2000/svg', 'g'));
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** Moves one after the other, as fast as a screen draws. */
const drag = (moves: number, move: (i: number) => void) => {
  for (let i = 0; i < moves; i++) {
    vi.advanceTimersByTime(16);
    whileMoving(() => move(i));
  }
};

it('moves marks with every move, changes their numbers in turn, and shows the last one', () => {
  const shown: (readonly [x: string | null, words: string | null])[] = [];
  paint(layer, [text('a', '', -1, 0, 'start')]);
  drag(12, (i) => {
    paint(layer, [text('a', '', i, 0, String(i))]);
    shown.push([group().children[0]?.getAttribute('x') as string, group().textContent]);
  });
  expect(shown.map(([x]) => Number(x))).toEqual(shown.map((_, i) => i));
  const words = new Set(shown.map(([, said]) => said));
  expect(words.size).toBeGreaterThan(2);
  expect(words.size).toBeLessThan(7);
  vi.advanceTimersByTime(200);
  expect(group().textContent).toBe('11');
});

it('shows at once what is more than other digits: it would not fit where the mark already is', () => {
  paint(layer, [text('a', '', 0, 0, '热 .1234')]);
  drag(4, (i) => paint(layer, [text('a', '', i, 0, i < 3 ? `热 .${1000 + i}` : '热+冷 .1250')]));
  expect(group().textContent).toBe('热+冷 .1250');
  vi.advanceTimersByTime(200);
  expect(group().textContent).toBe('热+冷 .1250');
});

it('shows at once the number of a mark that is new, and all of them when the hand lets go', () => {
  drag(5, (i) => paint(layer, [text('a', '', i, 0, String(i)), ...(i === 4 ? [text('b', '', i, 0, 'new')] : [])]));
  expect(group().children[1]?.textContent).toBe('new');
  writeAll();
  expect(group().children[0]?.textContent).toBe('4');
});

const grip = (text: string, held: boolean): Grip => ({
  param: 'z',
  label: () => 'score',
  text: () => text,
  min: 0,
  max: 100,
  now: Number(text),
  held,
  start: vi.fn(),
  set: vi.fn(),
  end: vi.fn(),
  step: vi.fn(),
  toEnd: vi.fn(),
});

it('lets the knob in hand say its value at every move, the others in turn', () => {
  const knob = (key: string, x: number, held: boolean) =>
    ({ key, x, y: 0, direction: 'x', hue: 'map', grips: [grip(String(x), held)], move: vi.fn() }) as const;
  const said = (i: number) => group().querySelectorAll('[role=slider]')[i]?.getAttribute('aria-valuetext');
  const at = (i: number) => group().querySelectorAll('.handle')[i]?.getAttribute('transform');
  const others = new Set<string | null | undefined>();
  drag(12, (i) => {
    drawHandles(layer, [knob('a', i, true), knob('b', i, false)]);
    expect([said(0), at(0), at(1)]).toEqual([String(i), `translate(${i},0)`, `translate(${i},0)`]);
    others.add(said(1));
  });
  expect(others.size).toBeLessThan(8);
  vi.advanceTimersByTime(200);
  expect(said(1)).toBe('11');
});

it('asks for the words of a knob only when they are spoken', () => {
  const words = vi.fn(() => 'said');
  const knob = (key: string, held: boolean) =>
    ({
      key,
      x: 0,
      y: 0,
      direction: 'x',
      hue: 'map',
      grips: [{ ...grip('1', held), text: words }],
      move: vi.fn(),
    }) as const;
  drag(1, () => drawHandles(layer, [knob('a', false)]));
  writeAll();
  words.mockClear();
  drag(3, () => drawHandles(layer, [knob('a', false)]));
  expect(words.mock.calls.length).toBeLessThan(2);
});

it('is one and the same moment for all of a move, also of one that fails', () => {
  const clock = vi.spyOn(performance, 'now');
  const times: number[] = [];
  const look = () => void times.push(now());
  whileMoving(() => {
    look();
    vi.advanceTimersByTime(5);
    look();
    afterwards(look);
  });
  expect(new Set(times).size).toBe(1);
  expect(clock).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5);
  expect(now()).toBe((times[0] as number) + 10);
  const fail = () => {
    throw new Error('no');
  };
  expect(() => whileMoving(() => afterwards(fail))).toThrow('no');
  vi.advanceTimersByTime(7);
  expect(now()).toBe((times[0] as number) + 17);
  clock.mockRestore();
});

it('acts after the move, once the others have heard of it; one that fails keeps none from its turn', async () => {
  const order: string[] = [];
  const fail = () => {
    order.push('fails');
    throw new Error('no');
  };
  expect(() =>
    whileMoving(() => {
      afterwards(fail);
      afterwards(() => order.push('after'));
      order.push('move');
    }),
  ).toThrow('no');
  expect(order).toEqual(['move', 'fails', 'after']);
  afterwards(() => order.push('later'));
  expect(order).toHaveLength(3);
  await Promise.resolve();
  expect(order).toEqual(['move', 'fails', 'after', 'later']);
});
