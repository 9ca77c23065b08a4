/**
 * A number of a figure in a sentence; it follows the figure without the sentence being rendered again.
 *
 * With `opening` it stays at what the figure opens with. `after` is the punctuation behind it, put here when the prose is compiled; the reserved room lies behind both.
 */

import { type CSSProperties, useLayoutEffect, useMemo, useRef } from 'react';
import { useScope } from '#figure/scope.ts';
import { langOf } from './langOf.ts';
import { digitsWide, follow, isWord, quoteIn, restingText, roomFor } from './quote.ts';

interface Props {
  readonly name: string;
  readonly opening?: boolean;
  readonly after?: string;
}

export function Value({ name, opening = false, after = '' }: Props) {
  const { figures, lang } = useScope();
  const box = useRef<HTMLSpanElement>(null);
  const quote = useMemo(() => quoteIn(figures, name), [figures, name]);
  const resting = restingText(quote, lang);
  useLayoutEffect(() => {
    if (opening) return undefined;
    const span = box.current as HTMLSpanElement;
    const text = span.firstChild as Text;
    return follow(span, quote, lang, (shown) => {
      text.data = shown;
    });
  }, [quote, lang, opening]);
  const number = (
    <span ref={box} className={quote.readout.hue ?? 'ink'} lang={langOf(resting, lang)}>
      {resting}
    </span>
  );
  if (isWord(quote)) {
    return (
      <span className="word">
        {number}
        {after}
      </span>
    );
  }
  return (
    <span className="v" style={{ '--w': opening ? 0 : roomFor(quote, resting) + digitsWide(after) } as CSSProperties}>
      {number}
      {after}
    </span>
  );
}
