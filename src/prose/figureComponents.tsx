/**
 * The components of a chapter's figures, by tag.
 *
 * A page that has been prerendered shows every figure before its component is here. So each is loaded when its reader
 * comes near, and until then React leaves the prerendered figure as it is.
 */

import { Later } from '#figure/Later.tsx';
import { loadTable } from '#figure/LaterTable.tsx';
import { Waited } from '#figure/waited.ts';
import { near } from '#figure/whenNear.ts';
import type { Chapter, ChapterFigure, FigureComponent } from './chapter.ts';

export type FigureComponents = { readonly [tag: string]: FigureComponent };

/** All of them now: for rendering a page that is not there yet. */
export async function loadFigures(chapter: Chapter): Promise<FigureComponents> {
  const loaded = Object.entries(chapter.figures).map(async ([tag, { load }]) => {
    const Figure = await load();
    return [tag, now(Figure)] as const;
  });
  await loadTable();
  return Object.fromEntries(await Promise.all(loaded));
}

/** Each when it is needed: for taking over a prerendered page. */
export function figuresLater(chapter: Chapter): FigureComponents {
  const entries = Object.entries(chapter.figures).map(([tag, figure]) => [tag, later(figure)]);
  return Object.fromEntries(entries);
}

function later({ spec, load }: ChapterFigure): FigureComponent {
  let coming: Waited<FigureComponent> | undefined;
  // Asked for by the first that renders it, and not before: pages import figures that they do not show.
  const part = () => {
    if (!coming) {
      const figure = new Waited<FigureComponent>();
      coming = figure;
      void near(spec.id)
        .then(() => patiently(load))
        .then((Figure) => figure.give(Figure));
    }
    return coming;
  };
  return (props) => <Later part={part} props={props} />;
}

/** The same boundary at build time and in the browser, or React would not find its place. */
function now(Figure: FigureComponent): FigureComponent {
  const here = new Waited<FigureComponent>();
  here.give(Figure);
  return (props) => <Later part={() => here} props={props} />;
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
