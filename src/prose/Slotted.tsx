/** Finished HTML with live numbers in it: filled when rendered, then followed node by node. */

import { useMemo, useRef } from 'react';
import { useScope } from '#figure/scope.ts';
import { useBeforePaint } from '#figure/useBeforePaint.ts';
import { useProse } from './context.ts';
import { follow, quoteIn, restingText, roomFor } from './quote.ts';
import { fillHtml, textIn } from './slots.ts';

interface Props {
  /** With slots. Missing in a browser, where the prerendered page has it filled. */
  readonly html?: string;
  /** Its number among the finished pieces of the page. */
  readonly n?: string;
  readonly as: 'span' | 'code';
  readonly className?: string;
  /** How a number is spelled here; code has its own ways. */
  readonly spell?: (text: string) => string;
  /** Not for screen readers: something around it has a label that says the same. */
  readonly silent?: boolean;
}

export function Slotted({ html, n, as: Tag, className, spell = asShown, silent }: Props) {
  const { figures, lang } = useScope();
  const { stills } = useProse();
  const box = useRef<HTMLElement>(null);
  const filled = useMemo(
    () => ({
      __html:
        html === undefined
          ? (stills[n ?? ''] ?? '')
          : fillHtml(html, (name) => {
              const quote = quoteIn(figures, name);
              const text = spell(restingText(quote, lang));
              return { text, room: roomFor(quote, text), hue: quote.readout.hue ?? 'ink' };
            }),
    }),
    [html, n, stills, figures, lang, spell],
  );
  useBeforePaint(() => {
    if (!filled.__html.includes('data-v')) return;
    const stops = [...(box.current as HTMLElement).querySelectorAll('[data-v]')].map((element) => {
      const text = textIn(element);
      return follow(element, quoteIn(figures, element.getAttribute('data-v') as string), lang, (shown) => {
        if (text) text.data = spell(shown);
      });
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [filled, figures, lang, spell]);
  return (
    <Tag
      ref={box as never}
      className={className}
      data-still={n}
      aria-hidden={silent}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time; slots are escaped
      dangerouslySetInnerHTML={filled}
    />
  );
}

/** The attributes that are there. */
export const finished = (html: string | undefined, n: string | undefined) => ({
  ...(html === undefined ? {} : { html }),
  ...(n === undefined ? {} : { n }),
});

const asShown = (text: string) => text;
