/** A challenge that ticks itself, the moment the reader has brought its figure there. */

import { Children, isValidElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useScope } from '#figure/scope.ts';
import { useBeforePaint } from '#figure/useBeforePaint.ts';
import { useProse } from './context.ts';
import { follow, type Quote, quoteIn, restingText } from './quote.ts';
import { Unscripted } from './Unscripted.tsx';

interface Props {
  /** One of the chapter's challenges. */
  readonly id: string;
  /** What the number that is shown on the way should become. */
  readonly target?: string;
  readonly children?: ReactNode;
}

export function Try({ id, target, children }: Props) {
  const { figures, lang } = useScope();
  const { ui, challenges, keep } = useProse();
  const challenge = challenges[id];
  if (!challenge) throw new RangeError(`this chapter has no challenge ${id}`);
  const [solved, solve] = useState<false | 'before' | 'now'>(false);
  const quote = useMemo(() => quoteIn(figures, `${challenge.figure}.${challenge.now}`), [figures, challenge]);

  useEffect(() => {
    if (keep.has(id)) return solve('before');
    const { live } = quote;
    const unsubscribe = live.paced(() => {
      if (!challenge.solved(live.model() as never, live.store.getState() as never)) return;
      unsubscribe();
      solve('now');
      keep.add(id);
    });
    return unsubscribe;
  }, [id, challenge, quote, keep]);

  const parts = Children.toArray(children);
  const answer = parts.find(isAnswer);
  const shown = (value: string) => (target === undefined ? ui.now(value) : ui.towards(value, target));
  return (
    <li className={solved ? 'try solved' : 'try'}>
      <span className="try-box" role="img" aria-label={solved ? ui.solved : ui.open} />
      <div>
        {parts.filter((part) => part !== answer)}
        <div className="try-state">
          <OnTheWay quote={quote} resting={shown(restingText(quote, lang))} shown={shown} />
          <div className="try-answer">{answer ?? ui.justSolved}</div>
        </div>
        {answer !== undefined && <Unscripted>{answer}</Unscripted>}
      </div>
      <span className="sr" role="status">
        {solved === 'now' ? ui.justSolved : ''}
      </span>
    </li>
  );
}

/** How far the reader is, live. */
function OnTheWay({
  quote,
  resting,
  shown,
}: {
  readonly quote: Quote;
  readonly resting: string;
  readonly shown: (value: string) => string;
}) {
  const { lang } = useScope();
  const line = useRef<HTMLParagraphElement>(null);
  const latest = useRef(shown);
  latest.current = shown;
  useBeforePaint(() => {
    const box = line.current as HTMLParagraphElement;
    const text = box.firstChild as Text;
    return follow(box, quote, lang, (value) => {
      text.data = latest.current(value);
    });
  }, [quote, lang]);
  return (
    <p ref={line} className="try-now">
      {resting}
    </p>
  );
}

/** What one finds once the challenge is solved; shown by the challenge around it, of which it is a child. */
export function Answer({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>;
}

const isAnswer = (part: ReactNode): boolean => isValidElement(part) && part.type === Answer;
