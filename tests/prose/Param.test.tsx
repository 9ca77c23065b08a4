// @vitest-environment jsdom
/** A number in a sentence: by keys, by dragging, by typing, always to the same values. */

import { describe, expect, it } from 'vitest';
import { Param } from '#prose/Param.tsx';
import { point, press, show, type } from './page.tsx';

const weight = () => {
  const shown = show(<Param name="scales.weights.0" />);
  const slider = shown.find('[role=slider]');
  return { ...shown, slider, now: () => (shown.live.store.getState()['weights'] as readonly number[])[0] };
};

const drag = (slider: Element, by: number) => {
  point(slider, 'pointerdown', 100);
  point(slider, 'pointermove', 100 + by);
  point(slider, 'pointerup', 100 + by);
};

describe('as a slider', () => {
  it('has a name, a value and limits for those who hear it, before any script runs', () => {
    const { html } = weight();
    expect(html).toContain('aria-label="weight of 光"');
    expect(html).toContain('aria-valuemin="-6" aria-valuemax="10" aria-valuenow="3" aria-valuetext="3.0"');
  });

  it('tells its value, and a name that the reader has changed', () => {
    const { slider, set } = weight();
    set({ weights: [-0.5, 1], labels: ['影', '色'] });
    expect(slider.textContent).toBe('−0.5');
    expect(slider.getAttribute('aria-valuenow')).toBe('-0.5');
    expect(slider.getAttribute('aria-valuetext')).toBe('−0.5');
    expect(slider.getAttribute('aria-label')).toBe('weight of 影');
  });

  it('shows at which limit it stands', () => {
    const { slider, set } = weight();
    set({ weights: [10, 1] });
    expect(slider.classList).toContain('at-max');
    set({ weights: [-6, 1] });
    expect(slider.classList).toContain('at-min');
    expect(slider.classList).not.toContain('at-max');
  });

  it('says a masked item without an infinite value', () => {
    const { slider, set } = weight();
    set({ weights: [-Infinity, 1] });
    expect(slider.textContent).toBe('−∞');
    expect(slider.getAttribute('aria-valuenow')).toBe('-6');
  });

  it('stays in place, out of use, where its item is gone', () => {
    const { live, find, set } = show(<Param name="scales.weights.2" />);
    const slider = find('[role=slider]');
    expect(slider.textContent).toBe('—');
    expect(slider.getAttribute('aria-disabled')).toBe('true');
    press(slider, 'ArrowUp');
    drag(slider, 60);
    expect(live.store.getState()['weights']).toEqual([3, 1]);
    set({ weights: [3, 1, 2] });
    expect(slider.textContent).toBe('2.0');
    expect(slider.hasAttribute('aria-disabled')).toBe(false);
  });
});

