// @vitest-environment jsdom
/** A challenge ticks itself where the figure is there, and nowhere else. */

import { expect, it } from 'vitest';
import { Tries } from '#prose/Tries.tsx';
import { Answer, Try } from '#prose/Try.tsx';
import { memory, show } from './page.tsx';

const half = (keep = memory()) =>
  show(
    <Tries>
      <Try id="half" target="50.0%">
        <p>Make it half.</p>
        <Answer>Equal weights.</Answer>
      </Try>
    </Tries>,
    { keep },
  );

it('shows on the way how far the reader is', () => {
  const { find, set, html } = half();
  expect(html).toContain('now 88.1%, target 50.0%');
  set({ weights: [2, 1] });
  expect(find('.try-now').textContent).toBe('now 73.1%, target 50.0%');
});

it('ticks exactly at the predicate', () => {
  const keep = memory();
  const { find, set } = half(keep);
  const solved = () => find('li').classList.contains('solved');
  // The share of equal weights that differ by d is 1/2 + d/4, and the challenge allows a thousandth.
  set({ weights: [1.005, 1] });
  expect(solved()).toBe(false);
  expect(find('[role=img]').getAttribute('aria-label')).toBe('open');
  expect(keep.solved).toEqual([]);
  set({ weights: [1.003, 1] });
  expect(solved()).toBe(true);
  expect(find('[role=img]').getAttribute('aria-label')).toBe('solved');
  expect(find('[role=status]').textContent).toBe('You got there.');
  expect(keep.solved).toEqual(['half']);
});

it('keeps the tick when the reader moves on', () => {
  const keep = memory();
  const { find, set } = half(keep);
  set({ weights: [1, 1] });
  set({ weights: [9, 1] });
  set({ weights: [1, 1] });
  expect(find('li').classList).toContain('solved');
  expect(keep.solved).toEqual(['half']);
});

it('remembers it the next time, without announcing it again', () => {
  const { find, html } = half(memory(['half']));
  expect(html).not.toContain('try solved');
  expect(find('li').classList).toContain('solved');
  expect(find('[role=status]').textContent).toBe('');
});

it('ticks where storage is refused', () => {
  const { find, set } = half({ ...memory(), has: () => false, add: () => {} });
  set({ weights: [1, 1] });
  expect(find('li').classList).toContain('solved');
});

it('takes the answer out of the task, keeps its room, and folds it away where no script runs', () => {
  const { find, html } = half();
  expect(find('li p').textContent).toBe('Make it half.');
  expect(find('.try-answer').textContent).toBe('Equal weights.');
  expect(html).toContain(
    '<noscript><details class="unscripted"><summary>Answer</summary><div>Equal weights.</div></details></noscript>',
  );
});
