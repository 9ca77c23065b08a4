/** What a page adds to the menus of its figures, and what it is told. */

import type { Told } from './ui.ts';

export interface Extras extends Told {
  /** The element of the figure in the page. */
  readonly figure: () => HTMLElement;
  /** Address that opens the present state. */
  readonly link: () => string;
  readonly say: (note: string) => void;
  readonly copy: (text: string, done: string) => void;
  readonly close: () => void;
}
