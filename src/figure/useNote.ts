/** A message beside a control, about the value it stands at: it goes when the value moves on. */

import { useState } from 'react';
import type { AnyValue } from '#spec/params.ts';

/** @param get the latest value, so that a message about a change that was just made is kept */
export function useNote(value: AnyValue, get: () => AnyValue): readonly [note: string, say: (note: string) => void] {
  const [note, setNote] = useState<{ readonly text: string; readonly at: AnyValue }>();
  const shown = note && Object.is(note.at, value) ? note.text : '';
  const say = (text: string) => {
    if (text !== '' || note) setNote(text === '' ? undefined : { text, at: get() });
  };
  return [shown, say];
}
