/** The controls that take a reader's own data: lists and texts. Loaded when the first of them is shown. */

import { useId } from 'react';
import type { Kind } from './controlKind.ts';
import { ListControl } from './ListControl.tsx';
import { sayRepair } from './sayRepair.ts';
import { useSource } from './source.ts';
import { TextField } from './TextField.tsx';
import { useNote } from './useNote.ts';
import { useParam } from './useParam.ts';

export function OwnData({ param, ...of }: Kind<'list' | 'text'>) {
  switch (param.kind) {
    case 'list':
      return <ListControl {...of} param={param} />;
    case 'text':
      return <OfText {...of} param={param} />;
  }
}

function OfText({ live, ui, lang, name, param, label }: Kind<'text'>) {
  const { value, set } = useParam<string>({ live, name });
  const id = useId();
  const [note, say] = useNote(useSource<string>(live, name));
  return (
    <div className="control">
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
