/** A report of a mistake, with everything needed to see it again; the reader adds what is wrong. */

import type { Lang } from '#spec/format.ts';
import { EXTRA_WORDS } from './extraWords.ts';

interface Seen {
  /** Number and title. */
  readonly figure: string;
  /** Address that opens the state. */
  readonly link: string;
  readonly lang: Lang;
}

export function reportOf({ figure, link, lang }: Seen): string {
  const { lines } = EXTRA_WORDS[lang];
  const said = [
    [lines.figure, figure],
    [lines.state, link],
    [lines.edition, `${import.meta.env.EDITION} ${lang}`],
    [lines.browser, navigator.userAgent],
  ];
  return [lines.intro, '', '', ...said.map(([name, value]) => `${name}: ${value}`), ''].join('\n');
}
