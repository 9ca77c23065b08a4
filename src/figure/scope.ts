/** The figures of one page, and the language their words are in. Figures on a page do not know of each other. */

import { type ComponentType, createContext, useContext } from 'react';
import type { FigureWords } from '#spec/figure.ts';
import type { Lang } from '#spec/format.ts';
import type { AnyValues } from '#spec/params.ts';
import type { Extras } from './extras.ts';
import type { Live } from './live.ts';
import type { FigureUi } from './ui.ts';

/** Where figures lead to. */
export interface Addresses {
  /** The address of a figure's state, for links that can be copied or followed. */
  readonly href: (id: string, query: string) => string;
  /** The same with what the page keeps beside the values: for links made when asked, since a prerendered page has none. */
  readonly linkHref?: (id: string, query: string) => string;
  /** Address of the figure's own page, for embedding. */
  readonly embedHref: (id: string, query: string) => string;
  /** Address of what is known of a network. */
  readonly cardHref: (net: string) => string;
  /** A jump to a figure becomes a step of the history, so that Back leads to the sentence. */
  readonly stepOn?: () => void;
  /** What the page adds to the menu of every figure. */
  readonly loadExtras?: () => Promise<ComponentType<Extras>>;
}

export interface Scope extends Addresses {
  readonly lang: Lang;
  /** By figure id. */
  readonly figures: { readonly [id: string]: Live };
  readonly words: { readonly [id: string]: FigureWords<never> };
  /** Number of the figure in the book, "3.1"; none for figures without a caption number. */
  readonly numbers: { readonly [id: string]: string };
  /** Words of the frame around every figure: Link, Table, Reset … */
  readonly ui: FigureUi;
  /** Where “Reset” leads, if not to what the figure opens with: whoever embeds it may have asked for more. */
  readonly begins?: AnyValues;
}

export const ScopeContext = createContext<Scope | undefined>(undefined);

export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('a figure or a quoted number stands outside a page scope');
  return scope;
}

export function useFigure(id: string): Live {
  const live = useScope().figures[id];
  if (!live) throw new RangeError(`this page has no figure ${id}`);
  return live;
}
