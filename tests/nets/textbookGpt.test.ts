/** The networks of the book, against a forward pass written as in a textbook. */

import { expect, test } from 'vitest';
import { createSpeaker } from '#nets/speaker.ts';
import { shelved } from './shelved.ts';
import { textbookLogits } from './textbookGpt.ts';

test.each([
  ['poet', '床前明月'],
  ['poet', '国破山河在，城春'],
  ['poet-style', '白日依山尽'],
  ['novelist', 'Call me'],
  ['novelist', 'It is a truth universally'],
])('%s after “%s”: all scores', (name, text) => {
  const speaker = createSpeaker(shelved(name));
  const { ids } = speaker.read(text);
  const scores = speaker.next(ids);
  const expected = textbookLogits(speaker.shape, speaker.weights, [speaker.end, ...ids]);
  expect(scores).toHaveLength(expected.length);
  const spread = Math.max(...expected) - Math.min(...expected);
  const farthest = Math.max(...expected.map((x, i) => Math.abs(x - (scores[i] as number))));
  // Single precision against double, through four layers.
  expect(farthest / spread).toBeLessThan(1e-5);
});
