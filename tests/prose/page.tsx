/** Puts devices on a page as a chapter would, on the server and in a document. */

import { act, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { figureUi as figureEn } from '#app/words/figureUi.en.ts';
import { proseUi as en } from '#app/words/proseUi.en.ts';
import { proseUi as zh } from '#app/words/proseUi.zh.ts';
import type { Live } from '#figure/live.ts';
import { ChapterPage } from '#prose/ChapterPage.tsx';
import type { Keep } from '#prose/context.ts';
import { GuessShare } from '#prose/GuessShare.tsx';
import type { GuessForm } from '#prose/guessForm.ts';
import { Still } from '#prose/Still.tsx';
import { stillsIn } from '#prose/stills.ts';
import type { Lang } from '#spec/format.ts';
import { serverMarkup } from '../serverMarkup.ts';
import { chapter, ScalesFigure, words } from './scales.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

// What jsdom has not got.
Element.prototype.setPointerCapture = () => {};
Element.prototype.scrollIntoView = () => {};
window.matchMedia = ((query: string) => ({ matches: query.includes('reduced-motion') })) as typeof window.matchMedia;

export interface Shown {
  readonly box: HTMLElement;
  readonly html: string;
  readonly live: Live;
  readonly find: <E extends Element = HTMLElement>(selector: string) => E;
  readonly set: (patch: { readonly [name: string]: unknown }) => void;
  readonly leave: () => void;
}

export const memory = (solved: string[] = []): Keep & { readonly solved: string[] } => ({
  solved,
  has: (id) => solved.includes(id),
  add: (id) => solved.push(id),
});

let root: Root | undefined;
let complained: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  complained = vi.spyOn(console, 'error');
});

/** Every page of these tests was rendered on a server first, and came alive without a word. */
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  expect(complained).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

/** As the build does with text that has no control of its own. */
export const still = (content: ReactElement): ReactElement => <Still n="0">{content}</Still>;

export function show(
  prose: ReactElement,
  options: {
    readonly lang?: Lang;
    readonly keep?: Keep;
    readonly stepOn?: () => void;
    readonly GuessForm?: GuessForm;
    /** What a browser makes of the same prose, whose text it finds in the page. */
    readonly apart?: ReactElement;
  } = {},
): Shown {
  const { lang = 'en', keep = memory(), GuessForm = GuessShare } = options;
  let live: Live | undefined;
  const env = {
    href: (id: string, query: string) => `/${lang}/scales/${query && `?${query}`}#${id}`,
    embedHref: () => '',
    cardHref: () => '',
    keep,
    ...(options.stepOn ? { stepOn: options.stepOn } : {}),
    onLives: (lives: { readonly [id: string]: Live }) => {
      live = lives['scales'];
    },
  };
  const pageOf = (prose: ReactElement, stills = {}) => (
    <ChapterPage
      stills={stills}
      chapter={chapter}
      number={3}
      lang={lang}
      words={words}
      figures={{ Scales: ScalesFigure }}
      GuessForm={GuessForm}
      ui={figureEn}
      proseUi={lang === 'zh' ? zh : en}
      env={env}
      Prose={() => prose}
    />
  );
  const box = document.createElement('main');
  document.body.append(box);
  const html = serverMarkup(pageOf(prose));
  box.innerHTML = html;
  const page = options.apart ? pageOf(options.apart, stillsIn(box)) : pageOf(prose);
  act(() => {
    // A text that differs is mended without a word on the console.
    root = hydrateRoot(box, page, { onRecoverableError: (error) => console.error(error) });
  });
  return {
    box,
    html,
    live: live as unknown as Live,
    find: <E extends Element = HTMLElement>(selector: string) => {
      const found = box.querySelector<E>(selector);
      if (!found) throw new Error(`nothing matches ${selector} in ${box.innerHTML}`);
      return found;
    },
    set: (patch) => act(() => void live?.set(patch as never)),
    leave: () => {
      act(() => root?.unmount());
      root = undefined;
    },
  };
}

export const press = (element: Element, key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  act(() => void element.dispatchEvent(event));
  return event;
};

export const point = (element: Element, type: string, x: number) => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, button: 0 });
  Object.defineProperties(event, { pointerId: { value: 1 }, isPrimary: { value: true } });
  act(() => void element.dispatchEvent(event));
  return event;
};

export const click = (element: Element, more: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...more });
  act(() => void element.dispatchEvent(event));
  return event;
};

/** Types into an input as React hears it. */
export const type = (input: HTMLInputElement, value: string) => {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
};
