/** What the chapter says of its real networks, as the figure holds it: the poet knows its line by heart. */

import { expect, test } from 'vitest';
import { loop } from '../../../chapters/00-start/figures/Loop.model.ts';
import { at } from '../at.ts';

test('after 床前明月 the poet gives 光 four fifths of the strip, and takes it', () => {
  const { model, number } = at(loop);
  expect(model.faces[0]?.name).toBe('光');
  expect(number('askedShare')).toBeGreaterThan(0.8);
  expect(model.hit?.name).toBe('光');
});

test('the novelist’s Captain is somebody in particular', () => {
  const { model } = at(loop, { net: 'novelist', prefix: 'Captain' });
  expect([model.waiting, model.asked.name]).toEqual([false, 'Ahab']);
  expect(model.faces[0]?.share).toBeGreaterThan(0.1);
});
