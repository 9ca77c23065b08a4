/**
 * The control of one parameter, whatever its kind.
 *
 * Most kinds stand below pictures and are here; those that take lists and texts are many more lines, and
 * most readers never open them, so they are loaded when they are first shown.
 */

import { type ComponentType, useEffect, useId, useState } from 'react';
import type { Kind } from './controlKind.ts';
import { glide } from './glide.ts';
import { NumberControl } from './NumberControl.tsx';
import { SeedControl } from './SeedControl.tsx';
import { useSource } from './source.ts';
import type { Told } from './ui.ts';
import { useParam } from './useParam.ts';

interface Props extends Told {
  readonly name: string;
}

export function Control({ name, ...told }: Props) {
  const param = told.live.spec.params[name];
  if (!param) throw new RangeError(`figure ${told.live.spec.id} has no parameter ${name}`);
  const label = told.words.params[name] ?? name;
  const of = { ...told, name, label };
  switch (param.kind) {
    case 'number':
      return <OfNumber {...of} param={param} />;
    case 'seed':
      return <SeedControl {...of} />;
    case 'list':
    case 'text':
      return <Later {...of} param={param} />;
    case 'names':
      return null;
    case 'choice':
      return <OfChoice {...of} param={param} />;
    case 'flag':
      return <OfFlag {...of} param={param} />;
  }
}

function OfNumber({ live, words, ui, lang, name, param, label }: Kind<'number'>) {
  const source = useSource<number>(live, name);
  return (
    <NumberControl
      param={name}
      label={label}
      head={(id) => (
        <label className="label" htmlFor={id}>
          {label}
        </label>
      )}
      bounds={param}
      source={source}
      set={(x) => live.set({ [name]: x }).filter((repair) => repair.param === name)}
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
    <fieldset className="control choice" data-param={name}>
      <legend className="label">{label}</legend>
      <span className="choices">
        {param.choices.map((choice) => (
          <label key={choice}>
            <input type="radio" name={group} value={choice} checked={choice === value} onChange={() => set(choice)} />
            <span>{words.choices?.[name]?.[choice] ?? choice}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}

function OfFlag({ live, name, label }: Kind<'flag'>) {
  const { value, set } = useParam<boolean>({ live, name });
  return (
    <label className="control flag" data-param={name}>
      <input type="checkbox" checked={value} onChange={(event) => set(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

type OwnProps = Kind<'list' | 'text'>;

/** Kept, so that whatever is opened a second time is there at once. */
let OwnData: ComponentType<OwnProps> | undefined;

export async function loadOwnData(): Promise<void> {
  OwnData = (await import('./OwnData.tsx')).OwnData;
}

function Later(props: OwnProps) {
  const [here, arrived] = useState(OwnData !== undefined);
  useEffect(() => {
    if (!here) loadOwnData().then(() => arrived(true));
  }, [here]);
  return OwnData && here ? <OwnData {...props} /> : null;
}
