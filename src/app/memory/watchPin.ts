/** Whatever is pinned is shown as soon as its code and its figure are here: few readers pin anything. */

import type { Memory } from '#figure/memory.ts';
import type { Lang } from '#spec/format.ts';
import type { Known } from './known.ts';

/** Milliseconds between two looks whether a figure is alive. */
const PATIENCE = 200;

/** @returns ends it */
export function watchPin({ live, words, loadView }: Known, pin: Memory['pin'], lang: Lang): () => void {
  let hide: (() => void) | undefined;
  let over = false;
  let shows = 0;
  const show = async (): Promise<void> => {
    const { values } = pin.getState();
    const own = ++shows;
    hide?.();
    hide = undefined;
    if (!values) return;
    const [{ showPinned }, view] = await Promise.all([import('./showPinned.ts'), loadView(), alive(live.spec.id)]);
    if (over || !view || own !== shows) return;
    hide = showPinned(live, values, { view, words: words as never, lang });
  };
  // Where its code cannot be had nothing is shown of it, and the link keeps it.
  const stop = pin.subscribe(() => void show().catch(() => undefined));
  return () => {
    over = true;
    stop();
    hide?.();
  };
}

/** A picture that React has not taken over yet must stay as it was prerendered: both of its frames are full. */
async function alive(id: string): Promise<void> {
  for (;;) {
    const frames = [...document.querySelectorAll(`#${id} .picture > svg > g`)];
    if (frames.some((g) => g.firstChild) && frames.some((g) => !g.firstChild)) return;
    if (frames.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  }
}
