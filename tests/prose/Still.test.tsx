// @vitest-environment jsdom
/** Text that a browser finds in the page has numbers that follow and phrases that do what they say. */

import { expect, it } from 'vitest';
import { Formula } from '#prose/Formula.tsx';
import { Goto } from '#prose/Goto.tsx';
import { Still } from '#prose/Still.tsx';
import { Value } from '#prose/Value.tsx';
import { click, show } from './page.tsx';

const slot = '<span data-v="scales.w0">{{scales.w0}}</span>';

const alive = () =>
  show(
    <Still as="p" n="7">
      Now <Value name="scales.p0" after="," /> at first <Value name="scales.p0" opening />.{' '}
      <Goto figure="scales" state="weights=0,2&shift=1">
        Less
      </Goto>{' '}
      or{' '}
      <Goto figure="scales" action="plus2">
        more
      </Goto>
      : <Formula html={slot} spoken="w is {{scales.w0}}" />
    </Still>,
    { apart: <Still as="p" n="7" /> },
  );

it('shows the text of the page', () => {
  const { find } = alive();
  expect(find('p[data-still]').textContent).toBe('Now 88.1%, at first 88.1%. Less or more: 3.0');
});

it('has numbers that follow, in text, formulas and what is spoken', () => {
  const { find, set } = alive();
  set({ weights: [1, 1] });
  expect(find('p[data-still]').textContent).toBe('Now 50.0%, at first 88.1%. Less or more: 1.0');
  expect(find('[role=math]').getAttribute('aria-label')).toBe('w is 1.0');
});

it('has phrases that set the figure, and say what cannot be done', () => {
  const { box, find, live, set } = alive();
  const [less, more] = [...box.querySelectorAll('a')] as Element[] as [Element, Element];
  click(less);
  expect(live.store.getState()).toMatchObject({ weights: [0, 2], shift: 1 });
  click(more);
  expect(live.store.getState()['weights']).toEqual([2, 4]);
  set({ weights: [9, 4] });
  click(more);
  expect(find('[role=status]').textContent).toBe('too tall for that');
  set({ weights: [1, 4] });
  expect(find('[role=status]').textContent).toBe('');
});

it('follows nothing and sets nothing once its page has gone', () => {
  const { find, live, leave } = alive();
  const [number, less] = [find('[data-v]'), find('a')];
  leave();
  live.set({ weights: [1, 1] } as never);
  expect(number.textContent).toBe('88.1%');
  click(less);
  expect(live.store.getState()['weights']).toEqual([1, 1]);
});
