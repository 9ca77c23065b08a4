/** One figure at a time, as large as the window allows: for a wall. The page stays as it is; only the rest is hidden. */

import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useScope } from '#figure/scope.ts';
import { useBeforePaint } from '#figure/useBeforePaint.ts';
import { formatNumber, type Lang } from '#spec/format.ts';
import { wakeAll } from '../wakeAll.ts';
import { fitRoot } from './fitRoot.ts';
import { stepOf } from './keys.ts';
import { PRESENT_WORDS } from './presentWords.ts';
import { presenting, showView } from './view.ts';

/** Widths of a figure in root sizes: the text column, text and margin together; the style sheet says the same. */
const COLUMNS = { text: 35, wide: 51 } as const;

const rootOf = () => document.documentElement;

export function PresentView({ lang }: { readonly lang: Lang }) {
  const { figures } = useScope();
  const words = PRESENT_WORDS[lang];
  const ids = Object.keys(figures);
  const asked = () => Math.max(0, ids.indexOf(decodeURI(location.hash.slice(1))));
  const [at, show] = useState(asked);
  const bar = useRef<HTMLElement>(null);
  const id = ids[at] as string;

  const leave = () => {
    showView(false, id);
    // Back in the page, the reader is at the figure that was shown.
    requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }));
  };
  const go = (by: number) => show(Math.min(ids.length - 1, Math.max(0, at + by)));

  useBeforePaint(() => {
    rootOf().dataset['view'] = 'present';
    wakeAll();
    return () => {
      delete rootOf().dataset['view'];
      rootOf().style.removeProperty('--t-root');
    };
  }, []);

  useBeforePaint(() => {
    const figure = document.getElementById(id);
    if (!figure) return;
    figure.dataset['now'] = '';
    figure.tabIndex = -1;
    figure.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
    // Already left by a step through the history: then the address is another page's.
    if (presenting()) showView(true, id);
    const fit = () => fill(figure, bar.current?.offsetHeight ?? 0);
    fit();
    addEventListener('resize', fit);
    return () => {
      removeEventListener('resize', fit);
      delete figure.dataset['now'];
    };
  }, [id]);

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (!step) return;
      event.preventDefault();
      if (step === 'leave') leave();
      else go(step === 'next' ? 1 : -1);
    };
    const hashed = () => show(asked());
    // Before React, which holds back what reaches a figure that is not alive yet.
    addEventListener('keydown', pressed, true);
    addEventListener('hashchange', hashed);
    return () => {
      removeEventListener('keydown', pressed, true);
      removeEventListener('hashchange', hashed);
    };
  });

  const whole = (n: number) => formatNumber(n, { as: 'whole' }, lang);
  const step = (label: string, by: number, off: boolean) => (
    <button type="button" aria-disabled={off} onClick={() => off || go(by)}>
      <span aria-hidden="true">{by < 0 ? '← ' : ''}</span>
      {label}
      <span aria-hidden="true">{by > 0 ? ' →' : ''}</span>
    </button>
  );
  return createPortal(
    <nav ref={bar} className="present-bar" aria-label={words.label}>
      {step(words.previous, -1, at === 0)}
      <span>{words.place(whole(at + 1), whole(ids.length))}</span>
      {step(words.next, 1, at === ids.length - 1)}
      <button type="button" onClick={leave}>
        {words.leave}
      </button>
    </nav>,
    document.body,
  );
}

/** A few times: with other sizes, words break into other lines. */
function fill(figure: HTMLElement, bar: number): void {
  const room = { width: innerWidth, height: innerHeight - bar };
  const columns = figure.classList.contains('wide') ? COLUMNS.wide : COLUMNS.text;
  for (let i = 0; i < 4; i++) {
    const root = Number.parseFloat(getComputedStyle(rootOf()).fontSize);
    figure.style.minHeight = '0';
    const fitted = fitRoot({ root, tall: figure.offsetHeight, columns, room });
    figure.style.minHeight = '';
    rootOf().style.setProperty('--t-root', `${fitted}px`);
  }
}
