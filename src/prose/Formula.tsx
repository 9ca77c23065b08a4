/**
 * A formula set at build time.
 *
 * With a spoken form the whole formula is one object with that label, which touch exploration finds, too; without
 * one, the MathML that KaTeX hides beside its picture is read.
 */

import { useScope } from '#figure/scope.ts';
import { quoteIn, restingText } from './quote.ts';
import { Slotted } from './Slotted.tsx';
import { fillText } from './slots.ts';

interface Props {
  /** As {@link Slotted} takes it. */
  readonly html: string;
  /** May have slots, as the HTML may. */
  readonly spoken?: string;
  readonly display?: boolean;
  /** Whether the HTML has slots. */
  readonly live?: boolean;
}

export function Formula({ html, spoken, display = false, live = false }: Props) {
  const { figures, lang } = useScope();
  const Tag = display ? 'div' : 'span';
  const label = spoken && fillText(spoken, (name) => restingText(quoteIn(figures, name), lang));
  return (
    <Tag
      className={display ? `formula${live ? ' live' : ''}` : 'formula-inline'}
      role={spoken === undefined ? undefined : 'math'}
      aria-label={label}
      data-spoken={label === spoken ? undefined : spoken}
    >
      <Slotted html={html} silent={spoken !== undefined} />
    </Tag>
  );
}
