/** Own data for a list: paste, see what was understood, then use it. */

import { useId, useState } from 'react';
import type { AnyValues } from '#spec/params.ts';
import { readPasted } from '#spec/paste.ts';
import { settle } from '#spec/settle.ts';
import { valueText } from '#spec/valueText.ts';
import { type Named, pasteItems } from './listEdits.ts';
import { sayRepair } from './sayRepair.ts';
import type { Told } from './ui.ts';

interface Props extends Told {
  readonly list: Named;
}

export function PasteBox({ live, ui, lang, list }: Props) {
  const [text, setText] = useState('');
  const id = useId();
  const pasted = readPasted(text);
  const patch = pasteItems(list, live.store.getState(), pasted);
  const usable = pasted.numbers.length > 0;
  return (
    <details className="paste">
      <summary>{ui.paste}</summary>
      <label htmlFor={id}>{ui.pasteHint}</label>
      <textarea
        id={id}
        rows={5}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div aria-live="polite">
        {text.trim() !== '' && (usable ? understood() : <p>{ui.nothingRead}</p>)}
        {pasted.unread.length > 0 && <p>{ui.unread(pasted.unread.join(' · '))}</p>}
      </div>
      <button
        type="button"
        className="btn"
        aria-disabled={!usable || undefined}
        onClick={() => {
          if (!usable) return;
          live.set(patch);
          setText('');
        }}
      >
        {ui.use}
      </button>
    </details>
  );

  /** The list as it would be, limits applied. */
  function understood() {
    const { values, repairs } = settle(
      { [list.list]: list.param, ...(list.names && { [list.names.name]: list.names.param }) },
      patch,
    ) as { values: AnyValues; repairs: ReturnType<typeof settle>['repairs'] };
    const numbers = values[list.list] as readonly number[];
    const names = list.names && (values[list.names.name] as readonly string[]);
    return (
      <>
        <p>
          {ui.understood(String(Math.min(numbers.length, pasted.numbers.length)))}{' '}
          {numbers.map((x, i) => `${names ? `${names[i]} ` : ''}${valueText(list.param.item, x, lang)}`).join(' · ')}
        </p>
        {repairs.slice(0, 5).map((repair, i) => (
          <p key={i}>{sayRepair(repair, ui, lang)}</p>
        ))}
      </>
    );
  }
}
