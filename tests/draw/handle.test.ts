// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawHandles } from '#draw/handle.ts';
import type { Grip, HandleData } from '#draw/handleData.ts';
import { type Layer, layerOf } from '#draw/layer.ts';

const NS = 'http://www.w3.org/2000/svg';
let layer: Layer;

beforeEach(() => {
  document.body.replaceChildren();
  const svg = document.body.appendChild(document.createElementNS(NS, 'svg'));
  layer = layerOf(svg.appendChild(document.createElementNS(NS, 'g')));
});

const grip = (more: Partial<Grip> = {}): Grip => ({
  param: 'logits',
  label: () => 'score 光',
  text: () => '3.5',
  min: -6,
  max: 10,
  now: 3.5,
  held: false,
  start: vi.fn(),
  set: vi.fn(),
  end: vi.fn(),
  step: vi.fn(),
  toEnd: vi.fn(),
  ...more,
});
const handle = (g: Grip, more: Partial<HandleData> = {}): HandleData => ({
  key: 'a',
  x: 10,
  y: 20,
  direction: 'y',
  hue: 'map',
  grips: [g],
  move: vi.fn(),
  ...more,
});
const sliders = () => [...(layer.node() as SVGGElement).querySelectorAll<SVGElement>('[role=slider]')];
const press = (key: string, more: KeyboardEventInit = {}, which = 0) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  sliders()[which]?.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('drawHandles', () => {
  it('speaks for every knob while another one is held: a pen put down by keys stays down', () => {
    const both = (text: string) => [handle(grip({ held: true })), handle(grip({ text: () => text }), { key: 'b' })];
    drawHandles(layer, both('0.3'));
    drawHandles(layer, both('0.4'));
    expect(sliders()[1]?.getAttribute('aria-valuetext')).toBe('0.4');
  });

  it('is a slider with name, range, value and direction', () => {
    drawHandles(layer, [handle(grip())]);
    const attributes = Object.fromEntries([...(sliders()[0]?.attributes ?? [])].map((a) => [a.name, a.value]));
    expect(attributes).toMatchObject({
      tabindex: '0',
      'aria-label': 'score 光',
      'aria-valuemin': '-6',
      'aria-valuemax': '10',
      'aria-valuenow': '3.5',
      'aria-valuetext': '3.5',
      'aria-orientation': 'vertical',
    });
  });

  it('gives a number as the value where the value is −∞', () => {
    drawHandles(layer, [handle(grip({ now: -Infinity, text: () => '−∞' }))]);
    expect(sliders()[0]?.getAttribute('aria-valuenow')).toBe('-6');
    expect(layer.node()?.querySelector('.handle')?.classList.contains('at-down')).toBe(true);
  });

  it('answers to arrows in three sizes, to page keys and to the ends', () => {
    const g = grip();
    drawHandles(layer, [handle(g)]);
    press('ArrowUp');
    press('ArrowLeft', { shiftKey: true });
    press('ArrowDown', { altKey: true });
    press('PageUp');
    press('Home');
    press('End');
    expect(vi.mocked(g.step).mock.calls).toEqual([
      [1, 'normal'],
      [-1, 'large'],
      [-1, 'small'],
      [1, 'large'],
    ]);
    expect(vi.mocked(g.toEnd).mock.calls).toEqual([[-1], [1]]);
    expect(press('Tab')).toBe(false);
    expect(press('ArrowUp', { ctrlKey: true })).toBe(false);
  });

  it('uses the data of the last drawing, on the same element', () => {
    const [old, present] = [grip(), grip()];
    drawHandles(layer, [handle(old)]);
    const before = sliders()[0];
    before?.focus();
    drawHandles(layer, [handle(present, { x: 30 })]);
    press('ArrowUp');
    expect(old.step).not.toHaveBeenCalled();
    expect(present.step).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(before);
  });

  it('is two sliders in the plane; the focus follows the axis', () => {
    const [across, up] = [grip({ label: () => 'across' }), grip({ label: () => 'up' })];
    drawHandles(layer, [handle(across, { direction: 'xy', grips: [across, up] })]);
    expect(sliders().map((s) => s.getAttribute('aria-label'))).toEqual(['across', 'up']);
    sliders()[0]?.focus();
    press('ArrowUp');
    expect(up.step).toHaveBeenCalledWith(1, 'normal');
    expect(document.activeElement).toBe(sliders()[1]);
    press('ArrowLeft', {}, 1);
    expect(across.step).toHaveBeenCalledWith(-1, 'normal');
  });

  it('keeps the offset at which the pointer took hold', () => {
    const g = grip();
    const move = vi.fn();
    drawHandles(layer, [handle(g, { move })]);
    const hit = layer.node()?.querySelector('.hit') as SVGElement;
    // jsdom captures no pointers.
    Object.assign(hit, { setPointerCapture: vi.fn() });
    const pointer = (type: string, x: number, y: number) =>
      new PointerEvent(type, { clientX: x, clientY: y, isPrimary: true, bubbles: true, cancelable: true });
    hit.dispatchEvent(pointer('pointerdown', 13, 24));
    hit.dispatchEvent(pointer('pointermove', 13, 34));
    hit.dispatchEvent(pointer('pointerup', 13, 34));
    hit.dispatchEvent(pointer('pointermove', 13, 99));
    expect(move).toHaveBeenCalledOnce();
    expect(g.start).toHaveBeenCalledOnce();
    expect(move).toHaveBeenCalledWith(10, 30);
    expect(g.end).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(sliders()[0]);
  });

  it('nudges until it is touched', () => {
    drawHandles(layer, [handle(grip(), { nudge: true })]);
    const group = layer.node()?.querySelector('.handle');
    expect(group?.hasAttribute('data-nudge')).toBe(true);
    press('ArrowUp');
    drawHandles(layer, [handle(grip(), { nudge: true })]);
    expect(group?.hasAttribute('data-nudge')).toBe(false);
  });
});
