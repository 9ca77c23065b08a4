/**
 * A formula set at build time.
 *
 * With a spoken form the whole formula is one object with that label, which touch exploration finds, too; without
 * one, the MathML that KaTeX hides beside its picture is read.
 */

import { useEffect, useRef } from 'react';
import { useScope } from '#figure/scope.ts';
import { useBeforePaint } from '#figure/useBeforePaint.ts';
import { follow, quoteIn, restingText } from './quote.ts';
import { finished, Slotted } from './Slotted.tsx';
import { fillText, slotsOf } from './slots.ts';

interface Props {
  /** As {@link Slotted} takes it. */
  readonly html?: string;
  readonly n?: string;
  /** May have slots, as the HTML may. */
  readonly spoken?: string;
  readonly display?: boolean;
  /** Whether the HTML has slots. */
  readonly live?: boolean;
}

export function Formula({ html, n, spoken, display = false, live = false }: Props) {
  const { figures, lang } = useScope();
  const box = useRef<HTMLElement>(null);
  useBeforePaint(() => {
    if (spoken === undefined) return;
    const values: { [name: string]: string } = {};
    const say = () =>
      box.current?.setAttribute(
        'aria-label',
        fillText(spoken, (name) => values[name] ?? ''),
      );
    const stops = slotsOf(spoken).map((name) =>
      follow(box.current as HTMLElement, quoteIn(figures, name), lang, (text) => {
        values[name] = text;
        say();
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [spoken, figures, lang]);
  useEffect(hearTab, []);
  const Tag = display ? 'div' : 'span';
  return (
    <Tag
      ref={box as never}
      className={display ? `formula${live ? ' live' : ''}` : 'formula-inline'}
      role={spoken === undefined ? undefined : 'math'}
      aria-label={
        spoken === undefined ? undefined : fillText(spoken, (name) => restingText(quoteIn(figures, name), lang))
      }
    >
      <Slotted as="span" {...finished(html, n)} silent={spoken !== undefined} />
    </Tag>
  );
}

let heard = false;

/** Whoever comes by keyboard can also scroll a formula that is wider than the page. */
function hearTab(): void {
  if (heard) return;
  heard = true;
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return;
    for (const box of document.querySelectorAll<HTMLElement>('.formula'))
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
  });
}
