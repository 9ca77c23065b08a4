import { loadOwnData } from '#figure/Control.tsx';
/** A small figure with a parameter of every kind, its words, and a page to put parts of its frame into. */

import { act, createElement, type FunctionComponent } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { figureUi } from '#app/words/figureUi.en.ts';
import { createLive, type Live } from '#figure/live.ts';
import type { Told } from '#figure/ui.ts';
import { type FigureWords, figure } from '#spec/figure.ts';
import { choice, flag, list, names, number, seed, text } from '#spec/params.ts';

const params = {
  logits: list({
    item: { min: -6, max: 10, step: 0.1, fine: 0.001, infinite: [-1] },
    minLength: 2,
    maxLength: 4,
    initial: [3.5, 1.2, 0.3],
    added: 0,
  }),
  names: names({ of: 'logits', initial: ['光', '色', '亮'], spare: ['影', '霜'], maxLength: 6 }),
  stage: number({ min: 0, max: 2, step: 0.05, initial: 2 }),
  u: number({ min: 0, max: 0.999, step: 0.01, fine: 0.001, initial: 0.42 }),
  temperature: number({ min: 0.01, max: 100, step: 0.1, initial: 1, scale: 'log' }),
  first: number({ min: 0, max: 3, step: 1, initial: 0 }),
  base: choice({ choices: ['e', '2', '10'], initial: 'e' }),
  ties: flag({ initial: false }),
  note: text({ initial: 'moon', maxLength: 8 }),
  seed: seed({ initial: 7 }),
};

export interface Sums {
  readonly names: readonly string[];
  readonly logits: readonly number[];
  readonly shares: readonly number[];
}

export const spec = figure({
  id: 'sums',
  params,
  model: ({ names: called, logits }): Sums => {
    const powers = logits.map(Math.exp);
    const total = powers.reduce((a, b) => a + b, 0);
    return { names: called, logits, shares: powers.map((x) => x / total) };
  },
  readouts: { p0: { of: (model) => model.shares[0] as number, format: { as: 'percent' } } },
  table: (model) => ({
    columns: ['item', 'logit', 'share'],
    rows: model.names.map((name, i) => [
      name,
      { value: model.logits[i] as number, format: { as: 'value', digits: 1 }, hue: 'map' },
      {
        value: model.shares[i] as number,
        format: { as: 'share' },
        hue: 'area',
        how: ['e', { sup: String(model.logits[i]) }, ' / sum'],
      },
    ]),
    total: ['total', '', { value: 1, format: { as: 'share' } }],
    rounded: true,
  }),
  actions: {
    flat: { to: ({ logits }) => ({ logits: logits.map(() => 0) }), preset: true },
    plus2: { to: ({ logits }) => (Math.max(...logits) > 8 ? undefined : { logits: logits.map((z) => z + 2) }) },
  },
});

export const words: FigureWords<Sums> = {
  title: 'Sums',
  data: 'made up',
  params: {
    logits: 'score of',
    names: 'name',
    stage: 'Stage',
    u: 'u',
    temperature: 'T',
    first: 'First bar',
    base: 'Base',
    ties: 'Share ties',
    note: 'Note',
    seed: 'Seed',
  },
  choices: { base: { e: 'e', '2': 'two', '10': 'ten' }, stage: { '0': 'scores', '1': 'powers', '2': 'shares' } },
  actions: { flat: 'flat', plus2: 'add 2 to all' },
  refusals: { plus2: 'a score would leave the axis' },
  columns: { item: 'Item', logit: 'Score', share: 'Share' },
  summary: (model) => `first of ${model.names.length}`,
};

await loadOwnData();

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

export interface Page {
  readonly live: Live;
  readonly root: HTMLElement;
  readonly rerender: (extra?: object) => void;
  readonly close: () => void;
  /** The one element that a selector finds. */
  readonly the: <E extends HTMLElement = HTMLElement>(selector: string) => E;
  readonly all: <E extends HTMLElement = HTMLElement>(selector: string) => E[];
  /** The button with this text or spoken name. */
  readonly button: (name: string) => HTMLButtonElement;
}

/** Render a part of the frame around a fresh copy of the fixture. */
export function open<P extends Told>(Part: FunctionComponent<P>, extra: Omit<P, keyof Told>): Page {
  const live = createLive(spec) as unknown as Live;
  const told: Told = { live, words: words as unknown as FigureWords<never>, ui: figureUi, lang: 'en' };
  const box = document.body.appendChild(document.createElement('div'));
  const root: Root = createRoot(box);
  const render = (more: object = {}) =>
    act(() => root.render(createElement(Part, { ...told, ...extra, ...more } as unknown as P)));
  render();
  const all = <E extends HTMLElement>(selector: string) => [...box.querySelectorAll<E>(selector)];
  const the = <E extends HTMLElement>(selector: string) => {
    const found = all<E>(selector);
    if (found.length !== 1) throw new Error(`${selector}: ${found.length} found in ${box.innerHTML}`);
    return found[0] as E;
  };
  return {
    live,
    root: box,
    rerender: render,
    close: () => {
      act(() => root.unmount());
      box.remove();
    },
    the,
    all,
    button: (name) => {
      const found = all<HTMLButtonElement>('button').filter(
        (b) => (b.getAttribute('aria-label') ?? b.textContent) === name,
      );
      if (found.length !== 1) throw new Error(`button ${name}: ${found.length} found`);
      return found[0] as HTMLButtonElement;
    },
  };
}

/** Type into a field as a browser would: React listens to the value's own setter. */
export function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  act(() => {
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export const press = (element: HTMLElement, key: string, modifiers: KeyboardEventInit = {}) =>
  act(() => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }));
  });

export const click = (element: HTMLElement) => act(() => element.click());

export const leave = (element: HTMLElement) =>
  act(() => void element.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
