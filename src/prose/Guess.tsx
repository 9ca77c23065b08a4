/** The reader commits to a guess before the figure may be touched; then the computed value stands beside it. */

import { type ReactNode, useMemo } from 'react';
import { useScope } from '#figure/scope.ts';
import { formatNumber } from '#spec/format.ts';
import { useProse } from './context.ts';
import { quoteIn, restingText, restingValue } from './quote.ts';

interface Props {
  readonly figure: string;
  /** The true answer: this readout of the figure as it opens, so that dragging elsewhere does not change it. */
  readonly readout: string;
  /** Whose share is guessed. */
  readonly item?: string;
  /** Instead of a share: answers to choose from, "a|b|c"; the right one is `right`, or else the readout's text. */
  readonly choices?: string;
  readonly right?: string;
  readonly children?: ReactNode;
}

export function Guess({ figure, readout, item = '', choices, right, children }: Props) {
  const { figures, lang } = useScope();
  const { ui, GuessForm } = useProse();
  const quote = useMemo(() => quoteIn(figures, `${figure}.${readout}`), [figures, figure, readout]);
  const truth = restingValue(quote);
  // A share is guessed in percent, however the figure writes it.
  const shown =
    choices === undefined ? formatNumber(truth as number, { as: 'percent' }, lang) : restingText(quote, lang);
  return (
    // For paper, where the answer stands on the last page.
    <div className="guess" data-answer={choices === undefined ? ui.computed(shown) : (right ?? shown)}>
      {children}
      <GuessForm
        truth={truth}
        shown={shown}
        item={item}
        choices={choices?.split('|').map((c) => c.trim()) ?? []}
        right={right ?? shown}
      />
    </div>
  );
}
