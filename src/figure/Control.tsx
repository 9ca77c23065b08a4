/** The control of one parameter, whatever its kind. */

import { useId } from 'react';
import type { Param } from '#spec/params.ts';
import { glide } from './glide.ts';
import { ListControl } from './ListControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { SeedControl } from './SeedControl.tsx';
import { sayRepair } from './sayRepair.ts';
import { TextField } from './TextField.tsx';
import type { Told } from './ui.ts';
import { useNote } from './useNote.ts';
import { useParam } from './useParam.ts';

interface Props extends Told {
  readonly name: string;
}

/** What a control of one kind is told. */
interface Of<P extends Param> extends Told {
  readonly name: string;
  readonly param: P;
  readonly label: string;
}

type Kind<K extends Param['kind']> = Of<Extract<Param, { readonly kind: K }>>;

export function Control({ name, ...told }: Props) {
  const param = told.live.spec.params[name];
  if (!param) throw new RangeError(`figure ${told.live.spec.id} has no parameter ${name}`);
  const label = told.words.params[name] ?? name;
  const of = { ...told, name, label };
  switch (param.kind) {
    case 'number':
      return <OfNumber {...of} param={param} />;
    case 'list':
      return <ListControl {...of} param={param} />;
    case 'names':
      return null;
    case 'choice':
      return <OfChoice {...of} param={param} />;
    case 'flag':
      return <OfFlag {...of} param={param} />;
    case 'text':
      return <OfText {...of} param={param} />;
    case 'seed':
      return <SeedControl {...of} />;
  }
}

function OfNumber({ live, words, ui, lang, name, param, label }: Kind<'number'>) {
  const { value, get, set } = useParam<number>({ live, name });
  return (
    <NumberControl
      label={label}
      head={(id) => (
        <label className="label" htmlFor={id}>
          {label}
        </label>
      )}
      bounds={param}
      value={value}
      get={get}
      set={set}
      stops={words.choices?.[name]}
      onStop={(x) => glide(live, { [name]: x })}
      ui={ui}
      lang={lang}
    />
  );
}

function OfChoice({ live, words, name, param, label }: Kind<'choice'>) {
  const { value, set } = useParam<string>({ live, name });
  const group = useId();
  return (
    <fieldset className="control choice">
      <legend className="label">{label}</legend>
      {param.choices.map((choice) => (
        <label key={choice}>
          <input type="radio" name={group} value={choice} checked={choice === value} onChange={() => set(choice)} />
          <span>{words.choices?.[name]?.[choice] ?? choice}</span>
        </label>
      ))}
    </fieldset>
  );
}

function OfFlag({ live, name, label }: Kind<'flag'>) {
  const { value, set } = useParam<boolean>({ live, name });
  return (
    <label className="control flag">
      <input type="checkbox" checked={value} onChange={(event) => set(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

function OfText({ live, ui, lang, name, param, label }: Kind<'text'>) {
  const { value, get, set } = useParam<string>({ live, name });
  const id = useId();
  const [note, say] = useNote(value, get);
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
