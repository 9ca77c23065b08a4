/**
 * Where room is short a number loses places, and never keeps a minus before nothing.
 *
 * @vitest-environment jsdom
 */

import { expect, test } from 'vitest';
import { markup } from '#draw/markup.ts';
import { createLive } from '#figure/live.ts';
import { sceneOf } from '#figure/Picture.tsx';
import { settle } from '#spec/settle.ts';
import words from '../../../chapters/01-area/en.words.ts';
import { cake } from '../../../chapters/01-area/figures/Cake.model.ts';
import { cakeView } from '../../../chapters/01-area/figures/Cake.tsx';

test.each([-0.001, -0.0001, -0.004])('twelve bars of %s on a narrow screen', (area) => {
  const live = createLive(cake);
  const asked = { locked: false, areas: Array<number>(12).fill(area) };
  live.store.setState(settle(cake.params, asked).values, true);
  const scene = sceneOf(live, words.cake, 'en', 320, cakeView.height.narrow, true, {
    held: undefined,
    changed: () => {},
  });
  const texts = [...markup((layer) => cakeView.draw(layer, scene)).matchAll(/<text[^>]*>([^<]*)/g)].map(
    ([, said]) => said,
  );
  expect(texts.length).toBeGreaterThan(12);
  for (const said of texts) expect(said).not.toMatch(/[−-]0?\.?0*$/);
});
