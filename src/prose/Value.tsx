/**
 * A number of a figure in a sentence. Its text is followed without the sentence being rendered again, like that of
 * all numbers in finished HTML.
 *
 * With `opening` it stays at what the figure opens with, with `at` at what the figure shows in a state. `after` is the
 * punctuation behind it, put here when the prose is compiled; the reserved room lies behind both.
 */

import type { CSSProperties } from 'react';
import { useScope } from '#figure/scope.ts';
import { langOf } from './langOf.ts';
import { digitsWide, isWord, quoteIn, restingText, roomFor, textAt } from './quote.ts';

interface Props {
  readonly name: string;
  readonly opening?: boolean;
  /** A state as `Goto` takes it. */
  readonly at?: string;
  readonly after?: string;
}

export function Value({ name, opening = false, at, after = '' }: Props) {
  const { figures, lang } = useScope();
  const quote = quoteIn(figures, name);
  const text = at === undefined ? restingText(quote, lang) : textAt(quote, at, lang);
  const stays = opening || at !== undefined;
  const word = isWord(quote);
  const room = stays ? 0 : roomFor(quote, text) + digitsWide(after);
  return (
    <span className={word ? 'word' : 'v'} style={word ? undefined : ({ '--w': room } as CSSProperties)}>
      <span className={quote.readout.hue ?? 'ink'} lang={langOf(text, lang)} data-v={stays ? undefined : name}>
        {text}
      </span>
      {after}
    </span>
  );
}
