/** The control of a short text: what an input method is composing is left alone, and what was cut is said. */

import { useId } from 'react';
import type { Kind } from './controlKind.ts';
import { sayRepair } from './sayRepair.ts';
import { useSource } from './source.ts';
import { TextField } from './TextField.tsx';
import { useNote } from './useNote.ts';
import { useParam } from './useParam.ts';

export function TextControl({ live, ui, lang, name, param, label }: Kind<'text'>) {
  const { value, set } = useParam<string>({ live, name });
  const id = useId();
  const [note, say] = useNote(useSource<string>(live, name));
  return (
    <div className="control text" data-param={name}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <TextField
        id={id}
        value={value}
        length={param.maxLength}
        set={set}
        onRepairs={([repair]) => say(repair ? sayRepair(repair, ui, lang) : '')}
      />
      <span className="say" aria-live="polite">
        {note}
      </span>
    </div>
  );
}