describe('by keys', () => {
  it.each([
    ['ArrowRight', {}, 3.1],
    ['ArrowUp', {}, 3.1],
    ['ArrowLeft', {}, 2.9],
    ['ArrowDown', { altKey: true }, 2.999],
    ['ArrowRight', { shiftKey: true }, 4],
    ['PageDown', {}, 2],
    ['Home', {}, -6],
    ['End', {}, 10],
  ])('%s %o', (key, more, value) => {
    const { slider, now } = weight();
    expect(press(slider, key, more).defaultPrevented).toBe(true);
    expect(now()).toBe(value);
  });

  it('leaves all other keys to the browser', () => {
    const { slider, now } = weight();
    expect(press(slider, 'Tab').defaultPrevented).toBe(false);
    expect(press(slider, 'ArrowUp', { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(now()).toBe(3);
  });
});

describe('by dragging', () => {
  it('moves a step every six pixels, and takes the focus', () => {
    const { slider, now } = weight();
    drag(slider, 31);
    expect(now()).toBe(3.5);
    expect(document.activeElement).toBe(slider);
  });

  it('starts from where it stands and ends on whole steps', () => {
    const { slider, now, set } = weight();
    set({ weights: [1.663, 1] });
    drag(slider, 7);
    expect(now()).toBe(1.8);
  });

  it('stops at its limit, the ruler with it', () => {
    const { slider, now } = weight();
    point(slider, 'pointerdown', 100);
    point(slider, 'pointermove', 2000);
    expect(now()).toBe(10);
    expect(Number(slider.style.getPropertyValue('--slide'))).toBe(0);
    point(slider, 'pointercancel', 2000);
    expect(now()).toBe(10);
  });

  it('slides the ruler with the finger and lets it go', () => {
    const { slider } = weight();
    point(slider, 'pointerdown', 100);
    point(slider, 'pointermove', 108);
    expect(slider.style.getPropertyValue('--slide')).toBe('2');
    expect(slider.classList).toContain('held');
    point(slider, 'pointerup', 108);
    expect(slider.style.getPropertyValue('--slide')).toBe('0');
    expect(slider.classList).not.toContain('held');
  });

  it('takes no pointer for a tap that the browser has taken away', () => {
    const { slider, box } = weight();
    point(slider, 'pointerdown', 100);
    point(slider, 'pointercancel', 100);
    expect(slider.classList).not.toContain('held');
    expect(box.querySelector('input')).toBeNull();
  });

  it('keeps the browser from selecting text', () => {
    const { slider } = weight();
    expect(point(slider, 'pointerdown', 0).defaultPrevented).toBe(true);
  });
});

describe('by typing', () => {
  const typing = (open: (slider: Element) => void) => {
    const shown = weight();
    open(shown.slider);
    return { ...shown, field: shown.find<HTMLInputElement>('input') };
  };

  it.each<[string, (slider: Element) => void, string]>([
    ['Enter', (slider) => press(slider, 'Enter'), '3'],
    ['a digit', (slider) => press(slider, '7'), '7'],
    ['a minus', (slider) => press(slider, '−'), '−'],
    ['a tap', (slider) => drag(slider, 2), '3'],
  ])('opens with %s', (_, open, value) => {
    const { field } = typing(open);
    expect(field.value).toBe(value);
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-label')).toBe('weight of 光');
  });

  it.each([
    ['1.663', 1.663],
    ['－０.５', -0.5],
    ['2,25', 2.25],
    ['-inf', -Infinity],
  ])('reads %s', (written, value) => {
    const { field, slider, now, box } = typing((s) => press(s, 'Enter'));
    type(field, written);
    press(field, 'Enter');
    expect(now()).toBe(value);
    expect(box.querySelector('input')).toBeNull();
    expect(document.activeElement).toBe(slider);
  });

  it('keeps what it cannot read, and says so', () => {
    const { field, now, find, box } = typing((s) => press(s, 'Enter'));
    type(field, 'two');
    press(field, 'Enter');
    expect(now()).toBe(3);
    expect(field.value).toBe('two');
    expect(find('[role=alert]').textContent).toContain('two');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    type(field, '2');
    expect(find('[role=alert]').textContent).toBe('');
    press(field, 'Enter');
    expect(now()).toBe(2);
    expect(box.querySelector('[role=alert]')).toBeNull();
  });

  it('takes the limit for what lies beyond, and says so', () => {
    const { field, now, find } = typing((s) => press(s, 'Enter'));
    type(field, '99');
    press(field, 'Enter');
    expect(now()).toBe(10);
    expect(field.value).toBe('10');
    expect(find('[role=alert]').textContent).toMatch(/99.*10/);
    press(field, 'Enter');
    expect(document.activeElement).toBe(find('[role=slider]'));
  });

  it('forgets on Escape, and keeps on leaving', () => {
    const first = typing((s) => press(s, 'Enter'));
    type(first.field, '5');
    press(first.field, 'Escape');
    expect(first.now()).toBe(3);
    press(first.slider, 'Enter');
    const again = first.find<HTMLInputElement>('input');
    type(again, '5');
    point(again, 'focusout', 0);
    expect(first.now()).toBe(5);
    expect(first.box.querySelector('input')).toBeNull();
  });

  it('steps inside the field, too', () => {
    const { field, now } = typing((s) => press(s, 'Enter'));
    press(field, 'ArrowUp');
    press(field, 'ArrowUp', { shiftKey: true });
    expect(field.value).toBe('4.1');
    expect(now()).toBe(4.1);
  });

  it('waits until an input method is done', () => {
    const { field, now } = typing((s) => press(s, 'Enter'));
    type(field, '5');
    press(field, 'Enter', { isComposing: true });
    expect(now()).toBe(3);
  });
});

it('holds a number that stands alone', () => {
  const { find, live } = show(<Param name="scales.shift" />);
  expect(find('[role=slider]').className).toBe('param ink');
  press(find('[role=slider]'), 'ArrowUp');
  expect(live.store.getState()['shift']).toBe(0.5);
});
