/**
 * A number of a figure in a sentence; it follows the figure without the sentence being rendered again.
 *
 * With `opening` it stays at what the figure opens with, with `at` at what the figure shows in a state. `after` is the
 * punctuation behind it, put here when the prose is compiled; the reserved room lies behind both.
 */

import { type CSSProperties, useMemo, useRef } from 'react';
import { useScope } from '#figure/scope.ts';
import { useBeforePaint } from '#figure/useBeforePaint.ts';
import { useProse } from './context.ts';
import { langOf } from './langOf.ts';
import { digitsWide, follow, isWord, quoteIn, restingText, roomFor, textAt } from './quote.ts';
import { escapeHtml } from './slots.ts';

interface Props {
  readonly name: string;
  readonly opening?: boolean;
  /** A state as `Goto` takes it. */
  readonly at?: string;
  /** Its number among the finished pieces of the page: such a number was computed when the page was prerendered. */
  readonly n?: string;
  readonly after?: string;
}

export function Value({ name, opening = false, at, n, after = '' }: Props) {
  return at === undefined && n === undefined ? (
    <Following name={name} opening={opening} after={after} />
  ) : (
    <Fixed name={name} after={after} {...(at === undefined ? {} : { at })} {...(n === undefined ? {} : { n })} />
  );
}

function Following({
  name,
  opening,
  after,
}: {
  readonly name: string;
  readonly opening: boolean;
  readonly after: string;
}) {
  const { figures, lang } = useScope();
  const box = useRef<HTMLSpanElement>(null);
  const quote = useMemo(() => quoteIn(figures, name), [figures, name]);
  const resting = restingText(quote, lang);
  useBeforePaint(() => {
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

function Fixed({
  name,
  at = '',
  n,
  after,
}: {
  readonly name: string;
  readonly at?: string;
  readonly n?: string;
  readonly after: string;
}) {
  const { figures, lang } = useScope();
  const { stills } = useProse();
  const quote = useMemo(() => quoteIn(figures, name), [figures, name]);
  const html = useMemo(() => stills[n ?? ''] ?? escapeHtml(textAt(quote, at, lang)), [stills, n, quote, at, lang]);
  return (
    <span className={isWord(quote) ? 'word' : 'v'} style={{ '--w': 0 } as CSSProperties}>
      <span
        className={quote.readout.hue ?? 'ink'}
        data-still={n}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a number, escaped
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {after}
    </span>
  );
}
