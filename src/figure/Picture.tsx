/**
 * The live picture of a figure: React renders the frame once, and every change of the store is drawn by D3 directly.
 *
 * The page reserves the height before anything is drawn. Two frames are prerendered, one for small screens; a
 * container query shows one of them, and the browser draws that one at its exact width.
 */

import { useRef } from 'react';
import { layerOf } from '#draw/layer.ts';
import { markup } from '#draw/markup.ts';
import type { FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import type { Params } from '#spec/params.ts';
import { gripOf, type Holding } from './grip.ts';
import type { Live } from './live.ts';
import { useBeforePaint } from './useBeforePaint.ts';
import type { Scene, View } from './view.ts';
import { whenNear } from './whenNear.ts';

/** Pictures narrower than this (in CSS pixels) are drawn for small screens; the style sheet says the same. */
const NARROW_BELOW = 560;
/** Widths that pictures are prerendered at, in units: a phone, the text column, text and margin together. */
export const NOMINAL = { narrow: 350, text: 594, wide: 882 } as const;

interface Props<P extends Params, M, W extends FigureWords<M>> {
  readonly live: Live<P, M>;
  readonly view: View<P, M, W>;
  readonly words: W;
  readonly lang: Lang;
}

export function Picture<P extends Params, M, W extends FigureWords<M>>({ live, view, words, lang }: Props<P, M, W>) {
  const box = useRef<HTMLDivElement>(null);

  useBeforePaint(() => {
    const div = box.current as HTMLDivElement;
    const frames = [...div.children] as SVGSVGElement[];
    return whenNear(div, () => animate(live, view, words, lang, div, frames));
  }, [live, view, words, lang]);

  return (
    <div
      className="picture-box"
      style={{ '--h-narrow': view.height.narrow, '--h-wide': view.height.wide } as React.CSSProperties}
    >
      <div ref={box} className="picture">
        {([true, false] as const).map((narrow) => {
          const width = narrow ? NOMINAL.narrow : view.wide ? NOMINAL.wide : NOMINAL.text;
          const height = narrow ? view.height.narrow : view.height.wide;
          const still = () => sceneOf(live, words, lang, width, height, narrow, { held: undefined, changed: () => {} });
          return (
            <svg
              key={String(narrow)}
              className={narrow ? 'narrow' : 'broad'}
              role="group"
              aria-label={words.title}
              viewBox={`0 0 ${width} ${height}`}
              suppressHydrationWarning
            >
              <g
                suppressHydrationWarning
                // biome-ignore lint/security/noDangerouslySetInnerHtml: D3's own drawing, made at build time
                dangerouslySetInnerHTML={{
                  __html: import.meta.env.SSR ? markup((layer) => view.draw(layer, still())) : '',
                }}
              />
            </svg>
          );
        })}
      </div>
    </div>
  );
}

/** Draw now, after every change of the store, and when the width changes. */
function animate<P extends Params, M, W extends FigureWords<M>>(
  live: Live<P, M>,
  view: View<P, M, W>,
  words: W,
  lang: Lang,
  box: HTMLDivElement,
  frames: readonly SVGSVGElement[],
): () => void {
  let width = 0;
  let narrow = false;
  const holding: Holding = { held: undefined, changed: () => draw() };
  const draw = () => {
    if (width === 0) return;
    const frame = frames[narrow ? 0 : 1] as SVGSVGElement;
    const height = narrow ? view.height.narrow : view.height.wide;
    view.draw(
      layerOf(frame.firstElementChild as SVGGElement),
      sceneOf(live, words, lang, width, height, narrow, holding),
    );
  };

  const measure = () => {
    const pixels = box.clientWidth;
    if (pixels === 0) return;
    const unit = Math.max(1, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 18);
    const wasNarrow = narrow;
    narrow = pixels < NARROW_BELOW;
    // What the prerender drew, or what was drawn for the other width class.
    const focused = width === 0 ? focusIn(box) : -1;
    if (width === 0) for (const frame of frames) frame.firstElementChild?.replaceChildren();
    else if (narrow !== wasNarrow) frames[wasNarrow ? 0 : 1]?.firstElementChild?.replaceChildren();
    if (pixels / unit === width) return;
    width = pixels / unit;
    const height = narrow ? view.height.narrow : view.height.wide;
    frames[narrow ? 0 : 1]?.setAttribute('viewBox', `0 0 ${width} ${height}`);
    draw();
    if (focused >= 0) focusable(frames[narrow ? 0 : 1] as Element)[focused]?.focus({ preventScroll: true });
  };

  measure();
  const stop = onResize(box, measure);
  const unsubscribe = live.store.subscribe(draw);
  return () => {
    stop();
    unsubscribe();
  };
}

function onResize(box: Element, measure: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }
  const observer = new ResizeObserver(measure);
  observer.observe(box);
  return () => observer.disconnect();
}

const focusable = (element: Element) => [...element.querySelectorAll<SVGElement>('[tabindex]')];

/** Which handle of the prerendered picture a reader has come to by keyboard; −1 if none. */
function focusIn(box: Element): number {
  const frame = [...box.children].find((svg) => svg.contains(document.activeElement));
  return frame ? focusable(frame).indexOf(document.activeElement as SVGElement) : -1;
}

/** What the view draws from. */
export function sceneOf<P extends Params, M, W extends FigureWords<M>>(
  live: Live<P, M>,
  words: W,
  lang: Lang,
  width: number,
  height: number,
  narrow: boolean,
  holding: Holding,
): Scene<P, M, W> {
  const held = holding.held as Scene<P, M, W>['held'];
  return {
    values: live.store.getState(),
    model: live.model(),
    words,
    lang,
    width,
    height,
    narrow,
    ...(held ? { held } : {}),
    grip: (param, index) =>
      gripOf(live as unknown as Live, words as unknown as FigureWords<never>, lang, holding, param, index),
    set: live.set,
  };
}
