/**
 * What is too large for an axis says so in the picture.
 *
 * @vitest-environment jsdom
 */

import { expect, test } from 'vitest';
import { markup } from '#draw/markup.ts';
import { createLive } from '#figure/live.ts';
import { sceneOf } from '#figure/Picture.tsx';
import { settle } from '#spec/settle.ts';
import words from '../../../chapters/04-cross-entropy/en.words.ts';
import { twice } from '../../../chapters/04-cross-entropy/figures/TwiceSoftmax.model.ts';
import { twiceView } from '../../../chapters/04-cross-entropy/figures/TwiceSoftmax.tsx';

test.each([
  [{ pass: 'logits', z: -5 }, true],
  [{ pass: 'logits', z: 3 }, false],
  [{ pass: 'probabilities', z: -5 }, false],
])('twice at %j', (asked, beyond) => {
  const live = createLive(twice);
  live.store.setState(settle(twice.params, asked).values, true);
  const scene = sceneOf(live, words.twice, 'en', 594, twiceView.height.wide, false, {
    held: undefined,
    changed: () => {},
  });
  expect(markup((layer) => twiceView.draw(layer, scene)).includes('>↑ ')).toBe(beyond);
});
