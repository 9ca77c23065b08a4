// @vitest-environment jsdom
/** A figure that comes later leaves the prerendered page as it is until it is here. */

import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { figuresLater, loadFigures } from '#prose/figureComponents.tsx';
import { serverMarkup } from '../serverMarkup.ts';
import { chapter, ScalesFigure } from './scales.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

it('is taken over in silence, and only when its reader comes near', async () => {
  const complained = vi.spyOn(console, 'error');
  const Now = (await loadFigures(chapter))['Scales'] as typeof ScalesFigure;
  const box = document.body.appendChild(document.createElement('main'));
  box.innerHTML = serverMarkup(<Now>caption</Now>);
  const figure = box.querySelector('figure');

  let come: (() => void) | undefined;
  globalThis.IntersectionObserver = class {
    constructor(heard: IntersectionObserverCallback) {
      come = () => heard([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
  const load = vi.fn(async () => ScalesFigure);
  const figures = { Scales: { ...chapter.figures['Scales'], load } } as never;
  const Later = figuresLater({ ...chapter, figures })['Scales'] as typeof ScalesFigure;

  await act(async () => {
    hydrateRoot(box, <Later>caption</Later>, { onRecoverableError: (error) => console.error(error) });
  });
  expect(load).not.toHaveBeenCalled();
  expect(box.querySelector('figure')).toBe(figure);
  await act(async () => come?.());
  expect(load).toHaveBeenCalledOnce();
  expect(box.querySelector('figure')).toBe(figure);
  expect(complained).not.toHaveBeenCalled();
});

it('waits for a network that is away, and the prerendered figure stays', async () => {
  globalThis.IntersectionObserver = undefined as never;
  const Now = (await loadFigures(chapter))['Scales'] as typeof ScalesFigure;
  const box = document.body.appendChild(document.createElement('main'));
  box.innerHTML = serverMarkup(<Now>caption</Now>);
  const figure = box.querySelector('figure');
  const load = vi.fn(async () => ScalesFigure);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const figures = { Scales: { ...chapter.figures['Scales'], load } } as never;
  const Later = figuresLater({ ...chapter, figures })['Scales'] as typeof ScalesFigure;

  await act(async () => {
    hydrateRoot(box, <Later>caption</Later>);
  });
  expect(load).toHaveBeenCalledOnce();
  expect(box.querySelector('figure')).toBe(figure);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
  expect(box.querySelector('figure')).toBe(figure);
});
