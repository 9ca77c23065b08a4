// @vitest-environment jsdom
/** A phrase that sets a figure is a link to that very state. */

import { describe, expect, it, vi } from 'vitest';
import { Goto } from '#prose/Goto.tsx';
import { readLink } from '#spec/link.ts';
import { click, show, still } from './page.tsx';

describe('to a state', () => {
  const goto = (
    <Goto figure="scales" state="weights=0,2&shift=1">
      even
    </Goto>
  );

  it('is a link that opens it', () => {
    const { find, live } = show(still(goto));
    const href = find('a').getAttribute('href') ?? '';
    expect(href).toBe('/en/scales/?scales.weights=0,2&scales.shift=1#scales');
    expect(readLink(live.spec, new URL(href, 'http://x').search).values).toMatchObject({ weights: [0, 2], shift: 1 });
  });

  it('sets exactly what the link says, whatever the figure was', () => {
    const { find, live, set } = show(still(goto));
    set({ weights: [1, 2, 3] });
    expect(click(find('a')).defaultPrevented).toBe(true);
    expect(live.store.getState()).toEqual({ weights: [0, 2], labels: ['光', '色'], shift: 1 });
  });

  it('leaves a press that asks for a new tab to the browser', () => {
    const { find, live } = show(still(goto));
    let prevented: boolean | undefined;
    const leave = (e: Event) => {
      prevented = e.defaultPrevented;
      e.preventDefault();
    };
    addEventListener('click', leave, { once: true });
    click(find('a'), { ctrlKey: true });
    expect(prevented).toBe(false);
    expect(live.store.getState()['shift']).toBe(0);
  });

  it('brings the figure on the screen only if it is off it, which is a step of the history', () => {
    const left: unknown[] = [];
    const stepOn = vi.fn(() => void left.push(live.store.getState()['shift']));
    const { find, box, live, set } = show(still(goto), { stepOn });
    const figure = document.createElement('figure');
    figure.id = 'scales';
    box.append(figure);
    const scrolled = vi.spyOn(figure, 'scrollIntoView');
    const at = (top: number) =>
      vi.spyOn(figure, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + 300, height: 300 } as DOMRect);
    at(100);
    click(find('a'));
    expect(scrolled).not.toHaveBeenCalled();
    expect(stepOn).not.toHaveBeenCalled();
    at(-280);
    set({ shift: 0.5 });
    click(find('a'));
    expect(scrolled).toHaveBeenCalledTimes(1);
    // Back leads to the sentence, with the figure as it was.
    expect(left).toEqual([0.5]);
    expect(live.store.getState()['shift']).toBe(1);
  });

  it('brings its picture there, if only controls and caption can be seen', () => {
    const { find, box } = show(still(goto));
    const figure = document.createElement('figure');
    figure.id = 'scales';
    const picture = figure.appendChild(document.createElement('div'));
    picture.className = 'picture-box';
    box.append(figure);
    const place = (element: Element, top: number, height: number) =>
      vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + height, height } as DOMRect);
    place(figure, -400, 1000);
    place(picture, -400, 390);
    const scrolled = vi.spyOn(picture, 'scrollIntoView');
    click(find('a'));
    expect(scrolled).toHaveBeenCalledTimes(1);
  });
});

it('does an action to the present state; its link does it to the first one', () => {
  const { find, live, set } = show(
    still(
      <Goto figure="scales" action="plus2">
        add 2
      </Goto>,
    ),
  );
  expect(find('a').getAttribute('href')).toBe('/en/scales/?scales.weights=5,3#scales');
  set({ weights: [0.5, -1] });
  click(find('a'));
  expect(live.store.getState()['weights']).toEqual([2.5, 1]);
  set({ weights: [9, -1] });
  click(find('a'));
  expect(live.store.getState()['weights']).toEqual([9, -1]);
  expect(find('[role=status]').textContent).toBe('too tall for that');
  // It stays while the next thing is pressed, or the page would move away under the press.
  find('a').focus();
  find('a').blur();
  expect(find('[role=status]').textContent).toBe('too tall for that');
  set({ weights: [1, 2] });
  expect(find('[role=status]').textContent).toBe('');
  click(find('a'));
  expect(find('[role=status]').textContent).toBe('');
});

it.each(['weights=0,99', 'wait=1,2', 'shift=x'])('refuses at build time what the figure cannot do: %s', (state) => {
  expect(() => show(still(<Goto figure="scales" state={state} />))).toThrow(/has no state/);
});
