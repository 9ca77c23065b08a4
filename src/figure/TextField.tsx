/** Short text to type. What an input method is still composing is left alone until it is done. */

import { useEffect, useRef, useState } from 'react';
import type { Repair } from '#spec/settle.ts';

interface Props {
  readonly id?: string;
  readonly label?: string;
  readonly value: string;
  /** In characters. */
  readonly length: number;
  readonly set: (text: string) => readonly Repair[];
  readonly onRepairs: (repairs: readonly Repair[]) => void;
}

export function TextField({ id, label, value, length, set, onRepairs }: Props) {
  const [draft, setDraft] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const commit = (typed: string) => onRepairs(set(typed));
  // What was typed before the page came alive is taken now, not thrown away.
  const early = useRef(() => {
    const input = field.current;
    if (!input || input.value === input.defaultValue) return;
    setDraft(input.value);
    commit(input.value);
  });
  useEffect(() => early.current(), []);
  return (
    <input
      ref={field}
      className="text-field"
      type="text"
      id={id}
      aria-label={label}
      autoComplete="off"
      size={Math.min(24, length + 2)}
      value={draft ?? value}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setDraft(typed);
        if (!(event.nativeEvent as InputEvent).isComposing) commit(typed);
      }}
      onCompositionEnd={(event) => commit(event.currentTarget.value)}
      onBlur={() => setDraft(undefined)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) setDraft(undefined);
      }}
    />
  );
}
