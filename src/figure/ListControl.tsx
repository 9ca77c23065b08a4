/** A list of numbers, one row per item; items can be named, added, removed, or all replaced by the reader's own. */

import { useId, useMemo, useRef } from 'react';
import type { ListParam } from '#spec/params.ts';
import { labelOf } from './grip.ts';
import { addItem, type Named, namesOf, removeItem, replaceItem } from './listEdits.ts';
import { LIST_WORDS } from './listWords.ts';
import { NumberControl } from './NumberControl.tsx';
import { PasteBox } from './PasteBox.tsx';
import { sayRepair } from './sayRepair.ts';
import { sourceOf } from './source.ts';
import { TextField } from './TextField.tsx';
import type { Told } from './ui.ts';
import { useLive } from './useLive.ts';
import { useNote } from './useNote.ts';

interface Props extends Told {
  readonly name: string;
  readonly param: ListParam;
  readonly label: string;
}

export function ListControl({ name, param, label, ...told }: Props) {
  const { live, lang } = told;
  const said = LIST_WORDS[lang];
  const names = namesOf(live.spec.params, name);
  const list: Named = { list: name, param, ...(names && { names }) };
  const count = useLive(live, (values) => (values[name] as readonly number[]).length);
  const [note, say] = useNote(
    useMemo(() => sourceOf(live, (values) => (values[name] as readonly number[]).length), [live, name]),
  );
  const full = count >= param.maxLength;
  const noteId = useId();
  return (
    <fieldset className="control list" data-param={name}>
      <legend className="label">{label}</legend>
      {Array.from({ length: count }, (_, i) => (
        <Item key={i} {...told} list={list} index={i} />
      ))}
      {param.minLength < param.maxLength && (
        <button
          type="button"
          className="btn"
          aria-disabled={full || undefined}
          aria-describedby={noteId}
          onClick={() => {
            if (full) return say(said.full(String(param.maxLength)));
            live.set(addItem(list, live.store.getState()));
          }}
        >
          {said.add}
        </button>
      )}
      <span className="say" id={noteId} aria-live="polite">
        {note}
      </span>
      <PasteBox {...told} list={list} />
    </fieldset>
  );
}

interface ItemProps extends Told {
  readonly list: Named;
  readonly index: number;
}

function Item({ live, words, ui, lang, list, index }: ItemProps) {
  const { list: name, param, names } = list;
  const said = LIST_WORDS[lang];
  const numbers = () => live.store.getState()[name] as readonly number[];
  // An item that has just been removed may be asked once more before it goes.
  const source = useMemo(
    () => sourceOf(live, (values) => (values[name] as readonly number[])[index] ?? param.added),
    [live, name, index, param],
  );
  const number = String(index + 1);
  const called = useLive(live, (values) =>
    names ? ((values[names.name] as readonly string[])[index] ?? '') : (words.items?.[number] ?? number),
  );
  const fewest = useLive(live, (values) => (values[name] as readonly number[]).length <= param.minLength);
  const remove = useRef<HTMLButtonElement>(null);
  return (
    <NumberControl
      label={labelOf(live.spec.params, words, live.store.getState(), name, index)}
      head={(id, say) =>
        names ? (
          <TextField
            label={said.nameOf(number)}
            value={called}
            length={names.param.maxLength}
            set={(typed) => live.set(replaceItem(names.name, live.store.getState(), index, typed))}
            onRepairs={([repair]) => say(repair ? sayRepair(repair, ui, lang) : '')}
          />
        ) : (
          <label className="label" htmlFor={id}>
            {called}
          </label>
        )
      }
      tail={(say) =>
        param.minLength < param.maxLength && (
          <button
            ref={remove}
            type="button"
            className="remove"
            aria-label={said.removeItem(called)}
            aria-disabled={fewest || undefined}
            title={fewest ? said.fewest(String(param.minLength)) : undefined}
            onClick={() => {
              if (fewest) return say(said.fewest(String(param.minLength)));
              if (index === numbers().length - 1) focusPrevious(remove.current);
              live.set(removeItem(list, live.store.getState(), index));
            }}
          >
            {said.remove}
          </button>
        )
      }
      bounds={param.item}
      source={source}
      set={(x) =>
        live.set(replaceItem(name, live.store.getState(), index, x)).filter((repair) => repair.param === name)
      }
      ui={ui}
      lang={lang}
    />
  );
}

/** The last row goes with its button, so the focus moves to the row above. */
function focusPrevious(button: HTMLButtonElement | null): void {
  const above = button?.closest('.control')?.previousElementSibling;
  above?.querySelector<HTMLButtonElement>('.remove')?.focus();
}
