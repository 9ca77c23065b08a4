/** A number to type: what is typed stays as it is until it can be read, and nothing is lost if it cannot. */

import { useCallback, useRef } from 'react';
import { formatNumber } from '#spec/format.ts';
import { type Bounds, decimals } from '#spec/number.ts';
import { readNumber } from '#spec/readNumber.ts';
import { keyed } from './keyed.ts';
import { follow, type Source } from './source.ts';
import { useBeforePaint } from './useBeforePaint.ts';

interface Props {
  readonly label: string;
  readonly bounds: Bounds;
  readonly source: Source<number>;
  readonly onSet: (x: number) => void;
  readonly onUnreadable: (typed: string) => void;
  /** Whether the message named by `describedBy` is about what stands here. */
  readonly invalid: boolean;
  readonly describedBy: string;
  readonly hint?: string | undefined;
}

export function NumberField({ label, bounds, source, onSet, onUnreadable, invalid, describedBy, hint }: Props) {
  const field = useRef<HTMLInputElement>(null);
  /** Whether something else stands in the field than the value: it is forgotten when the value moves. */
  const draft = useRef(false);
  const restore = useCallback(() => {
    draft.current = false;
    const input = field.current;
    const text = fieldText(bounds, source.get());
    if (input && input.value !== text) input.value = text;
  }, [bounds, source]);
  useBeforePaint(() => follow(source, 'paced', restore), [source, restore]);

  const commit = (typed: string) => {
    if (!draft.current) return;
    if (typed.trim() === '') return restore();
    const x = readNumber(typed);
    if (x === undefined) return onUnreadable(typed);
    restore();
    onSet(x);
  };

  // A box of its own, so that what is written in it is laid out alone (see the style sheet).
  return (
    <span>
      <input
        ref={field}
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
        defaultValue={fieldText(bounds, source.opening())}
        onChange={() => {
          draft.current = true;
        }}
        onBlur={(event) => commit(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') commit(event.currentTarget.value);
          if (event.key === 'Escape') restore();
          const next = /Up|Down/.test(event.key) ? keyed(bounds, source.get(), event) : undefined;
          if (next === undefined) return;
          event.preventDefault();
          onSet(next);
        }}
      />
    </span>
  );
}

/** Without separators between thousands: a comma that is typed is a decimal comma. */
function fieldText(bounds: Bounds, x: number): string {
  if (!Number.isFinite(x)) return formatNumber(x, { as: 'whole' }, 'en');
  return x.toFixed(decimals(bounds, x)).replace('-', '\u2212');
}
