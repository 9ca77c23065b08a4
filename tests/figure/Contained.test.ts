// @vitest-environment jsdom
/** A figure that throws takes nothing with it. */

import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { figureUi } from '#app/words/figureUi.en.ts';
import { createFigure } from '#figure/createFigure.tsx';
import { createLive, type Live } from '#figure/live.ts';
import { ScopeContext } from '#figure/scope.ts';
import type { View } from '#figure/view.ts';
import type { FigureWords } from '#spec/figure.ts';
import { type Sums, spec, words } from './fixture.ts';

it('says so in its place, under its name, and leaves the text around it alone', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const summary = () => {
    throw new Error('broken');
  };
  const view: View<typeof spec.params, Sums, FigureWords<Sums>> = {
    height: { narrow: 10, wide: 10 },
    controls: [],
    draw: () => {},
  };
  const Figure = createFigure(spec, view);
  const scope = {
    lang: 'en' as const,
    figures: { sums: createLive(spec) as unknown as Live },
    words: { sums: { ...words, summary } as unknown as FigureWords<never> },
    numbers: {},
    ui: figureUi,
    href: () => '',
    embedHref: () => '',
    cardHref: () => '',
  };
  const box = document.body.appendChild(document.createElement('main'));
  act(() =>
    createRoot(box).render(
      createElement(ScopeContext.Provider, { value: scope }, createElement('p', null, 'before'), createElement(Figure)),
    ),
  );
  expect(box.querySelector('p')?.textContent).toBe('before');
  expect(box.querySelector('figure#sums [role=alert]')?.textContent).toBe(figureUi.failed);
});
