/** A number of a figure in a sentence; it follows the figure without the sentence being rendered again. */

import { type CSSProperties, useLayoutEffect, useMemo, useRef } from 'react';
import { useScope } from '#figure/scope.ts';
import { langOf } from './langOf.ts';
import { follow, isWord, quoteIn, restingText, roomFor } from './quote.ts';

export function Value({ name }: { readonly name: string }) {
  const { figures, lang } = useScope();
  const box = useRef<HTMLSpanElement>(null);
  const quote = useMemo(() => quoteIn(figures, name), [figures, name]);
  const resting = restingText(quote, lang);
  useLayoutEffect(() => {
    const text = (box.current as HTMLSpanElement).firstChild as Text;
    return follow(quote, lang, (shown) => {
      text.data = shown;
    });
  }, [quote, lang]);
  return (
    <span
      ref={box}
      className={`${isWord(quote) ? 'word' : 'v'} ${quote.readout.hue ?? 'ink'}`}
      lang={langOf(resting, lang)}
      style={{ '--w': roomFor(quote, resting) } as CSSProperties}
    >
      {resting}
    </span>
  );
}
