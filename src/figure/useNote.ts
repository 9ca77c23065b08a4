/** A message beside a control, about the value it stands at: it goes when the value moves on. */

import { useEffect, useState } from 'react';
import type { Source } from './source.ts';

export function useNote<T>(source: Source<T>): readonly [note: string, say: (note: string) => void] {
  const [note, setNote] = useState<{ readonly text: string; readonly at: T }>();
  useEffect(() => {
    if (!note) return undefined;
    const leave = () => {
      if (!Object.is(source.get(), note.at)) setNote(undefined);
    };
    leave();
    return source.paced(leave);
  }, [note, source]);
  const say = (text: string) => {
    if (text !== '' || note) setNote(text === '' ? undefined : { text, at: source.get() });
  };
  return [note?.text ?? '', say];
}
