// @vitest-environment jsdom
/** Links within a page are those that were prerendered; links that are copied hold what the address keeps, too. */

import { expect, it } from 'vitest';
import { figureAddresses } from '#app/addresses.ts';

it('keeps a pinned state and the view in a link that is copied, and in no other', () => {
  history.replaceState(null, '', '/en/softmax/?view=present&prize.pin=prize.base%3D2&simplex.pin=&x=1');
  const { href, linkHref } = figureAddresses('en', 'softmax/');
  expect(href('prize', 'prize.base=2')).toBe('/en/softmax/?prize.base=2#prize');
  expect(linkHref?.('prize', 'prize.base=2')).toBe(
    '/en/softmax/?prize.base=2&view=present&prize.pin=prize.base%3D2#prize',
  );
  expect(linkHref?.('prize', '')).toBe('/en/softmax/?view=present&prize.pin=prize.base%3D2#prize');
});
