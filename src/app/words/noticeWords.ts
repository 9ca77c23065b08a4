/** What is said of a link that asks for something it cannot have. Loaded with such a link. */

import type { Reason } from '#spec/settle.ts';

/** What a link asked for and what it got, as the reader may see it. */
export interface Asked {
  readonly label: string;
  readonly asked: string;
  readonly used: string;
  /** Whether the value is one of several under this label. */
  readonly item: boolean;
}

export interface NoticeWords {
  readonly repaired: { readonly [R in Reason]: (asked: Asked) => string };
  readonly more: (count: number) => string;
  readonly noSuchLanguage: (code: string) => string;
  readonly yes: string;
  readonly no: string;
}
