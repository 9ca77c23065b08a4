/**
 * The components of a chapter's figures, by tag.
 *
 * A page that has been prerendered shows every figure before its component is here. So each is loaded when its reader
 * comes near, and until then React leaves the prerendered figure as it is.
 */

import { Suspense } from 'react';
import { loadTable } from '#figure/LaterTable.tsx';
import { Waited } from '#figure/waited.ts';
import { near } from '#figure/whenNear.ts';
import type { Chapter, ChapterFigure, FigureComponent } from './chapter.ts';

export type FigureComponents = { readonly [tag: string]: FigureComponent };

/** All of them now: for rendering a page that is not there yet. */
export async function loadFigures(chapter: Chapter): Promise<FigureComponents> {
  const loaded = Object.entries(chapter.figures).map(async ([tag, { load }]) => {
    const Figure = await load();
    return [tag, bounded(Figure)] as const;
  });
  await loadTable();
  return Object.fromEntries(await Promise.all(loaded));
}

/** Each when it is needed: for taking over a prerendered page. */
export function figuresLater(chapter: Chapter): FigureComponents {
  const entries = Object.entries(chapter.figures).map(([tag, figure]) => [tag, bounded(later(figure))]);
  return Object.fromEntries(entries);
}

/** The same boundary at build time and in the browser, or React would not find its place. */
const bounded =
  (Figure: FigureComponent): FigureComponent =>
  (props) => (
    <Suspense fallback={null}>
      <Figure {...props} />
    </Suspense>
  );

function later({ spec, load }: ChapterFigure): FigureComponent {
  let loading: Waited<FigureComponent> | undefined;
  return (props) => {
    if (!loading) {
      loading = new Waited();
      void near(spec.id)
        .then(() => patiently(load))
        .then((Figure) => loading?.give(Figure));
    }
    const Figure = loading.read();
    return <Figure {...props} />;
  };
}

/** Milliseconds. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** Until the network gives it: meanwhile the page stays whole, with the prerendered figure in its place. */
async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await load();
    } catch {
      await onlineOrAfter(pause);
    }
  }
}

function onlineOrAfter(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const again = () => {
      clearTimeout(timer);
      removeEventListener('online', again);
      resolve();
    };
    const timer = setTimeout(again, pause);
    addEventListener('online', again);
  });
}
