/** Every word the frame of the site says, in one language. A missing string does not compile. */

import type { FigureUi } from '#figure/ui.ts';
import type { ProseUi } from '#prose/ui.ts';

export interface AppWords {
  readonly site: string;
  readonly description: string;
  readonly skip: string;
  readonly nav: {
    readonly label: string;
    readonly contents: string;
    readonly glossary: string;
    readonly teachers: string;
    readonly errata: string;
    readonly networks: string;
    readonly credits: string;
    /** The other language, in that language. */
    readonly other: string;
  };
  readonly theme: { readonly label: string; readonly system: string; readonly light: string; readonly dark: string };
  readonly foot: { readonly licence: string; readonly credits: string };
  readonly notice: {
    readonly dismiss: string;
    /** Instead of a page that was asked for. */
    readonly offline: string;
  };
  readonly chapter: {
    readonly next: string;
    readonly previous: string;
    readonly unwritten: string;
    /** Before the number and title of the chapter that comes next but is not written. */
    readonly planned: string;
    readonly map: string;
  };
  readonly figure: FigureUi;
  readonly prose: ProseUi;
}
