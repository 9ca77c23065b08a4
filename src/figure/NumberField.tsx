/** A number to type: what is typed stays as it is until it can be read, and nothing is lost if it cannot. */

import { useState } from 'react';
import { formatNumber } from '#spec/format.ts';
import { type Bounds, decimals } from '#spec/number.ts';
import { readNumber } from '#spec/readNumber.ts';
import { keyed } from './keyed.ts';

interface Props {
  readonly label: string;
  readonly bounds: Bounds;
  readonly value: number;
  readonly onSet: (x: number) => void;
  readonly onUnreadable: (typed: string) => void;
  /** Whether the message named by `describedBy` is about what stands here. */
  readonly invalid: boolean;
  readonly describedBy: string;
  readonly hint?: string | undefined;
}

interface Draft {
  readonly typed: string;
  /** The value when it was typed: a draft is forgotten when the value moves. */
  readonly at: number;
}

export function NumberField({ label, bounds, value, onSet, onUnreadable, invalid, describedBy, hint }: Props) {
  const [draft, setDraft] = useState<Draft>();
  const typed = draft && Object.is(draft.at, value) ? draft.typed : undefined;

  const commit = () => {
    if (typed === undefined) return;
    if (typed.trim() === '') return setDraft(undefined);
    const x = readNumber(typed);
    if (x === undefined) return onUnreadable(typed);
    setDraft(undefined);
    onSet(x);
  };

  return (
    <input
      className="number-field"
      type="text"
      inputMode={bounds.min >= 0 && !bounds.infinite ? 'decimal' : 'text'}
      enterKeyHint="done"
      autoComplete="off"
      spellCheck={false}
      size={7}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      title={hint}
      value={typed ?? fieldText(bounds, value)}
      onChange={(event) => setDraft({ typed: event.currentTarget.value, at: value })}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') setDraft(undefined);
        const next = /Up|Down/.test(event.key) ? keyed(bounds, value, event) : undefined;
        if (next === undefined) return;
        event.preventDefault();
        onSet(next);
      }}
    />
  );
}

/** Without separators between thousands: a comma that is typed is a decimal comma. */
function fieldText(bounds: Bounds, x: number): string {
  if (!Number.isFinite(x)) return formatNumber(x, { as: 'whole' }, 'en');
  return x.toFixed(decimals(bounds, x)).replace('-', '\u2212');
}
